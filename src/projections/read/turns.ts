import { type DataSource, LessThan } from 'typeorm';
import { GameRow } from '../rows/game-row.js';
import { TurnRow } from '../rows/turn-row.js';

/**
 * A page of the player turns of a game that have ended, the latest first, and whether there are earlier ones. `before`:
 * only turns that ended before this revision.
 */
export async function turnsPage(
  source: DataSource,
  game: string,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<{ readonly turns: readonly TurnRow[]; readonly more: boolean }> {
  const where = { game, ...(before === undefined ? {} : { revision: LessThan(before) }) };
  const rows = await source.manager.find(TurnRow, { where, order: { revision: 'DESC' }, take: limit + 1 });
  return { turns: rows.slice(0, limit), more: rows.length > limit };
}

/** How many player turns of a game have ended. */
export function turnsCount(source: DataSource, game: string): Promise<number> {
  return source.manager.countBy(TurnRow, { game });
}

/** When the player turn of a game that goes on began, or that of a game that is over would have begun. */
export async function turnSince(source: DataSource, game: string): Promise<string> {
  const { turns } = await turnsPage(source, game, { limit: 1 });
  const [last] = turns;
  return last?.endedAt ?? (await source.manager.findOneByOrFail(GameRow, { id: game })).createdAt;
}

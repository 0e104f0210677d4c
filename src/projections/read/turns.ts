import type { DataSource } from 'typeorm';
import { GameRow } from '../rows/game-row.js';
import { TurnRow } from '../rows/turn-row.js';

/** Player turns of a game that have ended, the latest first. */
export function latestTurns(source: DataSource, game: string, limit: number): Promise<readonly TurnRow[]> {
  return source.manager.find(TurnRow, { where: { game }, order: { revision: 'DESC' }, take: limit });
}

/** When the player turn of a game that goes on began, or that of a game that is over would have begun. */
export async function turnSince(source: DataSource, game: string): Promise<string> {
  const [last] = await latestTurns(source, game, 1);
  return last?.endedAt ?? (await source.manager.findOneByOrFail(GameRow, { id: game })).createdAt;
}

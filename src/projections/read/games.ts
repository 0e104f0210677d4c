import type { DataSource } from 'typeorm';
import { GameRow } from '../rows/game-row.js';

/** Place of a game in the list of games, which is ordered by age. */
export interface GameKey {
  readonly createdAt: string;
  readonly id: string;
}

export interface GamesPage {
  /** Exclusive. */
  readonly after?: GameKey;
  readonly limit: number;
}

/** Games, the newest first, and whether there are older ones. */
export async function gamesPage(
  source: DataSource,
  { after, limit }: GamesPage,
): Promise<{ readonly rows: readonly GameRow[]; readonly more: boolean }> {
  const query = source
    .createQueryBuilder(GameRow, 'game')
    .orderBy('game.createdAt', 'DESC')
    .addOrderBy('game.id', 'DESC')
    .limit(limit + 1);
  if (after) {
    query.where('(game.createdAt < :createdAt OR (game.createdAt = :createdAt AND game.id < :id))', { ...after });
  }
  const rows = await query.getMany();
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

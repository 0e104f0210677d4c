import type { DataSource, EntityTarget } from 'typeorm';
import { GameRow } from '../rows/game-row.js';
import { SiegeRow } from '../rows/siege-row.js';

/** Place of a game or siege in its list, which is ordered by age. */
export interface AgeKey {
  readonly createdAt: string;
  readonly id: string;
}

export interface AgePage {
  /** Exclusive. */
  readonly after?: AgeKey;
  readonly limit: number;
}

/** A part of a list by age, and whether there are older ones. */
interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly more: boolean;
}

/** Games, the newest first; private ones are in nobody's list. */
export function gamesPage(source: DataSource, page: AgePage): Promise<Listed<GameRow>> {
  return newestFirst(source, GameRow, page, 'NOT EXISTS (SELECT 1 FROM private_games WHERE private_games.game = one.id)');
}

/** Sieges, the newest first. */
export function siegesPage(source: DataSource, page: AgePage): Promise<Listed<SiegeRow>> {
  return newestFirst(source, SiegeRow, page);
}

async function newestFirst<Row extends AgeKey>(
  source: DataSource,
  rowsOf: EntityTarget<Row>,
  { after, limit }: AgePage,
  shown = '1 = 1',
): Promise<Listed<Row>> {
  const query = source
    .createQueryBuilder(rowsOf, 'one')
    .where(shown)
    .orderBy('one.createdAt', 'DESC')
    .addOrderBy('one.id', 'DESC')
    .limit(limit + 1);
  if (after) {
    query.andWhere('(one.createdAt < :createdAt OR (one.createdAt = :createdAt AND one.id < :id))', { ...after });
  }
  const rows = await query.getMany();
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

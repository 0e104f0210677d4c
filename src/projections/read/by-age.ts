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

/** Games, the newest first. */
export function gamesPage(source: DataSource, page: AgePage): Promise<Listed<GameRow>> {
  return newestFirst(source, GameRow, page);
}

/** Sieges, the newest first. */
export function siegesPage(source: DataSource, page: AgePage): Promise<Listed<SiegeRow>> {
  return newestFirst(source, SiegeRow, page);
}

async function newestFirst<Row extends AgeKey>(
  source: DataSource,
  rowsOf: EntityTarget<Row>,
  { after, limit }: AgePage,
): Promise<Listed<Row>> {
  const query = source
    .createQueryBuilder(rowsOf, 'one')
    .orderBy('one.createdAt', 'DESC')
    .addOrderBy('one.id', 'DESC')
    .limit(limit + 1);
  if (after) {
    query.where('(one.createdAt < :createdAt OR (one.createdAt = :createdAt AND one.id < :id))', { ...after });
  }
  const rows = await query.getMany();
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

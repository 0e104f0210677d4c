import type { DataSource, EntityTarget } from 'typeorm';
import { GameRow } from '../rows/game-row.js';
import { SetAsideRow } from '../rows/set-aside-row.js';
import { SiegeRow } from '../rows/siege-row.js';

/** Ids in a list of what is set aside. */
const SET_ASIDE_MAX = 100;

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

/** Games that are set aside: in no list, until the ledger's record of them is mended. */
export function gamesSetAside(source: DataSource): Promise<readonly string[]> {
  return setAside(source, 'game-');
}

/** Sieges that are set aside. */
export function siegesSetAside(source: DataSource): Promise<readonly string[]> {
  return setAside(source, 'siege-');
}

/** Games, the newest first; private ones are in nobody's list. */
export function gamesPage(source: DataSource, page: AgePage): Promise<Listed<GameRow>> {
  return newestFirst(source, GameRow, 'game-', page);
}

/** Sieges, the newest first. */
export function siegesPage(source: DataSource, page: AgePage): Promise<Listed<SiegeRow>> {
  return newestFirst(source, SiegeRow, 'siege-', page);
}

/** Prefixes of the names of streams, before the id. */
type StreamPrefix = 'game-' | 'siege-';

/**
 * SQL: whether a game or siege may be in anybody's list. A private game is in none; nor is one whose seats are set
 * aside, since it may be private.
 */
export function isListed(id: string): string {
  return (
    `NOT EXISTS (SELECT 1 FROM seat_streams AS seats WHERE seats.game = ${id} AND seats.is_private) ` +
    `AND NOT EXISTS (SELECT 1 FROM set_aside AS lost WHERE lost.stream = 'seats-' || ${id})`
  );
}

async function setAside(source: DataSource, prefix: StreamPrefix): Promise<readonly string[]> {
  const rows = await source
    .createQueryBuilder(SetAsideRow, 'one')
    .where('one.stream LIKE :begins', { begins: `${prefix}%` })
    .andWhere(isListed(`substr(one.stream, ${prefix.length + 1})`))
    .orderBy('one.stream', 'ASC')
    .limit(SET_ASIDE_MAX)
    .getMany();
  return rows.map(({ stream }) => stream.slice(prefix.length));
}

async function newestFirst<Row extends AgeKey>(
  source: DataSource,
  rowsOf: EntityTarget<Row>,
  prefix: StreamPrefix,
  { after, limit }: AgePage,
): Promise<Listed<Row>> {
  const query = source
    .createQueryBuilder(rowsOf, 'one')
    .where('NOT EXISTS (SELECT 1 FROM set_aside WHERE set_aside.stream = :prefix || one.id)', { prefix })
    .andWhere(isListed('one.id'))
    .orderBy('one.createdAt', 'DESC')
    .addOrderBy('one.id', 'DESC')
    .limit(limit + 1);
  if (after) {
    query.andWhere('(one.createdAt < :createdAt OR (one.createdAt = :createdAt AND one.id < :id))', { ...after });
  }
  const rows = await query.getMany();
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

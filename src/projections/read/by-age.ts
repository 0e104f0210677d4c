import type { DataSource, EntityTarget, SelectQueryBuilder } from 'typeorm';
import { GameRow } from '../rows/game-row.js';
import { SetAsideRow } from '../rows/set-aside-row.js';
import { SiegeRow } from '../rows/siege-row.js';
import { countOf } from './count-of.js';

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

/** A part of a list by age, whether there are older ones, and how many the whole list has. */
interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly more: boolean;
  readonly count: () => Promise<number>;
}

/** Games that are set aside: in no list, until the ledger's record of them is mended. */
export function gamesSetAside(source: DataSource): Promise<readonly string[]> {
  return setAside(source, 'game-');
}

/** Sieges that are set aside. */
export function siegesSetAside(source: DataSource): Promise<readonly string[]> {
  return setAside(source, 'siege-');
}

/** A filter for games; an absent member lets all games pass. */
export interface GameFilter {
  readonly tournaments?: readonly string[];
  readonly over?: boolean;
  readonly rulesets?: readonly string[];
  /** Tournaments whose private games are listed too, since their organiser asks. */
  readonly organised?: readonly string[];
}

/** Games that pass a filter, the newest first; private ones are in the list of their tournament's organisers alone. */
export function gamesPage(source: DataSource, page: AgePage, filter: GameFilter = {}): Promise<Listed<GameRow>> {
  return newestFirst(source, GameRow, 'game-', page, filter);
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
function isListed(id: string): string {
  return `${isOpen(id)} AND ${hasSoundSeats(id)}`;
}

/** The same in a list for somebody who organises the tournaments `:...organised`: their private games are in it. */
function isListedFor(id: string, organised: readonly string[] | undefined): string {
  if (!organised || organised.length === 0) return isListed(id);
  return `(${isOpen(id)} OR ${isInTournament(id, ':...organised')}) AND ${hasSoundSeats(id)}`;
}

/** SQL: whether a game belongs to one of the tournaments of a parameter. */
export function isInTournament(id: string, parameter: string): string {
  return `EXISTS (SELECT 1 FROM seat_streams AS entered WHERE entered.game = ${id} AND entered.tournament IN (${parameter}))`;
}

/** SQL: whether a game or siege is not private, as far as its seats are sound. */
export function isOpen(id: string): string {
  return `NOT EXISTS (SELECT 1 FROM seat_streams AS seats WHERE seats.game = ${id} AND seats.is_private)`;
}

/** SQL: whether the record of the seats of a game or siege is not damaged. */
export function hasSoundSeats(id: string): string {
  return `NOT EXISTS (SELECT 1 FROM set_aside AS lost WHERE lost.stream = 'seats-' || ${id})`;
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

/**
 * The games or sieges, called `one`, that pass a filter and may be in the list of whoever asks; nothing that is set
 * aside is.
 */
export function listedRows<Row extends AgeKey>(
  source: DataSource,
  rowsOf: EntityTarget<Row>,
  prefix: StreamPrefix,
  { tournaments, over, rulesets, organised }: GameFilter = {},
): SelectQueryBuilder<Row> {
  const query = source
    .createQueryBuilder(rowsOf, 'one')
    .where('NOT EXISTS (SELECT 1 FROM set_aside WHERE set_aside.stream = :prefix || one.id)', { prefix })
    .andWhere(isListedFor('one.id', organised), { organised });
  if (tournaments) query.andWhere(isInTournament('one.id', ':...tournaments'), { tournaments });
  if (rulesets) query.andWhere('one.ruleset IN (:...rulesets)', { rulesets });
  if (over !== undefined) query.andWhere('one.over = :over', { over });
  return query;
}

async function newestFirst<Row extends AgeKey>(
  source: DataSource,
  rowsOf: EntityTarget<Row>,
  prefix: StreamPrefix,
  { after, limit }: AgePage,
  filter: GameFilter = {},
): Promise<Listed<Row>> {
  const query = listedRows(source, rowsOf, prefix, filter);
  const all = query.clone();
  query
    .orderBy('one.createdAt', 'DESC')
    .addOrderBy('one.id', 'DESC')
    .limit(limit + 1);
  if (after) {
    query.andWhere('(one.createdAt < :createdAt OR (one.createdAt = :createdAt AND one.id < :id))', { ...after });
  }
  const rows = await query.getMany();
  return { rows: rows.slice(0, limit), more: rows.length > limit, count: () => countOf(all) };
}

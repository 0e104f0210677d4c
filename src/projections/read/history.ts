import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { HistoryEventRow } from '../rows/history-event-row.js';
import { HistoryRuleRow } from '../rows/history-rule-row.js';
import { HistoryUnitRow } from '../rows/history-unit-row.js';
import { countOf } from './count-of.js';
import {
  conditionsOf,
  type Conditions,
  type HistoryFilter,
  isRepeated,
  isWhole,
  keysOf,
  type Range,
} from './history-filter.js';
import { rowsOf } from './written-once.js';

/** A page of a list that is walked in one direction from a cursor; the revisions are exclusive bounds. */
export interface HistoryPage {
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
  readonly direction: 'forwards' | 'backwards';
}

const COLUMNS = ['revision', 'type', 'text', 'data', 'hash', 'recordedAt'] as const;
/** An event of a history, as far as pages show it. */
export type ShownEventRow = Pick<HistoryEventRow, (typeof COLUMNS)[number]>;

/** A part of a history, whether there is more in the direction of walking, and how many events pass the filter. */
interface HistoryRows {
  readonly rows: readonly ShownEventRow[];
  readonly more: boolean;
  readonly count: () => Promise<number>;
}

/** The greatest number that a column of revisions holds on PostgreSQL. */
const REVISION_MAX = 2 ** 31 - 1;

/**
 * Events of a game that pass a filter, oldest first, and whether there are more beyond the page. The revisions are
 * found in one index, whatever the length of the game; a game turn is looked up as the range of its revisions. Where a
 * list has several values, the events that pass it are sorted.
 */
export async function historyPage(
  source: DataSource,
  game: string,
  filter: HistoryFilter,
  page: HistoryPage,
): Promise<HistoryRows> {
  const within = await rangeOf(source, game, filter);
  if (within && within.from > within.to) return { rows: [], more: false, count: () => Promise.resolve(0) };
  const from = Math.max(within?.from ?? 0, (page.after ?? -1) + 1);
  const to = Math.min(within?.to ?? REVISION_MAX, (page.before ?? Infinity) - 1);
  const count = (): Promise<number> => countOfHistory(source, game, filter, within);
  // A cursor may name any number, and PostgreSQL takes none that no column could hold.
  if (from > to) return { rows: [], more: false, count };
  if (isWhole(filter) && !filter.without?.length) {
    const found = await rowsWithin(source, game, { from, to }, page);
    const rows = found.slice(0, page.limit);
    return { rows: page.direction === 'forwards' ? rows : rows.reverse(), more: found.length > page.limit, count };
  }
  const found = await revisionsWithin(source, conditionsOf(game, filter), { from, to }, page);
  const revisions = found.slice(0, page.limit).map(({ revision }) => revision);
  return { rows: await rowsAt(source, game, revisions), more: found.length > page.limit, count };
}

/** How many events of a game pass a filter, within a range of revisions; null: in the whole game. */
async function countOfHistory(
  source: DataSource,
  game: string,
  filter: HistoryFilter,
  within: Range | null,
): Promise<number> {
  const { without = [] } = filter;
  // A game has one row for each revision, from 0 on. To count a million rows would hold up all other answers.
  if (isWhole(filter)) {
    const range = within ?? { from: 0, to: await lastRevision(source, game) };
    return range.to + 1 - range.from - countInRanges(without, range);
  }
  const all = keysOf(source, conditionsOf(game, filter));
  if (within) all.andWhere('key.revision BETWEEN :first AND :last', { first: within.from, last: within.to });
  return countOf(all, isRepeated(filter) ? 'DISTINCT key.revision' : '*');
}

/** How many revisions of a range lie in at least one of the others. */
function countInRanges(ranges: readonly Range[], { from, to }: Range): number {
  let [count, next] = [0, from];
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const [first, last] = [Math.max(range.from, next), Math.min(range.to, to)];
    if (first > last) continue;
    count += last + 1 - first;
    next = last + 1;
  }
  return count;
}

/** Events of a game by their revisions, oldest first; read as they are, since TypeORM takes long to make entities. */
async function rowsAt(source: DataSource, game: string, revisions: readonly number[]): Promise<ShownEventRow[]> {
  if (revisions.length === 0) return [];
  return rowsOf(source, 'events', { game, revisions }, (marks) =>
    eventsOf(source)
      .where('event.game = :game AND event.revision IN (:...revisions)', marks)
      .orderBy('event.revision', 'ASC'),
  );
}

/** One event more than a page has, in the direction of walking, as far as the range of revisions reaches. */
function rowsWithin(source: DataSource, game: string, range: Range, page: HistoryPage): Promise<ShownEventRow[]> {
  return rowsOf(source, `events ${page.direction} ${page.limit}`, { game, ...range }, (marks) =>
    eventsOf(source)
      .where('event.game = :game AND event.revision BETWEEN :from AND :to', marks)
      .orderBy('event.revision', page.direction === 'forwards' ? 'ASC' : 'DESC')
      .limit(page.limit + 1),
  );
}

/** As `rowsWithin`, but only the revisions, and of the events that meet the conditions. */
function revisionsWithin(
  source: DataSource,
  conditions: Conditions,
  range: Range,
  { direction, limit }: HistoryPage,
): Promise<Pick<HistoryEventRow, 'revision'>[]> {
  return rowsOf(source, `revisions ${direction} ${limit}`, { ...conditions, ...range }, (marks) =>
    keysOf(source, marks)
      .andWhere('key.revision BETWEEN :from AND :to', marks)
      .orderBy('key.revision', direction === 'forwards' ? 'ASC' : 'DESC')
      .limit(limit + 1),
  );
}

function eventsOf(source: DataSource): SelectQueryBuilder<HistoryEventRow> {
  const query = source.createQueryBuilder().from(HistoryEventRow, 'event').select([]);
  for (const column of COLUMNS) query.addSelect(`event.${column}`, column);
  return query;
}

/** Whether any event of a game concerns a unit of that name. */
export async function concernsUnit(source: DataSource, game: string, unit: string): Promise<boolean> {
  return source.manager.existsBy(HistoryUnitRow, { game, unit });
}

/** Whether any event of a game names a rule. */
export async function namesRule(source: DataSource, game: string, rule: string): Promise<boolean> {
  return source.manager.existsBy(HistoryRuleRow, { game, rule });
}

/** The revision of the latest event of a game in the read model; -1: it has none. */
async function lastRevision(source: DataSource, game: string): Promise<number> {
  const found = await source.manager.findOne(HistoryEventRow, {
    where: { game },
    order: { revision: 'DESC' },
    select: { game: true, revision: true },
  });
  return found?.revision ?? -1;
}

/** The range of revisions that a filter names, empty if no event lies in it; null: it names none. */
async function rangeOf(
  source: DataSource,
  game: string,
  { gameTurn, fromRevision, toRevision }: HistoryFilter,
): Promise<Range | null> {
  const turn = gameTurn === undefined ? null : await rangeOfTurn(source, game, gameTurn);
  if (gameTurn !== undefined && turn === null) return { from: 0, to: -1 };
  if (fromRevision === undefined && toRevision === undefined) return turn;
  const last = turn?.to ?? (await lastRevision(source, game));
  return { from: Math.max(turn?.from ?? 0, fromRevision ?? 0), to: Math.min(last, toRevision ?? last) };
}

/** First and last revision of a game turn; its events stand together. */
async function rangeOfTurn(source: DataSource, game: string, gameTurn: number): Promise<Range | null> {
  const end = (direction: 'ASC' | 'DESC') =>
    source.manager.findOne(HistoryEventRow, {
      where: { game, gameTurn },
      order: { revision: direction },
      select: { game: true, revision: true },
    });
  const [first, last] = [await end('ASC'), await end('DESC')];
  return first && last ? { from: first.revision, to: last.revision } : null;
}

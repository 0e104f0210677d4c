import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { HistoryEventRow } from '../rows/history-event-row.js';
import { HistoryRuleRow } from '../rows/history-rule-row.js';
import { HistoryUnitRow } from '../rows/history-unit-row.js';
import { countOf } from './count-of.js';

/** A filter for the events of a game: all that is given must hold, of each list one. */
export interface HistoryFilter {
  /** Events that concern one of these units; as every list here, it is not empty. */
  readonly units?: readonly string[];
  readonly rules?: readonly string[];
  readonly types?: readonly string[];
  readonly gameTurn?: number;
  /** The first and the last event that pass, by their revisions; absent: from the first, to the latest. */
  readonly fromRevision?: number;
  readonly toRevision?: number;
  /** The sides whose player turns they were. */
  readonly sides?: readonly string[];
  /** Events that are left out, by their first and last revision. */
  readonly without?: readonly Range[];
}

/** A page of a list that is walked in one direction from a cursor; the revisions are exclusive bounds. */
export interface HistoryPage {
  readonly after?: number;
  readonly before?: number;
  readonly limit: number;
  readonly direction: 'forwards' | 'backwards';
}

/** A part of a history, whether there is more in the direction of walking, and how many events pass the filter. */
interface HistoryRows {
  readonly rows: readonly HistoryEventRow[];
  readonly more: boolean;
  readonly count: () => Promise<number>;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

type Keys = HistoryEventRow | HistoryUnitRow | HistoryRuleRow;

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
  const query = keysOf(source, game, filter);
  const from = Math.max(within?.from ?? 0, (page.after ?? -1) + 1);
  const to = Math.min(within?.to ?? Number.MAX_SAFE_INTEGER, (page.before ?? Number.MAX_SAFE_INTEGER) - 1);
  if (within || page.after !== undefined) query.andWhere('key.revision >= :from', { from });
  if (within || page.before !== undefined) query.andWhere('key.revision <= :to', { to });
  const found = await query
    .orderBy('key.revision', page.direction === 'forwards' ? 'ASC' : 'DESC')
    .limit(page.limit + 1)
    .getRawMany<{ revision: number }>();
  const revisions = found.slice(0, page.limit).map(({ revision }) => revision);
  const count = (): Promise<number> => countOfHistory(source, game, filter, within);
  return { rows: await rowsAt(source, game, revisions), more: found.length > page.limit, count };
}

/** How many events of a game pass a filter, within a range of revisions; null: in the whole game. */
async function countOfHistory(
  source: DataSource,
  game: string,
  filter: HistoryFilter,
  within: Range | null,
): Promise<number> {
  const { units, rules, types, sides, without = [] } = filter;
  // A game has one row for each revision, from 0 on. To count a million rows would hold up all other answers.
  if (!units && !rules && !types && !sides) {
    const range = within ?? { from: 0, to: await lastRevision(source, game) };
    return range.to + 1 - range.from - countInRanges(without, range);
  }
  const all = keysOf(source, game, filter);
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

/** Whether an event may have several rows that pass the filter: one for each unit, or rule, that it concerns. */
function isRepeated({ units, rules = [] }: HistoryFilter): boolean {
  return (units ?? rules).length > 1;
}

const COLUMNS: readonly (keyof HistoryEventRow)[] = [
  ...(['game', 'revision', 'type', 'gameTurn', 'side', 'text', 'data', 'hash', 'recordedAt'] as const),
];

/** Events of a game by their revisions, oldest first; read as they are, since TypeORM takes long to make entities. */
async function rowsAt(
  source: DataSource,
  game: string,
  revisions: readonly number[],
): Promise<readonly HistoryEventRow[]> {
  if (revisions.length === 0) return [];
  return source.query<readonly HistoryEventRow[]>(textFor(source, revisions.length), [game, ...revisions]);
}

/** SQL by the number of revisions that are asked for, a page of them at most: TypeORM takes long to write it, too. */
const texts = new WeakMap<DataSource, Map<number, string>>();

function textFor(source: DataSource, count: number): string {
  const known = texts.get(source) ?? new Map<number, string>();
  texts.set(source, known);
  const text = known.get(count) ?? writtenFor(source, count);
  known.set(count, text);
  return text;
}

/** The parameters of the text are the game and the revisions, in this order. */
function writtenFor(source: DataSource, count: number): string {
  const query = source.createQueryBuilder().from(HistoryEventRow, 'event').select([]);
  for (const column of COLUMNS) query.addSelect(`event.${column}`, column);
  const revisions = Array.from({ length: count }, (_, index) => index);
  const [text] = query
    .where('event.game = :game AND event.revision IN (:...revisions)', { game: '', revisions })
    .orderBy('event.revision', 'ASC')
    .getQueryAndParameters();
  return text;
}

/** Whether any event of a game concerns a unit of that name. */
export async function concernsUnit(source: DataSource, game: string, unit: string): Promise<boolean> {
  return source.manager.existsBy(HistoryUnitRow, { game, unit });
}

/** Whether any event of a game names a rule. */
export async function namesRule(source: DataSource, game: string, rule: string): Promise<boolean> {
  return source.manager.existsBy(HistoryRuleRow, { game, rule });
}

function keysOf(source: DataSource, game: string, filter: HistoryFilter): SelectQueryBuilder<Keys> {
  const { units, rules, types, sides, without = [] } = filter;
  const table = units ? HistoryUnitRow : rules ? HistoryRuleRow : HistoryEventRow;
  const query = source
    .createQueryBuilder<Keys>(table, 'key')
    .select('key.revision', 'revision')
    .where('key.game = :game', { game });
  if (isRepeated(filter)) query.distinct(true);
  if (units) query.andWhere(oneOf('unit', units), { unit: units });
  if (!units && rules) query.andWhere(oneOf('rule', rules), { rule: rules });
  if (units && rules) {
    const named = query
      .subQuery()
      .select('1')
      .from(HistoryRuleRow, 'named')
      .where('named.game = key.game AND named.rule IN (:...rule) AND named.revision = key.revision');
    query.andWhere(`EXISTS ${named.getQuery()}`, { rule: rules });
  }
  if (types) query.andWhere(oneOf('type', types), { type: types });
  if (sides) query.andWhere(oneOf('side', sides), { side: sides });
  for (const [index, { from, to }] of without.entries()) {
    query.andWhere(`key.revision NOT BETWEEN :from${index} AND :to${index}`, {
      [`from${index}`]: from,
      [`to${index}`]: to,
    });
  }
  return query;
}

/** SQL: a column has one of the values of the parameter of its name. */
function oneOf(column: 'unit' | 'rule' | 'type' | 'side', values: readonly string[]): string {
  // With a single value the index gives the rows in the order in which they are wanted.
  return values.length === 1 ? `key.${column} = :...${column}` : `key.${column} IN (:...${column})`;
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

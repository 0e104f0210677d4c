import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { HistoryEventRow } from '../rows/history-event-row.js';
import { HistoryRuleRow } from '../rows/history-rule-row.js';
import { HistoryUnitRow } from '../rows/history-unit-row.js';

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

/** Revisions, the first and the last included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Whether each event of a range of revisions passes the filter, but for ranges that are left out. */
export function isWhole({ units, rules, types, sides }: HistoryFilter): boolean {
  return !units && !rules && !types && !sides;
}

/** Whether an event may have several rows that pass the filter: one for each unit, or rule, that it concerns. */
export function isRepeated({ units, rules = [] }: Pick<HistoryFilter, 'units' | 'rules'>): boolean {
  return (units ?? rules).length > 1;
}

/** The conditions that a filter sets for rows: with values, or with marks in their place. */
export interface Conditions {
  readonly game: string;
  readonly units?: readonly string[];
  readonly rules?: readonly string[];
  readonly types?: readonly string[];
  readonly sides?: readonly string[];
  /** The first and the last revisions of ranges that are left out. */
  readonly firsts: readonly (string | number)[];
  readonly lasts: readonly (string | number)[];
  readonly [name: string]: string | readonly (string | number)[];
}

/** The conditions that a filter sets for the rows of a game. */
export function conditionsOf(game: string, { units, rules, types, sides, without = [] }: HistoryFilter): Conditions {
  return {
    game,
    ...(units && { units }),
    ...(rules && { rules }),
    ...(types && { types }),
    ...(sides && { sides }),
    firsts: without.map(({ from }) => from),
    lasts: without.map(({ to }) => to),
  };
}

/** The rows that stand for the events which meet some conditions: those of a unit or a rule, if one is named. */
export function keysOf(source: DataSource, conditions: Conditions): SelectQueryBuilder<Keys> {
  const { game, units, rules, types, sides, firsts, lasts } = conditions;
  const table = units ? HistoryUnitRow : rules ? HistoryRuleRow : HistoryEventRow;
  const query = source
    .createQueryBuilder<Keys>(table, 'key')
    .select('key.revision', 'revision')
    .where('key.game = :game', { game });
  if (isRepeated(conditions)) query.distinct(true);
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
  for (const [index, from] of firsts.entries()) {
    const parameters = { [`from${index}`]: from, [`to${index}`]: lasts[index] };
    query.andWhere(`key.revision NOT BETWEEN :from${index} AND :to${index}`, parameters);
  }
  return query;
}

type Keys = HistoryEventRow | HistoryUnitRow | HistoryRuleRow;

/** SQL: a column has one of the values of the parameter of its name. */
function oneOf(column: 'unit' | 'rule' | 'type' | 'side', values: readonly string[]): string {
  // With a single value the index gives the rows in the order in which they are wanted.
  return values.length === 1 ? `key.${column} = :...${column}` : `key.${column} IN (:...${column})`;
}

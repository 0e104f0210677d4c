import { compare, fraction, plus, type Fraction } from '../../../game/fraction.js';
import { previewOfFaces } from '../../../game/preview-of.js';
import type { RuleId } from '../../../game/refusal.js';
import type { Modifier, Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isMounted, type Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import type { CombatSign, CombatTable, OddsColumn, OddsStep } from '../core/combat/combat-tables.js';
import { attackOf, defenceOf } from '../core/combat/strength.js';
import { shiftsOf } from './shifts.js';

type Columns = readonly OddsStep[];

/** Index of the column for the unshifted odds (pbem:9.1f): rounded down, the last column if the defence is 0. */
export function originalColumn(columns: Columns, attack: Fraction, defence: Fraction): number {
  if (defence.numerator === 0) return columns.length - 1;
  const odds = fraction(attack.numerator * defence.denominator, attack.denominator * defence.numerator);
  return columns.findLastIndex(({ least: [numerator, denominator] }) => compare(odds, { numerator, denominator }) >= 0);
}

/** Index of the column after all shifts, made in one move and limited to the table (pbem:9.1g, 26.3a). */
export function shiftedColumn(columns: Columns, original: number, shift: number): number {
  return Math.min(Math.max(original + shift, 0), columns.length - 1);
}

/** The name of a column, as the table prints it. Throws RangeError if there is none of this index. */
export function columnName(columns: Columns, column: number): OddsColumn {
  const step = columns[column];
  if (step === undefined) throw new RangeError(`there is no column ${column}`);
  return step.name;
}

/** The result in a column for a die 1 to 10. */
export function readTable(table: CombatTable, column: number, die: number): CombatSign {
  const sign = table.rows[die - 1]?.[column];
  if (sign === undefined) throw new RangeError(`${table.rule} has no cell at die ${die}, column ${column}`);
  return sign;
}

/** Everything about a combat except the die. Columns are indexes into the columns of the book. */
export interface CombatOdds {
  readonly attack: Fraction;
  readonly defence: Fraction;
  readonly original: number;
  readonly shifts: readonly Modifier[];
  readonly final: number;
  readonly table: CombatTable;
  readonly columns: readonly OddsStep[];
}

/** The odds of a combat (pbem:9.1f, 9.1g); `attack` overrides the sum of the attackers' strengths (charges). */
export function oddsOf(
  position: Position,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  attack: Fraction = attackers.map((unit) => attackOf(position, unit)).reduce(plus, fraction(0)),
): CombatOdds {
  const defence = defenders.map((unit) => defenceOf(position, unit)).reduce(plus, fraction(0));
  const { columns } = bookOf(position).combat;
  const original = originalColumn(columns, attack, defence);
  const shifts = shiftsOf(position, attackers, defenders);
  const final = shiftedColumn(columns, original, sum(shifts.map(({ value }) => value)));
  return { attack, defence, original, shifts, final, table: tableFor(position, defenders), columns };
}

/** Table 26.32 if at least one defender is mounted or an animal other than a dog (pbem:9.1h, 9.6b). */
export function tableFor(position: Position, defenders: readonly Unit[]): CombatTable {
  const { footTable, mountedTable } = bookOf(position).combat;
  return defenders.every(fightsOnFoot) ? footTable : mountedTable;
}

/** The combat table of a rule, in the book of the game. */
export function tableNamed(position: Position, rule: RuleId): CombatTable {
  const { footTable, mountedTable } = bookOf(position).combat;
  return rule === mountedTable.rule ? mountedTable : footTable;
}

function fightsOnFoot(unit: Unit): boolean {
  return isCharacter(unit) ? !isMounted(unit) : unit.sheet.kind === 'dog';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The result of each die. */
export function previewOf({ table, final, shifts, columns }: CombatOdds): Preview {
  const read = { table: table.rule, column: columnName(columns, final), modifiers: shifts };
  return previewOfFaces(read, 10, (die) => readTable(table, final, die));
}

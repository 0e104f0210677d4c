import { compare, fraction, type Fraction } from '../../../game/fraction.js';
import type { CombatSign, CombatTable, OddsColumn, OddsStep } from '../core/combat/combat-tables.js';

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

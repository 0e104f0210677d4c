import type { RuleId } from '../../../../game/refusal.js';

/** Columns of the combat tables, left to right (pbem:9.1f). */
export const ODDS_COLUMNS = [
  '1-4 or less',
  '1-3',
  '1-2',
  '1-1',
  '2-1',
  '3-1',
  '4-1',
  '5-1',
  '6-1',
  '7-1',
  '8-1',
  '9-1',
  '10-1',
  '11-1 or more',
] as const;
export type OddsColumn = (typeof ODDS_COLUMNS)[number] | '11-1' | '12-1 or more';

/** A column of a book's combat tables. */
export interface OddsStep {
  readonly name: OddsColumn;
  /** The least ratio of attack to defence that reads it: numerator and denominator. */
  readonly least: readonly [numerator: number, denominator: number];
}

/** The columns of the tables of pbem (pbem:9.1f). */
export const ODDS_STEPS: readonly OddsStep[] = [
  { name: '1-4 or less', least: [0, 1] },
  { name: '1-3', least: [1, 3] },
  { name: '1-2', least: [1, 2] },
  { name: '1-1', least: [1, 1] },
  { name: '2-1', least: [2, 1] },
  { name: '3-1', least: [3, 1] },
  { name: '4-1', least: [4, 1] },
  { name: '5-1', least: [5, 1] },
  { name: '6-1', least: [6, 1] },
  { name: '7-1', least: [7, 1] },
  { name: '8-1', least: [8, 1] },
  { name: '9-1', least: [9, 1] },
  { name: '10-1', least: [10, 1] },
  { name: '11-1 or more', least: [11, 1] },
];

/** A result sign (pbem:26.3b). */
export const COMBAT_SIGNS = ['-', 'a1', 'aw', 'ak', 'd1', 'ds', 'dw', 'dk', '*ds', '*dw', '*dk'] as const;
export type CombatSign = (typeof COMBAT_SIGNS)[number];

/** A combat table: one row a die, 1 to 10, one cell a column. */
export interface CombatTable {
  readonly rule: RuleId;
  readonly rows: readonly (readonly CombatSign[])[];
  /** The dice whose rows are lost or damaged in the book, and rebuilt by the house; absent: none. */
  readonly houseRows?: readonly number[];
}

/** Against mounted characters and animals other than dogs (pbem:26.32). */
export const MOUNTED_TABLE: CombatTable = {
  rule: 'pbem:26.32',
  rows: tableRows(`
    a1  a1  d1  d1  dw  dw  *dw dk  *dk *dk *dk *dk *dk *dk
    a1  a1  a1  d1  d1  *ds dw  *dw dk  dk  dk  dk  *dk *dk
    a1  a1  a1  a1  d1  d1  *ds dw  *dw *dw dk  dk  dk  *dk
    a1  aw  a1  a1  a1  d1  d1  *ds dw  dw  *dw *dw dk  dk
    aw  aw  aw  aw  aw  a1  d1  d1  *ds dw  dw  *dw *dw dk
    aw  aw  aw  -   -   aw  a1  d1  d1  *ds dw  dw  *dw *dw
    aw  ak  -   -   -   -   aw  a1  d1  d1  *ds dw  dw  *dw
    ak  -   -   -   -   -   -   aw  a1  d1  d1  *ds dw  dw
    ak  -   -   -   -   -   -   -   -   -   d1  d1  *ds *ds
    -   -   -   -   -   -   -   -   -   -   -   d1  d1  d1
  `),
};

/** Against characters on foot and dogs (pbem:26.33). */
export const FOOT_TABLE: CombatTable = {
  rule: 'pbem:26.33',
  rows: tableRows(`
    a1  a1  d1  d1  dw  dw  dk  dk  dk  dk  dk  dk  dk  dk
    a1  a1  a1  d1  d1  dw  dw  dk  dk  dk  dk  dk  dk  dk
    a1  a1  a1  a1  d1  ds  dw  dw  dw  dk  dk  dk  dk  dk
    a1  aw  a1  a1  a1  d1  ds  dw  dw  dw  dk  dk  dk  dk
    aw  aw  aw  aw  aw  d1  d1  ds  ds  dw  dw  dk  dk  dk
    aw  aw  aw  -   -   a1  d1  d1  ds  ds  dw  dw  dk  dk
    aw  ak  -   -   -   aw  a1  d1  d1  ds  ds  dw  dw  dk
    ak  -   -   -   -   -   aw  a1  d1  d1  ds  ds  dw  dk
    ak  -   -   -   -   -   -   aw  a1  d1  d1  d1  ds  dw
    -   -   -   -   -   -   -   -   -   d1  d1  d1  d1  dw
  `),
};

/** The outcome of a charge against the front of a rider, by die 1 to 10 (pbem:9.4f). */
export const CHARGE_LIST = [
  'success',
  'success',
  'success',
  'counterCharge',
  'counterCharge',
  'counterCharge',
  'counterCharge',
  'evaded',
  'evaded',
  'parry',
] as const;
export type ChargeOutcome = (typeof CHARGE_LIST)[number];

/** A table as it is drawn: a line a die. */
export function tableRows(drawn: string): CombatTable['rows'] {
  return drawn
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/).map(signOf));
}

function signOf(text: string): CombatSign {
  const sign = COMBAT_SIGNS.find((one) => one === text);
  if (sign === undefined) throw new Error(`${text} is no combat result`);
  return sign;
}

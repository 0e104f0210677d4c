import { tableRows, type CombatTable, type OddsStep } from '../combat/combat-tables.js';
import type { FireChart } from './book.js';

/** Odds are rounded down to whole ratios, at least 1-1 and at most 12-1 (siege-en:1.7b). */
export const SIEGE_ODDS: readonly OddsStep[] = [
  { name: '1-1', least: [0, 1] },
  { name: '2-1', least: [2, 1] },
  { name: '3-1', least: [3, 1] },
  { name: '4-1', least: [4, 1] },
  { name: '5-1', least: [5, 1] },
  { name: '6-1', least: [6, 1] },
  { name: '7-1', least: [7, 1] },
  { name: '8-1', least: [8, 1] },
  { name: '9-1', least: [9, 1] },
  { name: '10-1', least: [10, 1] },
  { name: '11-1', least: [11, 1] },
  { name: '12-1 or more', least: [12, 1] },
];

/** Combat against mounted opponents (siege-en:1.751a), from 1-1 to 12-1 or more. */
export const SIEGE_MOUNTED_TABLE: CombatTable = {
  rule: 'siege-en:1.751a',
  rows: tableRows(`
    d1  d1  *ds *ds dw  dw  *dw *dw dk  dk  *dk *dk
    a1  d1  d1  *ds *ds dw  dw  *dw *dw dk  dk  *dk
    a1  a1  d1  d1  *ds *ds dw  dw  *dw *dw dk  dk
    aw  a1  a1  d1  d1  *ds *ds dw  dw  *dw *dw dk
    aw  aw  aw  a1  d1  d1  *ds *ds dw  dw  *dw *dw
    -   -   -   aw  a1  d1  d1  *ds *ds dw  dw  *dw
    -   -   -   -   aw  a1  d1  d1  *ds *ds dw  dw
    -   -   -   -   -   aw  a1  d1  d1  *ds *ds dw
    -   -   -   -   -   -   aw  a1  d1  d1  *ds *ds
    -   -   -   -   -   -   -   aw  a1  d1  d1  *ds
  `),
};

/** Combat against characters on foot (siege-en:1.752a). Rows 6 to 10 are rebuilt: their blanks are lost in the book. */
export const SIEGE_FOOT_TABLE: CombatTable = {
  rule: 'siege-en:1.752a',
  houseRows: [6, 7, 8, 9, 10],
  rows: tableRows(`
    d1  ds  dw  dw  dk  dk  dk  dk  dk  dk  dk  dk
    a1  d1  ds  dw  dw  dk  dk  dk  dk  dk  dk  dk
    a1  d1  ds  dw  dw  dk  dk  dk  dk  dk  dk  dk
    aw  a1  d1  ds  dw  dw  dk  dk  dk  dk  dk  dk
    aw  a1  d1  ds  ds  ds  dw  dw  dk  dk  dk  dk
    -   aw  a1  d1  d1  ds  ds  dw  dw  dk  dk  dk
    -   -   aw  a1  d1  d1  ds  ds  dw  dw  dk  dk
    -   -   -   aw  a1  d1  d1  ds  ds  dw  dw  dk
    -   -   -   -   aw  a1  d1  d1  ds  ds  dw  dw
    -   -   -   -   -   aw  a1  d1  d1  ds  ds  dw
  `),
};

/**
 * Shooting (siege-en:1.3). The weapon and each step of cover read the tables a row lower; heavy cover counts two rows
 * more than medium (rulings of 1.321a, 1.321b and 1.322a).
 */
export const SIEGE_FIRE: FireChart = {
  weapons: {
    shortbow: { drm: 2, shortTo: 25, mediumTo: 50, longTo: 75 },
    crossbow: { drm: 0, shortTo: 25, mediumTo: 75, longTo: 130 },
    longbow: { drm: 1, shortTo: 30, mediumTo: 90, longTo: 150 },
  },
  rangeDrm: { short: 0, medium: 1, long: 2 },
  coverDrm: [0, 1, 2, 4],
  woundedFirerDrm: 1,
  protectedTarget: { who: 'knightOnFoot', drm: 1 },
  movingTargetDrm: 0,
  tables: {
    // The columns of light and medium cover are rebuilt; the column of no cover, and so every row, is the book's.
    mountedOrAnimal: {
      rule: 'siege-en:1.321a',
      results: ['*dw', 'duw', '*ds', '*ds', '*ds', 'd4', '-', '-', '-', '-'],
    },
    // No cell of the book's table has come down to us: all of it is the house's (ruling of siege-en:1.322a).
    infantry: {
      rule: 'siege-en:1.322a',
      results: ['dk', 'dk', 'dk', 'dw', 'dw', 'dw', 'd2', 'd2', 'd2', '-'],
      house: true,
    },
  },
  overHeads: 'siege',
  cornerShadows: 'each',
  coverOfRiders: 'heavier',
  strayAndDeflection: false,
};

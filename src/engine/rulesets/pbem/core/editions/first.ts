import { FOOT_TABLE, MOUNTED_TABLE } from '../combat/combat-tables.js';
import type { Edition } from './edition.js';

/** The first edition. It is corrected in place until version 0.1.0 of Herald is released. */
export const FIRST_EDITION: Edition = {
  version: 1,
  footTable: FOOT_TABLE,
  mountedTable: MOUNTED_TABLE,
  secondFire: 'afterHalfMpa',
  recovery: 'ownSide',
};

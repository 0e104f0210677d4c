import { FIRST_EDITION } from './first.js';
import type { CombatTable } from '../combat/combat-tables.js';
import type { Edition } from './edition.js';

/**
 * An edition that differs from the first in three rules of different chapters: a cell of a table, a refusal, and an
 * automatic event. Players' games cannot pin it. With it the switch from edition to edition is tried at every commit,
 * and anybody can ask which of its decisions would differ (`herald judge --edition 1001`).
 */
export const TRIAL_EDITION: Edition = {
  ...FIRST_EDITION,
  version: 1001,
  footTable: withEvenRowOfSix(FIRST_EDITION.footTable),
  secondFire: 'unmoved',
  recovery: 'allSides',
};

/** At 1-1 a die of 6 pushes the defender back; in the first edition it has no effect. */
function withEvenRowOfSix({ rule, rows }: CombatTable): CombatTable {
  const [row, column] = [5, 3];
  return {
    rule,
    rows: rows.map((cells, at) => (at === row ? cells.map((cell, of) => (of === column ? 'd1' : cell)) : cells)),
  };
}

import { STRUCTURE_KINDS } from '../../../../board/structure.js';
import { ANIMAL_KINDS, CHARACTER_CLASSES } from '../../../../position/unit-sheet.js';
import { FOOT_TABLE, MOUNTED_TABLE, ODDS_STEPS, type CombatTable } from '../combat/combat-tables.js';
import { STEPS } from '../events/sequence.js';
import { FIRE_TABLES, RANGE_DRM, WEAPONS } from '../fire/missile-tables.js';
import { HEXSIDE_FEATURES } from '../movement/hexside-values.js';
import { OPTIONS, RULED_OUT_OPTIONS, UNBUILT_OPTIONS } from '../options.js';
import { ORDER_TYPES } from '../orders.js';
import { TERRAIN } from '../terrain/terrain-table.js';
import type { Book } from './book.js';

/** The PBEM rules, edition 1: the primary book. It is corrected in place until version 0.1.0 of Herald is released. */
export const PBEM_BOOK: Book = {
  id: 'pbem',
  version: 1,
  title: 'Cry Havoc, rules of play by mail',
  sequence: {
    steps: STEPS,
    passedOver: ['rams'],
    fireParts: {
      fire1: [['archers'], ['crossbowmen'], ['horseArchers']],
      fire2: [['archers'], ['horseArchers']],
    },
    secondFire: 'afterHalfMpa',
    firstFireBar: 'melee',
    fireRetreats: 'atStepEnd',
    recovery: 'ownSide',
    worker: 'breaksOff',
    winch: 'task',
  },
  orders: ORDER_TYPES,
  units: { animals: ANIMAL_KINDS, classes: CHARACTER_CLASSES },
  equipment: STRUCTURE_KINDS,
  options: OPTIONS,
  ruledOutOptions: RULED_OUT_OPTIONS,
  unbuiltOptions: UNBUILT_OPTIONS,
  ground: { terrain: TERRAIN, hexsides: HEXSIDE_FEATURES, crowd: 'all' },
  fire: {
    weapons: WEAPONS,
    rangeDrm: RANGE_DRM,
    coverDrm: [0, 1, 2, 3],
    woundedFirerDrm: 2,
    protectedTarget: { who: 'armoured', drm: 1 },
    movingTargetDrm: 1,
    tables: FIRE_TABLES,
    overHeads: 'pbem',
    cornerShadows: 'one',
    coverOfRiders: 'hexAimedAt',
    strayAndDeflection: true,
  },
  combat: {
    columns: ODDS_STEPS,
    footTable: FOOT_TABLE,
    mountedTable: MOUNTED_TABLE,
    shifts: 'encirclement',
    melee: true,
    pinning: true,
    charges: true,
    casualty: 'drawn',
    advance: 'intoVacated',
    keepDoor: 'likeOthers',
  },
  results: { stunnedAndWounded: 'wounded', retreat: 'far', dismounted: 'awayFromBlow', falls: 'drawn' },
  riding: { mounters: 'knightsAndSergeants', beside: 'sideHexes', wounded: 'slowly', gettingOff: 'move' },
  leading: { leaders: 'all', takeUpMp: 1, led: 'string' },
  ladders: { raising: 'forMp', bearersDefend: 'half', shifting: 'besideIt', gates: 'scaled', stunned: 'fall' },
  notYet: { orders: {}, terrain: {}, equipment: {}, parts: {} },
  notThere: 'pbem:23.13',
  cites: {},
};

/**
 * An edition that differs from the first in three rules of different chapters: a cell of a table, a refusal, and an
 * automatic event. Players' games cannot pin it. With it the switch from edition to edition is tried at every commit,
 * and anybody can ask which of its decisions would differ (`herald judge --edition 1001`).
 */
export const PBEM_TRIAL_BOOK: Book = {
  ...PBEM_BOOK,
  version: 1001,
  sequence: { ...PBEM_BOOK.sequence, secondFire: 'unmoved', recovery: 'allSides' },
  combat: { ...PBEM_BOOK.combat, footTable: withEvenRowOfSix(FOOT_TABLE) },
};

/** At 1-1 a die of 6 pushes the defender back; in the first edition it has no effect. */
function withEvenRowOfSix({ rule, rows }: CombatTable): CombatTable {
  const [row, column] = [5, 3];
  return {
    rule,
    rows: rows.map((cells, at) => (at === row ? cells.map((cell, of) => (of === column ? 'd1' : cell)) : cells)),
  };
}

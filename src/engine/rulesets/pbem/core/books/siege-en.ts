import type { TerrainType } from '../../../../board/terrain.js';
import { HEXSIDE_FEATURES } from '../movement/hexside-values.js';
import { FLAT, NO_COVER } from '../terrain/terrain-table.js';
import type { Crowd, TerrainValues } from '../terrain/terrain-values.js';
import type { Book } from './book.js';
import { SIEGE_EN_CITATIONS } from './siege-en-citations.js';
import { SIEGE_EN_NOT_YET } from './siege-en-not-yet.js';
import { SIEGE_FIRE, SIEGE_FOOT_TABLE, SIEGE_MOUNTED_TABLE, SIEGE_ODDS } from './siege-tables.js';

const everyone = (mp: number): TerrainValues['cost'] => ({ foot: mp, horse: mp, mule: mp, pig: mp });
const footOnly = (mp: number): TerrainValues['cost'] => ({ foot: mp, horse: null, mule: null, pig: null });
const NOBODY: TerrainValues['cost'] = { foot: null, horse: null, mule: null, pig: null };

/** The dead in a hex double its price from three men on and shut it from six on; a horse is three (siege-en:1.517). */
const DEAD: Crowd = {
  doublesFrom: 3,
  impassableFrom: 6,
  rule: 'siege-en:1.517',
  doubling: { animals: 'siege-en:1.515', men: 'siege-en:1.516' },
};
const PLAIN_GROUND: TerrainValues = { ...FLAT, rule: 'siege-en:1.1e', crowd: DEAD };
/** The walk on a wall or a gate, whose battlements are on its sides. */
const BATTLEMENTS: TerrainValues = { ...PLAIN_GROUND, rule: 'siege-en:1.1b', cost: footOnly(1) };

/** The terrain chart (siege-en:1.1), as far as it is played. */
const TERRAIN: Readonly<Partial<Record<TerrainType, TerrainValues>>> = {
  flatGround: PLAIN_GROUND,
  slope: {
    ...PLAIN_GROUND,
    rule: 'siege-en:1.1i',
    cost: everyone(2),
    advantage: -1,
    cover: { ...NO_COVER, intoOverLip: 2, overLipFromBeside: true },
  },
  scrub: {
    ...PLAIN_GROUND,
    rule: 'siege-en:1.1h',
    cost: everyone(2),
    advantage: -1,
    cover: { ...NO_COVER, into: 1, intoOverLip: 1, through: 1, overVoidedFromCastle: true },
  },
  tree: {
    ...PLAIN_GROUND,
    rule: 'siege-en:1.1k',
    cost: footOnly(2),
    advantage: -1,
    cover: { ...NO_COVER, into: 1, intoOverLip: 1, through: null },
  },
  houseInterior: { ...PLAIN_GROUND, rule: 'siege-en:1.1f', cost: footOnly(1), advantage: 1, interior: true },
  doorHex: {
    ...PLAIN_GROUND,
    rule: 'siege-en:1.1d',
    advantage: 1,
    cover: { ...NO_COVER, into: 2, intoOverLip: 2, through: null },
    doorway: true,
  },
  // A gap in an outer wall is no door: one shoots through it (siege-en:1.335c). So is the gate of a castle.
  yardEntrance: { ...PLAIN_GROUND, rule: 'siege-en:1.335c' },
  archway: { ...PLAIN_GROUND, rule: 'siege-en:1.335c' },
  arrowSlit: { ...PLAIN_GROUND, rule: 'siege-en:1.1a', cost: footOnly(1), advantage: 1, interior: true },
  embattlement: BATTLEMENTS,
  rampart: BATTLEMENTS,
  gate: BATTLEMENTS,
  castleWall: { ...PLAIN_GROUND, rule: 'siege-en:1.1c', cost: NOBODY, cover: { ...NO_COVER, through: null } },
  // Towers and keep are buildings (ruling of siege-en:1.1f).
  castleTower: {
    ...PLAIN_GROUND,
    rule: 'siege-en:1.1f',
    cost: footOnly(1),
    advantage: 1,
    interior: true,
    cover: { ...NO_COVER, through: null },
  },
  stairs: { ...PLAIN_GROUND, rule: 'siege-en:1.1j', cost: footOnly(2), advantage: -1 },
  moat: { ...PLAIN_GROUND, rule: 'siege-en:1.1g', cost: footOnly(4), along: footOnly(1), advantage: -1 },
  drawbridge: { ...PLAIN_GROUND, rule: 'siege-en:1.1m' },
  winch: { ...PLAIN_GROUND, rule: 'siege-en:1.81a' },
  ladder: {
    ...PLAIN_GROUND,
    rule: 'siege-en:1.1n',
    cost: footOnly(3),
    advantage: -1,
    infantryOnly: 'pbem:19.11o',
    noFire: 'pbem:19.11u',
  },
};

/**
 * Siege, English edition: section 1. Mounting, leading, engines, fire, days and panic are not played yet.
 */
export const SIEGE_EN_BOOK: Book = {
  id: 'siege-en',
  version: 1,
  title: 'Siege, English edition: section one',
  sequence: {
    // siege-en:1.21a. The first step only opens the turn; the two fire groups of fire1 are its steps 1 and 2.
    steps: ['retreats', 'fire1', 'movement', 'fire2', 'combat', 'completion'],
    passedOver: [],
    fireParts: { fire1: [['archers', 'horseArchers'], ['crossbowmen']], fire2: [['archers', 'horseArchers']] },
    secondFire: 'anyMove',
    firstFireBar: 'foughtLately',
    fireRetreats: 'atOnce',
    recovery: 'ownSideBefore',
    worker: 'isBound',
    winch: 'fullTurn',
  },
  orders: [
    'Move',
    'Dismount',
    'Mount',
    'Fire',
    'Attack',
    'Retreat',
    'Advance',
    'ChooseCasualty',
    'PlaceDismounted',
    'Lead',
    'March',
    'LetGo',
    'PlaceFallen',
    'TakeLadder',
    'BearLadder',
    'RaiseLadder',
    'ShiftLadder',
    'ToppleLadder',
    'Drop',
    'WorkWinch',
    'EndStep',
    'EndTurn',
  ],
  units: {
    animals: ['horse'],
    classes: [
      'caparisonedKnight',
      'knight',
      'sergeant',
      'squire',
      'archer',
      'crossbowman',
      'spearman',
      'halberdier',
      'billman',
      'engineer',
      'peasant',
      'cleric',
      'civilian',
    ],
  },
  equipment: ['ladder'],
  options: { multiPlayerSides: 'siege-en:1.2b' },
  ruledOutOptions: {},
  unbuiltOptions: { panicAndRout: 'siege-en:6.1a' },
  ground: {
    terrain: TERRAIN,
    hexsides: {
      plain: HEXSIDE_FEATURES.plain,
      slopeLip: { ...HEXSIDE_FEATURES.slopeLip, rule: 'siege-en:1.333b' },
      buildingWall: { ...HEXSIDE_FEATURES.buildingWall, rule: 'siege-en:1.338b' },
      window: {
        ...HEXSIDE_FEATURES.window,
        rule: 'siege-en:1.1l',
        // The inside of the house is good ground already (siege-en:1.1f).
        defenderAdvantage: 0,
        inAll: 4,
        coverExemptsAdjacent: false,
        coversOnlyInside: true,
      },
      // A door that is drawn on a hexside and not in a hex of its own.
      doorHexside: {
        ...HEXSIDE_FEATURES.doorHexside,
        rule: 'siege-en:1.1d',
        coverExemptsAdjacent: false,
        coversOnlyInside: true,
      },
      arrowSlit: {
        ...HEXSIDE_FEATURES.arrowSlit,
        rule: 'siege-en:1.1o',
        coverExemptsAdjacent: false,
        coversOnlyInside: true,
      },
      battlement: { ...HEXSIDE_FEATURES.battlement, rule: 'siege-en:1.513' },
      stairEnd: { ...HEXSIDE_FEATURES.stairEnd, rule: 'siege-en:1.1j' },
      bridgeEnd: { ...HEXSIDE_FEATURES.bridgeEnd, rule: 'siege-en:1.1m' },
      gateDoor: { ...HEXSIDE_FEATURES.gateDoor, rule: 'siege-en:1.335c', cover: 0 },
      raisedDrawbridge: { ...HEXSIDE_FEATURES.raisedDrawbridge, rule: 'siege-en:1.81b' },
    },
    crowd: 'dead',
  },
  fire: SIEGE_FIRE,
  combat: {
    columns: SIEGE_ODDS,
    footTable: SIEGE_FOOT_TABLE,
    mountedTable: SIEGE_MOUNTED_TABLE,
    shifts: 'combinedAttack',
    melee: false,
    pinning: false,
    charges: false,
    casualty: 'chosen',
    advance: 'anywhere',
    keepDoor: 'strong',
  },
  results: { stunnedAndWounded: 'killed', retreat: 'allOrWound', dismounted: 'chosen', falls: 'chosen' },
  riding: { mounters: 'knights', beside: 'allHexes', wounded: 'never', gettingOff: 'task' },
  leading: { leaders: 'onFoot', takeUpMp: 0, led: 'partOfLeader' },
  ladders: { raising: 'free', bearersDefend: 'whole', shifting: 'oneThing', gates: 'unscaled', stunned: 'stay' },
  notYet: SIEGE_EN_NOT_YET,
  notThere: 'siege-en:0.1',
  cites: SIEGE_EN_CITATIONS,
};

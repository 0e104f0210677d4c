import { hexsideName } from '../../../../board/field-hexside.js';
import { directionBetween, type FieldHex } from '../../../../board/field.js';
import { isLeafShut } from '../../../../board/live.js';
import { sideTowards, topOf } from '../../../../board/location.js';
import { HEXSIDE_TYPES, type HexsideType } from '../../../../board/terrain.js';
import type { Position } from '../../../../position/position.js';
import type { CoverDrm } from '../terrain/terrain-values.js';
import type { MoverKind } from './mover.js';

/** The effects of a hexside in these rules, crossed in the given direction. */
export interface HexsideValues {
  readonly type: HexsideType;
  readonly rule: string;
  /** MP to cross besides the hex entered; null: no passage. */
  readonly surcharge: Readonly<Record<MoverKind, number | null>>;
  /** Sight passes between the two hexes beside it (pbem:3.4a). */
  readonly seen: boolean;
  /** A rider may attack across it (pbem:9.5f). */
  readonly riderAttacks: boolean;
  /** A unit cannot mount or dismount across it (pbem:12.32b). */
  readonly barsMounting: boolean;
  /** Combat advantage of a unit that defends behind it (pbem:16.2b). */
  readonly defenderAdvantage: 0 | 1;
  /** Cover of a target behind it as a DRM; null: no line passes. */
  readonly cover: CoverDrm | null;
  /** The cover does not count against a firer in one of the two hexes beside it (pbem:16.23b). */
  readonly coverExemptsAdjacent: boolean;
}

const OPEN = { foot: 0, horse: 0, mule: 0, pig: 0 } as const;
const CLOSED = { foot: null, horse: null, mule: null, pig: null } as const;
const FOOT_ONLY = { foot: 0, horse: null, mule: null, pig: null } as const;

type Feature = Omit<HexsideValues, 'type'>;

const PLAIN: Feature = {
  rule: 'pbem:3.4b',
  surcharge: OPEN,
  seen: true,
  riderAttacks: true,
  barsMounting: false,
  defenderAdvantage: 0,
  cover: 0,
  coverExemptsAdjacent: false,
};
const WALL: Feature = { ...PLAIN, rule: 'pbem:16.22', surcharge: CLOSED, seen: false, cover: null, barsMounting: true };
const OPENING: Feature = {
  ...PLAIN,
  surcharge: FOOT_ONLY,
  riderAttacks: false,
  barsMounting: true,
  cover: 2,
  coverExemptsAdjacent: true,
};

/** The hexside features of this ruleset (pbem:16.2), standing open where they can be shut. */
const OPEN_HEXSIDES: Readonly<Record<HexsideType, Feature>> = {
  plain: PLAIN,
  slopeLip: { ...PLAIN, rule: 'pbem:16.21', barsMounting: true },
  buildingWall: WALL,
  window: { ...OPENING, rule: 'pbem:16.23a', surcharge: { ...FOOT_ONLY, foot: 3 }, defenderAdvantage: 1 },
  doorHexside: { ...OPENING, rule: 'pbem:16.24a' },
  paledGate: { ...OPENING, rule: 'pbem:16.24a' },
  arrowSlit: { ...OPENING, rule: 'pbem:16.110b', surcharge: CLOSED, cover: 3 },
  // The heavy cover counts only for the rampart hex behind it (pbem:16.25b).
  battlement: { ...OPENING, rule: 'pbem:16.25a', surcharge: CLOSED, cover: 3, coverExemptsAdjacent: false },
  gateDoor: { ...PLAIN, rule: 'pbem:16.26', cover: 2, coverExemptsAdjacent: true },
  portcullis: { ...PLAIN, rule: 'pbem:16.27a' },
  bars: { ...OPENING, rule: 'pbem:16.28', cover: 1, coverExemptsAdjacent: false },
  bank: { ...PLAIN, rule: 'pbem:16.29', barsMounting: true },
  stairEnd: { ...PLAIN, rule: 'pbem:16.115a' },
  bridgeEnd: { ...PLAIN, rule: 'pbem:16.124' },
  raisedDrawbridge: { ...WALL, rule: 'pbem:16.116b' },
};

function shut(type: HexsideType, cover: CoverDrm | null): Feature {
  const open = OPEN_HEXSIDES[type];
  return { ...open, surcharge: CLOSED, seen: cover !== null, riderAttacks: false, defenderAdvantage: 0, cover };
}

/** A hexside that is shut bars the way, and also sight unless it is made of bars or pales. */
const SHUT_HEXSIDES: Partial<Readonly<Record<HexsideType, Feature>>> = {
  window: shut('window', null),
  doorHexside: shut('doorHexside', null),
  paledGate: shut('paledGate', 2),
  gateDoor: shut('gateDoor', null),
  portcullis: shut('portcullis', 2),
  bars: shut('bars', 1),
};

function withTypes(features: Partial<Readonly<Record<HexsideType, Feature>>>): Map<HexsideType, HexsideValues> {
  return new Map(
    HEXSIDE_TYPES.flatMap((type) => {
      const feature = features[type];
      return feature ? [[type, { ...feature, type }] as const] : [];
    }),
  );
}

const crossedFor = (foot: number): HexsideValues => {
  const surcharge = { ...FOOT_ONLY, foot };
  return { ...OPEN_HEXSIDES.battlement, type: 'battlement', rule: 'pbem:16.25a', surcharge };
};
/** MP to cross a battlement from a ladder (pbem:19.11r), and from a siege tower (pbem:19.12j). */
const OVER_LADDER = crossedFor(3);
const OVER_TOWER = crossedFor(1);

const HEXSIDES = withTypes(OPEN_HEXSIDES);
const SHUT = withTypes(SHUT_HEXSIDES);

/** The effects of a hexside feature; features that can be shut are taken as open. */
export function hexsideValues(type: HexsideType): HexsideValues {
  return HEXSIDES.get(type) as HexsideValues;
}

/** The hexside between two neighbours as it is now; null if they share none. */
export function hexsideOf(position: Pick<Position, 'live'>, from: FieldHex, to: FieldHex): HexsideValues | null {
  const direction = directionBetween(from, to);
  if (direction === null) return null;
  const type = sideTowards(from, direction, to);
  const shut = SHUT.get(type);
  if (shut && isLeafShut(position.live, type, hexsideName(from, to))) return shut;
  return type === 'battlement' ? battlementBetween(from, to) : hexsideValues(type);
}

/**
 * A battlement is crossed from a ladder that leans on it and from the platform of a siege tower, and back
 * (pbem:16.25a).
 */
function battlementBetween(from: FieldHex, to: FieldHex): HexsideValues {
  if (topOf(from) === to || topOf(to) === from) return OVER_LADDER;
  return from.terrain === 'siegePlatform' || to.terrain === 'siegePlatform' ? OVER_TOWER : hexsideValues('battlement');
}

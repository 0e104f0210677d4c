import type { HexsideType } from '../../../../board/terrain.js';
import type { CoverDrm } from '../terrain/terrain-values.js';
import type { MoverKind } from './mover.js';

/** The effects of a hexside in these rules, crossed in the given direction. */
export interface HexsideValues {
  readonly type: HexsideType;
  readonly rule: string;
  /** MP to cross besides the hex entered; null: no passage. */
  readonly surcharge: Readonly<Record<MoverKind, number | null>>;
  /** MP of men on foot to cross it in all, the hex entered included (siege-en:1.1l); absent: the two are added up. */
  readonly inAll?: number;
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
  /** Only a target under the roof right behind it has the cover (siege-en:1.48); absent: every target beyond it. */
  readonly coversOnlyInside?: true;
}

const OPEN = { foot: 0, horse: 0, mule: 0, pig: 0 } as const;
export const CLOSED = { foot: null, horse: null, mule: null, pig: null } as const;
export const FOOT_ONLY = { foot: 0, horse: null, mule: null, pig: null } as const;

/** A kind of hexside in a book, standing open where it can be shut. */
export type HexsideFeature = Omit<HexsideValues, 'type'>;

const PLAIN: HexsideFeature = {
  rule: 'pbem:3.4b',
  surcharge: OPEN,
  seen: true,
  riderAttacks: true,
  barsMounting: false,
  defenderAdvantage: 0,
  cover: 0,
  coverExemptsAdjacent: false,
};
const WALL: HexsideFeature = {
  ...PLAIN,
  rule: 'pbem:16.22',
  surcharge: CLOSED,
  seen: false,
  cover: null,
  barsMounting: true,
};
const OPENING: HexsideFeature = {
  ...PLAIN,
  surcharge: FOOT_ONLY,
  riderAttacks: false,
  barsMounting: true,
  cover: 2,
  coverExemptsAdjacent: true,
};

/** The hexside features of this ruleset (pbem:16.2), standing open where they can be shut. */
export const HEXSIDE_FEATURES: Readonly<Record<HexsideType, HexsideFeature>> = {
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

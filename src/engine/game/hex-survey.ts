import type { FieldHex, HexName, Rise } from '../board/field.js';
import type { HexsideType } from '../board/terrain.js';
import type { Direction } from '../hex/direction.js';
import type { UnitId } from '../position/unit.js';
import type { RuleId } from './refusal.js';

/** Kinds of movers for which a price is told: riders may be barred where led horses are not (pbem:16.32a). */
export const PRICED_MOVERS = ['foot', 'horse', 'mule', 'pig', 'rider'] as const;
export type PricedMover = (typeof PRICED_MOVERS)[number];

/** Cost for one kind of mover, in MP; null: it cannot go there. */
export interface MoverPrice {
  readonly mover: PricedMover;
  readonly mp: number | null;
  readonly rule: RuleId;
}

/** The place of a target for which the terrain covers it. */
export type CoverCase = 'in' | 'inOverLip' | 'beyond' | 'adjacentBehind';

/** A reason why that cover does not count. */
export type CoverVoid = 'firerHigher' | 'firerAdjacent' | 'lineWithin' | 'fromUncoveredSide';

/** Cover as a DRM to fire (0 to 3); null: no line of fire passes. */
export interface CoverValue {
  readonly when: CoverCase;
  readonly drm: number | null;
  readonly voidedBy: readonly CoverVoid[];
  readonly rule: RuleId;
}

/** Combat advantage of a unit that stands there: negative, none, positive. */
export interface AdvantageValue {
  readonly value: -1 | 0 | 1;
  readonly rule: RuleId;
}

/** One side of a hex as it is now, seen from inside the hex. */
export interface SideSurvey {
  readonly direction: Direction;
  /** Written name of the hexside (S6/T6); null at the edge of the map, and so is every member about the neighbour. */
  readonly name: string | null;
  readonly type: HexsideType;
  /** State of the hexside that differs from the board; null: as the board has it. */
  readonly state: string | null;
  /** A door, window, gate… that is closed now. */
  readonly shut: boolean;
  /** Stairs gained by going out across it: +1 up a slope lip, -1 down. */
  readonly rise: Rise;
  readonly neighbour: HexName | null;
  /** MP to leave the hex across this side, besides the cost of the hex beyond. */
  readonly crossing: readonly MoverPrice[];
  /** Cover of a target behind it as a DRM; null: no line of fire passes. */
  readonly cover: number | null;
  /** Combat advantage of a unit that defends behind it. */
  readonly advantage: AdvantageValue;
}

/** The effect of crowding on units that want to enter the hex. */
export interface Crowding {
  /** Load of the hex, counted in foot characters. */
  readonly equivalents: number;
  readonly effect: 'none' | 'double' | 'impassable';
  readonly rule: RuleId;
}

/** One hex (or location) with everything about it at one instant. */
export interface HexSurvey {
  /** The hex of the board, with terrain that has changed in the game. */
  readonly hex: FieldHex;
  /** State of the hex that differs from the board (shut, rubble…); null: as the board has it. */
  readonly state: string | null;
  /** In the order n, ne, se, s, sw, nw. */
  readonly sides: readonly SideSurvey[];
  /** MP to enter from terrain of another kind, crowding and hexsides left out. */
  readonly entering: readonly MoverPrice[];
  /** MP to enter from the same terrain, if the cost differs from `entering`; else empty. */
  readonly along: readonly MoverPrice[];
  readonly crowding: Crowding;
  readonly cover: readonly CoverValue[];
  readonly advantage: AdvantageValue;
  readonly units: readonly UnitId[];
  /** Ids of the things that lie in it. */
  readonly things: readonly string[];
  /** Every rule that was used for any of this, sorted. */
  readonly rules: readonly RuleId[];
}

import type { FieldHex, HexName, Rise } from '../board/field.js';
import type { HexsideType } from '../board/terrain.js';
import type { Direction } from '../hex/direction.js';
import type { UnitId } from '../position/unit.js';
import type { RuleId } from './refusal.js';

/** What a kind of mover pays, in MP; null: no way. `mover` is a word of the ruleset (foot, horse, mule, rider). */
export interface MoverPrice {
  readonly mover: string;
  readonly mp: number | null;
  readonly rule: RuleId;
}

/** Where a target has to be for terrain to cover it. */
export type CoverCase = 'in' | 'inOverLip' | 'beyond' | 'adjacentBehind';

/** What makes that cover none. */
export type CoverVoid = 'firerHigher' | 'firerAdjacent' | 'lineWithin' | 'fromUncoveredSide';

/** Cover as a DRM to fire (0 to 3); null: no line passes. */
export interface CoverValue {
  readonly when: CoverCase;
  readonly drm: number | null;
  readonly voidedBy: readonly CoverVoid[];
  readonly rule: RuleId;
}

/** Combat advantage of whoever stands there: negative, none, positive. */
export interface AdvantageValue {
  readonly value: -1 | 0 | 1;
  readonly rule: RuleId;
}

/** One side of a hex as it is now, looking out of it. */
export interface SideSurvey {
  readonly direction: Direction;
  /** As it is written (S6/T6); null at the edge of the map, with everything that asks for a neighbour. */
  readonly name: string | null;
  readonly type: HexsideType;
  /** What it has become in the game; null: as the board has it. */
  readonly state: string | null;
  /** A door, window, gate… that is closed now. */
  readonly shut: boolean;
  /** Stairs gained by going out across it: +1 up a slope lip, -1 down. */
  readonly rise: Rise;
  readonly neighbour: HexName | null;
  /** MP to go out across it, besides what the hex beyond costs. */
  readonly crossing: readonly MoverPrice[];
  /** Cover of a target behind it as a DRM; null: no line passes. */
  readonly cover: number | null;
  /** Combat advantage of whoever defends behind it. */
  readonly advantage: AdvantageValue;
}

/** What crowding does to those who would enter. */
export interface Crowding {
  /** Foot characters' equivalents in the hex. */
  readonly equivalents: number;
  readonly effect: 'none' | 'double' | 'impassable';
  readonly rule: RuleId;
}

/** One hex (or location) with everything about it at one instant. */
export interface HexSurvey {
  /** What the board says; terrain that has changed in the game is in it. */
  readonly hex: FieldHex;
  /** What it has become in the game (shut, rubble…); null: as the board has it. */
  readonly state: string | null;
  /** In the order n, ne, se, s, sw, nw. */
  readonly sides: readonly SideSurvey[];
  /** MP to enter from terrain of another kind, crowding and hexsides left out. */
  readonly entering: readonly MoverPrice[];
  /** MP to enter from the same terrain, where that is another price; else empty. */
  readonly along: readonly MoverPrice[];
  readonly crowding: Crowding;
  readonly cover: readonly CoverValue[];
  readonly advantage: AdvantageValue;
  readonly units: readonly UnitId[];
  /** Ids of the things that lie in it. */
  readonly things: readonly string[];
  /** Every rule that any of this rests on, sorted. */
  readonly rules: readonly RuleId[];
}

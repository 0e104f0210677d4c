import type { HexName } from '../board/field.js';
import type { ChosenLine } from '../board/sight/chosen-line.js';
import type { HexsideType, TerrainType } from '../board/terrain.js';
import type { UnitId } from '../position/unit.js';
import type { RuleId } from './refusal.js';

/** One thing that a line of sight meets between its ends: a hex that is passed, a hexside that is crossed. */
export interface CrossedSurvey {
  readonly kind: 'hex' | 'hexside';
  /** The written hex or hexside. */
  readonly where: string;
  readonly what: TerrainType | HexsideType;
  /** Its height above the looker's hex in half stairs; of a hexside that of the hex before it. */
  readonly height: number;
  /** What the thing is by. */
  readonly rule: RuleId;
}

/** The heaviest cover that terrain gives on the line. */
export interface CoverSurvey {
  /** 0 none, 1 light, 2 medium, 3 heavy. */
  readonly drm: number;
  readonly what: string;
  readonly rule: RuleId;
}

/** Whether one hex can be seen from another, along which line, and why. */
export interface SightSurvey {
  /** The hexes that the line joins: of units of two hexes those that are best for the looker. */
  readonly from: HexName;
  readonly to: HexName;
  /** In hexes. */
  readonly range: number;
  readonly free: boolean;
  /** What makes it free, or bars it. */
  readonly rule: RuleId;
  /** The hex or hexside that bars it; null if it is free. */
  readonly blockedBy: string | null;
  /** One line for a person. */
  readonly because: string;
  /** The line that is best for the looker, or if none is free that of the centres; null within one hex. */
  readonly line: ChosenLine | null;
  /** From the looker on; of a barred line up to what bars it. */
  readonly crossed: readonly CrossedSurvey[];
  /** Null if it is not free. Units between are left out: they depend on who fires. */
  readonly cover: CoverSurvey | null;
  /** Every rule that any of this rests on, sorted. */
  readonly rules: readonly RuleId[];
}

/** Everything that is seen from a spot. */
export interface ViewSurvey {
  /** Where one looks from. */
  readonly from: readonly HexName[];
  /** In the order of the map, the hexes looked from among them. */
  readonly hexes: readonly HexName[];
  /** Units with a hex that is seen, by name, the looker left out. */
  readonly units: readonly UnitId[];
}

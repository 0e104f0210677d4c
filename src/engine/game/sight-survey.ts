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
  /** The rule that makes this thing an obstacle or cover. */
  readonly rule: RuleId;
}

/** The heaviest cover that terrain gives on the line. */
export interface CoverSurvey {
  /** 0 none, 1 light, 2 medium, 3 heavy. */
  readonly drm: number;
  readonly what: string;
  readonly rule: RuleId;
  /** The hex that gives it, or the two hexes beside the hexside that does; empty: no place gives it. */
  readonly hexes: readonly HexName[];
}

/** Whether one hex can be seen from another, along which line, and why. */
export interface SightSurvey {
  /** The hexes that the line joins; for a unit of two hexes the hex that is best for the looker. */
  readonly from: HexName;
  readonly to: HexName;
  /** In hexes. */
  readonly range: number;
  readonly free: boolean;
  /** The rule by which the line is free or blocked. */
  readonly rule: RuleId;
  /** The hex or hexside that blocks the line; null if the line is free. */
  readonly blockedBy: string | null;
  /** One line for a person. */
  readonly because: string;
  /** The line that is best for the looker; if no line is free, the line between the centres; null within one hex. */
  readonly line: ChosenLine | null;
  /** In order from the looker; a blocked line ends with the thing that blocks it. */
  readonly crossed: readonly CrossedSurvey[];
  /** Null if the line is not free. Units in between are left out but for a shot: their effect depends on the firer. */
  readonly cover: CoverSurvey | null;
  /** Everything that gives cover on the line, the heaviest first, which alone counts. */
  readonly covers: readonly CoverSurvey[];
  /** Every rule that was used for any of this, sorted. */
  readonly rules: readonly RuleId[];
}

/** Everything that is seen from a spot. */
export interface ViewSurvey {
  /** The hexes of the looker. */
  readonly from: readonly HexName[];
  /** Hexes that the looker sees, in the order of the map; the looker's own hexes are among them. */
  readonly hexes: readonly HexName[];
  /** Units that have a hex the looker sees, by name; without the looker. */
  readonly units: readonly UnitId[];
}

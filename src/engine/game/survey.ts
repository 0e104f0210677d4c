import type { HexName } from '../board/field.js';
import type { Position } from '../position/position.js';
import type { SideId, UnitId } from '../position/unit.js';
import type { HexSurvey } from './hex-survey.js';
import type { ReachSurvey } from './reach-survey.js';
import type { Ruled } from './refusal.js';
import type { SightSurvey, ViewSurvey } from './sight-survey.js';

/** Where somebody looks from or to: a unit by its name, else a hex by any of its names. */
export type Spot = string;

/**
 * What a ruleset tells about the field at one instant. Asking changes nothing; what cannot be answered (a hex or unit
 * that is not there) is a refusal that names it as its subject.
 */
export interface Survey<State = Position> {
  hex(position: State, name: HexName): Ruled<HexSurvey>;
  /** Sight from any hex of the one spot to any hex of the other. */
  sight(position: State, from: Spot, to: Spot): Ruled<SightSurvey>;
  view(position: State, from: Spot): Ruled<ViewSurvey>;
  /** For a unit of that side, whatever step is open; charges left out. */
  reach(position: State, side: SideId, unit: UnitId): Ruled<ReachSurvey>;
}

import type { HexName } from '../board/field.js';
import type { Position } from '../position/position.js';
import type { SeatId } from '../position/seat.js';
import type { SideId, UnitId } from '../position/unit.js';
import type { HexSurvey } from './hex-survey.js';
import type { ReachSurvey, WayStep } from './reach-survey.js';
import { allowed, refused, type Ruled } from './refusal.js';
import type { SightSurvey, ViewSurvey } from './sight-survey.js';
import type { WaySurvey } from './way-survey.js';

/** Where somebody looks from or to: a unit by its name, else a hex by any of its names. */
export type Spot = string;

/** A shot that one asks about: the units by their names, and their hexes where they have two; absent: the better. */
export interface SurveyedShot {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly from?: HexName;
  readonly at?: HexName;
}

/**
 * The answers of a ruleset to questions about the field at one instant. To ask changes nothing. A question that has no
 * answer (a hex or unit that is not there) is refused, and the refusal names that hex or unit as its subject.
 */
export interface Survey<State = Position> {
  hex(position: State, name: HexName): Ruled<HexSurvey>;
  /** Sight from any hex of the one spot to any hex of the other. */
  sight(position: State, from: Spot, to: Spot): Ruled<SightSurvey>;
  /** The line of a shot, with the cover that men in between give; the unit need not be able to shoot now. */
  shot(position: State, shot: SurveyedShot): Ruled<SightSurvey>;
  view(position: State, from: Spot): Ruled<ViewSurvey>;
  /** All places to which a unit of that side can move, whatever step is open; charges are left out. */
  reach(position: State, side: SideId, unit: UnitId): Ruled<ReachSurvey>;
  /**
   * How a move of a unit of that seat, built step by step, may go on after these steps; refused as the move would be,
   * but for where it ends. `path` may be empty, and may come from outside.
   */
  wayOn(position: State, seat: SeatId, unit: UnitId, path: readonly WayStep[]): Ruled<WaySurvey>;
}

/** The survey of a ruleset, or why it has none. */
export function surveyOf<State>({
  id,
  survey,
}: {
  readonly id: string;
  readonly survey?: Survey<State>;
}): Ruled<Survey<State>> {
  if (survey) return allowed(survey);
  return refused({ code: 'notInThisRuleset', rule: null, because: `the rules of ${id} tell nothing about a field` });
}

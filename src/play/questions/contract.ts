import type { HexName } from '../../engine/board/field.js';
import type { HexSurvey } from '../../engine/game/hex-survey.js';
import type { Ending, Loss } from '../../engine/game/losses.js';
import type { ReachSurvey, WayStep } from '../../engine/game/reach-survey.js';
import type { Refusal } from '../../engine/game/refusal.js';
import type { LegalOrder, Preview } from '../../engine/game/ruleset.js';
import type { SightSurvey, ViewSurvey } from '../../engine/game/sight-survey.js';
import type { Spot, SurveyedShot } from '../../engine/game/survey.js';
import type { WaySurvey } from '../../engine/game/way-survey.js';
import type { UnitId } from '../../engine/position/unit.js';
import type { SubmitOrder } from '../commands.js';
import type { ForeseenOrder } from '../seen.js';
import type { At, GameId, Viewer } from '../viewer.js';
import type { PlannedTurn } from './planning.js';

/**
 * Questions to the rules about a position, answered as far as the viewer may see it. Nothing is recorded. Questions
 * about orders are for seats.
 */
export interface Questions {
  /** The orders that the seat could give now, those of one unit or all. Throws NotASeat, NoSuchGame. */
  legal(game: GameId, viewer: Viewer, unit?: UnitId): Promise<readonly LegalOrder<unknown>[]>;
  /**
   * Lists all that a seat could still do and would lose by ending the open step, or its turn; from what it sees. Throws
   * NotASeat, NoSuchGame.
   */
  lost(game: GameId, viewer: Viewer, until: Ending): Promise<readonly Loss[]>;
  /**
   * Lists all that a seat must still do before the open step can end, as the refusals to end it; from what it sees.
   * Throws NotASeat, NoSuchGame.
   */
  duties(game: GameId, viewer: Viewer): Promise<readonly Refusal[]>;
  /** The table and modifiers by which an order would be decided, or why it would be refused. Throws NotASeat. */
  preview(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<Preview | Refusal>;
  /**
   * The consequences that an order would have, or why it would be refused; for a seat, from what it sees. Throws
   * NotASeat, NoSuchGame.
   */
  foresee(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<ForeseenOrder | Refusal>;
  /**
   * The turn that the viewer's seat plans while it waits, from what it sees, after some orders of the plan; null: no
   * seat, or no turn to plan. Throws NoSuchGame.
   */
  planning(game: GameId, viewer: Viewer, given: readonly SubmitOrder['order'][]): Promise<PlannedTurn | null>;
  /** One hex with everything about it; refused if there is none of that name. Throws NoSuchGame, NoSuchInstant. */
  hex(game: GameId, viewer: Viewer, at: At, name: HexName): Promise<HexSurvey | Refusal>;
  /** Sight between two spots; refused if one is not there. Throws NoSuchGame, NoSuchInstant. */
  sight(game: GameId, viewer: Viewer, at: At, from: Spot, to: Spot): Promise<SightSurvey | Refusal>;
  /**
   * The line of a shot, and everything that covers its target; refused if one of the two units is not there. Throws
   * NoSuchGame, NoSuchInstant.
   */
  shot(game: GameId, viewer: Viewer, at: At, shot: SurveyedShot): Promise<SightSurvey | Refusal>;
  /** All that is seen from a spot; refused if it is not there. Throws NoSuchGame, NoSuchInstant. */
  view(game: GameId, viewer: Viewer, at: At, from: Spot): Promise<ViewSurvey | Refusal>;
  /** Where a unit of the seat can go now, or why nowhere. Throws NotASeat for spectators, NoSuchGame. */
  reach(game: GameId, viewer: Viewer, unit: UnitId): Promise<ReachSurvey | Refusal>;
  /**
   * How a move of the seat's unit that is built step by step may go on after these steps, from what the seat sees; or
   * why it cannot be made. Throws NotASeat for spectators, NoSuchGame.
   */
  wayOn(game: GameId, viewer: Viewer, unit: UnitId, path: readonly WayStep[]): Promise<WaySurvey | Refusal>;
}

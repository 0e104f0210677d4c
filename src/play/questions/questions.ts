import type { HexName } from '../../engine/board/field.js';
import { foresee } from '../../engine/game/foresee.js';
import type { GameState } from '../../engine/game/game.js';
import type { HexSurvey } from '../../engine/game/hex-survey.js';
import type { Ending, Loss } from '../../engine/game/losses.js';
import type { ReachSurvey, WayStep } from '../../engine/game/reach-survey.js';
import { answerOf, type Refusal } from '../../engine/game/refusal.js';
import type { LegalOrder, Preview } from '../../engine/game/ruleset.js';
import type { SightSurvey, ViewSurvey } from '../../engine/game/sight-survey.js';
import type { Spot, SurveyedShot } from '../../engine/game/survey.js';
import type { WaySurvey } from '../../engine/game/way-survey.js';
import { sideOfSeat } from '../../engine/position/seat.js';
import type { UnitId } from '../../engine/position/unit.js';
import type { SubmitOrder } from '../commands.js';
import type { GameDoor } from '../game-door.js';
import type { LoadedGame } from '../loaded-game.js';
import { readOrder, whyNumbersWrong } from '../order-reading.js';
import type { ForeseenOrder, SeenGame } from '../seen.js';
import { Pauses } from '../turns.js';
import { seenBy, type Showable } from '../view.js';
import type { At, GameId, Viewer } from '../viewer.js';
import { ownSeat } from '../own-seat.js';
import { seatOfViewer } from '../viewer-seat.js';
import { plannedTurn, type PlannedTurn } from './planning.js';
import { surveyed, type Surveying } from './surveyed.js';

/**
 * Questions to the rules about a position, answered as far as the viewer may see it. Nothing is recorded. Questions
 * about orders are for seats.
 */
export interface Questions {
  /** The orders that the seat could give now, those of one unit or all. Throws KeyNeeded, NotASeat, NoSuchGame. */
  legal(game: GameId, viewer: Viewer, unit?: UnitId): Promise<readonly LegalOrder<unknown>[]>;
  /**
   * Lists all that a seat could still do and would lose by ending the open step, or its turn; from what it sees. Throws
   * KeyNeeded, NotASeat, NoSuchGame.
   */
  lost(game: GameId, viewer: Viewer, until: Ending): Promise<readonly Loss[]>;
  /**
   * Lists all that a seat must still do before the open step can end, as the refusals to end it; from what it sees.
   * Throws KeyNeeded, NotASeat, NoSuchGame.
   */
  duties(game: GameId, viewer: Viewer): Promise<readonly Refusal[]>;
  /**
   * The table and modifiers by which an order would be decided, or why it would be refused. Throws KeyNeeded, NotASeat.
   */
  preview(game: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<Preview | Refusal>;
  /**
   * The consequences that an order would have, or why it would be refused; for a seat, from what it sees. Throws
   * KeyNeeded, NotASeat, NoSuchGame.
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
  /** Where a unit of the seat can go now, or why nowhere. Throws KeyNeeded, NotASeat for spectators, NoSuchGame. */
  reach(game: GameId, viewer: Viewer, unit: UnitId): Promise<ReachSurvey | Refusal>;
  /**
   * How a move of the seat's unit that is built step by step may go on after these steps, from what the seat sees; or
   * why it cannot be made. Throws KeyNeeded, NotASeat for spectators, NoSuchGame.
   */
  wayOn(game: GameId, viewer: Viewer, unit: UnitId, path: readonly WayStep[]): Promise<WaySurvey | Refusal>;
}

const NOW = { kind: 'now' } as const;

/** The parts of the questions. */
export interface QuestionParts {
  readonly games: GameDoor;
  /** A game at an instant as a viewer may see it. Throws NoSuchGame, NoSuchInstant. */
  readonly see: (id: GameId, viewer: Viewer, at: At) => Promise<SeenGame<GameState>>;
}

/** Asks the rules of a game about its position, for a viewer. */
export class GameQuestions implements Questions {
  readonly #parts: QuestionParts;

  constructor(parts: QuestionParts) {
    this.#parts = parts;
  }

  async legal(id: GameId, viewer: Viewer, unit?: UnitId): Promise<readonly LegalOrder<unknown>[]> {
    const seat = ownSeat(id, viewer);
    const { book, position } = await this.#parts.games.now(id, viewer);
    const { ruleset } = book;
    const pauses = new Pauses();
    const ofUnit = async (id: UnitId): Promise<readonly LegalOrder<unknown>[]> => {
      const steps = ruleset.preparing?.(position, seat, id)[Symbol.iterator]();
      while (steps?.next().done === false) await pauses.ifDue();
      return ruleset.legal(position, seat, id);
    };
    if (unit !== undefined) return seenBy(viewer, await ofUnit(unit), book);
    // A position remembers the lists of its units, which take nearly all of the time of the whole list.
    for (const one of Object.values(ruleset.field?.(position).units ?? {})) {
      if (one.side === sideOfSeat(seat)) await ofUnit(one.id);
      await pauses.ifDue();
    }
    return seenBy(viewer, ruleset.legal(position, seat), book);
  }

  async lost(id: GameId, viewer: Viewer, until: Ending): Promise<readonly Loss[]> {
    const seat = ownSeat(id, viewer);
    const { game, position } = await this.#present(id, viewer);
    return game.book.ruleset.lost?.(position, seat, until) ?? [];
  }

  async duties(id: GameId, viewer: Viewer): Promise<readonly Refusal[]> {
    const seat = ownSeat(id, viewer);
    const { game, position } = await this.#present(id, viewer);
    return game.book.ruleset.duties?.(position, seat) ?? [];
  }

  async preview(id: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<Preview | Refusal> {
    const seat = ownSeat(id, viewer);
    const { book, position } = await this.#parts.games.now(id, viewer);
    const read = readOrder(book, seat, order);
    const preview = read.ok ? book.ruleset.preview(position, seat, read.value.order) : read;
    return seenBy<Preview | Refusal>(viewer, answerOf(preview), book);
  }

  async foresee(id: GameId, viewer: Viewer, order: SubmitOrder['order']): Promise<ForeseenOrder | Refusal> {
    const seat = ownSeat(id, viewer);
    const { game, position } = await this.#present(id, viewer);
    const { book } = game;
    const read = readOrder(book, seat, order);
    const foreseen = read.ok ? foresee(book.ruleset, position, seat, read.value.order) : read;
    if (!foreseen.ok) return foreseen.refusal;
    const misstated = read.ok ? whyNumbersWrong(game, seat, read.value) : null;
    if (misstated) return misstated;
    return { ...foreseen.value, texts: foreseen.value.events.map((event) => book.tell(event)) };
  }

  async planning(id: GameId, viewer: Viewer, given: readonly SubmitOrder['order'][]): Promise<PlannedTurn | null> {
    const seat = seatOfViewer(viewer);
    const { game, position, revision } = await this.#present(id, viewer);
    return seat === null ? null : plannedTurn({ book: game.book, revision }, position, seat, given);
  }

  hex(id: GameId, viewer: Viewer, at: At, name: HexName): Promise<HexSurvey | Refusal> {
    return this.#surveyed(id, viewer, at, (survey, position) => survey.hex(position, name));
  }

  sight(id: GameId, viewer: Viewer, at: At, from: Spot, to: Spot): Promise<SightSurvey | Refusal> {
    return this.#surveyed(id, viewer, at, (survey, position) => survey.sight(position, from, to));
  }

  shot(id: GameId, viewer: Viewer, at: At, shot: SurveyedShot): Promise<SightSurvey | Refusal> {
    return this.#surveyed(id, viewer, at, (survey, position) => survey.shot(position, shot));
  }

  view(id: GameId, viewer: Viewer, at: At, from: Spot): Promise<ViewSurvey | Refusal> {
    return this.#surveyed(id, viewer, at, (survey, position) => survey.view(position, from));
  }

  async reach(id: GameId, viewer: Viewer, unit: UnitId): Promise<ReachSurvey | Refusal> {
    const side = sideOfSeat(ownSeat(id, viewer));
    return this.#surveyed(id, viewer, NOW, (survey, position) => survey.reach(position, side, unit));
  }

  async wayOn(id: GameId, viewer: Viewer, unit: UnitId, path: readonly WayStep[]): Promise<WaySurvey | Refusal> {
    const seat = ownSeat(id, viewer);
    const { game, position } = await this.#present(id, viewer);
    return surveyed({ book: game.book, position }, (survey, seen) => survey.wayOn(seen, seat, unit, path));
  }

  /** The game now, and its position and revision as the viewer sees it. Throws NoSuchGame. */
  async #present(
    id: GameId,
    viewer: Viewer,
  ): Promise<{ readonly game: LoadedGame; readonly position: GameState; readonly revision: number }> {
    const { position, revision } = await this.#parts.see(id, viewer, NOW);
    return { game: await this.#parts.games.now(id, viewer), position, revision };
  }

  /** The answer to a question about the field, as a viewer may see it. Throws NoSuchGame, NoSuchInstant. */
  async #surveyed<Told extends Showable>(
    id: GameId,
    viewer: Viewer,
    at: At,
    ask: Surveying<Told>,
  ): Promise<Told | Refusal> {
    const game = await this.#parts.games.at(id, viewer, at);
    return seenBy<Told | Refusal>(viewer, surveyed(game, ask), game.book);
  }
}

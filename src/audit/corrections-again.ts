import { CorrectionDice, DiceByName, type FindDie } from '../engine/game/correction/correction-dice.js';
import { correctionEvent, type ClaimAt } from '../engine/game/correction/record.js';
import {
  amended,
  goneOn,
  stateBefore,
  turnCourse,
  type LoggedEvent,
  type TurnCourse,
} from '../engine/game/correction/turn-course.js';
import { NO_DICE } from '../engine/dice/dice.js';
import type { GameEvent } from '../engine/game/event.js';
import type { AnyGame, GameState } from '../engine/game/game.js';
import { amendmentOf, firstOfCorrections, type ParleyCourse } from '../engine/game/parley/course.js';
import { isCorrection, type ClaimVerdict, type CorrectionEvent } from '../engine/game/parley/events.js';
import { causedBy, verdictOf } from '../engine/game/parley/verdict.js';
import { diceOfCorrections } from '../ledger/proof/correction-dice.js';
import { DerivedDice } from '../ledger/proof/derived-dice.js';

/** Makes the corrections of a log again, from its orders, their dice and the hashes of its events. */
export class CorrectionsAgain {
  readonly #log: LoggedEvent[] = [];
  readonly #hashes: string[] = [];
  /** The state before each order, by the revision of its first event. States share what is alike. */
  readonly #before = new Map<number, GameState>();

  take(logged: LoggedEvent, hash: string, { frame }: AnyGame, before: GameState | null): void {
    this.#log.push(logged);
    this.#hashes.push(hash);
    if (before && frame.order(logged.event)) this.#before.set(logged.revision, before);
  }

  /** The correction that follows at a recorded one, the last event taken; null: none does. */
  expected({ data }: CorrectionEvent, game: AnyGame, parley: ParleyCourse): CorrectionEvent | null {
    const amendment = amendmentOf(parley, data.claim);
    const claim: ClaimAt = data;
    const course = this.#course(claim.at, game, parley);
    if (!course || (!course.waiting && !course.orders.some(({ at }) => at === claim.at))) return null;
    const dice = data.dice && new CorrectionDice(game, this.#recorded(data));
    const more = dice?.more ?? (({ at }) => new DerivedDice(this.#hashAt(at)));
    const after = course.waiting ? goneOn(game, course, more) : amended(game, course, claim.at, more, amendment);
    return correctionEvent(game, claim, course, after, dice?.fallen ?? null);
  }

  /**
   * Whether a correction must follow a claim or amendment: something changes, or a die is missing, which the correction
   * would ask for or record.
   */
  isDue(claim: ClaimAt, game: AnyGame, parley: ParleyCourse): boolean {
    const course = this.#course(claim.at, game, parley);
    if (!game.asFarAsLegal || !course?.orders.some(({ at }) => at === claim.at)) return false;
    const after = amended(game, course, claim.at, () => NO_DICE, amendmentOf(parley, claim.claim));
    return correctionEvent(game, claim, course, after) !== null;
  }

  /** The verdict on an order in the turn as corrected so far; null: the log does not have the order. */
  verdict(at: number, game: AnyGame, parley: ParleyCourse): ClaimVerdict | null {
    const course = this.#course(at, game, parley);
    const index = course?.orders.findIndex((one) => one.at === at) ?? -1;
    const orders = index < 0 ? [] : (course?.orders ?? []).slice(index).map(({ events }) => events);
    const [recorded] = orders;
    const before = course && stateBefore(game, course, at);
    return recorded && before ? verdictOf(game, game, { at, before, recorded, caused: causedBy(game, orders) }) : null;
  }

  /** The course of the orders up to the event before the last. */
  #course(at: number, game: AnyGame, parley: ParleyCourse): TurnCourse | null {
    const from = firstOfCorrections(parley, at);
    const base = this.#before.get(from);
    if (!base) return null;
    const log = this.#log.slice(from, -1).map(({ revision, event }) => ({ revision, event: plain(event) }));
    return turnCourse(game, base, log, diceOfCorrections(game, this.#hashAt));
  }

  /** The dice that corrections record, up to this one; whether they are true is for the audit of dice. */
  #recorded({ dice = [], hiddenDice = [] }: CorrectionEvent['data']): FindDie {
    const known = new DiceByName();
    for (const { event } of this.#log) {
      if (isCorrection(event)) known.add([...(event.data.dice ?? []), ...(event.data.hiddenDice ?? [])]);
    }
    known.add([...dice, ...hiddenDice]);
    return known.find;
  }

  readonly #hashAt = (revision: number): string => this.#hashes[revision] ?? '';
}

function plain({ type, data }: GameEvent): GameEvent {
  return { type, data };
}

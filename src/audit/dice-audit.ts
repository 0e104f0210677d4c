import type { RolledDie } from '../engine/dice/dice.js';
import { diceAfter, diceAtFirst, wordsIn, type DiceCourse } from '../engine/game/dice-course.js';
import { whyNotBegun, whyNotSaid } from '../engine/game/dice-talk.js';
import {
  diceTermsOf,
  hasDiceForm,
  isDiceEvent,
  type DiceEvent,
  type DiceMode,
  type DiceOpened,
} from '../engine/game/dice-told.js';
import type { GameEvent } from '../engine/game/event.js';
import { hasParleyForm, isCorrection, type CorrectionEvent } from '../engine/game/parley/events.js';
import type { AnyGame, GameState } from '../engine/game/game.js';
import { gameOfStream, siegeOfStream } from '../ledger/game-stream.js';
import {
  CHAIN_TURNS,
  DieNames,
  faceOfDie,
  hashOfOrder,
  keyOfHidden,
  keyOfTurn,
  sealOf,
  secretBefore,
} from '../ledger/proof/dice.js';
import { keyOfCorrections } from '../ledger/proof/correction-dice.js';
import { isOfMode, type CheckedDie, type DieStanding, type OpenDie } from './checked-die.js';
import { DiceOfCorrections } from './dice-of-corrections.js';
import { orderIsHidden, type LogEntry } from './log-entry.js';

/** How many dice of a log are proven. */
export interface DiceProof {
  readonly mode: DiceMode;
  readonly proven: number;
  readonly false: number;
  readonly unopened: number;
  readonly taken: number;
}

export const NO_DICE_PROOF: DiceProof = { mode: 'server', proven: 0, false: 0, unopened: 0, taken: 0 };

export interface WrongDice {
  readonly revision: number;
  readonly because: string;
}

/** The order whose events are being looked through. */
interface OrderUnderWay {
  readonly turn: number;
  readonly number: number;
  readonly hash: string;
  readonly names: DieNames;
}

/**
 * Looks through the dice of a log, event by event: whether commitments, words and opened secrets fit each other, and
 * whether every die whose secret is open shows what its secret gives (docs/dice.md).
 */
export class DiceAudit {
  readonly findings: WrongDice[] = [];
  readonly #dice: OpenDie[] = [];
  readonly #game: string;
  #waiting: OpenDie[] = [];
  readonly #corrections: DiceOfCorrections;
  #course: DiceCourse | null = null;
  #order: OrderUnderWay | null = null;
  #missed = 0;

  constructor(stream: string) {
    this.#game = gameOfStream(stream) ?? siegeOfStream(stream) ?? stream;
    this.#corrections = new DiceOfCorrections(this.#game);
  }

  get dice(): readonly CheckedDie[] {
    return this.#dice;
  }

  get course(): DiceCourse | null {
    return this.#course;
  }

  get proof(): DiceProof {
    const count = (standing: DieStanding): number => this.#dice.filter((die) => die.standing === standing).length;
    return {
      mode: this.#course?.mode ?? 'server',
      proven: count('proven'),
      false: count('false'),
      unopened: count('unopened'),
      taken: count('taken'),
    };
  }

  /** The next event in its current version; `state`: before it, null before the first. */
  take(revision: number, event: GameEvent, entry: LogEntry, game: AnyGame, state: GameState | null): void {
    try {
      if (revision === 0) this.#begin(event);
      else if (isCorrection(event) && hasParleyForm(event)) this.#takeCorrection(revision, event, game);
      else if (isDiceEvent(event)) this.#takeDice(revision, event, game, state);
      else this.#takeOther(revision, event, entry, game, state);
    } catch (error) {
      // A forged event may hold anything where a die or an order should be. What JavaScript says of it helps nobody.
      const because = error instanceof Error && !(error instanceof TypeError) ? `: ${error.message}` : '';
      this.#wrong(revision, `something else stands where a die or an order should be${because}`);
    }
  }

  /** After the last event. */
  end(revision: number, state: GameState | null): void {
    this.#expectOpened(revision);
    if (this.#course && state?.outcome && this.#course.hiddenSecret === null) {
      this.#wrong(revision, 'the game is over, and the secret of its hidden dice is not opened');
    }
  }

  #begin(first: GameEvent): void {
    if (diceTermsOf(first) === 'malformed') this.#wrong(0, 'the terms for its dice have no form that is known');
    this.#course = diceAtFirst(first);
  }

  #takeDice(revision: number, event: DiceEvent, game: AnyGame, state: GameState | null): void {
    const course = this.#course;
    if (!hasDiceForm(event)) return this.#wrong(revision, `${event.type} has no form that is known`);
    if (!course) return this.#wrong(revision, `${event.type}: the game has no terms for its dice`);
    const because =
      event.type === 'DiceOpened'
        ? whyNotOpened(course, event, state)
        : (whyNotSaid(course, state ? game.seats(state) : [], event, (seat, word, seal) => {
            return sealOf(this.#game, course.terms.commitment, seat, word) === seal;
          })?.because ?? null);
    if (because !== null) return this.#wrong(revision, because);
    this.#course = diceAfter(course, event, game.frame);
    if (event.type === 'DiceOpened') this.#open(event.data, course);
  }

  #takeOther(revision: number, event: GameEvent, entry: LogEntry, game: AnyGame, state: GameState | null): void {
    const given = game.frame.order(event);
    const course = this.#course;
    if (given && course) {
      this.#expectOpened(revision);
      const early = whyNotBegun(course, state ? game.seats(state) : []);
      if (early) this.#wrong(revision, early.because);
      const { turn, orders } = course;
      const place = { turn, number: orders + 1 };
      const order = orderIsHidden(entry) ? null : given.order;
      if (course.terms.corrections) this.#corrections.takeOrder(revision, given.seat, order);
      const hash = hashOfOrder({ ...place, game: this.#game, seat: given.seat, order });
      this.#order = { ...place, hash, names: new DieNames() };
    }
    for (const die of game.diceOf([event])) this.#note(revision, die, game);
    this.#course = diceAfter(course, event, game.frame);
  }

  #note(revision: number, die: RolledDie, { veil }: AnyGame): void {
    const mode = this.#course?.mode ?? 'server';
    if (mode === 'server' ? die.source === 'committed' : !isOfMode(mode, die)) {
      this.#wrong(revision, `the die for ${die.purpose} is ${die.source}, and the dice of the game are ${mode}`);
    }
    const { turn = 0, number: order = 0, hash = '', names = null } = this.#order ?? {};
    const isDerived = die.source === 'committed' && names !== null;
    const number = names?.next(die).number ?? 1;
    const hidden = veil?.hidesDie(die) === true;
    const noted: OpenDie = { revision, turn, order, die, number, hidden, standing: 'taken', hash };
    if (isDerived) noted.standing = 'unopened';
    this.#dice.push(noted);
    if (isDerived) this.#waiting.push(noted);
  }

  /** The dice that fell anew in a correction (pbem:1.4h): each once, though several corrections may name it. */
  #takeCorrection(revision: number, event: CorrectionEvent, game: AnyGame): void {
    const found = this.#corrections.take(revision, event, game, this.#course);
    this.#dice.push(...found.dice);
    for (const because of found.wrong) this.#wrong(revision, because);
  }

  #open({ turn, secret, hiddenSecret }: DiceOpened['data'], course: DiceCourse): void {
    const words = wordsIn(course);
    const key = keyOfTurn(secret, this.#game, turn, words);
    const hiddenKey = hiddenSecret === undefined ? null : keyOfHidden(hiddenSecret, this.#game, words);
    const waiting: OpenDie[] = [];
    for (const one of this.#waiting) {
      const open = one.hidden ? hiddenKey : one.turn === turn ? key : null;
      if (open) this.#check(one, open);
      else waiting.push(one);
    }
    this.#waiting = waiting;
    if (hiddenSecret === undefined) return;
    const anew = keyOfCorrections(hiddenSecret, this.#game, words);
    for (const one of this.#corrections.unopened) this.#check(one, anew);
  }

  #check(one: OpenDie, key: Uint8Array): void {
    const { die, number, revision, hash } = one;
    const name = { purpose: die.purpose, number, ...(die.subject === undefined ? {} : { subject: die.subject }) };
    const face = faceOfDie(key, hash, name, die.faces);
    one.standing = face === die.value ? 'proven' : 'false';
    if (face === die.value) return;
    const of = die.subject === undefined ? '' : ` of ${die.subject.slice(0, 60)}`;
    this.#wrong(revision, `the die for ${die.purpose}${of} shows ${die.value}, and its secret gives ${face}`);
  }

  /** Every turn that is over has its secret open before anything else is ordered. */
  #expectOpened(revision: number): void {
    if (!this.#course) return;
    const { turn, opened } = this.#course;
    const last = Math.min(turn - 1, CHAIN_TURNS);
    if (opened.turn >= last || this.#missed >= last) return;
    this.#missed = last;
    this.#wrong(revision, `turn ${last} is over, and the secret of its dice is not opened`);
  }

  #wrong(revision: number, because: string): void {
    this.findings.push({ revision, because });
  }
}

/** Why a secret may not be opened here, or does not fit, or null. */
function whyNotOpened(
  { turn, opened, terms }: DiceCourse,
  { data }: DiceOpened,
  state: GameState | null,
): string | null {
  const isOver = state?.outcome !== null && state?.outcome !== undefined;
  if (data.turn !== opened.turn + 1) return `the secret of turn ${data.turn} is opened after that of ${opened.turn}`;
  if (data.turn >= (isOver ? turn + 1 : turn))
    return `the secret of turn ${data.turn} is opened before that turn is over`;
  if (secretBefore(data.secret) !== opened.secret) {
    return `the secret of turn ${data.turn} is not the one to which the server has committed itself`;
  }
  if (data.hiddenSecret === undefined) return null;
  if (!isOver) return 'the secret of hidden dice is opened before the game is over';
  if (secretBefore(data.hiddenSecret) === terms.hiddenCommitment) return null;
  return 'the secret of hidden dice is not the one to which the server has committed itself';
}

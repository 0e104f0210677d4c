import { canonicalJson } from '../../engine/canonical/canonical.js';
import { ListedDice } from '../../engine/dice/dice.js';
import { act } from '../../engine/game/act.js';
import type { GameEvent } from '../../engine/game/event.js';
import type { GameSetup, GameState } from '../../engine/game/game.js';
import { replay } from '../../engine/game/replay.js';
import type { AnyRulebook, Rulebook } from '../../engine/game/rulebook.js';
import type { Decided } from '../../engine/game/ruleset.js';
import type { SeatId } from '../../engine/position/seat.js';
import { CaseBroken, compared, failure, type CaseFailure, type CasePath } from './failure.js';
import { deeplyFrozen } from './frozen.js';
import { playClaim, type ClaimInCase } from './play-claim.js';
import type { ExpectedRefusal } from './refused-order.js';
import { codeWordsIn } from './code-words.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';
import type { TracedStep, Watch } from './trace.js';

/** An order of a seat that is accepted or must be refused, a claim of an error, or what must hold then. */
export type GameCaseEntry<Expectation> = OrderInCase | ClaimInCase | { readonly expect: Expectation };

interface OrderInCase extends ExpectedRefusal {
  readonly seat: SeatId;
  readonly order: unknown;
  /**
   * By event type, members that an edition with an error recorded otherwise: what the case goes on from, and what may
   * be claimed.
   */
  readonly otherwise?: Readonly<Record<string, object>>;
}

/** A rule case of any game, by the contract alone. */
export interface GameCase<State, Setup, Expectation> {
  /** The name of the set-up in failures. */
  readonly begins: CasePath;
  readonly setup: Setup;
  /** The set-up must be refused so; absent: it is accepted. */
  readonly refused?: ExpectedRefusal;
  readonly dice: readonly number[];
  readonly entries: readonly GameCaseEntry<Expectation>[];
  readonly expect: Expectation;
  /** Differences from the expectation, in a state and in the events since the last expectation. */
  wrong(expect: Expectation, at: CasePath, state: State, events: readonly GameEvent[]): readonly CaseFailure[];
}

interface Played<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly dice: readonly number[];
}

/**
 * Plays a case. Besides what it expects, every case must end in the state that its events replay to, use all of its
 * dice, record events that have the form of their definitions, and at every order list only what is accepted, and
 * something for somebody. Throws CaseBroken if it cannot be carried to its end.
 */
export function playGameCase<State extends GameState, Setup extends GameSetup, Expectation>(
  book: Rulebook<State, Setup>,
  written: GameCase<State, Setup, Expectation>,
  watch: Watch,
): readonly CaseFailure[] {
  const { ruleset } = book;
  const { begins, setup, refused, dice: given } = written;
  watch.begins(begins);
  const created = ruleset.create(setup);
  if (refused) {
    if (!created.ok && matches(created.refusal, refused)) return [];
    const actual = created.ok ? 'accepted' : `refused: ${inWords(created.refusal)}`;
    return [{ at: ['setUp'], what: 'the set-up', expected: expectedRefusal(refused), actual }];
  }
  if (!created.ok) throw new CaseBroken(failure(begins, `the set-up is refused: ${inWords(created.refusal)}`));
  let played: Played<State> = { state: replayed(book, created.value), events: created.value, dice: given };
  watch.ended(() => stepOf(book, begins, 'the set-up', created.value));
  const failures: CaseFailure[] = [];
  let looked = 0;
  for (const [index, entry] of written.entries.entries()) {
    const at = ['orders', index];
    watch.begins(at);
    if ('expect' in entry) {
      failures.push(...written.wrong(entry.expect, [...at, 'expect'], played.state, played.events.slice(looked)));
      looked = played.events.length;
      continue;
    }
    const before = played.events.length;
    if ('claim' in entry) played = claimed(book, created.value, played, entry, at, failures);
    else {
      failures.push(...unsound(book, played.state, at));
      played = carriedOut(book, played, entry, at, failures);
    }
    const { events } = played;
    watch.ended(() => stepOf(book, at, canonicalJson(entry), events.slice(before)));
  }
  watch.begins(['expect']);
  const { state, events, dice } = played;
  const rolled = ruleset.diceOf(events).map(({ value }) => value);
  return [
    ...failures,
    ...unsound(book, state, ['expect']),
    ...[
      compared(['dice'], 'dice left over', 'none', dice.length === 0 ? 'none' : dice.join(', ')),
      compared(['dice'], 'recorded dice', given.join(), [...rolled, ...dice].join()),
      compared([], 'fingerprint after replay', ruleset.fingerprint(state), ruleset.fingerprint(replayed(book, events))),
    ].filter((one) => one !== null),
    ...malformed(book, events),
    ...written.wrong(written.expect, ['expect'], state, events),
  ];
}

/** The events that do not have the form of their definitions. */
function malformed<State extends GameState, Setup extends GameSetup>(
  book: Rulebook<State, Setup>,
  events: readonly GameEvent[],
): readonly CaseFailure[] {
  return events.flatMap((event) => {
    const fault = book.faultOf?.(event);
    return fault ? [failure(['orders'], `${event.type}${fault.at} is not as it is defined: ${fault.because}`)] : [];
  });
}

/** The events of the order; none if it was refused. */
function stepOf<State extends GameState, Setup extends GameSetup>(
  book: Rulebook<State, Setup>,
  at: CasePath,
  order: string,
  events: readonly GameEvent[],
): TracedStep {
  const traced = events.map((event) => ({ told: book.tell(event), event }));
  const dice = book.ruleset.diceOf(events);
  return { at, order, refused: events.length === 0 ? 'as expected' : null, dice, events: traced };
}

function carriedOut<State extends GameState, Setup extends GameSetup>(
  book: Rulebook<State, Setup>,
  played: Played<State>,
  { seat, order, otherwise, ...refusal }: OrderInCase,
  at: CasePath,
  failures: CaseFailure[],
): Played<State> {
  const { ruleset } = book;
  const { state, events, dice } = played;
  const listed = new ListedDice(dice, 'reported');
  const parsed = ruleset.parseOrder(order);
  const decided: Decided<GameEvent, State> = parsed.ok ? act(ruleset, state, seat, parsed.value, listed) : parsed;
  if (refusal.refused !== undefined || refusal.code !== undefined) {
    const expected = expectedRefusal(refusal);
    if (decided.ok) throw new CaseBroken({ at, what: canonicalJson(order), expected, actual: 'accepted' });
    if (!matches(decided.refusal, refusal)) {
      failures.push({ at, what: canonicalJson(order), expected, actual: `refused: ${inWords(decided.refusal)}` });
    }
    failures.push(...codeWordsIn(decided.refusal, at));
    return played;
  }
  if (!decided.ok) throw new CaseBroken(failure(at, `${canonicalJson(order)} is refused: ${inWords(decided.refusal)}`));
  const recorded = otherwise ? decided.events.map((event) => changed(event, otherwise)) : decided.events;
  const after = otherwise ? replay(ruleset, recorded, state) : decided.position;
  return { state: deeplyFrozen(after ?? state), events: [...events, ...recorded], dice: listed.remaining };
}

function changed({ type, data }: GameEvent, otherwise: Readonly<Record<string, object>>): GameEvent {
  return { type, data: { ...data, ...otherwise[type] } };
}

/** The case after a claim, with the correction that follows from it. */
function claimed<State extends GameState, Setup extends GameSetup>(
  book: Rulebook<State, Setup>,
  setUp: readonly GameEvent[],
  { state, events, dice }: Played<State>,
  entry: ClaimInCase,
  at: CasePath,
  failures: CaseFailure[],
): Played<State> {
  const start = { position: replayed(book, setUp), events: [] };
  const since = events.slice(setUp.length);
  // A claim knows a game by its contract only; the book of the case vouches for the types.
  const told = playClaim(
    book as unknown as AnyRulebook,
    { start, course: { position: state, events: since } },
    entry,
    at,
  );
  failures.push(...told.failures);
  return { state: told.course.position, events: [...setUp, ...told.course.events], dice };
}

/** Dice enough for any one order. */
const DICE = Array.from({ length: 100 }, () => 1);

/** Every actor has a legal order, and listed orders are accepted if there are enough dice. */
function unsound<State extends GameState, Setup extends GameSetup>(
  { ruleset }: Rulebook<State, Setup>,
  state: State,
  at: CasePath,
): readonly CaseFailure[] {
  const legal = ruleset
    .seats(state)
    .flatMap((seat) => ruleset.legal(state, seat).map(({ order }) => ({ seat, order })));
  const refused = legal.filter(({ seat, order }) => {
    return !act(ruleset, state, seat, order, new ListedDice(DICE, 'server')).ok;
  });
  const seats = new Set(ruleset.seats(state));
  const idle = ruleset.actors(state).filter(({ side, player }) => {
    return player === undefined && seats.has(side) && !legal.some(({ seat }) => seat === side);
  });
  return [
    ...refused.map(({ order }) => failure(at, `${canonicalJson(order)} is listed and refused`)),
    ...idle.map(({ side }) => failure(at, `${side} is to act and has no order`)),
    ...(ruleset.actors(state).length === 0 && !state.outcome ? [failure(at, 'nobody is to act')] : []),
  ];
}

function replayed<State extends GameState, Setup extends GameSetup>(
  { ruleset }: Rulebook<State, Setup>,
  events: readonly GameEvent[],
): State {
  const state = replay(ruleset, events);
  if (!state) throw new Error('a game has events');
  return deeplyFrozen(state);
}

import { ListedDice } from '../../engine/dice/dice.js';
import { actAsKept } from '../../engine/game/act.js';
import type { GameEvent } from '../../engine/game/event.js';
import { readStatement } from '../../engine/game/honour/statement.js';
import { whyMisstated } from '../../engine/game/stated-mp.js';
import { allowed, refused, type Refusal } from '../../engine/game/refusal.js';
import type { Rulebook, WrittenOrder } from '../../engine/game/rulebook.js';
import type { Decided } from '../../engine/game/ruleset.js';
import type { Position } from '../../engine/position/position.js';
import { playersOf, seatId, type SeatId } from '../../engine/position/seat.js';
import type { SideId, UnitId } from '../../engine/position/unit.js';
import { codeWordsIn } from './code-words.js';
import { failure, type CaseFailure, type CasePath } from './failure.js';
import { frozen } from './frozen.js';
import { wrongCarriers } from './carried-notes.js';
import { wrongNotes } from './mp-notes.js';
import { orderHint } from '../../engine/notation/order-hint.js';
import { namesIn } from '../../engine/notation/known-names.js';
import { expectedRefusal, inWords, matches } from './refusal-words.js';
import type { RefusedOrder, StatedOrder } from './refused-order.js';
import type { TracedStep } from './trace.js';

/** A case under way: its position, the events since the set-up, and the dice that are left. */
export interface Course {
  readonly position: Position;
  readonly events: readonly GameEvent[];
  readonly dice: readonly number[];
  /** The dice that a correction finds for each order besides the recorded ones; absent: there are none. */
  readonly moreDice?: readonly number[];
}

/** The failures of an order, and the events that it caused. */
export interface Played {
  readonly course: Course;
  readonly failures: readonly CaseFailure[];
  /** The case cannot go on after this order. */
  readonly broken: boolean;
  readonly step: () => TracedStep;
}

/** Gives an order that must be accepted. */
export function playOrder(book: Rulebook, course: Course, entry: StatedOrder, at: CasePath): Played {
  const { order: text, stated } = entry;
  const given = book.readOrder(text);
  if (!given.ok) {
    return halted(course, text, failure(at, `"${text}" is no order: ${given.refusal.because}${orderHint(text, book)}`));
  }
  const { decided, left } = give(book, course, given.value, stated);
  if (!decided.ok) {
    const because = inWords(decided.refusal, namesIn(course.position));
    return halted(course, text, failure(at, `"${text}" is refused: ${because}`), because);
  }
  return {
    course: {
      ...course,
      position: frozen(decided.position),
      events: [...course.events, ...decided.events],
      dice: left,
    },
    failures: [...wrongCarriers(given.value, course.position, at), ...wrongNotes(given.value, decided.events, at)],
    broken: false,
    step: () => stepOf(book, at, text, decided.events),
  };
}

/** Gives an order that must be refused, by one of the rules and with the code that the case names. */
export function playRefused(book: Rulebook, course: Course, entry: RefusedOrder, at: CasePath): Played {
  const { refusal, events } = answerTo(book, course, entry);
  const expected = expectedRefusal(entry);
  if (!refusal) {
    const step = (): TracedStep => stepOf(book, at, entry.order, events);
    return { ...halted(course, entry.order, { at, what: `"${entry.order}"`, expected, actual: 'accepted' }), step };
  }
  const because = inWords(refusal, namesIn(course.position));
  const wrong = { at, what: `"${entry.order}"`, expected, actual: `refused: ${because}` };
  return {
    ...halted(course, entry.order, wrong, because),
    ...(matches(refusal, entry) ? { failures: codeWordsIn(refusal, at) } : {}),
    broken: false,
  };
}

/** An order and what it brought about, to be shown. */
export function stepOf(
  book: Rulebook,
  at: CasePath,
  order: string,
  events: readonly GameEvent[],
  because: string | null = null,
): TracedStep {
  return {
    at,
    order,
    refused: because,
    dice: book.ruleset.diceOf(events),
    events: events.map((event) => ({ told: book.tell(event), event })),
  };
}

/** An order that changes nothing and after which the case stops. */
function halted(course: Course, order: string, wrong: CaseFailure, because: string | null = null): Played {
  const step = (): TracedStep => ({ at: wrong.at, order, refused: because ?? wrong.what, dice: [], events: [] });
  return { course, failures: [wrong], broken: true, step };
}

/** The refusal of an order, or the events that it brings about because it is not refused. */
export function answerTo(
  book: Rulebook,
  course: Course,
  { order: text, stated }: StatedOrder,
): { readonly refusal: Refusal | null; readonly events: readonly GameEvent[] } {
  const given = book.readOrder(text);
  if (!given.ok) return { refusal: given.refusal, events: [] };
  const { decided } = give(book, course, given.value, stated);
  if (!decided.ok) return { refusal: decided.refusal, events: [] };
  return { refusal: whyMisstated(given.value, decided.events), events: decided.events };
}

interface Given {
  readonly decided: Decided<GameEvent>;
  readonly left: readonly number[];
}

/** The events that an order would cause; the case under way stays unchanged, its dice included. */
function give({ ruleset }: Rulebook, { position, dice }: Course, { side, order }: WrittenOrder, raw: unknown): Given {
  const parsed = ruleset.parseOrder(order);
  if (!parsed.ok) return { decided: refused(parsed.refusal), left: dice };
  const stated = raw === undefined ? allowed(null) : readStatement(raw);
  if (!stated.ok) return { decided: stated, left: dice };
  const listed = new ListedDice(dice, 'reported');
  const seat = side ?? seatFor(position, order);
  const decided = actAsKept(ruleset, position, seat, parsed.value, listed, stated.value);
  return { decided, left: decided.ok ? listed.remaining : dice };
}

/** The members by which orders name their type and the units that carry them out. */
interface Naming {
  readonly type: string;
  readonly unit?: UnitId;
  readonly attackers?: readonly UnitId[];
}

/**
 * The seat that gives an order without a written side: the owner of the decision that it answers, or the side in turn.
 */
function sideFor({ pending, turn }: Position, { type, unit }: Naming): SideId {
  const decisions = pending.filter(({ kind }) => kind === type);
  const own = decisions.find(({ about }) => {
    const { unit: one, units } = about;
    return unit === undefined || one === unit || (Array.isArray(units) && units.includes(unit));
  });
  return (own ?? decisions[0])?.owner ?? turn.side;
}

/**
 * The seat that gives an order for which the case names no side: the owner of the decision that it answers, else the
 * side in turn. If the side has several players, the player who commands the unit, else the first player who has not
 * closed.
 */
export function seatFor(position: Position, order: unknown): SeatId {
  const named = order as Naming;
  const side = sideFor(position, named);
  const players = playersOf(position, side);
  if (players.length === 0) return side;
  const unit = named.unit ?? named.attackers?.[0];
  const commander = unit === undefined ? undefined : position.units[unit]?.player;
  const open = players.find(({ name }) => position.turn.closed?.[name] === undefined);
  return seatId(side, commander ?? open?.name);
}

import { ListedDice } from '../../engine/dice/dice.js';
import { act } from '../../engine/game/act.js';
import { refused, type Refusal } from '../../engine/game/refusal.js';
import type { Decided } from '../../engine/game/ruleset.js';
import { readOrder, type WrittenOrder } from '../../engine/rulesets/pbem/notation/order.js';
import { tell } from '../../engine/rulesets/pbem/notation/telling.js';
import type { Position } from '../../engine/position/position.js';
import { playersOf, seatId, type SeatId } from '../../engine/position/seat.js';
import type { SideId } from '../../engine/position/unit.js';
import type { PbemEvent } from '../../engine/rulesets/pbem/core/events.js';
import type { Order } from '../../engine/rulesets/pbem/core/orders.js';
import type { BookRuleset } from './book.js';
import { failure, type CaseFailure, type CasePath } from './failure.js';
import { frozen } from './frozen.js';
import { wrongCarriers } from './carried-notes.js';
import { wrongNotes } from './mp-notes.js';
import { orderHint } from './order-hint.js';
import { expectedRefusal, inWords, matches, namesIn } from './refusal-words.js';
import type { RefusedOrder } from './refused-order.js';
import type { TracedStep } from './trace.js';

/** A case under way: its position, the events since the set-up, and the dice that are left. */
export interface Course {
  readonly position: Position;
  readonly events: readonly PbemEvent[];
  readonly dice: readonly number[];
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
export function playOrder(ruleset: BookRuleset, course: Course, text: string, at: CasePath): Played {
  const given = readOrder(text);
  if (!given.ok) {
    return halted(course, text, failure(at, `"${text}" is no order: ${given.error.message}${orderHint(text)}`));
  }
  const { decided, left } = give(ruleset, course, given.value);
  if (!decided.ok) {
    const because = inWords(decided.refusal, namesIn(course.position));
    return halted(course, text, failure(at, `"${text}" is refused: ${because}`), because);
  }
  return {
    course: { position: frozen(decided.position), events: [...course.events, ...decided.events], dice: left },
    failures: [...wrongCarriers(given.value, course.position, at), ...wrongNotes(given.value, decided.events, at)],
    broken: false,
    step: () => stepOf(ruleset, at, text, decided.events),
  };
}

/** Gives an order that must be refused, by one of the rules and with the code that the case names. */
export function playRefused(ruleset: BookRuleset, course: Course, entry: RefusedOrder, at: CasePath): Played {
  const { refusal, events } = answerTo(ruleset, course, entry.order);
  const expected = expectedRefusal(entry);
  if (!refusal) {
    const step = (): TracedStep => stepOf(ruleset, at, entry.order, events);
    return { ...halted(course, entry.order, { at, what: `"${entry.order}"`, expected, actual: 'accepted' }), step };
  }
  const because = inWords(refusal, namesIn(course.position));
  const wrong = { at, what: `"${entry.order}"`, expected, actual: `refused: ${because}` };
  return {
    ...halted(course, entry.order, wrong, because),
    ...(matches(refusal, entry) ? { failures: [] } : {}),
    broken: false,
  };
}

/** An order and what it brought about, to be shown. */
export function stepOf(
  ruleset: BookRuleset,
  at: CasePath,
  order: string,
  events: readonly PbemEvent[],
  because: string | null = null,
): TracedStep {
  return {
    at,
    order,
    refused: because,
    dice: ruleset.diceOf(events),
    events: events.map((event) => ({ told: tell(event), event })),
  };
}

/** An order that changes nothing and after which the case stops. */
function halted(course: Course, order: string, wrong: CaseFailure, because: string | null = null): Played {
  const step = (): TracedStep => ({ at: wrong.at, order, refused: because ?? wrong.what, dice: [], events: [] });
  return { course, failures: [wrong], broken: true, step };
}

/** The refusal of an order, or the events that it brings about because it is not refused. */
export function answerTo(
  ruleset: BookRuleset,
  course: Course,
  text: string,
): { readonly refusal: Refusal | null; readonly events: readonly PbemEvent[] } {
  const given = readOrder(text);
  if (!given.ok) {
    const { code, rule, message } = given.error;
    return { refusal: { code, rule, because: message }, events: [] };
  }
  const { decided } = give(ruleset, course, given.value);
  return decided.ok ? { refusal: null, events: decided.events } : { refusal: decided.refusal, events: [] };
}

interface Given {
  readonly decided: Decided<PbemEvent>;
  readonly left: readonly number[];
}

/** The events that an order would cause; the case under way stays unchanged, its dice included. */
function give(ruleset: BookRuleset, { position, dice }: Course, { side, order }: WrittenOrder): Given {
  const parsed = ruleset.parseOrder(order);
  if (!parsed.ok) return { decided: refused(parsed.refusal), left: dice };
  const listed = new ListedDice(dice, 'reported');
  const decided = act(ruleset, position, side ?? seatFor(position, order), parsed.value, listed);
  return { decided, left: decided.ok ? listed.remaining : dice };
}

/**
 * The seat that gives an order without a written side: the owner of the decision that it answers, or the side in turn.
 */
function sideFor({ pending, turn }: Position, order: Order): SideId {
  const decisions = pending.filter(({ kind }) => kind === order.type);
  const unit = 'unit' in order ? order.unit : undefined;
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
export function seatFor(position: Position, order: Order): SeatId {
  const side = sideFor(position, order);
  const players = playersOf(position, side);
  if (players.length === 0) return side;
  const [unit] = 'unit' in order ? [order.unit] : 'attackers' in order ? order.attackers : [];
  const commander = unit === undefined ? undefined : position.units[unit]?.player;
  const open = players.find(({ name }) => position.turn.closed?.[name] === undefined);
  return seatId(side, commander ?? open?.name);
}

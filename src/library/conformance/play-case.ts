import { ListedDice } from '../../engine/dice/dice.js';
import { act } from '../../engine/game/act.js';
import { refused, type Refusal } from '../../engine/game/refusal.js';
import type { Decided } from '../../engine/game/ruleset.js';
import { readOrder, type WrittenOrder } from '../../engine/notation/order.js';
import type { Position } from '../../engine/position/position.js';
import { playersOf, seatId, type SeatId } from '../../engine/position/seat.js';
import type { SideId } from '../../engine/position/unit.js';
import type { PbemEvent } from '../../engine/rulesets/pbem/events.js';
import type { Order } from '../../engine/rulesets/pbem/orders.js';
import type { BookRuleset } from './book.js';
import type { RefusedOrder } from './case.js';
import { CaseBroken, failure, type CaseFailure, type CasePath } from './failure.js';
import { frozen } from './frozen.js';
import { wrongCarriers } from './carried-notes.js';
import { wrongNotes } from './mp-notes.js';

/** A case under way: where it stands, what has happened since the set-up, which dice are left. */
export interface Course {
  readonly position: Position;
  readonly events: readonly PbemEvent[];
  readonly dice: readonly number[];
}

/** The course after an order and whatever was wrong with the order's notes. */
export interface Played {
  readonly course: Course;
  readonly failures: readonly CaseFailure[];
}

/** Gives an order that must be accepted; throws CaseBroken if it is not. */
export function playOrder(ruleset: BookRuleset, course: Course, text: string, at: CasePath): Played {
  const given = readOrder(text);
  if (!given.ok) throw new CaseBroken(failure(at, `"${text}" is no order: ${given.error.message}`));
  const { decided, left } = give(ruleset, course, given.value);
  if (!decided.ok) throw new CaseBroken(failure(at, `"${text}" is refused: ${inWords(decided.refusal)}`));
  const events = [...course.events, ...decided.events];
  return {
    course: { position: frozen(decided.position), events, dice: left },
    failures: [...wrongCarriers(given.value, course.position, at), ...wrongNotes(given.value, decided.events, at)],
  };
}

/** Gives an order that must be refused, by one of the rules and with the code that the case names. */
export function playRefused(
  ruleset: BookRuleset,
  course: Course,
  entry: RefusedOrder,
  at: CasePath,
): CaseFailure | null {
  const refusal = refusalOf(ruleset, course, entry.order);
  const expected = expectedRefusal(entry);
  if (!refusal) throw new CaseBroken({ at, what: `"${entry.order}"`, expected, actual: 'accepted' });
  return matches(refusal, entry)
    ? null
    : { at, what: `"${entry.order}"`, expected, actual: `refused: ${inWords(refusal)}` };
}

function refusalOf(ruleset: BookRuleset, course: Course, text: string): Refusal | null {
  const given = readOrder(text);
  if (!given.ok) {
    const { code, rule, message } = given.error;
    return { code, rule, because: message };
  }
  const { decided } = give(ruleset, course, given.value);
  return decided.ok ? null : decided.refusal;
}

/** Dice that are missing or impossible are the case's own mistake, unless it says that it means them. */
export function matches({ code, rule }: Refusal, entry: Omit<RefusedOrder, 'order'>): boolean {
  if (entry.code === undefined && (code === 'diceMissing' || code === 'diceWrong')) return false;
  const byCode = entry.code === undefined || entry.code === code;
  return byCode && (entry.refused === undefined || (rule !== null && entry.refused.includes(rule)));
}

interface Given {
  readonly decided: Decided<PbemEvent>;
  readonly left: readonly number[];
}

/** What an order brings about; the course itself stays as it is, its dice included. */
function give(ruleset: BookRuleset, { position, dice }: Course, { side, order }: WrittenOrder): Given {
  const parsed = ruleset.parseOrder(order);
  if (!parsed.ok) return { decided: refused(parsed.refusal), left: dice };
  const listed = new ListedDice(dice, 'reported');
  const decided = act(ruleset, position, side ?? seatFor(position, order), parsed.value, listed);
  return { decided, left: decided.ok ? listed.remaining : dice };
}

/** Who gives an order whose side is not written: the owner of the decision that it answers, or the side in turn. */
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
 * The seat that gives an order of a case which names no side: the owner of the decision that it answers, else the
 * side in turn; of a side with several players whoever commands the unit that is ordered, else the first who has not
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

/** A refusal that a case expects, in words. */
export function expectedRefusal({ refused: rules, code }: Omit<RefusedOrder, 'order'>): string {
  const parts = [rules && `by ${rules.join(' or ')}`, code && `as ${code}`];
  return `refused ${parts.filter((part) => part !== undefined).join(' ')}`;
}

/** A refusal in words. */
export function inWords({ code, rule, because }: Refusal): string {
  return `${because} (${rule ?? 'no rule'}, ${code})`;
}

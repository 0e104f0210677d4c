import { haveSameText } from '../../canonical/canonical.js';
import type { GameEvent } from '../event.js';
import { explainFinding } from '../explain-finding.js';
import type { AnyGame, GameState } from '../game.js';
import { judgeOneOrder } from '../judge.js';
import type { Finding } from '../judgement.js';
import { sideOfSeat, type SeatId } from '../../position/seat.js';
import type { ClaimRules } from './situation.js';
import { WORDS_LENGTH, type ClaimStanding, type ClaimVerdict } from './events.js';

/** A claimed order: the state before it, and the events of its batch. */
export interface ClaimedOrder {
  /** Revision of its first event. */
  readonly at: number;
  readonly before: GameState;
  readonly recorded: readonly GameEvent[];
  /** All that it has caused so far: its own events and those of the answers to decisions that follow it. */
  readonly caused: readonly GameEvent[];
}

/** In place of a reason that not everybody may know. */
const WITHHELD = { rule: null, because: 'not everybody may see where the error is', withheld: true } as const;

/**
 * The verdict of an edition `by` of the rules on a claimed order: whether the order is legal, and whether everything
 * that is recorded of it follows from it and its dice. Two sentences for a person.
 */
export function verdictOf(ruleset: AnyGame, by: AnyGame, claimed: ClaimedOrder): ClaimVerdict {
  const [found] = judgeOneOrder({ ruleset, by }, claimed.before, claimed.recorded, claimed.at);
  const edition = `edition ${by.version} of ${by.id}`;
  if (!found) {
    const because = `The order is legal by ${edition}. All that followed from it is as the rules and its dice make it.`;
    return { edition: by.version, verdict: 'right', rule: null, because };
  }
  const isIllegal = found.kind === 'refused' && found.refusal.code !== 'diceMissing';
  const what = isIllegal ? 'The order is illegal' : 'The order did not lead to what the rules decide';
  const {
    rule,
    because: reason,
    ...withheld
  } = isKnown(ruleset, by, claimed, found) ? explainFinding(found) : WITHHELD;
  const because = `${what} by ${edition}. At event ${found.at}: ${reason}.`.slice(0, WORDS_LENGTH.max);
  return { edition: by.version, verdict: 'wrong', rule, because, ...withheld };
}

/**
 * The first error of an order by its own edition, if everybody can find it by what everybody may see; null: there is
 * none, or not everybody may know it. Such an error is told to whoever asks, as the verdict on a claim tells it.
 */
export function knownError(
  ruleset: AnyGame,
  order: ClaimedOrder,
): ({ readonly at: number } & ReturnType<typeof explainFinding>) | null {
  const [found] = judgeOneOrder({ ruleset, by: ruleset }, order.before, order.recorded, order.at);
  return found && isKnown(ruleset, ruleset, order, found) ? { at: found.at, ...explainFinding(found) } : null;
}

/**
 * Whether everybody can find the error by what everybody may see. A verdict is public, and the state or the order may
 * hold what is not: hidden units, or the rest of a way (pbem:8.2a, 22.8a).
 */
function isKnown(
  ruleset: AnyGame,
  by: AnyGame,
  { at, before, recorded, caused }: ClaimedOrder,
  found: Finding,
): boolean {
  const { veil } = ruleset;
  const [first, ...others] = recorded;
  if (!veil || !first) return true;
  const given = ruleset.asKnown ? ruleset.asKnown(first, caused) : veil.event(first, null);
  const seen = [given, ...others.map((event) => veil.event(event, null))];
  const state = veil.position(before, null);
  if (state === before && seen.every((event, index) => event === recorded[index])) return true;
  const again = findingIn({ ruleset, by }, state, seen, at);
  return again !== null && haveSameText(explainFinding(again), explainFinding(found));
}

/** The finding by what everybody may see; null: none, or the rules cannot decide without what is taken out. */
function findingIn(
  games: { readonly ruleset: AnyGame; readonly by: AnyGame },
  state: GameState,
  seen: readonly GameEvent[],
  at: number,
): Finding | null {
  try {
    return judgeOneOrder(games, state, seen, at)[0] ?? null;
  } catch {
    // Rules throw on states that no game comes to, such as one without a unit that takes part. It is right to withhold
    // the reason then: to refuse the claim would tell that something is hidden.
    return null;
  }
}

/** All events that an order has caused, as `ClaimedOrder` has them. `orders`: the events of it and of later orders. */
export function causedBy(game: AnyGame, [own = [], ...later]: readonly (readonly GameEvent[])[]): readonly GameEvent[] {
  const next = later.findIndex(([first]) => first !== undefined && !isAnswer(game, first));
  return [own, ...(next < 0 ? later : later.slice(0, next))].flat();
}

/** Whether an event is an order that answers a decision. */
export function isAnswer(game: AnyGame, event: GameEvent): boolean {
  const given = game.frame.order(event);
  const parsed = given && game.parseOrder(given.order);
  return parsed?.ok === true && (game.answers?.(parsed.value) ?? false);
}

/**
 * A claim that came after its window changes nothing, whatever the verdict (pbem:1.4a, 1.4b). Where both sides must
 * agree an error that the rules find leaves the claim open (ADR 50).
 */
export function standingBy(
  { verdict }: ClaimVerdict,
  inTime: boolean,
  rules: ClaimRules | null,
): Exclude<ClaimStanding, 'withdrawn'> {
  if (!inTime) return 'lapsed';
  if (verdict === 'right') return 'dismissed';
  return rules?.byConsent ? 'open' : 'upheld';
}

/** An order with the state in which it was given. */
export interface OrderInState {
  readonly seat: SeatId;
  readonly order: unknown;
  readonly before: GameState;
}

/**
 * Whether an order of a side, given after a claimed one, shuts the window in which this side may claim the error: its
 * first order in its own turn that builds on the position does (pbem:1.4a).
 */
export function shutsWindow(game: AnyGame, side: string, { seat, order, before }: OrderInState): boolean {
  if (sideOfSeat(seat) !== side || game.moment(before).side !== side) return false;
  const parsed = game.parseOrder(order);
  return parsed.ok && (game.buildsOn?.(parsed.value) ?? true);
}

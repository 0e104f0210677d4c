import { BoundDice } from '../../dice/bound-dice.js';
import { NO_DICE, type Dice } from '../../dice/dice.js';
import { haveSameText } from '../../canonical/canonical.js';
import { act, refusedWithoutDice } from '../act.js';
import type { GameEvent } from '../event.js';
import type { AnyGame, GameState } from '../game.js';
import type { OrderFate } from '../parley/correction-forms.js';
import { replay } from '../replay.js';
import type { Decided } from '../ruleset.js';

/** An order of a turn that may be corrected, with all that followed from it. */
export interface PlayedOrder {
  /** Revision of its first event in the log. */
  readonly at: number;
  /** The order first; without events beside orders. */
  readonly events: readonly GameEvent[];
}

/** An order as the correction leaves it, and what became of it. */
export interface CorrectedOrder extends PlayedOrder {
  readonly fate: OrderFate;
}

/**
 * The dice that a correction needs and that did not fall when the order was played (pbem:1.4h). They throw
 * DiceExhausted for a die that somebody has yet to give.
 */
export type MoreDice = (order: PlayedOrder) => Dice;

/** Plotted orders that are still to be carried out again, with the state before the first of them as it was played. */
export interface Waiting {
  readonly orders: readonly PlayedOrder[];
  readonly played: GameState;
  /** The revision of the claimed order, if this order itself waits for a die; else null. */
  readonly claimed: number | null;
}

/** A corrected course as far as it has come. */
export interface Corrected {
  readonly orders: readonly CorrectedOrder[];
  readonly position: GameState;
  /** Null: the correction is complete. Else a decision or die is missing that was not asked for when it was played. */
  readonly waiting: Waiting | null;
}

/**
 * Carries the plotted orders out again in their order (pbem:1.4d). The order at `claimed` is decided by the rules. Of
 * the others an order whose ground is unchanged keeps its recorded events, unclaimed errors included (1.4b, 1.4e): the
 * rules decide it alike in both states. One whose ground changed is decided again; what is illegal of it is void
 * (1.4i).
 *
 * `now`: the corrected state before the first order. Dice are those that fell for the order (1.4g), others come from
 * `more`. It stops where an order has to wait for a decision that only the correction raises, or for a die that `more`
 * does not have.
 */
export function carriedOutAgain(
  game: AnyGame,
  now: GameState,
  { orders, played, claimed }: Waiting,
  more: MoreDice,
): Corrected {
  const done: CorrectedOrder[] = [];
  let [before, position] = [played, now];
  for (const [index, order] of orders.entries()) {
    const again = decidedAgain(game, position, order, more(order));
    const stopped = { orders: done, position, waiting: waitingFrom(orders.slice(index), before, claimed) };
    if (lacksDie(again)) return stopped;
    const isKept = order.at !== claimed && isSameAgain(decidedAgain(game, before, order, NO_DICE), again);
    const kept = isKept ? afterRecorded(game, position, order) : null;
    if (!kept && order.at !== claimed && waitsForAnother(again)) {
      return stopped;
    }
    const next = kept ?? (again.ok ? asDecided(order, again) : asFarAsLegal(game, position, order, more));
    if (next === null) return stopped;
    done.push({ at: order.at, events: next.events, fate: next.fate });
    position = next.position;
    before = replay(game, order.events, before) ?? before;
  }
  return { orders: done, position, waiting: null };
}

type Next = Pick<CorrectedOrder, 'events' | 'fate'> & { readonly position: GameState };

/** The recorded events in the corrected state; null: they are impossible there. */
function afterRecorded(game: AnyGame, now: GameState, { events }: PlayedOrder): Next | null {
  try {
    return { events, fate: 'kept', position: replay(game, events, now) ?? now };
  } catch {
    return null;
  }
}

/**
 * The order with the events of the new decision. It counts as kept if they are the recorded ones; its number may
 * differ, since a decision may have been made before it.
 */
function asDecided({ events }: PlayedOrder, again: Pick<Next, 'events' | 'position'>): Next {
  const isSame = haveSameText(again.events.slice(1), events.slice(1));
  return { events: again.events, position: again.position, fate: isSame ? 'kept' : 'changed' };
}

/** The remains of an illegal order; null: a die is missing. */
function asFarAsLegal(game: AnyGame, now: GameState, order: PlayedOrder, more: MoreDice): Next | null {
  const [given] = order.events;
  if (!given) throw new Error('an order has no event');
  const again: Decided<GameEvent, GameState> = refusedWithoutDice(() => {
    if (!game.asFarAsLegal) throw new Error(`the rules of ${game.id} cannot void an order`);
    return { ok: true, ...game.asFarAsLegal(now, given, () => boundDice(game, order, more(order))) };
  });
  if (!again.ok) return null;
  const { events, position } = again;
  return { events, position, fate: events.length > 1 ? 'changed' : 'voided' };
}

function waitingFrom(orders: readonly PlayedOrder[], played: GameState, claimed: number | null): Waiting {
  return { orders, played, claimed: orders[0]?.at === claimed ? claimed : null };
}

function lacksDie(again: Decided<GameEvent, GameState>): boolean {
  return !again.ok && again.refusal.code === 'diceMissing';
}

/** The order as the rules decide it in a state, without anything that was stated beside it. */
function decidedAgain(game: AnyGame, state: GameState, order: PlayedOrder, more: Dice): Decided<GameEvent, GameState> {
  const [first] = order.events;
  const given = first && game.frame.order(first);
  if (!given) throw new Error(`no order begins at event ${order.at}`);
  const parsed = game.parseOrder(given.order);
  if (!parsed.ok) return parsed;
  return act(game, state, given.seat, parsed.value, boundDice(game, order, more));
}

function boundDice(game: AnyGame, { events }: PlayedOrder, more: Dice): Dice {
  return new BoundDice(game.diceOf(events), more);
}

/** Whether the rules decide an order alike in two states: the same events, or a refusal by the same rule. */
function isSameAgain(one: Decided<GameEvent, GameState>, other: Decided<GameEvent, GameState>): boolean {
  if (one.ok && other.ok) return haveSameText(one.events, other.events);
  if (one.ok || other.ok) return false;
  return one.refusal.code === other.refusal.code && one.refusal.rule === other.refusal.rule;
}

function waitsForAnother(again: Decided<GameEvent, GameState>): boolean {
  return !again.ok && again.refusal.code === 'decisionPending';
}

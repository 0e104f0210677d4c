import { isBesideOrders } from '../engine/game/beside-orders.js';
import type { GameEvent } from '../engine/game/event.js';
import type { OrderFate } from '../engine/game/parley/correction-forms.js';
import { isCorrection } from '../engine/game/parley/events.js';
import type { CourseLog } from './corrected-course.js';

/** Events that are read at once. */
const PAGE = 100;

/** An order of which other events hold than those that followed when it was played. */
export interface ReplacedOrder {
  /** Revision of its first event. */
  readonly at: number;
  /** Revision of the last event that followed when it was played. */
  readonly until: number;
  /** The claim after which it was corrected last. */
  readonly claim: number;
  readonly fate: Exclude<OrderFate, 'kept'>;
  /** The order itself and what follows from it now, as somebody without a seat may see it. */
  readonly events: readonly GameEvent[];
}

/** The orders of a log that its corrections have decided otherwise, in the order of the log. */
export async function replacedOrders(log: CourseLog): Promise<readonly ReplacedOrder[]> {
  const found = new Map<number, ReplacedOrder>();
  for (const { claim, at } of log.parley.corrections) {
    for (const one of await ofCorrection(log, claim, at)) found.set(one.at, one);
  }
  return [...found.values()].sort((one, other) => one.at - other.at);
}

async function ofCorrection(log: CourseLog, claim: number, first: number): Promise<readonly ReplacedOrder[]> {
  const lasts = new Map<number, number>();
  const replaced: ReplacedOrder[] = [];
  let order = first;
  for (let from = first; from <= log.revision; from += PAGE) {
    for (const { revision, event } of await log.events(from, PAGE)) {
      if (isCorrection(event) && event.data.claim === claim) {
        for (const { at, fate, events } of event.data.orders) {
          if (fate === 'kept') continue;
          replaced.push({ at, until: lasts.get(at) ?? at, claim, fate, events: (events ?? []) as GameEvent[] });
        }
        if (event.type === 'TurnCorrected') return replaced;
      } else if (!isBesideOrders(event)) {
        if (log.game.frame.order(event)) order = revision;
        lasts.set(order, revision);
      }
    }
  }
  return replaced;
}

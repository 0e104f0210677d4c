import { setImmediate as pause } from 'node:timers/promises';
import { batchesOf } from '../engine/game/batches.js';
import type { GameEvent } from '../engine/game/event.js';
import type { OrderKnown } from '../engine/game/hidden-course.js';
import { judge } from '../engine/game/judge.js';
import { replay } from '../engine/game/replay.js';
import type { AnyRulebook } from '../engine/game/rulebook.js';
import type { Bearing } from '../engine/game/veil.js';
import type { Ledger } from '../ledger/ledger.js';
import { eventTypesOf } from '../ledger/upcast.js';
import { exportedFor, type Reader } from './disclosure.js';
import { judgedOrder, type JudgedOrder } from './judged-order.js';
import { entryOfExported } from './log-entry.js';
import { NoSuchPart } from './part.js';
import { streamEvents } from './stream-events.js';

/** Events that are replayed in one go: some ten milliseconds of work. */
const GO_EVENTS = 500;

/**
 * Judges one order of a stream by its own edition, as `judgeSeen` does, without the events that stand before it and do
 * not bear on it. Others are served meanwhile. Throws NoSuchPart, StreamNotFound, CorruptedEvent.
 */
export async function judgeEvent(
  ledger: Ledger,
  rulebook: AnyRulebook,
  stream: string,
  { known, reader }: { readonly known: OrderKnown; readonly reader: Reader },
): Promise<JudgedOrder> {
  const { ruleset } = rulebook;
  const { events, withheld } = await readKnown(ledger, rulebook, stream, known, reader);
  const at = known.order - known.start;
  let { state } = known;
  let done = 0;
  for (const { start, end } of batchesOf(ruleset.frame, events)) {
    if (start >= at) break;
    state = replay(ruleset, events.slice(start, end), state);
    if (end - done < GO_EVENTS) continue;
    done = end;
    await pause();
  }
  const { verdicts } = judge(ruleset, events, { known: { at, state }, withheld });
  const [verdict] = verdicts;
  if (!verdict) throw new Error(`no order begins at event ${known.order} of ${stream}`);
  return judgedOrder(verdict, { events, rulebook, from: known.start });
}

async function readKnown(
  ledger: Ledger,
  rulebook: AnyRulebook,
  stream: string,
  { start, order, end }: OrderKnown,
  reader: Reader,
): Promise<{ readonly events: readonly GameEvent[]; readonly withheld: ReadonlyMap<number, Bearing> }> {
  const types = eventTypesOf(rulebook);
  const events: GameEvent[] = [];
  const withheld = new Map<number, Bearing>();
  for await (const recorded of streamEvents(ledger, stream, start, end)) {
    const exported = exportedFor(recorded, rulebook, reader);
    if (!exported) throw new NoSuchPart(`of the order at event ${order} nothing can be proven to this reader`);
    const entry = entryOfExported(exported);
    const { type, data } = types.upcast(entry.event);
    const event = { type, data };
    if (entry.withheld.length > 0) withheld.set(events.length, rulebook.ruleset.veil?.bearing(event) ?? 'game');
    events.push(event);
  }
  return { events, withheld };
}

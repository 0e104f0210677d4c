import { setImmediate as pause } from 'node:timers/promises';
import { batchesOf } from '../engine/game/batches.js';
import type { GameEvent } from '../engine/game/event.js';
import type { GameState } from '../engine/game/game.js';
import { judge } from '../engine/game/judge.js';
import { replay } from '../engine/game/replay.js';
import type { AnyRulebook, AnyRulebooks } from '../engine/game/rulebook.js';
import type { Bearing } from '../engine/game/veil.js';
import type { Ledger } from '../ledger/ledger.js';
import { exportedFor, type Reader } from './disclosure.js';
import { Fold, ReplayFailed } from './fold.js';
import { judgedOrder, type JudgedOrder } from './judged-order.js';
import { entryOfExported } from './log-entry.js';
import { batchesIn, type Part } from './part.js';
import { appendsOf, streamEvents, streamOfGame } from './stream-events.js';

/** Commands that are looked through in one go: some ten milliseconds of work. */
const GO_COMMANDS = 50;

/** A question about a game. `reader`: the person who asks; undefined for somebody who may see everything. */
export interface Questioned {
  readonly part: Part;
  readonly reader: Reader;
}

/** A log as a reader may see it. */
interface SeenLog {
  readonly rulebook: AnyRulebook;
  readonly events: readonly GameEvent[];
  readonly withheld: ReadonlyMap<number, Bearing>;
  /** After the last event. */
  readonly last: GameState;
}

/**
 * Judges the orders of a part of a game of a ledger by its own edition, one by one, as `herald judge` judges them in an
 * export for the reader; the chain is not verified. Others are served meanwhile. A game that was recorded before
 * secrets had commitments ends where its export for the reader ends. Throws NoSuchPart, StreamNotFound, CorruptedEvent,
 * UnknownRuleset, ReplayFailed.
 */
export async function judgeSeen(
  ledger: Ledger,
  rulebooks: AnyRulebooks,
  game: string,
  asked: Questioned,
): Promise<readonly JudgedOrder[]> {
  const { rulebook, events, withheld, last } = await readSeen(ledger, rulebooks, game, asked);
  const { ruleset } = rulebook;
  const chosen = batchesIn([asked.part], ruleset, events, last);
  const judged: JudgedOrder[] = [];
  let state: GameState | null = null;
  for (const [index, { start, end }] of batchesOf(ruleset.frame, events).entries()) {
    const isChosen = chosen.has(start);
    if (isChosen) {
      const known = { at: start, state };
      const { verdicts } = judge(ruleset, events.slice(0, end), { known, withheld });
      judged.push(...verdicts.map((verdict) => judgedOrder(verdict, { events, rulebook })));
      if (judged.length === chosen.size) break;
    }
    state = replay(ruleset, events.slice(start, end), state);
    if (isChosen || index % GO_COMMANDS === 0) await pause();
  }
  return judged;
}

async function readSeen(
  ledger: Ledger,
  rulebooks: AnyRulebooks,
  game: string,
  { part, reader }: Questioned,
): Promise<SeenLog> {
  const fold = new Fold(rulebooks);
  const events: GameEvent[] = [];
  const withheld = new Map<number, Bearing>();
  let commands = 0;
  for await (const append of appendsOf(streamEvents(ledger, await streamOfGame(ledger, game)))) {
    const [first] = append;
    const exported = first ? append.map((event) => exportedFor(event, fold.rulebookOf(first), reader)) : [];
    if (!exported.every((event) => event !== null)) break;
    for (const entry of exported.map(entryOfExported)) {
      const { type, data } = fold.apply(entry.event);
      const bearing = fold.rulebook?.ruleset.veil?.bearing({ type, data });
      if (entry.withheld.length > 0) withheld.set(events.length, bearing ?? 'game');
      events.push({ type, data });
    }
    // Later events do not change how an order is judged.
    if (part.kind === 'event' && events.length > part.revision) break;
    commands += 1;
    if (commands % GO_COMMANDS === 0) await pause();
  }
  const { rulebook, position } = fold;
  if (!rulebook || !position) throw new ReplayFailed(0, 'the log is empty');
  return { rulebook, events, withheld, last: position };
}

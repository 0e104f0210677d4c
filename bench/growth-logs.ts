import { randomUUID } from 'node:crypto';
import type { Setup } from '../src/engine/game/setup.js';
import { gameStream } from '../src/ledger/game-stream.js';
import { noStream, type Ledger, type NewEvent } from '../src/ledger/ledger.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import { loadScenarios } from '../src/library/scenarios.js';
import { toRecord } from '../src/play/event-types.js';
import { writeLongGame } from './long-game.js';
import { playOut } from './playout.js';
import { inParallel } from './sockets.js';

const SCENARIO = 'dawn-raid';
/** Events of each of many games. */
const EVENTS_A_GAME = 100;
/** Games that are played; further ones have the events of one of them, under an id and a chain of their own. */
const PLAYED = 12;
const ORDERS_MAX = 60;
const APPENDS_AT_ONCE = 16;

/** The games of a ledger, and how much they are. */
export interface WrittenGames {
  readonly ids: readonly string[];
  /** Of all games together. */
  readonly events: number;
  readonly gameTurns: number;
}

/** Writes one game of so many events. */
export async function writeOneGame(ledger: Ledger, events: number): Promise<WrittenGames> {
  const setup = { ...setupOf(), length: { gameTurns: 1_000_000, endsWithOneSideLeft: false } };
  const game = await writeLongGame(ledger, RULEBOOKS.rulebook('pbem', 1), setup, events);
  return { ids: [game.id], events: game.events, gameTurns: game.gameTurns };
}

/** Writes games that have so many events together: random self-play, in which the next order may be to end the step. */
export async function writeManyGames(ledger: Ledger, events: number): Promise<WrittenGames> {
  const logs = Array.from({ length: PLAYED }, (_, seed) => selfPlay(seed));
  const ids = Array.from({ length: Math.ceil(events / EVENTS_A_GAME) }, () => randomUUID());
  let written = 0;
  await inParallel([...ids.entries()], APPENDS_AT_ONCE, async ([index, id]) => {
    const log = logs[index % PLAYED] ?? [];
    written += log.length;
    await ledger.append({
      stream: gameStream(id),
      expected: noStream,
      commandId: 'copy',
      metadata: { recordedAt: new Date(1_750_000_000_000 + 1000 * index).toISOString(), actor: 'bench' },
      events: log,
    });
  });
  return { ids, events: written, gameTurns: 1 };
}

/** The events of a game before an order that ends a step, about `EVENTS_A_GAME` of them. */
function selfPlay(seed: number): readonly NewEvent[] {
  const { events, orders } = playOut(setupOf(), seed + 1, ORDERS_MAX);
  const book = RULEBOOKS.rulebook('pbem', 1);
  const begins = events.flatMap((event, index) => (book.ruleset.frame.order(event) ? [index] : []));
  const ends = begins.filter((_begin, index) => isPlainEnd(orders[index]));
  const length = ends.reduce((best, at) => (distance(at) < distance(best) ? at : best), 0);
  if (length === 0) throw new Error(`the game of seed ${seed} cannot be gone on with`);
  return toRecord(book, events.slice(0, length), () => '0'.repeat(32));
}

/** Whether the side in turn ends its step, so that the same order can be given over the interface. */
function isPlainEnd(given: ReturnType<typeof playOut>['orders'][number] | undefined): boolean {
  return given?.order.type === 'EndStep' && given.side === given.position.turn.side;
}

function distance(length: number): number {
  return Math.abs(length - EVENTS_A_GAME);
}

function setupOf(): Setup {
  const scenario = loadScenarios().get(SCENARIO);
  if (!scenario) throw new Error(`there is no scenario ${SCENARIO}`);
  return scenario.setup;
}

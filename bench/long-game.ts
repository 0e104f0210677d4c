import { randomUUID } from 'node:crypto';
import { NO_DICE } from '../src/engine/dice/dice.js';
import type { GameEvent } from '../src/engine/game/event.js';
import type { Rulebook } from '../src/engine/game/rulebook.js';
import type { Setup } from '../src/engine/game/setup.js';
import type { Position } from '../src/engine/position/position.js';
import { gameStream } from '../src/ledger/game-stream.js';
import { APPEND_EVENTS_MAX, noStream, streamIsAtRevision, type Ledger } from '../src/ledger/ledger.js';

/** A game of about so many events, written straight into a ledger. */
export interface LongGame {
  readonly id: string;
  readonly events: number;
  readonly gameTurns: number;
}

/**
 * Two units walk to and fro, one each player turn, through real orders that the rules decide. Only the appending is
 * done in lots of many orders, so that a hundred thousand events are there in seconds.
 */
export async function writeLongGame(ledger: Ledger, book: Rulebook, setup: Setup, events: number): Promise<LongGame> {
  const { ruleset } = book;
  const created = ruleset.create(setup);
  if (!created.ok) throw new Error(created.refusal.because);
  const id = randomUUID();
  const writer = new LotWriter(ledger, gameStream(id));
  let position: Position | null = null;
  for (const event of created.value) position = ruleset.evolve(position, event);
  await writer.add(created.value);
  while (position && writer.count < events) {
    const { side } = position.turn;
    const decided = ruleset.decide(position, side, nextOrder(book, position), NO_DICE);
    if (!decided.ok) throw new Error(decided.refusal.because);
    position = decided.position;
    await writer.add(decided.events);
  }
  await writer.flush();
  return { id, events: writer.count, gameTurns: position?.turn.gameTurn ?? 1 };
}

const walks = new Map<string, readonly unknown[]>();

/** Ends fire, moves the side's first unit one hex forth or back, then ends the turn. */
export function nextOrder(book: Rulebook, position: Position): unknown {
  const { side, step, mover } = position.turn;
  if (step === 'fire1') return { type: 'EndStep' };
  if (mover !== null) return { type: 'EndTurn' };
  const walker = Object.values(position.units).find((unit) => unit.side === side && unit.hexes.length === 1);
  if (!walker) throw new Error(`${side} has nobody on foot`);
  const key = JSON.stringify([walker.id, walker.hexes]);
  const steps = walks.get(key) ?? oneStepMoves(book, position, walker.id);
  walks.set(key, steps);
  return steps[0];
}

function oneStepMoves(book: Rulebook, position: Position, unit: string): readonly unknown[] {
  const home = walks.size < 2 ? null : [...walks.keys()].map((key) => JSON.parse(key) as [string, readonly string[]]);
  const back = home?.find(([id]) => id === unit)?.[1][0];
  const orders = book.ruleset.legal(position, position.turn.side, unit).map(({ order }) => order);
  const single = orders.filter((order) => pathOf(order).length === 1);
  return single.filter((order) => back === undefined || pathOf(order)[0]?.hexes[0] === back);
}

function pathOf(order: unknown): readonly { readonly hexes: readonly string[] }[] {
  return (order as { readonly path?: readonly { readonly hexes: readonly string[] }[] }).path ?? [];
}

/** Gathers events and appends them in lots. */
class LotWriter {
  #pending: GameEvent[] = [];
  #written = 0;

  constructor(
    private readonly ledger: Ledger,
    private readonly stream: string,
  ) {}

  get count(): number {
    return this.#written + this.#pending.length;
  }

  async add(events: readonly GameEvent[]): Promise<void> {
    if (this.#pending.length + events.length > APPEND_EVENTS_MAX) await this.flush();
    this.#pending.push(...events);
  }

  async flush(): Promise<void> {
    const { stream } = this;
    await this.ledger.append({
      stream,
      expected: this.#written === 0 ? noStream : streamIsAtRevision(this.#written - 1),
      commandId: `lot-${this.#written}`,
      metadata: { recordedAt: '2026-01-01T00:00:00Z', actor: 'bench' },
      events: this.#pending.map(({ type, data }) => ({ type, data, version: 1 })),
    });
    this.#written += this.#pending.length;
    this.#pending = [];
  }
}

import type { Dice } from '../engine/dice/dice.js';
import { act } from '../engine/game/act.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Rulebook } from '../engine/game/rulebook.js';
import type { LegalOrder } from '../engine/game/ruleset.js';
import { replay } from '../engine/game/replay.js';
import type { Setup } from '../engine/game/setup.js';
import type { Position } from '../engine/position/position.js';
import type { SeatId } from '../engine/position/seat.js';
import type { Answer, Laid, Table } from './table.js';

/** A table without a ledger: the rules alone, for the mass of games. */
export class EngineTable implements Table {
  readonly #events: GameEvent[];
  #position: Position;

  private constructor(
    private readonly book: Rulebook,
    private readonly dice: Dice,
    created: readonly GameEvent[],
  ) {
    const position = replay(book.ruleset, created);
    if (!position) throw new Error('a set-up has no events');
    this.#events = [...created];
    this.#position = position;
  }

  /** Throws if the ruleset refuses the set-up. */
  static open(book: Rulebook, setup: Setup, dice: Dice): EngineTable {
    const created = book.ruleset.create(setup);
    if (!created.ok) throw new Error(`the set-up is refused: ${created.refusal.because}`);
    return new EngineTable(book, dice, created.value);
  }

  look(): Promise<Laid> {
    const position = this.#position;
    return Promise.resolve({ position, actors: this.book.ruleset.actors(position) });
  }

  legal(seat: SeatId): Promise<readonly LegalOrder<unknown>[]> {
    return Promise.resolve(this.book.ruleset.legal(this.#position, seat));
  }

  give(seat: SeatId, order: unknown): Promise<Answer> {
    const { ruleset } = this.book;
    const parsed = ruleset.parseOrder(order);
    if (!parsed.ok) return Promise.resolve(parsed);
    const decided = act(ruleset, this.#position, seat, parsed.value, this.dice);
    if (!decided.ok) return Promise.resolve(decided);
    this.#position = decided.position;
    for (const event of decided.events) this.#events.push(event);
    return Promise.resolve({ ok: true });
  }

  log(from: number): Promise<readonly GameEvent[]> {
    return Promise.resolve(this.#events.slice(from));
  }

  audit(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  exported(): null {
    return null;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

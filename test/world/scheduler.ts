import { setImmediate as settled } from 'node:timers/promises';
import type { Chance } from '../../src/selfplay/chance.js';

/** Something that waits until the world lets it happen. */
interface Waiting {
  readonly what: string;
  /** The server that it belongs to; a server that dies never hears of it again. Null: of no server. */
  readonly owner: number | null;
  readonly go: () => void;
}

/**
 * The order in which things happen, by lot. Whatever takes time (a call of the ledger, a message on the network) waits
 * at a gate; one gate after the other is opened. Between two of them everything that can go on goes on, so that the
 * same seed makes the same world.
 */
export class Scheduler {
  #waiting: Waiting[] = [];
  readonly log: string[] = [];

  constructor(private readonly chance: Chance) {}

  get idle(): boolean {
    return this.#waiting.length === 0;
  }

  /** Waits for its turn. It never comes for a server that dies meanwhile. */
  gate(what: string, owner: number | null = null): Promise<void> {
    return new Promise((go) => this.#waiting.push({ what, owner, go }));
  }

  /** Opens one gate and lets everything that follows from it happen. */
  async step(): Promise<void> {
    await settled();
    const next = this.#waiting.splice(this.chance.below(this.#waiting.length), 1)[0];
    if (!next) return;
    this.log.push(next.what);
    next.go();
    await settled();
  }

  /** Whatever a server was about to do is never done. */
  kill(owner: number): void {
    this.#waiting = this.#waiting.filter((one) => one.owner !== owner);
  }
}

import { setImmediate as settled } from 'node:timers/promises';
import type { Chance } from '../../src/selfplay/chance.js';

/** Something that waits until the world lets it happen. */
interface Waiting {
  readonly what: string;
  /** The server that it belongs to; a server that dies never hears of it again. Null: of no server. */
  readonly owner: number | null;
  readonly go: () => void;
}

/** One step in so many opens several gates, and how many it opens. */
const TOGETHER_ONE_IN = 4;
const TOGETHER = 4;
/** Turns of the event loop after which nothing goes on by itself. */
const TURNS = 3;

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

  /**
   * Opens a gate and lets everything that follows from it happen. Now and then it opens some at once, so that appends
   * share a transaction.
   */
  async step(): Promise<void> {
    await settled();
    const gates = this.chance.below(TOGETHER_ONE_IN) === 0 ? TOGETHER : 1;
    const opened: Waiting[] = [];
    for (let gate = 0; gate < gates; gate += 1) {
      opened.push(...this.#waiting.splice(this.chance.below(this.#waiting.length), 1));
    }
    for (const { what, go } of opened) {
      this.log.push(what);
      go();
    }
    // An append waits one turn for those who come with it.
    for (let turn = 0; turn < TURNS; turn += 1) await settled();
  }

  /** Whatever a server was about to do is never done. */
  kill(owner: number): void {
    this.#waiting = this.#waiting.filter((one) => one.owner !== owner);
  }
}

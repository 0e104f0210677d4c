import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Ledger } from '../ledger/ledger.js';
import { readCheckpoint } from './checkpoint.js';
import { revisionOf } from './revision-of.js';
import { GameRow } from './rows/game-row.js';
import { SiegeRow } from './rows/siege-row.js';

/** The read model has not caught up with the ledger in the time that a reader waits. Asking again later helps. */
export class ReadModelBehind extends Error {
  readonly type = 'readModelBehind';
  constructor(waitedMs: number) {
    super(`the read model has not caught up with the ledger within ${waitedMs} ms`);
  }
}

/** How long readers wait, and how often they look in case that another process projects. */
const WAIT_MS_MAX = 3000;
const LOOK_MS = 10;

/** Lets readers of the read model see what the ledger held when they asked. */
export class Freshness {
  constructor(
    private readonly source: DataSource,
    private readonly ledger: Pick<Ledger, 'upkeep'>,
    private readonly waitMsMax = WAIT_MS_MAX,
  ) {}

  /** Waits until the game's event at `revision` is projected. Throws ReadModelBehind. */
  ofGame(game: string, revision: number): Promise<void> {
    return this.#ofOne(GameRow, game, revision);
  }

  /** Waits until the siege's event at `revision` is projected. Throws ReadModelBehind. */
  ofSiege(siege: string, revision: number): Promise<void> {
    return this.#ofOne(SiegeRow, siege, revision);
  }

  async #ofOne(rows: typeof GameRow | typeof SiegeRow, id: string, revision: number): Promise<void> {
    await this.#until(async () => {
      const projected = await revisionOf(this.source.manager, rows, id);
      return projected !== null && projected >= revision;
    });
  }

  /**
   * Waits until all events are projected that the ledger held when this was called, and not for later events. Throws
   * ReadModelBehind.
   */
  async ofAll(): Promise<void> {
    const { position } = await readCheckpoint(this.source.manager);
    const { last } = await this.ledger.upkeep.readSound(position);
    if (last === null) return;
    await this.#until(async () => {
      const reached = (await readCheckpoint(this.source.manager)).position;
      return reached !== null && BigInt(reached) >= BigInt(last);
    });
  }

  /** Whether events wait to be projected, and when the oldest of them was recorded. */
  async lag(): Promise<{ readonly waiting: false } | { readonly waiting: true; readonly since: string }> {
    const { position } = await readCheckpoint(this.source.manager);
    const first = await this.ledger.upkeep.readSound(position, 1);
    // A damaged row does not tell when it was written; a later row does.
    const page = first.damaged.length === 0 ? first : await this.ledger.upkeep.readSound(position);
    const next = page.events[0];
    return next ? { waiting: true, since: next.metadata.recordedAt } : { waiting: false };
  }

  async #until(fresh: () => Promise<boolean>): Promise<void> {
    for (let waitedMs = 0; ; waitedMs += LOOK_MS) {
      if (await fresh()) return;
      if (waitedMs >= this.waitMsMax) throw new ReadModelBehind(this.waitMsMax);
      await sleep(LOOK_MS);
    }
  }
}

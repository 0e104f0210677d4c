import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Ledger } from '../ledger/ledger.js';
import { readCheckpoint } from './checkpoint.js';
import { GameRow } from './rows/game-row.js';
import { streamOf } from './stream.js';

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
    private readonly ledger: Ledger,
    private readonly waitMsMax = WAIT_MS_MAX,
  ) {}

  /** Until the game's event at `revision` is projected. Throws ReadModelBehind. */
  async ofGame(game: string, revision: number): Promise<void> {
    await this.#until(async () => {
      const row = await this.source.manager.findOne(GameRow, {
        where: { id: game },
        select: { id: true, revision: true },
      });
      return row !== null && row.revision >= revision;
    });
  }

  /**
   * Until everything is projected that the ledger held when this was asked; what comes meanwhile is not waited for.
   * Throws ReadModelBehind.
   */
  async ofAll(): Promise<void> {
    const { position, events } = await readCheckpoint(this.source.manager);
    const waiting = await this.ledger.readAll(position);
    const target = events + waiting.filter(({ stream }) => streamOf(stream) !== null).length;
    await this.#until(async () => (await readCheckpoint(this.source.manager)).events >= target);
  }

  /** Whether events wait to be projected, and when the oldest of them was recorded. */
  async lag(): Promise<{ readonly waiting: false } | { readonly waiting: true; readonly since: string }> {
    const { position } = await readCheckpoint(this.source.manager);
    const [next] = await this.ledger.readAll(position, 1);
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

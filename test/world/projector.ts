import { LedgerUnavailable } from '../../src/ledger/errors.js';
import type { RecordedEvent } from '../../src/ledger/ledger.js';
import { readCheckpoint } from '../../src/projections/checkpoint.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { GameFolds } from '../../src/projections/game-folds.js';
import { project } from '../../src/projections/project.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { NetworkLost, type Reachable } from './client.js';
import type { Sabotage } from './sabotage.js';
import type { Scheduler } from './scheduler.js';
import type { Server } from './server.js';

/** Projects what is new, a page at a time, from the ledger of whichever server is up. */
export class SimulatedProjector {
  /** Errors that no failure of the world explains. */
  readonly surprises: string[] = [];

  constructor(
    private readonly database: ReadModelDatabase,
    private readonly anyServer: () => Reachable | null,
    private readonly scheduler: Scheduler,
    private readonly sabotage: Sabotage,
  ) {}

  async run(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      await this.scheduler.gate('the projector looks');
      await this.catchUp(this.anyServer() as Server | null);
    }
  }

  /** Projects all that is there, as far as nothing goes wrong. */
  async catchUp(server: Server | null): Promise<void> {
    if (!server) return;
    try {
      for (;;) {
        const from = await readCheckpoint(this.database.reader.manager);
        const page = await Promise.race([server.ledger.readAll(from.position, 5), server.down]);
        if (page.length === 0) return;
        const events = this.#sabotaged(page);
        const folds = new GameFolds(server.ledger, RULEBOOKS);
        // A server that dies now leaves a transaction that is rolled back.
        await this.database.writer.transaction((manager) =>
          Promise.race([project(manager, events, from, folds, RULEBOOKS), server.down]),
        );
      }
    } catch (error) {
      const isExpected = error instanceof LedgerUnavailable || error instanceof NetworkLost;
      if (!isExpected) this.surprises.push(String(error));
    }
  }

  #sabotaged(page: readonly RecordedEvent[]): readonly RecordedEvent[] {
    if (this.sabotage !== 'projectorSkips' || page.length < 3) return page;
    return [...page.slice(0, 1), ...page.slice(2)];
  }
}

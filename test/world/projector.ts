import { type EntityManager, QueryFailedError } from 'typeorm';
import { CorruptedEvent, LedgerUnavailable } from '../../src/ledger/errors.js';
import type { RecordedEvent } from '../../src/ledger/ledger.js';
import { advance, findingsBehind } from '../../src/projections/advance.js';
import { type Checkpoint, readCheckpoint } from '../../src/projections/checkpoint.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { Folds } from '../../src/projections/folds.js';
import { project } from '../../src/projections/project.js';
import { Projector } from '../../src/projections/projector.js';
import { putAside, setAsideIn } from '../../src/projections/set-aside.js';
import { SHELVES } from '../../src/library/rulesets.js';
import { NetworkLost, type Reachable } from './client.js';
import { type Condition, pragmasOf } from './condition.js';
import type { Disk } from './disk.js';
import type { Sabotage } from './sabotage.js';
import type { Scheduler } from './scheduler.js';
import type { Server } from './server.js';

/** The parts of the world that a projector needs. */
export interface ProjectorParts {
  readonly database: ReadModelDatabase;
  readonly anyServer: () => Reachable | null;
  readonly scheduler: Scheduler;
  readonly disk: Disk;
  readonly sabotage: Sabotage;
}

/** Projects what is new, a page at a time, from the ledger of whichever server is up. */
export class SimulatedProjector {
  /** Errors that no failure of the world explains. */
  readonly surprises: string[] = [];

  constructor(private readonly parts: ProjectorParts) {}

  async run(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      await this.parts.scheduler.gate('the projector looks');
      await this.catchUp(this.parts.anyServer() as Server | null);
    }
  }

  /** The disk of the read model is that of the ledger. */
  async become(condition: Condition): Promise<void> {
    for (const pragma of pragmasOf(condition)) await this.parts.database.writer.query(`PRAGMA ${pragma}`);
  }

  /** Projects all that is there, as far as nothing goes wrong. */
  async catchUp(server: Server | null): Promise<void> {
    if (!server) return;
    try {
      while (await this.#project(server));
    } catch (error) {
      if (!this.#isExpected(error)) this.surprises.push(String(error));
    }
  }

  /** Takes back what was set aside and is mended. */
  async recheck({ store, setAside }: Server): Promise<void> {
    const { database } = this.parts;
    for (const finding of await setAsideIn(database.reader.manager)) setAside.report(finding);
    const watch = { projected: () => undefined, failed: () => undefined };
    await new Projector(store, SHELVES, database, watch, setAside).recheck();
  }

  /** One page; false if there is none. */
  async #project(server: Server): Promise<boolean> {
    const { database, disk } = this.parts;
    const from = await readCheckpoint(database.reader.manager);
    try {
      const page = await Promise.race([server.store.readAll(from.position, 5), server.down]);
      if (page.length === 0) return false;
      await this.#write(server, (manager) => this.#projected(manager, server, page, from));
    } catch (error) {
      if (!(error instanceof CorruptedEvent) || disk.flip === null) throw error;
      return this.#passedOver(server, from);
    }
    return true;
  }

  async #projected(
    manager: EntityManager,
    { store }: Server,
    page: readonly RecordedEvent[],
    from: Checkpoint,
  ): Promise<unknown> {
    const { sabotage, disk } = this.parts;
    const events = sabotage === 'projectorSkips' && page.length >= 3 ? [...page.slice(0, 1), ...page.slice(2)] : page;
    const folds = new Folds(store, SHELVES);
    if (disk.flip === null) return project(manager, events, from, { folds });
    const last = events.at(-1)?.globalPosition ?? null;
    return advance(manager, { events, last }, from, { ledger: store, folds });
  }

  /** Projects past damaged rows, as the projector of a server does; false if there are none. */
  async #passedOver(server: Server, from: Checkpoint): Promise<boolean> {
    const { store, setAside, down } = server;
    const page = await Promise.race([store.upkeep.readSound(from.position, 5), down]);
    if (page.damaged.length === 0) return false;
    const findings = await Promise.race([findingsBehind(store, page.damaged), down]);
    await this.#write(server, async (manager) => {
      for (const finding of findings) await putAside(manager, finding);
      const tools = { ledger: store, folds: new Folds(store, SHELVES) };
      return advance(manager, page, from, tools);
    });
    for (const finding of findings) setAside.report(finding);
    return true;
  }

  /** A server that dies now leaves a transaction that is rolled back. */
  async #write({ down }: Server, work: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await this.parts.database.transaction((manager) => Promise.race([work(manager), down]));
  }

  #isExpected(error: unknown): boolean {
    if (error instanceof QueryFailedError) return this.parts.disk.condition !== 'writable';
    return error instanceof LedgerUnavailable || error instanceof NetworkLost;
  }
}

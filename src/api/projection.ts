import type { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { Ledger } from '../ledger/ledger.js';
import type { SetAsideStreams } from '../ledger/set-aside.js';
import { SIEGE_RULEBOOKS } from '../library/rulesets.js';
import { openDatabase, openReader } from '../projections/database.js';
import { projectingHere, type Projecting } from '../projections/projecting.js';
import { Projector } from '../projections/projector.js';
import type { Config } from './config.js';
import { ProjectorThread } from './projector-thread.js';

/** The read model of a server, with the projection that brings it up to date. */
export interface Projection {
  readonly reader: DataSource;
  readonly projecting: Projecting;
  /** Stops the projection, and closes the read model. */
  close(): Promise<void>;
}

interface Parts {
  readonly store: Ledger;
  readonly rulebooks: AnyRulebooks;
  readonly setAside: SetAsideStreams;
  readonly logger: Logger;
}

/** Opens the read model for a projection in a thread of its own, or in this one. Throws what opening it throws. */
export function openProjection(config: Config, inThread: boolean, parts: Parts): Promise<Projection> {
  return inThread ? besides(config, parts) : here(config, parts);
}

async function besides({ ledger, readModel }: Config, { setAside, logger }: Parts): Promise<Projection> {
  const { reader, close } = await openReader(readModel);
  const projecting = new ProjectorThread({ ledger, readModel }, setAside, {
    failed: (error, retryMs) => reportFailure(logger, error, retryMs),
    noCheckpoint: (error) => logger.warn(`the log of the ledger's file grows on: ${error}`),
    deleted: (stream) => reportDeletion(logger, stream),
  });
  return closedAfter(projecting, reader, close);
}

async function here({ readModel }: Config, { store, rulebooks, setAside, logger }: Parts): Promise<Projection> {
  const database = await openDatabase(readModel);
  const watch = {
    projected: () => undefined,
    failed: (error: unknown, retryMs: number) => reportFailure(logger, String(error), retryMs),
    deleted: (stream: string) => reportDeletion(logger, stream),
  };
  const shelves = { games: rulebooks, sieges: SIEGE_RULEBOOKS };
  const projecting = projectingHere(new Projector(store, shelves, database, watch, setAside));
  return closedAfter(projecting, database.reader, () => database.close());
}

function closedAfter(projecting: Projecting, reader: DataSource, close: () => Promise<void>): Projection {
  return {
    reader,
    projecting,
    async close() {
      await projecting.stop();
      await close();
    },
  };
}

function reportFailure(logger: Logger, error: string, retryMs: number): void {
  logger.error(`projection stopped, again in ${retryMs} ms: ${error}`);
}

function reportDeletion(logger: Logger, stream: string): void {
  logger.warn(`${stream} was deleted in the ledger; it has left the lists`);
}

import { Logger } from '@nestjs/common';
import { KEY_RING } from '../access/key-ring.js';
import type { BoardDocument } from '../engine/board/document.js';
import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Ledger } from '../ledger/ledger.js';
import { openLedger } from '../ledger/open.js';
import { loadBoards } from '../library/boards.js';
import { RULEBOOKS } from '../library/rulesets.js';
import type { Scenario } from '../library/scenario.js';
import { loadScenarios } from '../library/scenarios.js';
import type { Games } from '../play/contract.js';
import type { Sieges } from '../siege/contract.js';
import { SiegeService } from '../siege/siege-service.js';
import { GameService } from '../play/game-service.js';
import { openDatabase } from '../projections/database.js';
import { Freshness } from '../projections/freshness.js';
import { Projector } from '../projections/projector.js';
import type { Config } from './config.js';
import { MeasuredLedger } from './measured-ledger.js';
import { Metrics } from './metrics.js';
import type { ReadModel } from './read-model.js';

/** Everything that a server is made of, without the server. */
export interface Application {
  readonly config: Config;
  readonly ledger: Ledger;
  readonly games: Games;
  readonly sieges: Sieges;
  readonly rulebooks: Rulebooks;
  readonly boards: ReadonlyMap<string, BoardDocument>;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly readModel: ReadModel;
  readonly metrics: Metrics;
  close(): Promise<void>;
}

/** Opens the ledger and the read model and starts projecting. Throws what they throw, and ContentError. */
export async function openApplication(config: Config): Promise<Application> {
  const logger = new Logger('Herald');
  const metrics = new Metrics();
  const boards = loadBoards();
  const scenarios = loadScenarios();
  const ledger = new MeasuredLedger(await openLedger(config.ledger), metrics);
  const database = await openDatabase(config.readModel).catch(async (error: unknown) => {
    await ledger.close();
    throw error;
  });
  const parts = {
    ledger,
    rulebooks: RULEBOOKS,
    keys: KEY_RING,
    incidents: {
      snapshotFailed(game: string, error: unknown) {
        metrics.snapshotFailed();
        logger.warn(`no snapshot of ${game}: ${String(error)}`);
      },
    },
  };
  const games = new GameService(parts);
  const sieges = new SiegeService({ ...parts, games });
  const projector = new Projector(ledger, RULEBOOKS, database, {
    projected: () => undefined,
    failed: (error, retryMs) => logger.error(`projection stopped, again in ${retryMs} ms: ${String(error)}`),
  });
  const freshness = new Freshness(database.reader, ledger);
  metrics.watchLag(async () => {
    const lag = await freshness.lag();
    return lag.waiting ? Math.max(0, (Date.now() - Date.parse(lag.since)) / 1000) : 0;
  });
  projector.start();
  return {
    config,
    ledger,
    games,
    sieges,
    rulebooks: RULEBOOKS,
    boards,
    scenarios,
    readModel: { source: database.reader, freshness, projector },
    metrics,
    async close() {
      await projector.stop();
      await database.close();
      await ledger.close();
    },
  };
}

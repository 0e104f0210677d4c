import { parentPort, workerData } from 'node:worker_threads';
import { openCheckpoints, openLedger } from '../ledger/open.js';
import { LedgerUnavailable } from '../ledger/errors.js';
import { SetAsideStreams } from '../ledger/set-aside.js';
import { SHELVES } from '../library/rulesets.js';
import { openDatabase } from '../projections/database.js';
import { kindOf } from '../projections/projecting.js';
import { Projector } from '../projections/projector.js';
import type { FromProjector, ProjectorData, ToProjector } from './projector-messages.js';
import { SetAsideExchange } from './set-aside-exchange.js';
import { letOthersGoFirst } from './thread-priority.js';

/**
 * The projector's thread: it reads the ledger and writes the read model on connections of its own, and copies the log
 * of a SQLite ledger to its file. Whatever goes wrong here and is no failure of the projection or of the file ends the
 * thread, and with it the server.
 */
if (!parentPort) throw new Error('this file runs as a thread of the server only');
const port = parentPort;
const tell = (message: FromProjector): void => {
  port.postMessage(message);
};

letOthersGoFirst();
const config = workerData as ProjectorData;
const ledger = await openLedger(config.ledger);
const database = await openDatabase(config.readModel).catch(async (error: unknown) => {
  await ledger.close();
  throw error;
});
const checkpoints = await openCheckpoints(config.ledger);
const setAside = new SetAsideStreams({
  setAside: () => undefined,
  back: (stream) => tell({ kind: 'back', stream }),
});
const exchange = new SetAsideExchange(setAside, (finding) => tell({ kind: 'setAside', finding }));
let hasFailed = false;
const projector = new Projector(
  ledger,
  SHELVES,
  database,
  {
    projected() {
      if (hasFailed) tell({ kind: 'goesOn' });
      hasFailed = false;
    },
    failed(error, retryMs) {
      hasFailed = true;
      tell({ kind: 'failed', error: kindOf(error), text: String(error), retryMs });
    },
    deleted: (stream) => tell({ kind: 'deleted', stream }),
  },
  setAside,
);

async function stop(): Promise<void> {
  await projector.stop();
  await database.close();
  await ledger.close();
  checkpoints?.close();
  port.close();
}

/** The events are in the log of the file all the same, and the next append has it tried again. */
function makeCheckpoint(): void {
  try {
    checkpoints?.makeIfDue();
  } catch (error) {
    if (!(error instanceof LedgerUnavailable)) throw error;
    tell({ kind: 'noCheckpoint', text: error.message });
  }
}

port.on('message', (message: ToProjector) => {
  switch (message.kind) {
    case 'appended':
      ledger.heed();
      makeCheckpoint();
      break;
    case 'setAside':
      exchange.hear(message.finding);
      break;
    case 'stop':
      void stop();
  }
});
projector.start();
tell({ kind: 'begun' });

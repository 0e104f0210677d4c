import { afterAll, beforeAll, describe } from '@jest/globals';
import { openLedger } from '../../../src/ledger/open.js';
import { type PostgresServer, startPostgres } from '../../ledger/postgres/server.js';
import { feedTruths } from './truths.js';

describe('the feed on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  feedTruths(async () => openLedger({ kind: 'postgres', url: await server.newDatabase() }));
  afterAll(async () => {
    await server.stop();
  });
});

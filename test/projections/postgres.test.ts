import { afterAll, beforeAll, describe } from '@jest/globals';
import { openDatabase } from '../../src/projections/database.js';
import { type PostgresServer, startPostgres } from '../ledger/postgres/server.js';
import { calendarQuestions } from './calendar.js';
import { rebuildEquality } from './equality.js';
import { severalProjectors } from './several-projectors.js';
import type { Shelf } from './support.js';

describe('the read model on PostgreSQL', () => {
  let server: PostgresServer;
  let url = '';
  const shelf: Shelf = {
    async open() {
      url = await server.newDatabase();
      return openDatabase({ kind: 'postgres', url });
    },
    again: () => openDatabase({ kind: 'postgres', url }),
    clear: () => undefined,
  };
  beforeAll(async () => {
    server = await startPostgres();
  });
  rebuildEquality(() => shelf);
  calendarQuestions(() => shelf);
  severalProjectors(() => server);
  afterAll(async () => {
    await server.stop();
  });
});

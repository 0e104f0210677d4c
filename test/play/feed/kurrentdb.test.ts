import { afterAll, beforeAll, describe } from '@jest/globals';
import { openLedger } from '../../../src/ledger/open.js';
import { newNamespace, serverUnderTest, type ServerUnderTest } from '../../ledger/kurrentdb/fixtures.js';
import { feedTruths } from './truths.js';

/* On a real server if LEDGER_KURRENT_URL names one, else on the fake one. */

describe('the feed on KurrentDB', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await serverUnderTest();
  });
  feedTruths(async () => openLedger({ kind: 'kurrentdb', url: server.url, namespace: newNamespace() }));
  afterAll(async () => {
    await server.stop();
  });
});

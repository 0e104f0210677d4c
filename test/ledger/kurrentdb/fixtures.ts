import { randomUUID } from 'node:crypto';
import { EventStoreDBClient } from '@eventstore/db-client';
import { KurrentLedger, type KurrentLedgerConfig } from '../../../src/ledger/kurrentdb/kurrent-ledger.js';
import { clientUrl } from '../../../src/ledger/kurrentdb/url.js';
import { FakeKurrentServer } from './fake-server.js';

/** A part of the database of its own. */
export function newNamespace(): string {
  return `t${randomUUID().replaceAll('-', '')}`;
}

/** Ledgers that share a namespace, one for each process that a test plays. */
export function ledgersOf(
  url: string,
  count: number,
  config: Partial<KurrentLedgerConfig> = {},
): Promise<readonly KurrentLedger[]> {
  const namespace = config.namespace ?? newNamespace();
  return Promise.all(Array.from({ length: count }, () => KurrentLedger.open({ url, ...config, namespace })));
}

/**
 * A ledger that goes on trying for as long as a test may take, since the machine may be so busy that many calls in a
 * row are not answered in time. How soon it gives up a single call is for each test to say (`silenceMs`).
 */
export const PERSISTENT = { patienceMs: 200_000, settleMs: 200_000 } as const;

/** Waits until something holds; the test's own time limit ends it otherwise. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 2));
}

/**
 * A real server if LEDGER_KURRENT_URL names one, else the fake one; and the client with which an administrator works.
 */
export interface ServerUnderTest {
  readonly url: string;
  readonly fake: FakeKurrentServer | null;
  readonly administrator: EventStoreDBClient;
  stop(): Promise<void>;
}

export async function serverUnderTest(): Promise<ServerUnderTest> {
  const given = process.env['LEDGER_KURRENT_URL'] ?? '';
  const fake = given === '' ? await FakeKurrentServer.start() : null;
  const url = fake?.url ?? given;
  const administrator = EventStoreDBClient.connectionString(clientUrl(url));
  return {
    url,
    fake,
    administrator,
    async stop() {
      await administrator.dispose();
      fake?.stop();
    },
  };
}

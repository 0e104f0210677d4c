import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { clientUrl } from '../../../src/ledger/kurrentdb/url.js';

/** The client without a ledger: what a server gives at most. */
export class BareClient {
  readonly #client: EventStoreDBClient;

  constructor(
    url: string,
    private readonly namespace: string,
  ) {
    this.#client = EventStoreDBClient.connectionString(clientUrl(url));
  }

  /** Makes appends of one event, each at the revision that the one before it left. */
  appender(data: Record<string, unknown>, metadata: Record<string, unknown>): () => Promise<void> {
    const stream = `${this.namespace}-bare-${randomUUID()}`;
    let revision = -1n;
    return async () => {
      const expectedRevision = revision < 0n ? NO_STREAM : revision;
      const event = jsonEvent({ type: 'UnitMoved', data, metadata });
      revision = (await this.#client.appendToStream(stream, event, { expectedRevision })).nextExpectedRevision;
    };
  }

  close(): Promise<void> {
    return this.#client.dispose();
  }
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { streamIsAtRevision } from '../../../src/ledger/ledger.js';
import { PostgresLedger } from '../../../src/ledger/postgres/postgres-ledger.js';
import { anAppend, moved, newStream } from '../samples.js';
import { type PostgresServer, startPostgres } from './server.js';

type Query = (this: Pool, statement: { readonly name?: string }) => unknown;

/** The names of the statements that pools sent while the work was done. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly (string | undefined)[]> {
  const pools = Pool.prototype as unknown as { query: Query };
  const { query } = pools;
  const names: (string | undefined)[] = [];
  pools.query = function (statement) {
    names.push(statement.name);
    return query.call(this, statement);
  };
  try {
    await work();
  } finally {
    pools.query = query;
  }
  return names;
}

describe('the head of a stream to which two servers append in turn', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });

  it('is learnt when the stream is read, so that the next append need not ask for it', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await PostgresLedger.open({ url }), await PostgresLedger.open({ url })];
    const stream = newStream();
    await one.append(anAppend(stream));
    await other.append(anAppend(stream));
    const next = anAppend(stream, { expected: streamIsAtRevision(1), events: [moved(2), moved(3)] });
    expect(await statementsOf(() => one.readStream(stream, { from: 1 }))).toHaveLength(2);
    expect(await statementsOf(() => one.append(next))).toEqual(['append-group']);

    // Without having read, it asks where the stream stands, and so it does for a stream that it never appended to.
    await other.append(anAppend(stream, { expected: streamIsAtRevision(3) }));
    const unread = anAppend(stream, { expected: streamIsAtRevision(4) });
    expect(await statementsOf(() => one.append(unread))).toEqual(['before-append', 'append-group']);
    const third = await PostgresLedger.open({ url });
    await third.readStream(stream);
    const last = anAppend(stream, { expected: streamIsAtRevision(5) });
    expect(await statementsOf(() => third.append(last))).toEqual(['before-append', 'append-group']);
    expect(await one.readStream(stream)).toHaveLength(7);
    await Promise.all([one, other, third].map((ledger) => ledger.close()));
  });

  it('refuses an append of a group by itself if it is another one by now, and the others are made at once', async () => {
    const url = await server.newDatabase();
    const [one, other] = [await PostgresLedger.open({ url }), await PostgresLedger.open({ url })];
    const [gone, still, last] = [newStream(), newStream(), newStream()];
    for (const stream of [gone, still, last]) await one.append(anAppend(stream));
    await other.append(anAppend(gone));
    const group = [
      anAppend(gone, { expected: { kind: 'any' } }),
      anAppend(still, { events: [moved(2), moved(3)] }),
      anAppend(last),
    ];
    const statements = await statementsOf(() => Promise.all(group.map((append) => one.append(append))));
    expect(statements).toEqual(['append-group', 'before-append', 'append-group']);
    const events = (await one.readAll(null)).map(({ stream, revision }) => [stream, revision]);
    expect(events.slice(4)).toEqual([
      [still, 1],
      [still, 2],
      [last, 1],
      [gone, 2],
    ]);
    await Promise.all([one.close(), other.close()]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, type Notification } from 'pg';
import { CorruptedEvent, LedgerUnavailable, NewerSchema } from '../../../src/ledger/errors.js';
import { openLedger } from '../../../src/ledger/open.js';
import { PostgresLedger } from '../../../src/ledger/postgres/postgres-ledger.js';
import { QUERIES } from '../../../src/ledger/postgres/queries.js';
import { POSTGRES_SCHEMA } from '../../../src/ledger/postgres/schema.js';
import { NotOffered } from '../../../src/ledger/upkeep.js';
import { verifyLedger } from '../../../src/ledger/verify-ledger.js';
import { ledgerConformance } from '../conformance.js';
import type { LedgerFixture, Tampering } from '../conformance.js';
import {
  allAfter,
  anAppend,
  appendMany,
  failureOf,
  lastPosition,
  moved,
  movedTo,
  newStream,
  take,
  wholeStream,
} from '../samples.js';
import { HeldAppend } from './held-append.js';
import { startPostgres } from './server.js';
import type { PostgresServer } from './server.js';

const TAMPER: Record<Tampering, string> = {
  altered: `data = replace(data, '"mp":2', '"mp":3')`,
  malformed: `data = '{'`,
  unchained: `previous_hash = '${'a'.repeat(64)}'`,
};

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
});

async function sql(url: string, text: string, values: readonly unknown[] = []): Promise<readonly object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** How many rows each step of a plan reads of a table. */
function rowsReadOf(table: string, plan: unknown): readonly unknown[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const below = Object.values(plan).flatMap((part: unknown) => rowsReadOf(table, part));
  const step = plan as { readonly 'Relation Name'?: string; readonly 'Actual Rows'?: number };
  return step['Relation Name'] === table ? [step['Actual Rows'], ...below] : below;
}

async function open(): Promise<LedgerFixture> {
  const url = await server.newDatabase();
  const ledger = await PostgresLedger.open({ url });
  return {
    ledger,
    another: () => openLedger({ kind: 'postgres', url, connectionsMax: 3 }),
    tamper: async (stream, revision, how) => {
      await sql(url, 'ALTER TABLE herald_ledger.events DISABLE TRIGGER USER');
      await sql(url, `UPDATE herald_ledger.events SET ${TAMPER[how]} WHERE stream = $1 AND revision = $2`, [
        stream,
        revision,
      ]);
    },
    dispose: () => ledger.close(),
  };
}

ledgerConformance(open, { tampers: true });

describe('the global order, when transactions overlap', () => {
  it('shows nothing of a held append and nothing beyond it, then both in order', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    await appendMany(ledger, newStream(), 2);
    const start = await lastPosition(ledger);
    const held = await HeldAppend.begin(url);
    const heldAppend = anAppend(newStream(), { events: movedTo(3) });
    await held.write(heldAppend);

    const later = anAppend(newStream());
    const appending = ledger.append(later);
    await waitingForLock(url, 1);
    expect(await ledger.readAll(start)).toEqual([]);
    await held.end('COMMIT');
    await appending;
    const streams = (await ledger.readAll(start)).map((event) => event.stream);
    expect(streams).toEqual([heldAppend.stream, heldAppend.stream, heldAppend.stream, later.stream]);
    await ledger.close();
  });

  it.each(['ROLLBACK', 'vanish'] as const)('leaves no gap where a held append ended with %s', async (end) => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    const held = await HeldAppend.begin(url);
    await held.write(anAppend(newStream(), { events: movedTo(5) }));
    const appending = ledger.append(anAppend(newStream()));
    await waitingForLock(url, 1);
    await (end === 'vanish' ? held.vanish() : held.end(end));
    await appending;
    await ledger.append(anAppend(newStream()));
    expect((await ledger.readAll(null)).map((event) => event.globalPosition)).toEqual(['1', '2']);
    await ledger.close();
  });

  it('gives up an append that waits too long, and makes it when it is repeated', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url, lockTimeoutMs: 50 });
    const held = await HeldAppend.begin(url);
    await held.write(anAppend(newStream()));
    const append = anAppend(newStream());
    expect(await failureOf(ledger.append(append))).toBeInstanceOf(LedgerUnavailable);
    await held.end('ROLLBACK');
    expect(await ledger.append(append)).toMatchObject({ repeated: false });
    await ledger.close();
  });

  it('loses nothing for a reader that goes along, while transactions are held, committed and aborted at random', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    const other = await PostgresLedger.open({ url });
    const last = newStream();
    const seen: string[] = [];
    const following = (async (): Promise<void> => {
      for await (const event of other.subscribe({ after: null }, new AbortController().signal)) {
        seen.push(`${event.globalPosition} ${event.hash}`);
        if (event.stream === last) return;
      }
    })();
    const polled: string[] = [];
    const polling = (async (): Promise<void> => {
      for (let after: string | null = null, ended = false; !ended;) {
        const page = await ledger.readAll(after, 3);
        polled.push(...page.map((event) => `${event.globalPosition} ${event.hash}`));
        after = page.at(-1)?.globalPosition ?? after;
        ended = page.at(-1)?.stream === last;
      }
    })();

    const holders = Array.from({ length: 4 }, (_, lane) => holdAtRandom(url, lane));
    const writers = Array.from({ length: 4 }, (_, lane) =>
      appendMany(lane % 2 === 0 ? ledger : other, newStream(), 40),
    );
    await Promise.all([...holders, ...writers]);
    await ledger.append(anAppend(last));
    await Promise.all([polling, following]);
    const all = (await allAfter(ledger, null)).map((event) => `${event.globalPosition} ${event.hash}`);

    expect(all.length).toBeGreaterThan(200);
    expect(polled).toEqual(all);
    expect(seen).toEqual(all);
    expect(all.map((line) => Number(line.split(' ')[0]))).toEqual(
      Array.from({ length: all.length }, (_, index) => index + 1),
    );
    await ledger.close();
    await other.close();
  });

  /** Appends in transactions that dawdle before and after they write; every third is aborted. */
  async function holdAtRandom(url: string, lane: number): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) {
      const held = await HeldAppend.begin(url);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
      await held.write(anAppend(newStream(), { events: movedTo(2) }));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
      await held.end((turn + lane) % 3 === 0 ? 'ROLLBACK' : 'COMMIT');
    }
  }

  /** Resolves when so many appends wait for the lock. */
  async function waitingForLock(url: string, count: number): Promise<void> {
    const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database =
      (SELECT oid FROM pg_database WHERE datname = current_database())`;
    while ((await sql(url, waiting)).length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  }
});

describe('a stream whose end is known', () => {
  it('is found to have gone on as soon as another server has appended, or to be damaged', async () => {
    const url = await server.newDatabase();
    const [ledger, other] = [await PostgresLedger.open({ url }), await PostgresLedger.open({ url })];
    const streams = [newStream(), newStream(), newStream()] as const;
    for (const stream of streams) await appendMany(ledger, stream, 3);
    const [quiet, gone, cut] = streams;
    const looksAt = async (stream: string): Promise<number> => (await ledger.readStream(stream, { from: 3 })).length;
    expect(await Promise.all(streams.map(looksAt))).toEqual([0, 0, 0]);
    await appendMany(other, gone, 2);
    expect(await Promise.all(streams.map(looksAt))).toEqual([0, 2, 0]);
    await sql(url, 'UPDATE herald_ledger.heads SET revision = 4 WHERE stream = $1', [cut]);
    expect(await failureOf(looksAt(cut))).toMatchObject({ type: 'corrupted', stream: cut, revision: 3 });
    await sql(url, 'DELETE FROM herald_ledger.heads WHERE stream = $1', [cut]);
    expect(await failureOf(looksAt(cut))).toBeInstanceOf(CorruptedEvent);
    expect(await looksAt(quiet)).toBe(0);
    await Promise.all([ledger.close(), other.close()]);
  });
});

describe('announcements of appends', () => {
  it('name the streams of a group, and none if their names are too long together', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    const two = [newStream(), newStream()];
    const many = Array.from({ length: 100 }, (_, index) => `${'long'.repeat(24)}-${100 + index}`);
    const appended = (streams: readonly string[]) =>
      Promise.all(streams.map((stream) => ledger.append(anAppend(stream))));
    // Appends to streams whose heads are known go into one group.
    await appended([...two, ...many]);
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('LISTEN herald_ledger');
    const heard = (): Promise<string> =>
      new Promise((resolve) =>
        client.once('notification', ({ payload }: Notification) => resolve(payload ?? 'nothing')),
      );
    const [ofTwo] = await Promise.all([heard(), appended(two)]);
    expect(ofTwo.split(' ').toSorted()).toEqual(two.toSorted());
    const [ofMany] = await Promise.all([heard(), appended(many)]);
    expect(ofMany).toBe('');
    await client.end();
    await ledger.close();
  });
});

describe('a PostgreSQL database', () => {
  it('is made current by any number of servers that start at once', async () => {
    const url = await server.newDatabase();
    const ledgers = await Promise.all(Array.from({ length: 5 }, () => PostgresLedger.open({ url })));
    await Promise.all(ledgers.map((ledger) => ledger.append(anAppend(newStream()))));
    expect(await sql(url, 'SELECT version FROM herald_ledger.schema_version')).toEqual([{ version: POSTGRES_SCHEMA }]);
    await Promise.all(ledgers.map((ledger) => ledger.close()));
  });

  it('of before there were heads is given them, though a stream is damaged, and that comes back when it is mended', async () => {
    const url = await server.newDatabase();
    const old = await PostgresLedger.open({ url });
    const [one, two] = [newStream(), newStream()];
    await appendMany(old, one, 3);
    await appendMany(old, two, 4);
    await old.close();
    await sql(url, 'ALTER TABLE herald_ledger.events DISABLE TRIGGER events_are_immutable');
    await sql(url, 'DROP TRIGGER heads_follow_events ON herald_ledger.events');
    await sql(url, 'DROP FUNCTION herald_ledger.keep_heads');
    await sql(url, 'DROP TABLE herald_ledger.heads');
    await sql(url, 'UPDATE herald_ledger.schema_version SET version = 2');
    const hashOf = `UPDATE herald_ledger.events SET hash = reverse(hash) WHERE stream = $1 AND revision = 2`;
    await sql(url, hashOf, [one]);
    const ledger = await PostgresLedger.open({ url });
    expect(await failureOf(ledger.readStream(one))).toMatchObject({ type: 'corrupted', stream: one, revision: 2 });
    expect(await wholeStream(ledger, two)).toHaveLength(4);
    await sql(url, hashOf, [one]);
    expect(await wholeStream(ledger, one)).toHaveLength(3);
    await ledger.append(anAppend(one));
    expect(await sql(url, 'SELECT revision FROM herald_ledger.heads ORDER BY revision')).toEqual([
      { revision: 3 },
      { revision: 3 },
    ]);
    await ledger.close();
  });

  it('that has lost rows tells so: at the end of a stream, all of it, or in the global order', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    const [one, two, sound] = [newStream(), newStream(), newStream()];
    for (const stream of [one, two, sound]) await appendMany(ledger, stream, 5);
    await sql(url, 'ALTER TABLE herald_ledger.events DISABLE TRIGGER events_are_immutable');
    await sql(url, 'DELETE FROM herald_ledger.events WHERE stream = $1 AND revision > 2', [one]);
    await sql(url, 'DELETE FROM herald_ledger.events WHERE stream = $1', [two]);
    expect(await failureOf(ledger.readStream(one))).toMatchObject({ type: 'corrupted', revision: 3 });
    expect(await failureOf(ledger.append(anAppend(one)))).toMatchObject({ type: 'corrupted', revision: 3 });
    expect(await failureOf(ledger.readStream(two))).toMatchObject({ type: 'corrupted', revision: 0 });
    expect(await wholeStream(ledger, sound)).toHaveLength(5);
    expect(await failureOf(ledger.readAll(null))).toMatchObject({ type: 'corrupted' });
    const { findings, damaged, integrity } = await verifyLedger(ledger);
    expect(findings.map(({ stream }) => stream).toSorted()).toEqual([one, two].toSorted());
    expect(damaged).toHaveLength(7);
    expect(integrity.notes).toEqual([expect.stringContaining('amcheck')]);
    await ledger.close();
  });

  it('checks its own indexes and tables where amcheck is there', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    await appendMany(ledger, newStream(), 20);
    await sql(url, 'CREATE EXTENSION amcheck');
    expect(await ledger.upkeep.integrity()).toEqual({ findings: [], notes: [] });
    expect(await failureOf(ledger.upkeep.copyTo('/nowhere'))).toBeInstanceOf(NotOffered);
    await ledger.close();
  });

  it('of a later version is not touched', async () => {
    const url = await server.newDatabase();
    await (await PostgresLedger.open({ url })).close();
    await sql(url, 'UPDATE herald_ledger.schema_version SET version = version + 1');
    expect(await failureOf(PostgresLedger.open({ url }))).toBeInstanceOf(NewerSchema);
  });

  it('that cannot be reached, or does not exist, is LedgerUnavailable', async () => {
    const url = new URL(await server.newDatabase());
    url.pathname = '/nowhere';
    expect(await failureOf(PostgresLedger.open({ url: url.href }))).toBeInstanceOf(LedgerUnavailable);
    expect(await failureOf(PostgresLedger.open({ url: 'postgres://x@127.0.0.1:1/x' }))).toBeInstanceOf(
      LedgerUnavailable,
    );
  });

  it('that is not encoded in UTF-8 is refused', async () => {
    const url = new URL(await server.newDatabase());
    await sql(
      url.href,
      `CREATE DATABASE latin_${url.pathname.slice(1)} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`,
    );
    url.pathname = `/latin_${url.pathname.slice(1)}`;
    expect(await failureOf(PostgresLedger.open({ url: url.href }))).toBeInstanceOf(LedgerUnavailable);
  });

  it('lets nobody change, delete or truncate events by mistake', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    await appendMany(ledger, newStream(), 2);
    for (const text of [
      'UPDATE herald_ledger.events SET version = 2',
      'DELETE FROM herald_ledger.events',
      'TRUNCATE herald_ledger.events',
    ]) {
      expect(await failureOf(sql(url, text))).toMatchObject({ message: 'events are immutable' });
    }
    await ledger.close();
  });

  it('passes over a damaged snapshot', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    const stream = newStream();
    await appendMany(ledger, stream, 3);
    for (const { revision, hash } of await wholeStream(ledger, stream)) {
      await ledger.saveSnapshot({ stream, revision, hash, schema: 's', state: `${revision}` });
    }
    await sql(url, `UPDATE herald_ledger.snapshots SET state = 'damaged' WHERE revision = 2`);
    await sql(url, `UPDATE herald_ledger.snapshots SET hash = repeat('b', 64) WHERE revision = 1`);
    expect(await ledger.loadSnapshot(stream, 's')).toMatchObject({ revision: 0, state: '0' });
    await ledger.close();
  });

  it('reads one snapshot, however many there are of a stream', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    const stream = newStream();
    const events = Array.from({ length: 400 }, (_, index) => moved(index));
    await ledger.append(anAppend(stream, { events }));
    await sql(
      url,
      `INSERT INTO herald_ledger.snapshots (stream, schema, revision, hash, state, state_hash)
        SELECT stream, 's', revision, hash, repeat('x', 300), '' FROM herald_ledger.events`,
    );
    await sql(url, 'ANALYZE');
    const plan = await sql(url, `EXPLAIN (ANALYZE, FORMAT JSON) ${QUERIES.snapshot}`, [stream, 's', 399]);
    expect(rowsReadOf('snapshots', plan)).toStrictEqual([1]);
    await ledger.close();
  });

  it('may end the connection of an append: it is found out whether it was made, and it is made once', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url });
    const streams = Array.from({ length: 4 }, newStream);
    const cutting = (async () => {
      for (let round = 0; round < 10; round += 1) {
        await sql(
          url,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'herald-ledger'`,
        );
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    await Promise.all(
      streams.map(async (stream) => {
        for (let step = 0; step < 25; step += 1) {
          const append = anAppend(stream, { events: [moved(step), moved(step + 1)] });
          expect(await ledger.append(append)).toMatchObject({ firstRevision: 2 * step, repeated: false });
        }
      }),
    );
    await cutting;
    for (const stream of streams) expect(await wholeStream(ledger, stream)).toHaveLength(50);
    await ledger.close();
  });

  it('may end all connections: subscriptions go on, and so do appends', async () => {
    const url = await server.newDatabase();
    const ledger = await PostgresLedger.open({ url, pollMs: 20 });
    const other = await PostgresLedger.open({ url });
    const stream = newStream();
    await ledger.append(anAppend(stream));
    const events = ledger.subscribe({ stream, from: 0 }, new AbortController().signal)[Symbol.asyncIterator]();
    await events.next();
    const next = events.next();
    await sql(
      url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'herald-ledger' AND query LIKE 'LISTEN%'`,
    );
    await other.append(anAppend(stream));
    expect((await next).value).toMatchObject({ revision: 1 });
    const rest = take({ [Symbol.asyncIterator]: () => events }, 2);
    await appendMany(other, stream, 2);
    expect((await rest).map((event) => event.revision)).toEqual([2, 3]);
    await ledger.close();
    await other.close();
  });
});

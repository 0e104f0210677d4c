import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ledgerBackup } from '../../../src/audit/ledger-backup.js';
import type { KurrentLedger } from '../../../src/ledger/kurrentdb/kurrent-ledger.js';
import { gameStream } from '../../../src/ledger/game-stream.js';
import { noStream, RECENT } from '../../../src/ledger/ledger.js';
import { verifyLedger } from '../../../src/ledger/verify-ledger.js';
import { Projector } from '../../../src/projections/projector.js';
import { rebuild } from '../../../src/projections/rebuild.js';
import { GameRow } from '../../../src/projections/rows/game-row.js';
import { SHELVES } from '../../../src/library/rulesets.js';
import { serviceOn } from '../../play/support.js';
import { allProjected, dump, playSome, sqliteShelf } from '../../projections/support.js';
import { anAppend, appendMany, failureOf, newStream, take } from '../samples.js';
import { ledgersOf, newNamespace, serverUnderTest, until, type ServerUnderTest } from './fixtures.js';

let server: ServerUnderTest;
let namespace: string;
let ledger: KurrentLedger;
let other: KurrentLedger;

beforeEach(async () => {
  server = await serverUnderTest();
  namespace = newNamespace();
  const [one, two] = await ledgersOf(server.url, 2, { namespace });
  if (one === undefined || two === undefined) throw new Error('no ledgers');
  [ledger, other] = [one, two];
});
afterEach(async () => {
  await Promise.all([ledger.close(), other.close()]);
  await server.stop();
});

async function remove(stream: string, how: 'tombstone' | 'soft delete'): Promise<void> {
  const name = `${namespace}.${stream}`;
  if (how === 'tombstone') await server.administrator.tombstoneStream(name);
  else await server.administrator.deleteStream(name);
}

describe.each(['tombstone', 'soft delete'] as const)('a stream that an administrator has deleted (%s)', (how) => {
  it('is deleted for all who knew it and all who did not, and cannot be begun anew', async () => {
    const [gone, sound] = [newStream(), newStream()];
    const first = anAppend(gone, { expected: noStream });
    await ledger.append(first);
    await appendMany(ledger, gone, 2);
    await appendMany(ledger, sound, 2);
    const following = failureOf(take(ledger.subscribe({ stream: gone, from: 0 }, new AbortController().signal), 9));
    await until(async () => (await ledger.readStream(sound, RECENT)).length === 2);
    await remove(gone, how);
    const deleted = { type: 'streamDeleted', stream: gone, message: `${gone} was deleted` };
    expect(await following).toMatchObject(deleted);
    for (const one of [ledger, other]) {
      expect(await failureOf(one.readStream(gone))).toMatchObject(deleted);
      expect(await failureOf(one.readStream(gone, { from: 3, ...RECENT }))).toMatchObject(deleted);
      expect(await failureOf(one.appendOf(gone, 'a'))).toMatchObject(deleted);
      for (const append of [anAppend(gone), anAppend(gone, { expected: noStream }), first]) {
        expect(await failureOf(one.append(append))).toMatchObject(deleted);
      }
      await appendMany(one, sound, 1);
    }
    expect(await ledger.readStream(sound)).toHaveLength(4);
  });

  it('is passed over by those who look after the ledger, and named', async () => {
    const [gone, sound] = [newStream(), newStream()];
    await appendMany(ledger, gone, 3);
    await appendMany(ledger, sound, 2);
    await remove(gone, how);
    await appendMany(ledger, sound, 1);
    const judged = { right: true, streams: 1, events: 3, findings: [], damaged: [], deleted: [gone] };
    for (const round of [1, 2]) {
      if (round === 2) server.fake?.store.scavenge();
      expect(await verifyLedger(other)).toMatchObject(judged);
      expect((await other.upkeep.readSound(null)).deleted).toEqual([gone]);
      let lines = '';
      for await (const line of ledgerBackup(other)) lines += line;
      expect(lines).not.toContain(gone);
      expect(lines.split('\n')).toHaveLength(1 + 3 + 1 + 1);
    }
  });

  it('leaves the read model, which goes on with all others', async () => {
    const shelf = sqliteShelf();
    const [database, anew] = [await shelf.open(), await shelf.open()];
    const told: string[] = [];
    const watch = {
      projected: () => undefined,
      failed: () => undefined,
      deleted: (stream: string) => told.push(stream),
    };
    const projector = new Projector(ledger, SHELVES, database, watch);
    projector.start();
    const [gone, sound] = [await playSome(ledger, 2, 3), await playSome(ledger, 3, 3)];
    await allProjected(ledger, database);
    expect(await database.reader.manager.count(GameRow)).toBe(2);
    await remove(gameStream(gone), how);
    await until(() => told.length > 0);
    expect(told).toEqual([gameStream(gone)]);
    const later = await playSome(ledger, 5, 2);
    await allProjected(ledger, database);
    const games = await database.reader.manager.find(GameRow);
    expect(games.map(({ id }) => id).sort()).toEqual([sound, later].sort());
    expect(projector.failure).toBeNull();
    expect(await failureOf(serviceOn(other).see(gone, { kind: 'spectator' }, { kind: 'now' }))).toMatchObject({
      type: 'streamDeleted',
    });
    const rebuilt = await rebuild(other, SHELVES, anew);
    expect(rebuilt).toMatchObject({ setAside: [], deleted: [gameStream(gone)] });
    expect(withoutCheckpoint(await dump(anew.reader))).toBe(withoutCheckpoint(await dump(database.reader)));
    await projector.stop();
    await database.close();
    await anew.close();
    shelf.clear();
  });
});

/** The checkpoint counts events that were projected, also those of a game that was deleted later. */
function withoutCheckpoint(tables: string): string {
  return tables.slice(tables.indexOf('\n\n'));
}

describe('a stream that an administrator has limited', () => {
  it.each([
    ['$tb', { truncateBefore: 2 }],
    ['$maxCount', { maxCount: 2 }],
    ['$maxAge', { maxAge: 1_000_000 }],
  ])('by %s takes no more, on any server, until the limit is taken off', async (limit, metadata) => {
    const [limited, sound] = [newStream(), newStream()];
    await appendMany(ledger, limited, 4);
    await appendMany(ledger, sound, 1);
    const following = ledger.subscribe({ stream: sound, from: 0 }, new AbortController().signal);
    await take(following, 1);
    const name = `${namespace}.${limited}`;
    await server.administrator.setStreamMetadata(name, metadata);
    const refused = { type: 'corrupted', stream: limited };
    await until(async () => (await ledger.append(anAppend(limited)).catch(() => null)) === null);
    for (const one of [ledger, other]) {
      expect(await failureOf(one.append(anAppend(limited)))).toMatchObject(refused);
      expect(await failureOf(one.appendOf(limited, 'a'))).toMatchObject(refused);
      await appendMany(one, sound, 1);
      const { right, findings } = await verifyLedger(one);
      expect({ right, streams: findings.map(({ stream }) => stream) }).toEqual({ right: false, streams: [limited] });
    }
    const [finding] = (await verifyLedger(other)).findings;
    expect(finding?.because).toMatch(limit === '$maxAge' ? /\$maxAge/ : /truncated/);
    await server.administrator.setStreamMetadata(name, {});
    await until(async () => (await ledger.append(anAppend(limited)).catch(() => null)) !== null);
    await other.append(anAppend(limited));
    expect(await verifyLedger(ledger)).toMatchObject({ right: true });
  });
});

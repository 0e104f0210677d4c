import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RevisionConflict } from '../../../src/ledger/errors.js';
import type { KurrentLedger } from '../../../src/ledger/kurrentdb/kurrent-ledger.js';
import { noStream, RECENT, streamIsAtRevision, type RecordedEvent } from '../../../src/ledger/ledger.js';
import type { GameService } from '../../../src/play/game-service.js';
import { ANY_DICE, newGame, serviceOn } from '../../play/support.js';
import { anAppend, appendMany, failureOf, moved, newStream } from '../samples.js';
import { FakeKurrentServer } from './fake-server.js';
import { ledgersOf, until } from './fixtures.js';

let server: FakeKurrentServer;
let ledger: KurrentLedger;
let other: KurrentLedger;
const stopping: AbortController[] = [];

beforeEach(async () => {
  server = await FakeKurrentServer.start();
  const [one, two] = await ledgersOf(server.url, 2);
  if (one === undefined || two === undefined) throw new Error('no ledgers');
  [ledger, other] = [one, two];
});
afterEach(async () => {
  for (const stop of stopping.splice(0)) stop.abort();
  await Promise.all([ledger.close(), other.close()]);
  server.stop();
});

/** The calls that the server gets while some work is done. */
async function callsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  server.node.calls.length = 0;
  await work();
  return server.node.calls.map(({ kind }) => kind);
}

/** Follows a stream or the whole log, as the projector does. */
function followed(on: KurrentLedger, start: Parameters<KurrentLedger['subscribe']>[0]): RecordedEvent[] {
  const stop = new AbortController();
  stopping.push(stop);
  const events: RecordedEvent[] = [];
  void (async () => {
    for await (const event of on.subscribe(start, stop.signal)) events.push(event);
  })().catch(() => undefined);
  return events;
}

/** A game with a seat that is taken, in which an order was given; the ledger is followed by all who can. */
async function running(games: GameService): Promise<{ game: string; key: string; all: RecordedEvent[] }> {
  const game = await newGame(games);
  const { key } = await games.seating.claim(game, 'red');
  const all = followed(ledger, { after: null });
  const own = followed(ledger, { stream: `game-${game}`, from: 0 });
  // The first order reads the streams anew, since much may have happened before the log was followed.
  let at = 0;
  for (let round = 0; round < 2; round += 1) at = await order(games, game, key, at);
  await until(() => own.at(-1)?.revision === at && all.at(-1)?.revision === at);
  return { game, key, all };
}

/** Gives an order as the API does: whose key is it, the order, by which rules the answer is to be written. */
async function order(games: GameService, game: string, key: string, expectedRevision: number): Promise<number> {
  const viewer = await games.seating.viewerOf(game, key, RECENT);
  if (!viewer) throw new Error('the key is none');
  const value = { type: 'Go', unit: 'Ada', to: expectedRevision % 4 === 0 ? 'C3' : 'B2' };
  const commandId = randomUUID();
  const submission = await games.submit({
    game,
    viewer,
    order: { kind: 'json', value },
    dice: ANY_DICE,
    expectedRevision,
    commandId,
  });
  expect(submission).toMatchObject({ kind: 'accepted', repeated: false });
  await games.head(game, viewer, RECENT);
  return submission.revision;
}

describe('the hot way', () => {
  it('asks the server once for an order, and never for a projected or followed event', async () => {
    const games = serviceOn(ledger);
    const { game, key, all } = await running(games);
    let at = (await games.head(game, { kind: 'spectator' })).revision;
    await until(() => all.at(-1)?.revision === at);
    for (let round = 0; round < 3; round += 1) {
      const calls = await callsOf(async () => {
        at = await order(games, game, key, at);
        await until(() => all.at(-1)?.revision === at);
      });
      expect(calls).toEqual(['append']);
    }
  });

  it('asks once for an append to a stream that it has appended to', async () => {
    const stream = newStream();
    await ledger.append(anAppend(stream, { expected: noStream }));
    const calls = await callsOf(() => appendMany(ledger, stream, 5));
    expect(calls).toEqual(Array.from({ length: 5 }, () => 'append'));
    const repeated = anAppend(stream);
    await ledger.append(repeated);
    expect(await callsOf(() => ledger.append(repeated))).toEqual(['read']);
  });

  it('reads what is new when somebody else was faster, and no more than that', async () => {
    const stream = newStream();
    await appendMany(ledger, stream, 3);
    await other.append(anAppend(stream, { events: [moved(1), moved(2)] }));
    const calls = await callsOf(() => ledger.append(anAppend(stream)));
    expect(calls).toEqual(['append', 'read', 'append']);
    expect(await ledger.readStream(stream)).toHaveLength(6);
  });

  it('refuses nothing because of what it remembers, before it has looked', async () => {
    const stream = newStream();
    await appendMany(ledger, stream, 1);
    await other.append(anAppend(stream));
    expect(await ledger.append(anAppend(stream, { expected: streamIsAtRevision(1) }))).toMatchObject({
      firstRevision: 2,
    });
    const late = anAppend(stream, { expected: streamIsAtRevision(1) });
    expect(await failureOf(ledger.append(late))).toBeInstanceOf(RevisionConflict);
    expect(await failureOf(other.append(late))).toMatchObject({ actual: 2 });
  });

  it('takes an order that another server has made possible a moment ago', async () => {
    const games = serviceOn(ledger);
    const others = serviceOn(other);
    const { game, key } = await running(games);
    let at = (await games.head(game, { kind: 'spectator' })).revision;
    for (let round = 0; round < 6; round += 1) at = await order(round % 2 === 0 ? others : games, game, key, at);
  });

  it('tells of no event twice and leaves none out when the subscription breaks', async () => {
    const all = followed(ledger, { after: null });
    const stream = newStream();
    for (let round = 0; round < 8; round += 1) {
      await other.append(anAppend(stream, { events: [moved(round)] }));
      if (round % 2 === 1) server.node.relay.cut();
      await ledger.append(anAppend(stream, { events: [moved(100 + round)] }));
    }
    await until(() => all.length >= 16);
    expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: 16 }, (_, index) => index));
  });
});

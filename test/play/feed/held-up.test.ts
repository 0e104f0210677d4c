import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { answerLines, followLines } from '../../../src/api/rest/feed-lines.js';
import type { Ledger } from '../../../src/ledger/ledger.js';
import { ClaimFeed } from '../../../src/play/feed/claim-feed.js';
import type { FeedEntry } from '../../../src/play/feed/contract.js';
import type { EventFeed } from '../../../src/play/feed/event-feed.js';
import { StillLoading } from '../../../src/play/first-loads.js';
import type { GameService } from '../../../src/play/game-service.js';
import { BLUE, memoryLedger, newGame, play, serviceOn } from '../support.js';
import { entriesNow, feedOn, nameOf } from './support.js';
import { privateGame } from './truths.js';

const STRANGERS_KEY = 'the-key-of-a-stranger';
const never = new AbortController().signal;

let ledger: Ledger;
let games: GameService;
let first: string;
let hidden: string;
let loading: boolean;

/** Whether the key is that of its arbiter is not known of the private game before it has been read. */
const feed = (): EventFeed =>
  feedOn(ledger, {
    arbiterOf: (id) => (loading && id === hidden ? Promise.reject(new StillLoading(id, null, 'game')) : nobody),
  });
const nobody = Promise.resolve(null);
const read = (after: string | null) => (until: AbortSignal) =>
  feed().entries({ key: STRANGERS_KEY, filter: {}, after }, until);
const BOUNDS = { limit: 500, waitMs: 0, signal: never };

async function answer(after: string | null): Promise<readonly { readonly cursor: string; readonly game?: string }[]> {
  const lines: { readonly cursor: string }[] = [];
  for await (const line of answerLines(read(after), { ...BOUNDS, after })) {
    lines.push(JSON.parse(line) as { readonly cursor: string });
  }
  return lines;
}

beforeEach(async () => {
  ledger = await memoryLedger();
  games = serviceOn(ledger);
  first = await newGame(games);
  hidden = await privateGame(games);
  await play(games, await newGame(games), 2);
  loading = true;
});

describe('a feed that depends on a long private game which is still being read', () => {
  it('says where it stands, and goes on from there without gap or repetition', async () => {
    const held: FeedEntry[] = [];
    for await (const entry of read(null)(never)) {
      held.push(entry);
      if (entry.kind === 'mark' && entry.isHeldUp) break;
    }
    expect(new Set(held.flatMap(nameOf).map((name) => name.split('@')[0]))).toEqual(new Set([first]));
    expect(JSON.stringify(held)).not.toContain(hidden);
    loading = false;
    const rest = await entriesNow(feed(), { key: STRANGERS_KEY, after: held.at(-1)?.cursor ?? null });
    const all = await entriesNow(feed(), { key: STRANGERS_KEY });
    expect([...held, ...rest].flatMap(nameOf)).toEqual(all.flatMap(nameOf));
    expect(rest.flatMap(nameOf).length).toBeGreaterThan(0);
  });

  it('goes on in the same reading as soon as the game has been read', async () => {
    const [names, marks]: [string[], number[]] = [[], []];
    for await (const line of followLines(read(null)(never))) {
      const { game, revision, end } = JSON.parse(line) as { game?: string; revision?: number; end?: boolean };
      if (game !== undefined) names.push(`${game}@${revision}`);
      else marks.push(names.length);
      if (marks.length === 3) loading = false;
      if (end === true) break;
    }
    expect(new Set(marks.slice(0, 3)).size).toBe(1);
    expect(names).toEqual((await entriesNow(feed(), { key: STRANGERS_KEY })).flatMap(nameOf));
  });

  it('ends an answer with a mark, and tells at its beginning to come again later', async () => {
    const lines = await answer(null);
    expect(lines.at(-1)).toMatchObject({ end: false, cursor: lines.at(-2)?.cursor });
    const { cursor = '' } = lines.at(-1) ?? {};
    await expect(answer(cursor)).rejects.toMatchObject({ code: 'UNAVAILABLE', facts: { retryAfterSeconds: 5 } });
    loading = false;
    expect((await answer(cursor)).at(-1)).toMatchObject({ end: true });
  });

  it('has a mark in its answer although the time to wait is over', async () => {
    const late = feedOn(ledger, {
      arbiterOf: async (id) => {
        await new Promise((done) => setTimeout(done, 20));
        throw new StillLoading(id, null, 'game');
      },
    });
    const lines = answerLines((until) => late.entries({ key: STRANGERS_KEY, filter: {}, after: null }, until), {
      ...{ ...BOUNDS, after: null, waitMs: 1 },
    });
    await expect(lines.next()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is the same of the changes of claims, whose game is read as well', async () => {
    await play(games, first, 2);
    await games.parley({
      ...{ game: first, viewer: BLUE, commandId: randomUUID() },
      parley: { kind: 'fileClaim', at: 1, what: 'too far' },
    });
    let asked = 0;
    const claims = new ClaimFeed(feedOn(ledger), ({ id }, viewer, revision) => {
      asked += 1;
      if (asked < 3) return Promise.reject(new StillLoading(id, null, 'game'));
      return games.parleyOf(id, viewer, { kind: 'revision', revision });
    });
    const kinds: string[] = [];
    for await (const entry of claims.entries({ key: null, filter: {}, after: null }, never)) {
      kinds.push(entry.kind === 'mark' ? `mark ${entry.isHeldUp ? 'held up' : entry.cursor === null}` : entry.kind);
      if (entry.kind === 'mark' && entry.isEnd) break;
    }
    expect(kinds.filter((kind) => kind === 'mark held up')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'claim')).toHaveLength(1);
    expect(kinds.indexOf('claim')).toBeGreaterThan(kinds.lastIndexOf('mark held up'));
  });
});

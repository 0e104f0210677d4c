import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { give, type SeatedGame, seatedGame, TestServer } from './server.js';

interface Line {
  readonly cursor: string | null;
  readonly game?: string;
  readonly seat?: string | null;
  readonly revision?: number;
  readonly type?: string;
  readonly data?: object;
  readonly end?: boolean;
}

type Refused = readonly { readonly extensions: object }[];

const SUBSCRIBE = `subscription ($after: String, $filter: FeedFilterInput) {
  feed(after: $after, filter: $filter) { cursor game siege seat gap end event { revision type text hash data } }
}`;

describe('GET /events', () => {
  let server: TestServer;
  let one: SeatedGame;
  let other: SeatedGame;
  beforeAll(async () => {
    server = await TestServer.start();
    [one, other] = [await seatedGame(server), await seatedGame(server)];
    for (const game of [one, other, one]) await give(server, game.id, game.red, { endStep: true });
  });
  afterAll(() => server.clear());

  const get = (query: string, key?: string) =>
    fetch(`${server.url}/events${query}`, { headers: key === undefined ? {} : { authorization: `Bearer ${key}` } });

  async function lines(query = '', key?: string): Promise<readonly Line[]> {
    const response = await get(query, key);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    return linesOf(await response.text());
  }

  it('gives all events, each as the export of its game has it, and where the end is', async () => {
    const all = await lines();
    expect(all.at(-1)).toMatchObject({ end: true, cursor: all.at(-2)?.cursor });
    for (const { id } of [one, other]) {
      const ofGame = all.filter(({ game }) => game === id);
      expect(ofGame.map(({ revision }) => revision)).toEqual(ofGame.map((_, index) => index));
      const exported = linesOf(await (await fetch(`${server.url}/games/${id}/events.ndjson`)).text());
      expect(ofGame.map(({ type }) => type)).toEqual(exported.slice(1, -1).map(({ type }) => type));
    }
  });

  it('goes on page by page', async () => {
    const all = (await lines()).filter(({ revision }) => revision !== undefined);
    const paged: Line[] = [];
    for (let after = ''; ;) {
      const page = await lines(`?limit=2${after}`);
      paged.push(...page.filter(({ revision }) => revision !== undefined));
      if (page.at(-1)?.end === true) break;
      expect(page).toHaveLength(2);
      after = `&after=${page.at(-1)?.cursor}`;
    }
    expect(paged).toEqual(all);
  });

  it('takes filters, and refuses bad ones and bad cursors with their codes', async () => {
    const ofOther = await lines(`?id=${other.id}&type=OrderGiven,GameSetUp&kind=game`, other.red);
    expect(ofOther.slice(0, -1).map(({ game, seat }) => [game, seat])).toEqual([
      [other.id, 'red'],
      [other.id, 'red'],
    ]);
    const cursor = (await lines()).at(-1)?.cursor ?? '';
    for (const [query, status, told, key] of [
      ['?type=Nothing', 400, { code: 'BAD_INPUT' }],
      ['?kind=duel', 400, { code: 'BAD_INPUT' }],
      ['?games=1', 400, { code: 'BAD_INPUT' }],
      ['?limit=0', 400, { code: 'BAD_INPUT' }],
      ['?wait=31', 400, { code: 'BAD_INPUT' }],
      ['?follow=yes', 400, { code: 'BAD_INPUT' }],
      ['?follow=true&limit=5', 400, { code: 'BAD_INPUT' }],
      ['?after=a&after=b', 400, { code: 'BAD_INPUT' }],
      [`?id=${randomUUID()}`, 404, { code: 'NOT_FOUND' }],
      ['?after=nonsense', 400, { code: 'BAD_INPUT', problem: 'malformed' }],
      [`?after=${cursor}`, 400, { code: 'BAD_INPUT', problem: 'otherKey' }, one.red],
      [`?after=${cursor}&kind=game`, 400, { code: 'BAD_INPUT', problem: 'otherFilter' }],
      ['', 401, { code: 'UNAUTHENTICATED' }, 'no-key'],
    ] as const) {
      const response = await get(query, key);
      expect([query, response.status, await response.json()]).toEqual([query, status, expect.objectContaining(told)]);
    }
  });

  it('waits for the first event as long as it is told to, and answers as soon as it is there', async () => {
    const { cursor } = (await lines()).at(-1) ?? {};
    const began = performance.now();
    expect(await lines(`?after=${cursor}&wait=1`)).toEqual([{ cursor, end: true }]);
    expect(performance.now() - began).toBeGreaterThan(900);
    const waiting = lines(`?after=${cursor}&wait=30`);
    await pause(200);
    await give(server, one.id, one.blue, { endStep: true });
    await give(server, one.id, one.red, { endStep: true });
    const [first] = await waiting;
    expect(first).toMatchObject({ game: one.id, type: 'OrderGiven' });
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('goes on for as long as the reader stays, uncompressed, line by line', async () => {
    const leaving = new AbortController();
    const headers = { 'accept-encoding': 'br' };
    const response = await fetch(`${server.url}/events?follow=true`, { headers, signal: leaving.signal });
    expect(response.headers.get('content-encoding')).toBeNull();
    let text = '';
    let given = 0;
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      if (!text.endsWith('"end":true}\n')) continue;
      if (given === 2) break;
      given += 1;
      await give(server, other.id, other.red, { endStep: true });
      await give(server, other.id, other.blue, { endStep: true });
    }
    leaving.abort();
    const seen = linesOf(text).filter(({ revision }) => revision !== undefined);
    const now = (await lines()).filter(({ revision }) => revision !== undefined);
    expect(seen).toEqual(now.slice(0, seen.length));
    expect(given).toBe(2);
  });

  it('is a subscription too, with the same cursors and refusals', async () => {
    const begun = (await lines(`?limit=1&id=${one.id}`, one.red)).at(0);
    const client = createClient({
      url: server.socketUrl,
      webSocketImpl: WebSocket,
      connectionParams: { key: one.red },
      retryAttempts: 0,
    });
    const filter = { ids: [one.id] };
    const asked = (variables: object) =>
      client.iterate<{ feed: object }>({ query: SUBSCRIBE, variables: { ...variables } });
    for await (const { data } of asked({ after: begun?.cursor, filter })) {
      expect(data?.feed).toMatchObject({ game: one.id, siege: null, seat: 'red', gap: null, event: { revision: 1 } });
      break;
    }
    const codes: unknown[] = [];
    for (const variables of [
      { after: 'nonsense' },
      { after: begun?.cursor },
      { filter: { types: ['Nothing'] } },
      { filter: { ids: ['nothing'] } },
    ]) {
      const first = asked(variables).next();
      const errors = await first.then(
        ({ value }) => (value as { readonly errors?: Refused }).errors,
        (thrown: unknown) => thrown as Refused,
      );
      codes.push(errors?.[0]?.extensions);
    }
    expect(codes).toEqual([
      { code: 'BAD_INPUT', problem: 'malformed' },
      { code: 'BAD_INPUT', problem: 'otherFilter' },
      { code: 'BAD_INPUT' },
      { code: 'NOT_FOUND' },
    ]);
    await client.dispose();
  });

  it('of the own games needs a key, and an account key that is in force', async () => {
    for (const key of [undefined, `ha_${'0'.repeat(32)}_${'A'.repeat(43)}`]) {
      const client = createClient({
        url: server.socketUrl,
        webSocketImpl: WebSocket,
        connectionParams: key === undefined ? {} : { key },
        retryAttempts: 0,
      });
      const first = client.iterate({ query: SUBSCRIBE, variables: { filter: { mine: true } } }).next();
      const errors = await first.then(
        ({ value }) => (value as { readonly errors?: Refused }).errors,
        (thrown: unknown) => thrown as Refused,
      );
      expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
      await client.dispose();
    }
  });

  it('ends with a whole line when the server is told to stop', async () => {
    const response = await fetch(`${server.url}/events?follow=true`);
    await pause(300);
    const stopped = server.stop();
    const text = await response.text();
    expect(text.endsWith('"end":true}\n')).toBe(true);
    await stopped;
  });
});

function linesOf(text: string): readonly Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

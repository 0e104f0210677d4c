import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Head } from '../../src/ledger/hash-chain.js';
import { parseHeadNote } from '../../src/ledger/proof/head-note.js';
import { isTrue, parseVerifier, signatureOf } from '../../src/ledger/proof/note-keys.js';
import { give, type SeatedGame, seatedGame, stateOf, TestServer } from './server.js';

const MAIN = resolve('dist/cli/main.js');

/** Revision and hash of each event of an export. */
function eventsIn(exported: string): readonly (readonly [number, string])[] {
  const lines = exported.trimEnd().split('\n').slice(1, -1);
  return lines.map((line) => JSON.parse(line) as Head).map(({ revision, hash }) => [revision, hash]);
}

describe('REST beside GraphQL', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeAll(async () => {
    server = await TestServer.start({ HERALD_METRICS_KEY: 'of-the-operator' });
    game = await seatedGame(server);
    await give(server, game.id, game.red, { endTurn: true });
    await give(server, game.id, game.red, { endTurn: true });
  });
  afterAll(() => server.clear());

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${server.url}${path}`, { headers });
    return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
  }

  /** The output of a command that runs beside the server. */
  function herald(...args: readonly string[]): string {
    const env = { PATH: process.env['PATH'] };
    return spawnSync(process.execPath, [MAIN, ...args], { cwd: server.folder, encoding: 'utf8', env }).stdout;
  }

  it('is alive and ready', async () => {
    expect(JSON.parse((await get('/health')).text)).toEqual({ alive: true });
    const ready = await get('/ready');
    expect(ready.status).toBe(200);
    expect(JSON.parse(ready.text)).toMatchObject({ ready: true, ledger: 'ok', projection: 'ok' });
  });

  it('serves the JSON Schema of every event type', async () => {
    const { events } = JSON.parse((await get('/schemas/events')).text) as {
      events: { type: string; schema: string }[];
    };
    expect(events.length).toBeGreaterThan(200);
    for (const { type, schema } of [events[0], events.at(-1)].filter((one) => one !== undefined)) {
      const served = await get(schema);
      expect(served.type).toContain('application/schema+json');
      expect(JSON.parse(served.text)).toMatchObject({ $id: schema, title: type });
    }
    expect((await get('/schemas/events/siege/DayBegan.json')).status).toBe(200);
    expect((await get('/schemas/events/NoSuchEvent.json')).status).toBe(404);
  });

  it('exports a game as `herald export` does, the same bytes each time', async () => {
    const path = `/games/${game.id}/events.ndjson`;
    const first = await get(path);
    expect(first.type).toContain('application/x-ndjson');
    expect((await get(path)).text).toBe(first.text);
    const seat = await get(path, { authorization: `Bearer ${game.blue}` });
    // Nothing is hidden in this game, so only the header tells for which reader the export is.
    expect(seat.text).toBe(first.text.replace('"seenBy":null', '"seenBy":"blue"'));
    const lines = first.text.trimEnd().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'herald-game', game: game.id });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: true, events: lines.length - 2 });
    expect(herald('export', game.id)).toBe(first.text.replace(',"seenBy":null', ''));
  });

  it('signs heads with a key that it keeps and serves, the same by every way', async () => {
    const [head, keys] = [await get(`/games/${game.id}/head`), await get('/signing-keys')];
    expect([head.status, head.type, keys.status]).toEqual([200, 'text/plain; charset=utf-8', 200]);
    expect(keys.text).toMatch(/^herald-[0-9a-f]{8}\+[0-9a-f]{8}\+\S+\n$/);
    const { stream, head: signed, note } = parseHeadNote(head.text);
    const found = signatureOf(note, [parseVerifier(keys.text.trim())]);
    expect(found && isTrue(note.text, found.signature, found.verifier)).toBe(true);
    expect(stream).toBe(`game-${game.id}`);
    const query = `query ($id: ID!) { game(id: $id) { head { revision hash signedNote }
      turns { revision head { revision hash } } } }`;
    type Shown = { game: { head: object; turns: { revision: number; head: { revision: number; hash: string } }[] } };
    const shown = await server.data<Shown>(query, { id: game.id });
    expect(shown.game.head).toEqual({ ...signed, signedNote: head.text });
    const hashes = new Map(eventsIn((await get(`/games/${game.id}/events.ndjson`)).text));
    for (const turn of shown.game.turns) {
      expect(turn.head).toEqual({ revision: turn.revision, hash: hashes.get(turn.revision) });
    }
    const footer = (await get(`/games/${game.id}/events.ndjson`)).text.trimEnd().split('\n').at(-1);
    expect(JSON.parse(footer ?? '')).toMatchObject({ head: head.text, lastHash: signed.hash });
    expect(herald('head', game.id)).toBe(head.text);
    expect(herald('key')).toBe(keys.text);
    expect(await get('/games/x/head')).toMatchObject({ status: 404 });
    expect(await get(`/sieges/${game.id}/head`)).toMatchObject({ status: 404 });
  });

  it('draws the map of a game at any instant, with lines of sight', async () => {
    const path = `/games/${game.id}/board.svg`;
    const now = await get(path);
    expect(now).toMatchObject({ status: 200, type: expect.stringContaining('image/svg+xml') });
    expect(now.text).toMatch(/^<svg [^]*Jankin[^]*<\/svg>\n$/);
    const first = await get(`${path}?at=0&sight=Q9,M9;Jankin,T4`);
    expect(first.text).toContain('Q9 does not see M9');
    expect(first.text).toContain('Jankin sees T4');
    expect((await get(`${path}?at=1.red`)).status).toBe(200);
  });

  it.each([
    ['red', 'red', 200],
    ['red', 'blue', 403],
    ['nobody', 'red', 403],
    ['red', null, 401],
  ] as const)('draws it for the seat %s with the key of %s: %i', async (seat, key, status) => {
    const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${game[key]}` };
    const answer = await get(`/games/${game.id}/board.svg?seat=${seat}`, headers);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.text).toContain('</svg>');
    else expect(JSON.parse(answer.text)).toMatchObject({ code: status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN' });
  });

  it.each([
    ['?at=soon', 400],
    ['?seat=red&seat=blue', 400],
    ['?at=1&at=2', 400],
    ['?at=99999', 404],
    ['?sight=L9', 400],
    ['?sight=L9,ZZ99', 400],
  ])('draws no map for %s', async (query, status) => {
    const answer = await get(`/games/${game.id}/board.svg${query}`);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toHaveProperty('message');
  });

  it('exports nothing for an unknown game, nor for a wrong key', async () => {
    expect(await get('/games/x/events.ndjson')).toMatchObject({ status: 404 });
    const wrong = await get(`/games/${game.id}/events.ndjson`, { authorization: 'Bearer hk_wrong' });
    expect(wrong.status).toBe(401);
    expect(JSON.parse(wrong.text)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('answers what is not there with a code', async () => {
    const { status, text } = await get('/nowhere');
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['/%', 400],
    ['/games/%ff/events.ndjson', 400],
    [`/games/${'a'.repeat(1000)}/events.ndjson`, 414],
  ])('answers the path %s, which no route can take, in the form of every error', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    const told = JSON.parse(answer.text) as { message: string };
    expect(told).toEqual({ code: 'BAD_INPUT', message: expect.any(String) });
    expect(told.message.length).toBeLessThan(201);
  });

  it('tells Prometheus what happens, with labels that stay few', async () => {
    const { type, text } = await get('/metrics', { authorization: 'Bearer of-the-operator' });
    expect(type).toContain('text/plain');
    expect(text).toMatch(/^herald_orders_total\{answer="accepted"\} 1$/m);
    expect(text).toMatch(/^herald_orders_total\{answer="refused"\} 1$/m);
    expect(text).not.toContain('notYourTurn');
    expect(text).toMatch(/^herald_projection_lag_seconds 0$/m);
    expect(text).toMatch(/^herald_ledger_append_seconds_count\{result="done"\} [1-9]/m);
    expect(text).toMatch(/route="\/games\/:id\/events.ndjson"/);
    expect(text).not.toContain(game.id);
  });

  it.each([undefined, `Bearer wrong`, 'of-the-operator'])('tells others no metrics: %s', async (authorization) => {
    expect((await get('/metrics', authorization === undefined ? {} : { authorization })).status).toBe(404);
  });

  it('describes itself', async () => {
    const { text } = await get('/openapi.json');
    const { openapi, paths } = JSON.parse(text) as { openapi: string; paths: object };
    expect(openapi).toMatch(/^3\./);
    expect(Object.keys(paths).sort()).toEqual([
      '/claims',
      '/claims.ndjson',
      '/events',
      '/games/{id}/board.svg',
      '/games/{id}/claims',
      '/games/{id}/claims.ndjson',
      '/games/{id}/claims/{claim}/bundle.ndjson',
      '/games/{id}/events.ndjson',
      '/games/{id}/head',
      '/health',
      '/metrics',
      '/ready',
      '/scenarios/{id}/board.svg',
      '/schemas/events',
      '/schemas/events/{family}/{file}',
      '/schemas/events/{file}',
      '/sieges/{id}/castle.png',
      '/sieges/{id}/castle.svg',
      '/sieges/{id}/claims',
      '/sieges/{id}/claims.ndjson',
      '/sieges/{id}/claims/{claim}/bundle.ndjson',
      '/sieges/{id}/curves.png',
      '/sieges/{id}/curves.svg',
      '/sieges/{id}/events.ndjson',
      '/sieges/{id}/head',
      '/sieges/{id}/strip.png',
      '/sieges/{id}/strip.svg',
      '/signing-keys',
    ]);
  });

  it('shows the head in the answer to an order, accepted or refused', async () => {
    const head = 'head { revision hash signedNote }';
    const query = `mutation ($input: SubmitOrderInput!) { submitOrder(input: $input) {
      ... on OrderAccepted { revision ${head} } ... on OrderRefused { revision ${head} } } }`;
    const { revision } = await stateOf(server, game.id);
    const ask = async (at: number, order: object) => {
      const input = { game: game.id, expectedRevision: at, idempotencyKey: randomUUID(), order };
      type Told = { submitOrder: { revision: number; head: { revision: number; signedNote: string } } };
      return (await server.data<Told>(query, { input }, game.blue)).submitOrder;
    };
    for (const order of [{ move: { unit: 'nobody', path: [] } }, { endStep: true }]) {
      const told = await ask(revision, order);
      expect(told.head.revision).toBe(told.revision);
      expect(told.head.signedNote).toBe((await get(`/games/${game.id}/head`)).text);
    }
  });

  it('serves GraphiQL with everything that it loads', async () => {
    const page = await get('/graphiql');
    expect(page.type).toContain('text/html');
    const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('data:'));
    expect(loaded.length).toBeGreaterThan(4);
    for (const path of loaded) {
      expect(path).toMatch(/^\/graphiql\//);
      expect((await get(path)).status).toBe(200);
    }
    expect((await get('/graphiql/..%2fpackage.json')).status).toBe(404);
  });
});

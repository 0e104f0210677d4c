import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newKey } from '../../src/access/key.js';
import { CREATE, give, type SeatedGame, seatedGame, TestServer } from './server.js';

const LEGAL = 'query ($id: ID!) { game(id: $id) { legalOrders { order text summary } } }';

describe('what is sent over the line', () => {
  let server: TestServer;
  let game: SeatedGame;
  beforeAll(async () => {
    server = await TestServer.shared();
    game = await seatedGame(server);
    await give(server, game.id, game.red, { endStep: true });
  });
  afterAll(() => server.clear());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path.replace(':id', game.id)}`, { headers });

  const SHIPPED = 'public, max-age=3600';
  it.each([
    ['/', 'no-cache'],
    ['/games/:id/board.svg', 'no-cache'],
    ['/games/:id/board.svg?at=0', 'no-cache'],
    ['/games/:id/board.svg?at=0&layer=ground', 'no-cache'],
    ['/games/:id/events.ndjson', 'no-cache'],
    ['/games/:id/head', 'no-cache'],
    ['/scenarios/tavern-brawl/board.svg', SHIPPED],
    ['/schemas/events', SHIPPED],
    ['/schemas/events/UnitMoved.json', SHIPPED],
    ['/openapi.json', SHIPPED],
    ['/graphiql/graphiql.js', SHIPPED],
  ])('is sent once and compressed: %s, %s', async (path, kept) => {
    const plain = await ask(path, { 'accept-encoding': 'identity' });
    const text = await plain.text();
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
    expect(plain.headers.get('cache-control')).toBe(kept);
    const small = text.length < 1024 && path !== '/';
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(path, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(small ? null : encoding);
      expect(answer.headers.get('etag')).toBe(plain.headers.get('etag'));
      if (!small) expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(await answer.text()).toBe(text);
    }
    const tag = plain.headers.get('etag');
    // An export is poured out before its end is known.
    if (path.endsWith('ndjson')) expect(tag).toBeNull();
    else await knows(path, tag ?? '');
  });

  /** Asks as clients and proxies do that have an answer with this tag. */
  async function knows(path: string, tag: string): Promise<void> {
    for (const known of [tag, tag.slice(2), `"another", ${tag}`]) {
      const again = await ask(path, { 'if-none-match': known });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await ask(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  }

  it('is smaller for the legal orders of a side', async () => {
    const body = JSON.stringify({ query: LEGAL, variables: { id: game.id } });
    const common = { 'content-type': 'application/json', authorization: `Bearer ${game.red}` };
    const sent = async (encoding: string) => {
      const headers = { ...common, 'accept-encoding': encoding };
      const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
      return answer.text();
    };
    const plain = await sent('identity');
    expect(plain.length).toBeGreaterThan(1024);
    expect([await sent('br'), await sent('gzip')]).toEqual([plain, plain]);
  });

  it.each(['/ready', '/health', '/nothing', '/games/none/board.svg'])('is asked for anew: %s', async (path) => {
    expect((await ask(path)).headers.get('etag')).toBeNull();
  });

  it('is for the holder of the key alone if a key was shown', async () => {
    for (const path of ['/games/:id/board.svg', '/games/:id/head', '/games/:id/events.ndjson']) {
      const answer = await ask(path, { authorization: `Bearer ${game.red}` });
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(answer.headers.get('vary')).toContain('authorization');
    }
  });

  it('tells by no tag that there is a private game', async () => {
    const organiserKey = newKey();
    const input = { scenario: 'tavern-brawl', commandId: randomUUID(), private: true, organiserKey };
    const { createGame } = await server.data<{ createGame: { id: string } }>(CREATE, { input });
    const path = `/games/${createGame.id}/board.svg`;
    const seen = await ask(path, { authorization: `Bearer ${organiserKey}` });
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const tag = seen.headers.get('etag') ?? '';
    expect((await ask(path, { authorization: `Bearer ${organiserKey}`, 'if-none-match': tag })).status).toBe(304);
    for (const known of [tag, '*']) expect((await ask(path, { 'if-none-match': known })).status).toBe(404);
  });

  it('has a tag of what this viewer sees, and no other', async () => {
    const tagOf = async ({ id }: SeatedGame, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
      return (await fetch(`${server.url}/games/${id}/board.svg`, { headers })).headers.get('etag');
    };
    const [one, other] = [await lurking('hide Black-Joan in P6, Scathe in Q7'), await lurking('hide Will-Thorn in Q7')];
    expect(await tagOf(one, one.blue)).toBe(await tagOf(other, other.blue));
    expect(await tagOf(one)).toBe(await tagOf(other));
    expect(await tagOf(one, one.red)).not.toBe(await tagOf(other, other.red));
    expect(await tagOf(one, one.red)).not.toBe(await tagOf(one));
  });

  /** A game in whose wood outlaws lie hidden, where only red knows. */
  async function lurking(text: string): Promise<SeatedGame> {
    const wood = await seatedGame(server, 'damp-ferns');
    expect((await give(server, wood.id, wood.red, { text })).__typename).toBe('OrderAccepted');
    return wood;
  }
});

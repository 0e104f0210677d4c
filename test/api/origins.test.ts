import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { TestServer } from './server.js';

const LISTED = 'https://clients.example';
const OTHER = 'https://elsewhere.example';

describe.each([
  ['none', '', { listed: null, other: null }],
  ['one', `${LISTED}, http://localhost:5173`, { listed: LISTED, other: null }],
  ['all', '*', { listed: '*', other: '*' }],
])('with other origins: %s', (_name, HERALD_CORS_ORIGINS, { listed, other }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ HERALD_CORS_ORIGINS, HERALD_DEMO: '0' });
  });
  afterAll(() => server.clear());

  const routes = ['/graphql', '/openapi.json', '/games/none/board.svg', '/nothing'];
  const rows = [
    ['listed', LISTED, listed],
    ['other', OTHER, other],
    ['sandboxed', 'null', other],
  ] as const;

  it.each(rows)('pages of the %s one read answers, errors too: %s: %s', async (_which, origin, allowed) => {
    for (const path of routes) {
      const { headers } = await fetch(`${server.url}${path}`, { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBe(allowed);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      // A cache between must not show one origin the answer to another.
      expect(headers.get('vary')?.includes('Origin') ?? false).toBe(listed === LISTED);
    }
  });

  it.each(rows)('pages of the %s one ask first: %s: %s', async (_which, origin, allowed) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' };
    for (const path of routes) {
      const answer = await fetch(`${server.url}${path}`, { method: 'OPTIONS', headers: { origin, ...asked } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
      if (listed !== null) expect(answer.headers.get('access-control-allow-headers')).toBe('authorization');
    }
  });

  it.each(rows)('pages of the %s one open sockets: %s: %s', async (_which, origin, allowed) => {
    expect(await opened(origin)).toBe(allowed === null ? 403 : 'open');
  });

  it('its own pages, and programs, open sockets', async () => {
    expect(await opened(server.url)).toBe('open');
    expect(await opened(undefined)).toBe('open');
    // A proxy may have ended TLS.
    expect(await opened(server.url.replace('http:', 'https:'))).toBe('open');
    expect(await opened(server.url.replace(/\d+$/, '1'))).toBe(listed === '*' ? 'open' : 403);
  });

  async function opened(origin: string | undefined): Promise<'open' | number> {
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws', origin === undefined ? {} : { origin });
    socket.on('error', () => undefined);
    const answers = [
      once(socket, 'open').then(() => 'open' as const),
      new Promise<number>((done) =>
        socket.once('unexpected-response', (_request, { statusCode = 0 }: { statusCode?: number }) => done(statusCode)),
      ),
    ];
    const answer = await Promise.race(answers);
    socket.terminate();
    return answer;
  }
});

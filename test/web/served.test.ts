import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestServer } from '../api/server.js';

/** The size of all that comes before somebody sees something, compressed, in bytes. */
const FIRST_VIEW_MAX = 200_000;

describe('the page as it is served', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared();
  });
  afterAll(() => server.clear());

  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

  /** The files that the index names. */
  async function assets(): Promise<readonly string[]> {
    const index = await (await ask('/')).text();
    return [...index.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  }

  it('holds a policy by which nothing comes from elsewhere and no script stands in the page', async () => {
    const answer = await ask('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of await assets()) expect(path).toMatch(/^\/assets\//);
  });

  it('is asked for anew, and its files never again', async () => {
    const index = await ask('/');
    const tag = index.headers.get('etag') ?? '';
    expect(index.headers.get('cache-control')).toBe('no-cache');
    expect((await ask('/', { 'if-none-match': tag })).status).toBe(304);
    for (const path of await assets()) {
      expect((await ask(path)).headers.get('cache-control')).toContain('immutable');
    }
  });

  it('has a service worker that is asked for anew, and workers that can send nothing anywhere', async () => {
    const worker = await ask('/offline.js');
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    // A module worker would need more: the script stands alone.
    expect(await worker.text()).not.toMatch(/\bimport\b/);
    for (const path of await assets()) {
      expect((await ask(path)).headers.get('content-security-policy')).toBe("default-src 'none'");
    }
  });

  it('is small', async () => {
    let bytes = 0;
    for (const path of ['/', ...(await assets())]) {
      const answer = await ask(path, { 'accept-encoding': 'br' });
      expect(answer.headers.get('content-encoding')).toBe('br');
      bytes += Number(answer.headers.get('content-length'));
    }
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(FIRST_VIEW_MAX);
    expect((await ask('/', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  it('leaves all other paths as they were', async () => {
    for (const path of ['/game', '/assets/nothing.js', '/assets/..%2f..%2fpackage.json', '/index.html']) {
      const answer = await ask(path);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    }
    expect((await ask('/health')).status).toBe(200);
    expect((await ask('/graphiql')).status).toBe(200);
  });
});

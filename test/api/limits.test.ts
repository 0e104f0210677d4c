import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { formatError } from '../../src/api/graphql/format-error.js';
import { LIMITS } from '../../src/api/graphql/limits.js';
import { CREATE, TestServer } from './server.js';

describe('limits on what a client may send', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ HERALD_BODY_BYTES_MAX: '100000', HERALD_MUTATIONS_PER_MINUTE: '5' });
  });
  afterAll(() => server.clear());

  it('refuses a query that is too deep, and says so', async () => {
    const depth = (levels: number): string => (levels === 0 ? 'name' : `ofType { ${depth(levels - 1)} }`);
    const deep = `{ __type(name: "Game") { ${depth(LIMITS.depth)} } }`;
    const { status, errors } = await server.ask(deep);
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'QUERY_TOO_DEEP' } });
    expect(errors?.[0]?.message).toContain(String(LIMITS.depth));
  });

  it('says so, too, where the document runs out of stack', async () => {
    const value = `${'['.repeat(1490)}1${']'.repeat(1490)}`;
    expect(await server.code(`{ game(id: ${value}) { id } }`)).toMatch(/^(QUERY_TOO_DEEP|BAD_INPUT)$/);
    const overflow = new GraphQLError('', { originalError: new RangeError('Maximum call stack size exceeded') });
    expect(formatError(overflow.toJSON(), overflow)).toEqual({
      message: 'the document is nested too deeply',
      extensions: { code: 'QUERY_TOO_DEEP' },
    });
  });

  it('refuses aliases that multiply a field', async () => {
    const fields = Array.from({ length: LIMITS.aliases + 1 }, (_, index) => `r${index}: rulesets { id }`);
    expect(await server.code(`{ ${fields.join(' ')} }`)).toBe('QUERY_TOO_COMPLEX');
  });

  it('refuses a query that costs too much', async () => {
    const wide =
      'board { units { name side kind classes health hexes mounted mount rider attack defence mpa mpLeft } }';
    const fields = Array.from({ length: LIMITS.aliases }, (_, index) => `b${index}: ${wide} c${index}: ${wide}`);
    expect(
      await server.code(`{ game(id: "x") { ${fields.slice(0, 15).join(' ')} ${fields.slice(0, 15).join(' ')} } }`),
    ).toBe('QUERY_TOO_COMPLEX');
  });

  it('refuses too many tokens and too many directives', async () => {
    expect(await server.code(`{ ${'rulesets { id } '.repeat(LIMITS.tokens / 4 + 1)} }`)).toBe('QUERY_TOO_COMPLEX');
    const directives = '@include(if: true) '.repeat(LIMITS.directives + 1);
    expect(await server.code(`{ rulesets ${directives} { id } }`)).toBe('QUERY_TOO_COMPLEX');
  });

  it('refuses fragments that go round in a circle', async () => {
    const circle = '{ game(id: "x") { ...a } } fragment a on Game { ...b } fragment b on Game { ...a }';
    expect(await server.code(circle)).toBe('BAD_INPUT');
  });

  async function asked(method: string, path: string, headers: Record<string, string> = {}, body: string | null = null) {
    const response = await fetch(`${server.url}${path}`, { method, headers, body });
    return { status: response.status, allow: response.headers.get('allow'), answer: await response.json() };
  }

  it('reads no body that is too large', async () => {
    const { status, errors } = await server.post(JSON.stringify({ query: `{ ${'a'.repeat(200_000)} }` }));
    expect(status).toBe(413);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    expect(errors?.[0]?.message).toMatch(/^the body has more than \d+ bytes$/);
  });

  it.each([
    ['no JSON', { 'content-type': 'application/xml' }, 415, /JSON: send it with Content-Type: application\/json/],
    ['a form of another page', { 'content-type': 'text/plain' }, 400, /JSON, with Content-Type: application\/json/],
    ['compressed', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415, /is gzip/],
  ])('says what it takes of a body that is %s', async (_what, headers, expected, message) => {
    const body = JSON.stringify({ query: '{ rulesets { id } }' });
    const { status, answer } = await asked('POST', '/graphql', headers, body);
    expect(status).toBe(expected);
    expect(answer).toMatchObject({ errors: [{ message: expect.stringMatching(message) as unknown }] });
  });

  it.each([
    ['PUT', '/graphql', 'GET, HEAD, OPTIONS, POST'],
    ['DELETE', '/games/a/events.ndjson', 'GET, HEAD'],
    ['POST', '/events', 'GET, HEAD'],
  ])('says which methods there are in place of %s %s', async (method, path, allowed) => {
    const { status, allow, answer } = await asked(method, path);
    expect([status, allow]).toEqual([405, expect.stringContaining(allowed)]);
    const message = expect.stringMatching(`^${method} is not possible here; possible are ${allow ?? ''}$`) as unknown;
    expect(answer).toMatchObject(path === '/graphql' ? { errors: [{ message }] } : { code: 'BAD_INPUT', message });
    expect((await asked(method, '/no/such/path')).status).toBe(404);
  });

  it.each([
    '',
    '{',
    '[]',
    '"x"',
    '{"query":7}',
    '{"query":"{ rulesets { id } }","variables":7}',
    '[{"query":"{rulesets{id}}"}]',
  ])('answers a body %j that is no request', async (body) => {
    const { status, errors } = await server.post(body);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
  });

  it('takes no subscription over HTTP', async () => {
    expect(await server.code('subscription { gameEvents(game: "x") { revision } }')).toBe('BAD_INPUT');
  });

  it('leaves introspection open', async () => {
    const { __schema } = await server.data<{ __schema: { types: object[] } }>(
      '{ __schema { types { name fields { name type { name kind ofType { name kind ofType { name kind } } } } } } }',
    );
    expect(__schema.types.length).toBeGreaterThan(40);
  });

  it('slows down who sends too many mutations, and nobody who reads', async () => {
    const codes: unknown[] = [];
    for (let sent = 0; sent < 7; sent += 1) {
      codes.push(await server.code(CREATE, { input: { scenario: 'tavern-brawl', commandId: randomUUID() } }));
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED', 'RATE_LIMITED']);
    for (let read = 0; read < 10; read += 1) expect(await server.code('{ rulesets { id } }')).toBeUndefined();
  });
});

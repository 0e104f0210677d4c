import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ATTACKS } from '../../src/cli/attack/attacks.js';
import { TestServer } from '../api/server.js';
import { runHerald } from './run-herald.js';

const SHORT = ['--patience', '8', '--connections', '60', '--requests', '600'];
/** Attacks that take too long for a test. */
const IMPATIENT = {
  HERALD_DEMO: '0',
  HERALD_REQUEST_SECONDS: '2',
  HERALD_SOCKET_IDLE_SECONDS: '2',
  HERALD_SLOW_READER_SECONDS: '2',
  HERALD_SOCKETS_PER_ADDRESS: '40',
  HERALD_CONNECTIONS_PER_ADDRESS: '50',
};
/**
 * Budgets of a minute that a flood uses up within the minute on a machine that is busy, too. The other attacks need
 * more.
 */
const SMALL_BUDGETS = { HERALD_MUTATIONS_PER_MINUTE: '40', HERALD_READ_COST_PER_MINUTE: '100000' };
const FLOODS = ['reads', 'mutations'];

describe('herald attack', () => {
  describe('on a server as it should be', () => {
    const others = ATTACKS.map(({ name }) => name).filter((name) => !FLOODS.includes(name));

    it.each([
      ['everything', others, { ...IMPATIENT, HERALD_MUTATIONS_PER_MINUTE: '400' }],
      ['the budget of each address', FLOODS, { HERALD_DEMO: '0', ...SMALL_BUDGETS }],
    ])(
      'finds that %s holds',
      async (_what, names, env) => {
        const server = await TestServer.start(env);
        const { code, out } = await runHerald('attack', server.url, '--only', names.join(','), ...SHORT);
        await server.clear();
        expect(out.split('\n').filter((line) => /BROKEN|^ {3}/.test(line))).toEqual([]);
        expect(out).toContain(`${names.length} of ${names.length} held`);
        expect(code).toBe(0);
      },
      300_000,
    );
  });

  describe('on a server whose limits are switched off', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await TestServer.start({
        ...IMPATIENT,
        HERALD_MUTATIONS_PER_MINUTE: '1000000',
        HERALD_SOCKETS_PER_ADDRESS: '1000',
        HERALD_CONNECTIONS_PER_ADDRESS: '1000',
        HERALD_REQUEST_SECONDS: '3600',
        HERALD_SOCKET_IDLE_SECONDS: '3600',
      });
    });
    afterAll(() => server.clear());

    it('finds what is broken, and ends with 1', async () => {
      const bounds = ['--patience', '1', '--connections', '60', '--requests', '60'];
      const { code, out } = await runHerald(
        'attack',
        server.url,
        '--only',
        'waiting,connections,mutations,metrics',
        ...bounds,
      );
      for (const name of ['waiting', 'connections', 'mutations']) expect(out).toContain(`BROKEN ${name}:`);
      expect(out).toContain('held   metrics:');
      expect(code).toBe(1);
    });
  });

  it.each(['http://example.com', 'http://127.0.0.1.example.com', 'http://10.0.0.1:4000', 'https://localhost', 'x'])(
    'does not attack %s',
    async (url) => {
      expect((await runHerald('attack', url)).code).toBe(2);
    },
  );
});

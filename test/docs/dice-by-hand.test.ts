import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestServer } from '../api/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});
afterAll(() => server.clear());

it('a word for the dice is sealed and shown with curl alone, as docs/dice.md says', async () => {
  const [, script] = /<!-- by-hand -->\s+```sh\n([^]*?)```/.exec(readFileSync('docs/dice.md', 'utf8')) ?? [];
  const { stdout } = await promisify(execFile)('bash', ['-euc', script ?? 'false'], {
    env: { ...process.env, U: server.url },
  });
  const answers = stdout.trim().split('\n').filter(Boolean);
  expect(answers.map((answer) => JSON.parse(answer) as object)).toEqual(
    [
      [{ side: 'red', standing: 'sealed' }],
      [
        { side: 'red', standing: 'sealed' },
        { side: 'blue', standing: 'declined' },
      ],
      [
        { side: 'red', standing: 'shown' },
        { side: 'blue', standing: 'declined' },
      ],
    ].map((words) => ({ data: { sayOfDice: { __typename: 'Dice', words } } })),
  );
});

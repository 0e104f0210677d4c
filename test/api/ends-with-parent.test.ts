import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const ENDS_WITH_PARENT = new URL('ends-with-parent.mjs', import.meta.url).href;
/** A process that starts another one, which would never end, and tells its id. */
const STARTER = `
  const argv = ['--import', '${ENDS_WITH_PARENT}', '-e', 'console.log(process.pid); setInterval(() => {}, 1000)'];
  require('node:child_process').spawn(process.execPath, argv, { stdio: ['pipe', 'inherit', 'inherit'] });
`;

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGTERM', 'SIGKILL'] as const)('a server of the tests ends when %s ends their process', async (signal) => {
  const starter = spawn(process.execPath, ['-e', STARTER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(starter.stdout, 'data')) as [Buffer];
  const server = Number(said.toString());
  expect(isThere(server)).toBe(true);
  starter.kill(signal);
  while (isThere(server)) await new Promise((resolve) => setTimeout(resolve, 10));
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Asks the GraphQL of a server, with a key or without one; gives the answer with `data` and `errors`. */
export const askerOf = (url) => async (query, variables, key) => {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
};

const PLENTY = '1000000';

/** The address of a server on a free port, with a data folder of its own, and the end of both. */
export async function served() {
  const home = mkdtempSync(join(tmpdir(), 'herald-script-'));
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve'], {
    env: {
      ...process.env,
      ...{ PORT: '0', HERALD_DEMO: '0' },
      ...{ HERALD_LEDGER_FILE: join(home, 'ledger.sqlite'), HERALD_READ_MODEL_FILE: join(home, 'read-model.sqlite') },
      ...{ HERALD_MUTATIONS_PER_MINUTE: PLENTY, HERALD_READ_COST_PER_MINUTE: `${PLENTY}00` },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => {
    child.kill('SIGTERM');
    rmSync(home, { recursive: true, force: true });
  };
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const [address] = /http:\/\/[\d.]+:\d+/.exec(line) ?? [];
    if (address) {
      child.stdout.resume();
      return { address, end };
    }
  }
  throw new Error('the server has not started');
}

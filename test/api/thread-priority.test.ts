import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const SCRIPT = `
  const { getPriority } = await import('node:os');
  const { letOthersGoFirst } = await import(process.argv[1]);
  const before = getPriority();
  letOthersGoFirst();
  console.log(getPriority() - before);
`;

it('a thread lets the others go first where threads have priorities', () => {
  const module = resolve('dist/api/thread-priority.js');
  const lower = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT, module], { encoding: 'utf8' });
  expect(Number(lower)).toBe(existsSync('/proc/thread-self') ? 4 : 0);
});

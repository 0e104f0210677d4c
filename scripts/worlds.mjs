#!/usr/bin/env node
/**
 * Simulated worlds (test/world) by the thousand. Arguments: how many (default 20,000), the seed of the first (default
 * 1), and in how many processes (default: one for each processor, at most 8). For each seed that fails, the command is
 * printed that plays it again.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const CHUNK = 250;
const PROCESSES_MAX = 8;
const [count = '20000', first = '1', processes = String(Math.min(availableParallelism(), PROCESSES_MAX))] =
  process.argv.slice(2);
const chunks = chunksOf(Number(first), Number(count));
const total = chunks.length;
if (total === 0) {
  console.error(`${count} worlds from ${first} on: both must be positive numbers`);
  process.exit(2);
}
let failed = 0;
await Promise.all(Array.from({ length: Number(processes) }, work));
console.log(`${count} worlds: ${failed === 0 ? 'all is as it must be' : `${failed} of ${total} chunks failed`}`);
process.exit(failed === 0 ? 0 : 1);

function chunksOf(begin, worlds) {
  const starts = [];
  for (let start = begin; start < begin + worlds; start += CHUNK) starts.push(start);
  return starts.map((start) => ({ start, size: Math.min(CHUNK, begin + worlds - start) }));
}

async function work() {
  for (let chunk = chunks.shift(); chunk; chunk = chunks.shift()) await play(chunk);
}

function play({ start, size }) {
  const begun = performance.now();
  const jest = ['node_modules/jest/bin/jest.js', '--silent', '-i', 'test/world', '-t', 'keeps every promise'];
  const env = { ...process.env, HERALD_WORLDS: String(size), HERALD_WORLD_FIRST: String(start), FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, jest, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(`worlds ${start} to ${start + size - 1}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
      if (code !== 0) {
        failed += 1;
        const replays = output.split('\n').flatMap((line) => /HERALD_WORLD_SEED=.*[^",]/.exec(line) ?? []);
        console.log(replays.length > 0 ? [...new Set(replays)].join('\n') : output);
      }
      resolve();
    });
  });
}

#!/usr/bin/env node
/**
 * The whole test command: build, static checks, Jest (which plays some games of self-play, too), conformance. Every
 * part runs even if an earlier one failed (except after a failed build); the last line sums up tests and conformance
 * cases as `N passed, N failed`, and a static check that fails counts as one failure. Checks that need no build run
 * beside it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const results = mkdtempSync(join(tmpdir(), 'herald-test-'));
const jestReport = join(results, 'jest.json');
const conformReport = join(results, 'conform.json');

/**
 * Games make many objects that are soon forgotten. With more room for young ones Node collects them less often: the
 * conformance cases take a tenth to a fifth less CPU time. Jest gains nothing.
 */
const NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

/**
 * V8 compiles a function for speed when it has run this much, in place of 132 KB of bytecode. Most functions run too
 * little in a test to be worth it: on two cores that are busy, the cases of three chapters take a third less CPU time,
 * and all cases a tenth less.
 */
const LATE_COMPILING = '--interrupt-budget=800000';

/** Runs a command, its output held back until it ends so that parallel parts do not mix. */
function run(name, command, args, { stdoutFile = false, env = {} } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    const chunks = [];
    const stdout = [];
    child.stdout.on('data', (chunk) => (stdoutFile ? stdout : chunks).push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const ok = code === 0;
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      const output = Buffer.concat(chunks).toString();
      if (!ok || process.env.VERBOSE) process.stdout.write(output);
      resolve({ name, ok, stdout: Buffer.concat(stdout).toString() });
    });
  });
}

const npm = (name) => () => run(name, 'npm', ['run', '--silent', name]);

/** Jest's and the conformance runner's own counts; a part that crashed without a report is one failure. */
const counted = {
  async jest() {
    const { ok } = await run('jest', process.execPath, [
      // Jest gives it to its workers.
      LATE_COMPILING,
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${jestReport}`,
      '--silent',
      // One more than the cores of a small machine: many tests wait for servers and do not calculate.
      '--maxWorkers=3',
    ]);
    return count(ok, () => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
        readFileSync(jestReport, 'utf8'),
      );
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    });
  },
  async conform() {
    const { ok, stdout } = await run(
      'conform',
      process.execPath,
      [LATE_COMPILING, 'dist/cli/main.js', 'conform', '--json'],
      {
        stdoutFile: true,
        env: { NODE_OPTIONS },
      },
    );
    return count(ok, () => {
      const { passed, failed, failures } = JSON.parse(stdout);
      for (const one of failures) if (one.failures.length > 0) console.log(`  ${one.file} ${one.id}`);
      return { passed, failed };
    });
  },
};

function count(ok, read) {
  try {
    const counts = read();
    return ok || counts.failed > 0 ? counts : { ...counts, failed: counts.failed + 1 };
  } catch (error) {
    console.log(`no report: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

async function inOrder(parts) {
  const all = [];
  for (const part of parts) all.push(await part());
  return all;
}

/** Checks of sources alone. */
const WITHOUT_BUILD = [
  'types',
  'imports',
  'deadcode',
  'format:check',
  'schema:lint',
  'web:types:check',
  'table-cases:check',
];
/** Checks that load what was built. */
const AFTER_BUILD = [
  'schema:check',
  'rulings:check',
  'rules:check',
  'citations:check',
  'events:check',
  'schemas:check',
];

const building = npm('build')();
const ofSources = inOrder(WITHOUT_BUILD.map(npm));
if (!(await building).ok) {
  await ofSources;
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const staticChecks = ofSources.then(async (before) => [...before, ...(await inOrder(AFTER_BUILD.map(npm)))]);
const cases = counted.conform();
// Conformance is one process, and so is each static check: Jest takes the core of the part that ends first.
const tests = Promise.race([staticChecks, cases]).then(counted.jest);
const [statics, conform, jest] = await Promise.all([staticChecks, cases, tests]);
rmSync(results, { recursive: true, force: true });
const brokenChecks = statics.filter(({ ok }) => !ok).length;
console.log(`jest: ${jest.passed} passed, ${jest.failed} failed`);
console.log(`conformance: ${conform.passed} passed, ${conform.failed} failed`);
console.log(`static checks: ${statics.length - brokenChecks} of ${statics.length} hold`);
const failed = jest.failed + conform.failed + brokenChecks;
console.log(`${jest.passed + conform.passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

#!/usr/bin/env node
/**
 * Runs the whole test command on another Node, which npm's package `node` brings, in a copy of the files that git
 * knows. The copy has a node_modules of its own, since each Node has its own SQLite driver (ADR 22). Arguments: the
 * version (default: 24), then a command to run in place of `npm test`. Nothing is left behind.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const [version = '24', command = 'npm', ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'herald-node-'));
// As root the tests run PostgreSQL as another user, who must be able to walk to its programs.
chmodSync(folder, 0o755);
const [node, copy] = [join(folder, 'node'), join(folder, 'herald')];

/** Runs a command, and throws if it fails. */
function run(name, parameters, options) {
  console.log(`\n${[name, ...parameters].join(' ')}`);
  const { status, error } = spawnSync(name, parameters, { stdio: 'inherit', ...options });
  if (status !== 0) throw error ?? new Error(`${name} ended with ${status}`);
}

/** The environment in which `node` is the one that was brought, and its headers are those to compile against. */
function environment() {
  const packages = join(node, 'node_modules', 'node');
  const headers = [
    join(packages, 'node_modules', `node-${process.platform}-${process.arch}`),
    join(node, 'node_modules', `node-${process.platform}-${process.arch}`),
  ].find((one) => existsSync(join(one, 'include')));
  return {
    ...process.env,
    PATH: `${join(packages, 'bin')}${delimiter}${process.env.PATH}`,
    // Otherwise the compiler would take the headers of whichever Node the machine has, or fetch them.
    ...(headers === undefined ? {} : { npm_config_nodedir: headers }),
  };
}

try {
  run('npm', ['install', '--prefix', node, '--no-save', '--no-audit', '--no-fund', `node@${version}`]);
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    if (existsSync(file)) cpSync(file, join(copy, file));
  }
  const options = { cwd: copy, env: environment() };
  run('node', ['--version'], options);
  run('npm', ['ci'], options);
  run(command, args.length === 0 && command === 'npm' ? ['test'] : args, options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

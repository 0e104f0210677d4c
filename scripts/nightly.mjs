#!/usr/bin/env node
/**
 * The nightly command: everything that takes too long for each change. Perft to its full depth, all frozen games
 * decided after other questions and in another order, 1,000 games of self-play over all scenarios, 20,000 simulated
 * worlds, the whole test command on Node 24, and the types by the compiler of the build; games that went wrong are kept
 * as bundles in `faults/`, and worlds that did are named with the command that plays them again. Arguments: how many
 * games, and the seed of the first (default: the day, counted from 1970, so that each night plays other games).
 */
import { spawnSync } from 'node:child_process';

const MILLISECONDS_OF_A_DAY = 86_400_000;
const SEEDS_OF_A_NIGHT = 1000;
/** Simulated worlds for each seed of a night. */
const WORLDS_A_SEED = 20;
const [games = '1000', seed = String(Math.floor(Date.now() / MILLISECONDS_OF_A_DAY) * SEEDS_OF_A_NIGHT)] =
  process.argv.slice(2);

const parts = [
  ['npm', ['run', '--silent', 'build']],
  ['npm', ['run', '--silent', 'types:tsc']],
  [process.execPath, ['dist/cli/main.js', 'perft', '--deep']],
  ['npm', ['run', '--silent', 'jest', '--', 'test/frozen']],
  [process.execPath, ['dist/cli/main.js', 'selfplay', '--games', games, '--seed', seed, '--faults', 'faults']],
  [
    process.execPath,
    ['scripts/worlds.mjs', String(WORLDS_A_SEED * SEEDS_OF_A_NIGHT), String(WORLDS_A_SEED * Number(seed) + 1)],
  ],
  [process.execPath, ['scripts/other-node.mjs', '24']],
];
const failed = parts.filter(([command, args]) => {
  console.log(`\n${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, HERALD_NIGHTLY: '1' } }).status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);

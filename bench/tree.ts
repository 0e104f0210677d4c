import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BenchGroup } from './row.js';

const run = promisify(execFile);
const LOCK = 'package-lock.json';
/** Packages of other commits, by the hash of what names them, so that they are installed once. */
const PACKAGES = 'node_modules/.cache/herald-bench';
const OUTPUT_MAX = 64 * 1024 * 1024;
/** The code that measures, with the servers that it starts. */
const BENCH_CODE = ['bench', 'tsconfig.bench.json', 'test/ledger/postgres/server.ts', 'test/ledger/kurrentdb'];
/** Measurements that start the built server. */
const OF_SERVER = ['api', 'reads', 'orders', 'subscribers', 'slow-readers'];

/** The answer of a tree to a measurement: its groups, or why it could not be made. */
export type Said = { readonly groups: readonly BenchGroup[] } | { readonly failure: string };

/** A checkout of the repository whose code is measured. */
export class Tree {
  constructor(readonly root: string) {}

  /** Compiles the measurements with the code that they measure, and the server if it is measured. */
  async build(names: readonly string[]): Promise<void> {
    await this.#run('npx', ['tsc', '-p', 'tsconfig.bench.json']);
    if (names.some((name) => OF_SERVER.includes(name))) await this.#run('npm', ['run', '--silent', 'build']);
  }

  /** One measurement in a process of its own. */
  async measure(name: string): Promise<Said> {
    try {
      const { stdout } = await this.#run(process.execPath, ['dist-bench/bench/main.js', name, '--json']);
      return { groups: JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') as readonly BenchGroup[] };
    } catch (error) {
      const { stderr = '', message } = error as Error & { readonly stderr?: string };
      const because = /^.*Error.*$/m.exec(stderr)?.[0] ?? message;
      return { failure: because };
    }
  }

  #run(command: string, args: readonly string[]): Promise<{ stdout: string }> {
    return run(command, [...args], { cwd: this.root, maxBuffer: OUTPUT_MAX });
  }
}

/**
 * Makes a worktree of another commit, with the measurements of this one, and removes it when `work` has ended. It
 * shares the packages of this tree if both name the same; others are installed at first, and kept.
 */
export async function withTreeOf<Result>(ref: string, work: (tree: Tree) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-tree-'));
  const root = join(folder, 'tree');
  await run('git', ['worktree', 'add', '--detach', root, ref]);
  try {
    for (const path of BENCH_CODE) {
      await rm(join(root, path), { recursive: true, force: true });
      await cp(path, join(root, path), { recursive: true });
    }
    await symlink(await realpath(await packagesOf(root)), join(root, 'node_modules'));
    return await work(new Tree(root));
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', resolve(root)]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** The folder with the packages that a tree names. */
async function packagesOf(root: string): Promise<string> {
  const lock = await readFile(join(root, LOCK), 'utf8');
  if (lock === (await readFile(LOCK, 'utf8'))) return 'node_modules';
  const folder = resolve(PACKAGES, createHash('sha256').update(lock).digest('hex'));
  // Packages find one another by this name of their folder.
  const kept = join(folder, 'node_modules');
  if (existsSync(kept)) return kept;
  await run('npm', ['ci', '--silent'], { cwd: root, maxBuffer: OUTPUT_MAX });
  const made = join(root, 'node_modules');
  // The folder gets its name when it is whole, so that an interrupted copy is not taken for it.
  await cp(made, join(`${folder}.new`, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  await rename(`${folder}.new`, folder);
  await rm(made, { recursive: true });
  return kept;
}

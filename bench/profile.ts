import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const FUNCTIONS = 60;

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** The file that V8 writes: a tree of calls, and which of its nodes ran at each sample. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Time in microseconds: of a function by itself, and with all that it called. */
interface Spent {
  own: number;
  all: number;
}

/** Runs measurements with V8's profiler, and prints in which functions the time went, for each process. */
function main(names: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'herald-profile-'));
  const args = ['--cpu-prof', '--cpu-prof-dir', folder, 'dist-bench/bench/main.js', ...names];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
  for (const file of readdirSync(folder)) {
    console.log(report(JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile));
  }
  rmSync(folder, { recursive: true });
}

function report(profile: CpuProfile): string {
  const spent = timesOf(profile);
  const total = [...spent.values()].reduce((sum, { own }) => sum + own, 0);
  const share = (time: number): string => ((100 * time) / total).toFixed(1).padStart(5);
  const lines = (by: keyof Spent): readonly string[] =>
    [...spent]
      .sort(([, a], [, b]) => b[by] - a[by])
      .slice(0, FUNCTIONS)
      .map(([name, { own, all }]) => `${share(own)} ${share(all)}  ${name}`);
  return [
    `${(total / 1e6).toFixed(1)} s; percent by itself, with what it calls, function`,
    ...lines('own'),
    'The same, by the time with what they call',
    ...lines('all'),
  ].join('\n');
}

function timesOf({ nodes, samples, timeDeltas }: CpuProfile): ReadonlyMap<string, Spent> {
  const named = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const spent = new Map<string, Spent>();
  const of = (name: string): Spent => {
    const times = spent.get(name) ?? { own: 0, all: 0 };
    spent.set(name, times);
    return times;
  };
  for (const [index, sample] of samples.entries()) {
    const time = timeDeltas[index] ?? 0;
    of(named.get(sample) ?? '').own += time;
    // A function that calls itself counts once.
    const stack = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) stack.add(named.get(id) ?? '');
    for (const name of stack) of(name).all += time;
  }
  return spent;
}

const maps = new Map<string, SourceMap | null>();

/** A function with its place in the source that it was compiled from. */
function nameOf({ functionName, url, lineNumber, columnNumber }: CallFrame): string {
  const name = functionName === '' ? '(without a name)' : functionName;
  if (!url.startsWith('file:')) return `${name} ${url}`;
  const path = fileURLToPath(url);
  const map = mapOf(path);
  const place = map?.findEntry(lineNumber, columnNumber);
  if (!place || !('originalSource' in place)) return `${name} ${relative('.', path)}:${lineNumber + 1}`;
  const source = relative('.', fileURLToPath(new URL(place.originalSource, url)));
  return `${name} ${source}:${place.originalLine + 1}`;
}

function mapOf(path: string): SourceMap | null {
  const known = maps.get(path);
  if (known !== undefined) return known;
  const file = `${path}.map`;
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : null;
  maps.set(path, map);
  return map;
}

main(process.argv.slice(2));

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The bench is one client that asks for all that it can; what it measures is not the limits. */
const NO_LIMITS = {
  HERALD_MUTATIONS_PER_MINUTE: '1000000',
  HERALD_READ_COST_PER_MINUTE: '1000000000',
  HERALD_CONNECTIONS_PER_ADDRESS: '100000',
  HERALD_SOCKETS_PER_ADDRESS: '100000',
  HERALD_SUBSCRIPTIONS_PER_ADDRESS: '100000',
};

/** The built server in a process of its own. */
export interface BenchServer {
  readonly url: string;
  /** Memory that the process holds, in MiB. */
  memory(): number;
  /** CPU time that the process has taken so far, of all its threads, in seconds. */
  cpuSeconds(): number;
  /** The part of it that the thread has taken which answers requests. */
  mainCpuSeconds(): number;
  /** For how long the event loop was blocked at most since this was last asked, in ms; NaN: it was not measured. */
  blockedMs(): Promise<number>;
  stop(): Promise<void>;
  /** Ends it at once, with SIGKILL, whatever it is doing. */
  kill(): Promise<void>;
}

/**
 * Starts it on the files of a folder, or as further settings say, with a profile of its own if this process is
 * profiled. `HERALD_BENCH_MAIN` may name the program of another version to measure.
 */
export async function startBenchServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const env = {
    ...NO_LIMITS,
    PATH: process.env['PATH'],
    PORT: '0',
    HERALD_DEMO: '0',
    HERALD_METRICS_PORT: '0',
    HERALD_LEDGER_FILE: join(folder, 'ledger.sqlite'),
    HERALD_READ_MODEL_FILE: join(folder, 'read-model.sqlite'),
    ...settings,
  };
  const main = resolve(process.env['HERALD_BENCH_MAIN'] ?? 'dist/cli/main.js');
  const child = spawn(process.execPath, [...process.execArgv, main, 'serve', '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { url, metrics } = await announced(child);
  return {
    url,
    memory: () => memoryOf(child),
    cpuSeconds: () => cpuSecondsIn(`/proc/${child.pid}/stat`),
    mainCpuSeconds: () => ranSecondsIn(`/proc/${child.pid}/task/${child.pid}/schedstat`),
    blockedMs: () => blockedMsAt(metrics),
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

interface Announced {
  readonly url: string;
  /** Where the metrics are. */
  readonly metrics: string;
}

async function announced({ stdout }: ChildProcess): Promise<Announced> {
  if (!stdout) throw new Error('the server says nothing');
  let said = '';
  for await (const line of createInterface({ input: stdout })) {
    // Warnings of its log may stand before the document.
    if (said === '' && line !== '{') continue;
    said += line;
    if (line !== '}') continue;
    stdout.resume();
    const { url, metrics } = JSON.parse(said) as Pick<Announced, 'url'> & Partial<Announced>;
    // Before the metrics had a port of their own (28b3b62), the server said nothing of them.
    return { url, metrics: metrics ?? `${url}/metrics` };
  }
  throw new Error('the server has ended before it listened');
}

/** Resident memory as Linux counts it; NaN elsewhere. */
function memoryOf({ pid }: ChildProcess): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) / 1024;
}

/** The time as Linux counts it, in hundredths of a second; NaN elsewhere. */
function cpuSecondsIn(file: string): number {
  const [, facts = ''] = readFileSync(file, 'utf8').split(') ');
  const [user, system] = facts.split(' ').slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
}

/** The time that a thread has run, as Linux counts it, in billionths of a second; NaN elsewhere. */
function ranSecondsIn(file: string): number {
  return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e9;
}

/** The longest delay of the event loop since the metrics were last read, as the server measures it. */
async function blockedMsAt(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (.+)$/m.exec(text)?.[1] ?? Number.NaN);
}

/** The data of a query or mutation. Throws what GraphQL says is wrong. */
export async function ask<Data>(url: string, query: string, variables: object, key?: string): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly { message: string }[] };
  if (errors || !data) throw new Error(errors?.[0]?.message ?? 'no answer');
  return data;
}

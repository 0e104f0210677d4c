import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BareClient } from '../test/ledger/kurrentdb/bare-client.js';
import { FakeKurrentServer } from '../test/ledger/kurrentdb/fake-server.js';
import { SAMPLE } from './ledger-rates.js';
import { median, percentile, type BenchGroup } from './row.js';
import { startBenchServer } from './server.js';
import { giveOrder, newTable, projected, type Step, type Table } from './tables.js';
import { writePlay } from './written-play.js';

const ROUNDS = 9;
const ORDERS = 40;
/** Bare appends of a round, in which as many orders are given as the play has. */
const APPENDS = 40;
/** Long enough for the projector to have what was appended. */
const PAUSE_MS = 500;

/**
 * One client gives orders over HTTP to a server whose ledger is the test suite's KurrentDB, and appends to the same
 * KurrentDB in turn; and how often the server calls KurrentDB for an order with all that follows it.
 */
export async function kurrentOrdersBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const fake = await FakeKurrentServer.start();
  const server = await startBenchServer(folder, { HERALD_LEDGER: 'kurrentdb', LEDGER_KURRENT_URL: fake.url });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bare = new BareClient(fake.url, 'bench');
  const append = bare.appender({ ...SAMPLE }, { commandId: randomUUID(), actor: 'red', hash: '0'.repeat(64) });
  try {
    const play = await writePlay(server.url, ORDERS);
    const give = (table: Table, step: Step): Promise<number> => giveOrder(server.url, agent, table, step);
    const [orders, appends, above, aboveAtBest, cpu, calls, events]: number[][] = [[], [], [], [], [], [], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const table = await newTable(server.url);
      const [first, ...others] = play;
      if (first) await give(table, first);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const before = { calls: fake.node.calls.length, revision: table.revision, cpu: server.cpuSeconds() };
      const taken: number[] = [];
      for (const step of others) taken.push(await give(table, step));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const called = fake.node.calls.length - before.calls;
      const worked = server.cpuSeconds() - before.cpu;
      await projected(server, [table]);
      const bareTaken: number[] = [];
      for (let count = 0; count < APPENDS; count += 1) bareTaken.push(await timed(append));
      // The first round warms all of them up.
      if (round === 0) continue;
      orders?.push(median(taken));
      appends?.push(median(bareTaken));
      above?.push(median(taken) - median(bareTaken));
      aboveAtBest?.push(fastTenth(taken) - fastTenth(bareTaken));
      cpu?.push((1000 * worked) / taken.length);
      calls?.push(called / taken.length);
      events?.push((table.revision - before.revision) / taken.length);
    }
    const note = `median of ${ROUNDS} rounds; one client, ${play.length - 1} orders a round`;
    const row = (name: string, values: readonly number[] = [], unit = 'ms') => {
      const spread = `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
      return { name, value: median(values), unit, note: `${spread}; ${note}` };
    };
    return [
      {
        title: 'Orders over HTTP on KurrentDB',
        rows: [
          row('an order', orders),
          row('a bare append', appends),
          row('an order above a bare append', above),
          row('the same of the fastest tenth of both, which other work disturbs less', aboveAtBest),
          row('CPU of the server, an order with its projection', cpu),
          row('calls to KurrentDB an order, with its projection', calls, 'calls'),
          row('events an order', events, 'events'),
        ],
      },
    ];
  } finally {
    agent.destroy();
    await server.stop();
    await bare.close();
    fake.stop();
    await rm(folder, { recursive: true });
  }
}

/** The time within which the fastest tenth was done. */
function fastTenth(times: readonly number[]): number {
  return percentile(
    [...times].sort((a, b) => a - b),
    0.1,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

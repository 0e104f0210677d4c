import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, type BenchGroup } from './row.js';
import { startBenchServer } from './server.js';
import { giveOrder, newTable, playAll, projected, type Step, type Table } from './tables.js';
import { writePlay } from './written-play.js';

const GAMES = Number(process.env['HERALD_BENCH_GAMES'] ?? 200);
const CONNECTIONS = 50;
/** Orders of each game; the first of them warm the server up and are not counted. */
const ORDERS = 42;
const WARM_UP = 12;
/**
 * The play repeats itself after so many steps. A third of the games is one step ahead of the others, and a third is
 * two: games of different people do not all end a turn, which is the dearest order, at the same time.
 */
const PERIOD = 3;

/**
 * Orders over HTTP: 50 connections play 200 games at once, in which men walk to and fro. The same play is sent to every
 * version, over the public interface alone.
 */
export async function ordersBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const server = await startBenchServer(folder);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const play = await writePlay(server.url, ORDERS + PERIOD);
    const tables: Table[] = [];
    for (let game = 0; game < GAMES; game += 1) tables.push(await newTable(server.url));
    const give = (table: Table, step: Step) => giveOrder(server.url, agent, table, step);
    const ahead = new Map(tables.map((table, at) => [table, at % PERIOD]));
    const warmUp = (table: Table): number => WARM_UP + (ahead.get(table) ?? 0);
    await playAll(tables, (table) => play.slice(0, warmUp(table)), give, CONNECTIONS);
    await projected(server, tables);
    const counted = (table: Table): readonly Step[] => play.slice(warmUp(table), warmUp(table) + ORDERS - WARM_UP);
    await server.blockedMs();
    const [cpu, mainCpu, began] = [server.cpuSeconds(), server.mainCpuSeconds(), performance.now()];
    const times = await playAll(tables, counted, give, CONNECTIONS);
    const seconds = (performance.now() - began) / 1000;
    const blockedMs = await server.blockedMs();
    await projected(server, tables);
    const cpuMs = (1000 * (server.cpuSeconds() - cpu)) / times.length;
    const mainCpuMs = (1000 * (server.mainCpuSeconds() - mainCpu)) / times.length;
    const sorted = [...times].sort((a, b) => a - b);
    const note = `${GAMES} games, ${CONNECTIONS} connections, ${times.length} orders`;
    return [
      {
        title: 'Orders over HTTP',
        rows: [
          { name: 'orders accepted', value: times.length / seconds, unit: 'orders/s', note },
          { name: 'an order, p50', value: percentile(sorted, 0.5), unit: 'ms', note },
          { name: 'an order, p99', value: percentile(sorted, 0.99), unit: 'ms', note },
          { name: 'the event loop was blocked for, at most', value: blockedMs, unit: 'ms', note },
          { name: 'CPU of the server, an order', value: cpuMs, unit: 'ms', note: 'with the read model brought up' },
          { name: 'CPU of its thread that answers, an order', value: mainCpuMs, unit: 'ms', note },
          { name: 'memory of the server', value: server.memory(), unit: 'MiB', note },
        ],
      },
    ];
  } finally {
    agent.destroy();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

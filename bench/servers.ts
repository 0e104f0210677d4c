import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gameStream } from '../src/ledger/game-stream.js';
import { openLedger } from '../src/ledger/open.js';
import { verifyLedger } from '../src/ledger/verify-ledger.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import { streamEvents } from '../src/audit/stream-events.js';
import { GROWTH_STORES, type GrowthStore } from './growth-stores.js';
import { RoundRobin } from './round-robin.js';
import { type BenchGroup, type BenchRow, percentile } from './row.js';
import { type BenchServer, startBenchServer } from './server.js';
import { giveOrderUntilAnswered, newTable, playAll, projected, type Step, type Table } from './tables.js';
import { writePlay } from './written-play.js';

const SERVERS = 3;
const GAMES = 36;
const CONNECTIONS = 12;
/** Orders of each game: to warm the servers up, for one server alone, for three, and for three that are killed. */
const PARTS = [6, 12, 12, 24];
/** Time until the proxy takes notice of a dead server, as a health check would. */
const NOTICED_MS = 500;

/**
 * Three servers on one PostgreSQL behind a proxy that takes them in turn. First one of them plays alone, then all play,
 * then each is killed with SIGKILL under load and started again. The clients give a lost order again under its
 * idempotency key. At the end the ledger is verified, and each game must hold each accepted order exactly once.
 */
export async function serversBench(): Promise<readonly BenchGroup[]> {
  const store = await GROWTH_STORES['postgres']?.();
  if (!store) throw new Error('there is no PostgreSQL');
  await store.letGo();
  const proxy = await RoundRobin.start();
  const servers = await started(store);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const trial = new Trial(proxy, servers, agent);
    trial.serve();
    const rows = await trial.rows(() => startBenchServer(store.folder, store.settings));
    return [{ title: 'Three servers on one PostgreSQL', rows: [...rows, ...(await inLedger(store, trial.tables))] }];
  } finally {
    agent.destroy();
    proxy.stop();
    for (const server of servers) await server.stop();
    await store.end();
  }
}

/** One after the other: the first makes the schema. */
async function started({ folder, settings }: GrowthStore): Promise<BenchServer[]> {
  const servers: BenchServer[] = [];
  while (servers.length < SERVERS) servers.push(await startBenchServer(folder, settings));
  return servers;
}

class Trial {
  readonly tables: Table[] = [];
  #failures = 0;
  #lastAnswer = 0;
  #longestGapMs = 0;

  constructor(
    private readonly proxy: RoundRobin,
    private readonly servers: BenchServer[],
    private readonly agent: Agent,
  ) {}

  /** The proxy takes these servers in turn; absent: all. */
  serve(servers: readonly BenchServer[] = this.servers): void {
    this.proxy.to(servers.map(({ url }) => url));
  }

  async rows(restart: () => Promise<BenchServer>): Promise<readonly BenchRow[]> {
    const { url = '' } = this.servers[0] ?? {};
    const [warmUp, ofOne, ofThree, disturbed] = parts(await writePlay(url, sumOf(PARTS)));
    while (this.tables.length < GAMES) this.tables.push(await newTable(url));
    await this.#play(warmUp);
    this.serve(this.servers.slice(0, 1));
    const alone = await this.#withCpu('one server', ofOne);
    this.serve();
    const together = await this.#withCpu('three servers', ofThree);
    this.#failures = 0;
    this.#longestGapMs = 0;
    const until = this.#accepted() + disturbed.length * GAMES;
    const kills = this.#killEach(restart, until);
    const under = await this.#measured('three servers, each killed in turn', disturbed);
    await kills;
    const [first] = this.servers;
    if (first) await projected(first, this.tables);
    return [
      ...alone,
      ...together,
      ...under,
      { name: 'requests that failed and were sent again', value: this.#failures, unit: 'requests' },
      { name: 'longest time without an accepted order', value: this.#longestGapMs, unit: 'ms' },
    ];
  }

  /** A measurement in which no server is lost, so that all of their CPU time can be told. */
  async #withCpu(note: string, play: readonly Step[]): Promise<readonly BenchRow[]> {
    const [cpu, answering] = [this.#cpuSeconds(), this.#answeringCpuSeconds()];
    const rows = await this.#measured(note, play);
    const [first] = this.servers;
    if (first) await projected(first, this.tables);
    const anOrder = (seconds: number): number => (1000 * seconds) / (play.length * GAMES);
    const [cpuMs, answeringMs] = [this.#cpuSeconds() - cpu, this.#answeringCpuSeconds() - answering].map(anOrder);
    return [
      ...rows,
      { name: 'CPU of the servers, an order', value: cpuMs ?? Number.NaN, unit: 'ms', note },
      { name: 'CPU of their threads that answer, an order', value: answeringMs ?? Number.NaN, unit: 'ms', note },
    ];
  }

  async #measured(note: string, play: readonly Step[]): Promise<readonly BenchRow[]> {
    const began = performance.now();
    const times = await this.#play(play);
    const seconds = (performance.now() - began) / 1000;
    const sorted = [...times].sort((one, other) => one - other);
    return [
      { name: 'orders accepted', value: times.length / seconds, unit: 'orders/s', note },
      { name: 'an order, p50', value: percentile(sorted, 0.5), unit: 'ms', note },
      { name: 'an order, p99', value: percentile(sorted, 0.99), unit: 'ms', note },
    ];
  }

  #play(play: readonly Step[]): Promise<readonly number[]> {
    const failed = (): void => void (this.#failures += 1);
    this.#lastAnswer = performance.now();
    const give = async (table: Table, step: Step): Promise<number> => {
      const took = await giveOrderUntilAnswered(this.proxy.url, this.agent, table, step, failed);
      const now = performance.now();
      this.#longestGapMs = Math.max(this.#longestGapMs, now - this.#lastAnswer);
      this.#lastAnswer = now;
      return took;
    };
    return playAll(this.tables, () => play, give, CONNECTIONS);
  }

  /** Kills each server once while orders come, at even distances until so many are accepted, and starts it again. */
  async #killEach(restart: () => Promise<BenchServer>, until: number): Promise<void> {
    const from = this.#accepted();
    for (const index of this.servers.keys()) {
      const at = from + ((until - from) * (2 * index + 1)) / (2 * SERVERS);
      while (this.#accepted() < at) await sleep(5);
      await this.servers[index]?.kill();
      await sleep(NOTICED_MS);
      this.serve(this.servers.filter((_server, other) => other !== index));
      this.servers[index] = await restart();
      this.serve();
    }
  }

  #accepted(): number {
    return sumOf(this.tables.map(({ accepted }) => accepted));
  }

  #cpuSeconds(): number {
    return sumOf(this.servers.map((server) => server.cpuSeconds()));
  }

  #answeringCpuSeconds(): number {
    return sumOf(this.servers.map((server) => server.mainCpuSeconds()));
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** A play in its parts, one after the other. */
function parts(play: readonly Step[]): readonly [readonly Step[], readonly Step[], readonly Step[], readonly Step[]] {
  const of = (index: number): readonly Step[] => {
    const from = sumOf(PARTS.slice(0, index));
    return play.slice(from, from + (PARTS[index] ?? 0));
  };
  return [of(0), of(1), of(2), of(3)];
}

/** The ledger in the end: findings of its verification, and orders that are lost or there twice. */
async function inLedger({ settings }: GrowthStore, tables: readonly Table[]): Promise<readonly BenchRow[]> {
  const ledger = await openLedger({ kind: 'postgres', url: settings['LEDGER_POSTGRES_URL'] ?? '' });
  try {
    const { right, events, findings } = await verifyLedger(ledger);
    const { ruleset } = RULEBOOKS.rulebook('pbem', 1);
    let wrong = 0;
    for (const { game, accepted } of tables) {
      let orders = 0;
      for await (const event of streamEvents(ledger, gameStream(game))) if (ruleset.frame.order(event)) orders += 1;
      wrong += Math.abs(orders - accepted);
    }
    const note = `${events.toLocaleString('en-GB')} events in ${tables.length} games; verified: ${right ? 'right' : 'WRONG'}`;
    return [
      { name: 'orders that are lost or there twice', value: wrong, unit: 'orders', note },
      { name: 'findings of the verification', value: findings.length, unit: 'findings' },
    ];
  } finally {
    await ledger.close();
  }
}

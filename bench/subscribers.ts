import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEY_RING } from '../src/access/key-ring.js';
import { openLedger } from '../src/ledger/open.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import { loadScenarios } from '../src/library/scenarios.js';
import { GameService } from '../src/play/game-service.js';
import { writeLongGame } from './long-game.js';
import { percentile, type BenchGroup, type BenchRow } from './row.js';
import { ask, startBenchServer, type BenchServer } from './server.js';
import { BenchSocket, inParallel, until } from './sockets.js';

const GAMES = Number(process.env['HERALD_BENCH_GAMES'] ?? 1000);
const SUBSCRIBERS_PER_GAME = 10;
/** Earlier versions took 2,000 sockets at most: to measure them, give more to each. */
const PER_SOCKET = Number(process.env['HERALD_BENCH_PER_SOCKET'] ?? 1);
/** The first orders warm the server up. */
const WARM_UP = Math.floor(GAMES / 10);
const ORDERS = Math.floor(GAMES * 0.4);
const SLOW_SOCKETS = 30;
const SUBSCRIPTIONS_PER_SOCKET = 50;
const LONG_GAME_EVENTS = 10_000;
const SLOW_SECONDS = 25;
const OPENED_AT_ONCE = 50;
const SETUP_SECONDS_MAX = 300;

const FOLLOW = 'subscription ($game: ID!) { gameEvents(game: $game, fromRevision: 0) { revision type text } }';
const FOLLOW_ALL = FOLLOW.replace('text }', 'text data hash }');
const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { ... on OrderAccepted { revision } ... on OrderRefused { refusal { reason } } } }`;

interface Seat {
  readonly game: string;
  readonly key: string;
  readonly revision: number;
}

/** Many who follow quiet games: what an order takes meanwhile. */
export async function subscribersBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const seats = await writeQuietGames(join(folder, 'ledger.sqlite'));
  const server = await startBenchServer(folder);
  try {
    await timesOfOrders(server, seats.slice(0, WARM_UP));
    const alone = await timesOfOrders(server, seats.slice(WARM_UP, WARM_UP + ORDERS));
    const memoryAlone = server.memory();
    const sockets: BenchSocket[] = [];
    const games = Array.from({ length: SUBSCRIBERS_PER_GAME }, () => seats.map(({ game }) => game)).flat();
    const lots = Array.from({ length: games.length / PER_SOCKET }, (_, lot) =>
      games.slice(lot * PER_SOCKET, (lot + 1) * PER_SOCKET),
    );
    const began = performance.now();
    await inParallel(lots, OPENED_AT_ONCE, async (lot) => {
      const socket = await BenchSocket.open(server.url);
      sockets.push(socket);
      lot.forEach((game, id) => {
        socket.follow(String(id), FOLLOW, { game });
      });
    });
    await until('every subscription has brought an event', SETUP_SECONDS_MAX, () =>
      sockets.every(({ isServed }) => isServed),
    );
    console.error(`set up in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const followed = await timesOfOrders(server, seats.slice(WARM_UP + ORDERS, WARM_UP + 2 * ORDERS));
    const rows = [
      ...percentiles('order, nobody follows', alone),
      ...percentiles(`order, ${games.length.toLocaleString('en-GB')} follow`, followed),
      { name: 'memory of the server, nobody follows', value: memoryAlone, unit: 'MiB' },
      {
        name: 'memory of the server, all follow',
        value: server.memory(),
        unit: 'MiB',
        note: `on ${sockets.length.toLocaleString('en-GB')} sockets`,
      },
    ];
    for (const socket of sockets) socket.end();
    return [
      { title: `Subscribers: ${games.length.toLocaleString('en-GB')} on ${GAMES.toLocaleString('en-GB')} games`, rows },
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Some who follow a long game and do not read: what that takes, and what /health takes meanwhile. */
export async function slowReadersBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const game = await writeOneLongGame(join(folder, 'ledger.sqlite'));
  const server = await startBenchServer(folder);
  try {
    await timeOfHealth(server.url);
    const before = server.memory();
    const sockets: BenchSocket[] = [];
    for (let one = 0; one < SLOW_SOCKETS; one += 1) sockets.push(await BenchSocket.open(server.url));
    for (const socket of sockets) {
      socket.stopReading();
      for (let id = 0; id < SUBSCRIPTIONS_PER_SOCKET; id += 1) socket.follow(String(id), FOLLOW_ALL, { game });
    }
    let [memory, health] = [before, 0];
    const ends = performance.now() + SLOW_SECONDS * 1000;
    while (performance.now() < ends) {
      health = Math.max(health, await timeOfHealth(server.url));
      memory = Math.max(memory, server.memory());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const note = `${SLOW_SECONDS} s, a game of ${LONG_GAME_EVENTS.toLocaleString('en-GB')} events`;
    const rows: BenchRow[] = [
      { name: 'memory of the server before', value: before, unit: 'MiB' },
      { name: 'memory of the server, at most', value: memory, unit: 'MiB', note },
      { name: 'memory of the server at the end', value: server.memory(), unit: 'MiB', note },
      { name: '/health, the slowest answer', value: health, unit: 'ms', note },
    ];
    for (const socket of sockets) socket.end();
    const count = (SLOW_SOCKETS * SUBSCRIPTIONS_PER_SOCKET).toLocaleString('en-GB');
    return [{ title: `Slow readers: ${count} subscriptions that read nothing`, rows }];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Games in which somebody sits, and nothing has happened yet. */
async function writeQuietGames(file: string): Promise<readonly Seat[]> {
  const ledger = await openLedger({ kind: 'sqlite', file });
  const keys = KEY_RING;
  const incidents = { snapshotFailed: () => undefined, restHeldUp: () => undefined };
  const games = new GameService({ ledger, rulebooks: RULEBOOKS, keys, incidents });
  const scenario = loadScenarios().get('tavern-brawl');
  if (!scenario) throw new Error('there is no scenario tavern-brawl');
  const { ruleset, setup } = scenario;
  const seats: Seat[] = [];
  for (let one = 0; one < GAMES; one += 1) {
    const { game, revision } = await games.create({ commandId: `bench-${one}`, ruleset, setup });
    const { key } = await games.seating.claim(game, 'red');
    seats.push({ game, key, revision });
  }
  await ledger.close();
  return seats;
}

async function writeOneLongGame(file: string): Promise<string> {
  const ledger = await openLedger({ kind: 'sqlite', file });
  const scenario = loadScenarios().get('dawn-raid');
  if (!scenario) throw new Error('there is no scenario dawn-raid');
  const { id, version } = scenario.ruleset;
  const setup = { ...scenario.setup, length: { gameTurns: 1_000_000, endsWithOneSideLeft: false } };
  const game = await writeLongGame(ledger, RULEBOOKS.rulebook(id, version), setup, LONG_GAME_EVENTS);
  await ledger.close();
  return game.id;
}

/** How long one order in each game takes, in milliseconds; one at a time. */
async function timesOfOrders({ url }: BenchServer, seats: readonly Seat[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const { game, key, revision } of seats) {
    const input = { game, expectedRevision: revision, idempotencyKey: randomUUID(), order: { endStep: true } };
    const began = performance.now();
    const { submitOrder } = await ask<{ submitOrder: { revision?: number } }>(url, SUBMIT, { input }, key);
    times.push(performance.now() - began);
    if (submitOrder.revision === undefined) throw new Error('the order was refused');
  }
  return times;
}

async function timeOfHealth(url: string): Promise<number> {
  const began = performance.now();
  await (await fetch(`${url}/health`)).text();
  return performance.now() - began;
}

function percentiles(name: string, times: readonly number[]): readonly BenchRow[] {
  const sorted = [...times].sort((a, b) => a - b);
  const note = `${times.length} orders, one at a time`;
  return [
    { name: `${name}: median`, value: percentile(sorted, 0.5), unit: 'ms', note },
    { name: `${name}: 99 of 100 within`, value: percentile(sorted, 0.99), unit: 'ms', note },
  ];
}

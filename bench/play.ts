import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { positions } from '../src/audit/replay-at.js';
import { streamEvents } from '../src/audit/stream-events.js';
import { fingerprint } from '../src/engine/position/fingerprint.js';
import { gameStream } from '../src/ledger/game-stream.js';
import type { Ledger } from '../src/ledger/ledger.js';
import { openLedger } from '../src/ledger/open.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import type { GameService } from '../src/play/game-service.js';
import { nextOrder, type LongGame } from './long-game.js';
import { longGame, service } from './long-games.js';
import { median, type BenchGroup, type BenchRow } from './row.js';

const SIZES = [1_000, 10_000, 100_000];
const ORDERS = 200;
const LOOKS = 60;
const SPECTATOR = { kind: 'spectator' } as const;
const NOW = { kind: 'now' } as const;

/** The application on a file of SQLite: how orders, past boards, replay and memory go with the length of a game. */
export async function playBench(): Promise<readonly BenchGroup[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-'));
  const ledger = await openLedger({ kind: 'sqlite', file: join(folder, 'ledger.sqlite') });
  const rows: BenchRow[] = [];
  for (const size of SIZES) rows.push(...(await measure(ledger, size)));
  rows.push(await memory(ledger));
  await ledger.close();
  await rm(folder, { recursive: true });
  return [{ title: 'Games on SQLite, by length', rows }];
}

async function measure(ledger: Ledger, size: number): Promise<readonly BenchRow[]> {
  const game = await longGame(ledger, size);
  const note = `${game.events.toLocaleString('en-GB')} events`;
  const healing = await timed(() => service(ledger).see(game.id, SPECTATOR, NOW));
  const replayed = await timed(async () => {
    for await (const { position } of positions(streamEvents(ledger, gameStream(game.id)), RULEBOOKS)) void position;
  });
  const loads: number[] = [];
  for (let run = 0; run < 5; run += 1) loads.push(await timed(() => service(ledger).see(game.id, SPECTATOR, NOW)));
  const warm = service(ledger);
  const [cold, again] = await looks(warm, game);
  const submissions = await orders(warm, game);
  return [
    { name: 'first load without a snapshot', value: healing, unit: 'ms', note: `${note}; writes all snapshots` },
    { name: 'load from a snapshot', value: median(loads), unit: 'ms', note },
    { name: 'order submitted', value: median(submissions), unit: 'ms', note },
    { name: 'board at turn N, first look', value: median(cold), unit: 'ms', note },
    { name: 'board at turn N, seen before', value: median(again), unit: 'ms', note },
    { name: 'replay from the ledger', value: (game.events * 1000) / replayed, unit: 'events/s', note },
  ];
}

/** Times to see the ends of turns spread over the game, twice. */
async function looks(games: GameService, { id, gameTurns }: LongGame): Promise<readonly [number[], number[]]> {
  const turns = Array.from({ length: LOOKS }, (_, index) => 1 + Math.floor(((gameTurns - 2) * index) / LOOKS));
  const round = async (): Promise<number[]> => {
    const times: number[] = [];
    for (const gameTurn of new Set(turns)) {
      times.push(await timed(() => games.see(id, SPECTATOR, { kind: 'turnEnd', gameTurn, side: 'blue' })));
    }
    return times;
  };
  return [await round(), await round()];
}

async function orders(games: GameService, { id }: LongGame): Promise<readonly number[]> {
  const book = RULEBOOKS.rulebook('pbem', 1);
  const times: number[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const { position, revision } = await games.see(id, SPECTATOR, NOW);
    const value = nextOrder(book, position);
    const submit = () =>
      games.submit({
        game: id,
        viewer: { kind: 'seat', side: position.turn.side },
        order: { kind: 'json', value },
        dice: { kind: 'server' },
        expectedRevision: revision,
        commandId: randomUUID(),
      });
    times.push(await timed(submit));
  }
  return times;
}

/** Heap that one more loaded game of the same boards takes. */
async function memory(ledger: Ledger): Promise<BenchRow> {
  const GAMES = 50;
  const ids: string[] = [];
  for (let count = 0; count <= GAMES; count += 1) ids.push((await longGame(ledger, 1000)).id);
  const games = service(ledger);
  const see = async (id: string | undefined) => fingerprint((await games.see(id ?? '', SPECTATOR, NOW)).position);
  await see(ids[0]);
  const before = heapUsed();
  for (const id of ids.slice(1)) await see(id);
  const bytes = (heapUsed() - before) / GAMES;
  await see(ids[0]);
  return { name: 'memory of a loaded game', value: bytes / 1024, unit: 'KiB', note: '29 units; boards are shared' };
}

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

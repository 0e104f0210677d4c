import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportClaim } from '../src/audit/export-claim.js';
import { judgeEvent } from '../src/audit/judge-event.js';
import { verifyExport } from '../src/audit/verify-export.js';
import { sideOfSeat } from '../src/engine/position/seat.js';
import type { SideId } from '../src/engine/position/unit.js';
import { gameStream } from '../src/ledger/game-stream.js';
import type { Ledger } from '../src/ledger/ledger.js';
import { openLedger } from '../src/ledger/open.js';
import { hashOfCorrected, keyOfCorrections } from '../src/ledger/proof/correction-dice.js';
import { faceOfDie } from '../src/ledger/proof/dice.js';
import { RULEBOOKS } from '../src/library/rulesets.js';
import type { GameService } from '../src/play/game-service.js';
import type { BenchOptions } from './options.js';
import { nextOrder } from './long-game.js';
import { longGame, service } from './long-games.js';
import { median, percentile, ratePerSecond, type BenchGroup, type BenchRow } from './row.js';

const SIZES = [1_000, 10_000, 100_000];
const LOOKS = 300;
const CLAIMS = 210;
const BUNDLES = 3;
const WARM_UP = 10;
const BOOK = RULEBOOKS.rulebook('pbem', 1);
const SPECTATOR = { kind: 'spectator' } as const;
const NOW = { kind: 'now' } as const;

/** A game in which things are explained and claimed. */
interface Quarrel {
  readonly ledger: Ledger;
  readonly games: GameService;
  readonly id: string;
  /** Events before the first claim. */
  readonly events: number;
  readonly note: string;
}

/** Explaining and claiming orders of long games, proving a claim offline, and the dice of corrections. */
export async function quarrelsBench({ sizes = SIZES }: BenchOptions): Promise<readonly BenchGroup[]> {
  const rows: BenchRow[] = [];
  for (const size of sizes) rows.push(...(await measure(size)));
  return [{ title: 'Quarrels on SQLite, by length of the game', rows: [...rows, correctionDice()] }];
}

async function measure(size: number): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-quarrels-'));
  const ledger = await openLedger({ kind: 'sqlite', file: join(folder, 'ledger.sqlite') });
  const { id, events } = await longGame(ledger, size, 'onHonour');
  const games = service(ledger);
  // The first load writes the snapshots.
  await games.see(id, SPECTATOR, NOW);
  const quarrel = { ledger, games, id, events, note: `${events.toLocaleString('en-GB')} events` };
  const rows = [
    ...(await explained(quarrel)),
    ...(await lateClaims(quarrel)),
    ...(await claimsInTime(quarrel)),
    ...(await bundle(quarrel)),
  ];
  await ledger.close();
  await rm(folder, { recursive: true });
  return rows;
}

/** Revisions that are spread over the game, none in the same order twice in a row. */
function spreadOver({ events }: Quarrel, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => 1 + Math.floor((index * 7919) % (events - 2)));
}

/** The judgement of the order of an event with all its reasons, each order for the first time. */
async function explained(quarrel: Quarrel): Promise<readonly BenchRow[]> {
  const { ledger, games, id } = quarrel;
  const times = await timesOf(spreadOver(quarrel, LOOKS), (revision) => async () => {
    const known = await games.orderKnown(id, SPECTATOR, { revision, reader: null });
    if (!known) throw new Error(`nothing is explained at event ${revision}`);
    await judgeEvent(ledger, BOOK, gameStream(id), { known, reader: null });
  });
  return tailOf('order explained', times, `${quarrel.note}, ${LOOKS} orders at first look`);
}

/** Claims of orders of any age, which come too late, by the other side. */
async function lateClaims(quarrel: Quarrel): Promise<readonly BenchRow[]> {
  const { games, id } = quarrel;
  const orders = new Map<number, SideId>();
  for (const revision of spreadOver(quarrel, 2 * CLAIMS)) {
    const known = await games.orderKnown(id, SPECTATOR, { revision, reader: undefined });
    const [told] = known ? await games.events(id, SPECTATOR, known.order, 1) : [];
    const given = told && BOOK.ruleset.frame.order(told.event);
    if (known && given) orders.set(known.order, sideOfSeat(given.seat));
    if (orders.size === CLAIMS) break;
  }
  const fresh = service(quarrel.ledger);
  await fresh.see(id, SPECTATOR, NOW);
  const times = await timesOf([...orders], ([at, side]) => {
    return () => claimed(fresh, id, at, side === 'red' ? 'blue' : 'red');
  });
  return tailOf('late claim judged', times, `${quarrel.note}, ${times.length} claims of orders of any age`);
}

/** Wrong prices of moves, claimed in time and corrected. */
async function claimsInTime({ games, id, note }: Quarrel): Promise<readonly BenchRow[]> {
  const times = await timesOf(Array.from({ length: CLAIMS }), async () => {
    const { at, by } = await wrongMove(games, id);
    return () => claimed(games, id, at, by);
  });
  return tailOf('claim upheld, turn corrected', times, `${note}, ${times.length} claims in time`);
}

/** Plays on until a move with a wrong price: its revision, and the side that may claim it. */
async function wrongMove(games: GameService, id: string): Promise<{ readonly at: number; readonly by: SideId }> {
  for (;;) {
    const { position, revision } = await games.see(id, SPECTATOR, NOW);
    const order = nextOrder(BOOK, position) as { readonly type: string };
    const { side } = position.turn;
    const isMove = order.type === 'Move';
    const done = await games.submit({
      game: id,
      viewer: { kind: 'seat', side },
      order: { kind: 'json', value: order },
      dice: { kind: 'server' },
      ...(isMove ? { stated: { mp: 3 } } : {}),
      expectedRevision: revision,
      commandId: randomUUID(),
    });
    if (done.kind === 'refused') throw new Error(done.refusal.because);
    if (isMove) return { at: revision + 1, by: side === 'red' ? 'blue' : 'red' };
  }
}

async function claimed(games: GameService, game: string, at: number, side: SideId): Promise<void> {
  const parley = { kind: 'fileClaim', at, what: 'The price is wrong.' } as const;
  const done = await games.parley({ game, viewer: { kind: 'seat', side }, parley, commandId: randomUUID() });
  if (done.kind === 'refused') throw new Error(done.refusal.because);
}

/** The bundle of the last claim: the game up to it, judged offline. */
async function bundle({ ledger, games, id, note }: Quarrel): Promise<readonly BenchRow[]> {
  const claim = (await games.parleyOf(id, SPECTATOR)).claims.length;
  const times: number[] = [];
  let bytes = Buffer.alloc(0);
  const { clock: written } = await timeOf(async () => {
    const lines: string[] = [];
    for await (const line of exportClaim(ledger, RULEBOOKS, { game: id, claim }, { seenBy: null })) lines.push(line);
    bytes = Buffer.from(lines.join(''));
  });
  for (let run = 0; run < BUNDLES; run += 1) {
    const { clock } = await timeOf(async () => {
      const { findings } = await verifyExport(inOnePiece(bytes), RULEBOOKS);
      // The long game was written for nobody's seat, and the claimed prices are wrong.
      const because = findings.find(({ kind }) => kind !== 'honour' && kind !== 'actor')?.because;
      if (because !== undefined) throw new Error(because);
    });
    times.push(clock);
  }
  const size = `${(bytes.length / 1024 / 1024).toFixed(1)} MiB`;
  return [
    { name: 'bundle of a claim written', value: written, unit: 'ms', note: `${note}, ${size}` },
    { name: 'bundle of a claim verified', value: median(times), unit: 'ms', note: `${note}, ${size}` },
  ];
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

function correctionDice(): BenchRow {
  const game = randomUUID();
  const key = keyOfCorrections(randomBytes(32).toString('hex'), game, { red: 'a-word', blue: 'another-word' });
  let at = 0;
  const hundred = (): void => {
    const order = hashOfCorrected({ game, at: (at += 1), seat: 'red', order: { type: 'Attack' } });
    for (let number = 1; number <= 100; number += 1) faceOfDie(key, order, { purpose: 'combat', number }, 10);
  };
  return { name: 'dice of corrections derived', value: ratePerSecond(hundred) * 100, unit: '/s' };
}

/** How long something took by the clock and by the CPU, in ms. */
interface Time {
  readonly clock: number;
  readonly cpu: number;
}

function tailOf(name: string, times: readonly Time[], note: string): readonly BenchRow[] {
  const [clock, cpu] = [times.map((time) => time.clock), times.map((time) => time.cpu)].map((of) =>
    of.sort((a, b) => a - b),
  );
  return [
    { name: `${name}, p50`, value: percentile(clock ?? [], 0.5), unit: 'ms', note },
    { name: `${name}, p99`, value: percentile(clock ?? [], 0.99), unit: 'ms', note },
    { name: `${name}, CPU time, p99`, value: percentile(cpu ?? [], 0.99), unit: 'ms', note },
  ];
}

/** Times of the work for each item; what makes it ready does not count. */
async function timesOf<Item>(
  items: readonly Item[],
  ready: (item: Item) => (() => Promise<void>) | Promise<() => Promise<void>>,
): Promise<readonly Time[]> {
  const times: Time[] = [];
  for (const [index, item] of items.entries()) {
    const time = await timeOf(await ready(item));
    if (index >= WARM_UP) times.push(time);
  }
  return times;
}

async function timeOf(work: () => Promise<void>): Promise<Time> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - started, cpu: (user + system) / 1000 };
}

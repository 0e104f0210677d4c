import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { CommandReused, CorruptedEvent, LedgerUnavailable, RevisionConflict } from '../../src/ledger/errors.js';
import type { Append } from '../../src/ledger/ledger.js';
import { SqliteLedger } from '../../src/ledger/sqlite/sqlite-ledger.js';
import { openDatabase, type ReadModelDatabase } from '../../src/projections/database.js';
import { Chance } from '../../src/selfplay/chance.js';
import { wholeStream } from '../ledger/samples.js';
import { Client, type Reachable } from './client.js';
import type { Condition } from './condition.js';
import type { Truth } from './damage.js';
import { Disk } from './disk.js';
import { SEATS, WORLD_SETUP } from './game.js';
import { judge, type Judgement, streamsOf } from './judgement.js';
import { SimulatedProjector } from './projector.js';
import type { Sabotage } from './sabotage.js';
import { Scheduler } from './scheduler.js';
import { Server } from './server.js';

const SERVERS = 2;
const STEPS_MAX = 4000;

/** What became of a world: what was wrong at its end, and what happened in it, in order. */
export interface WorldReport {
  readonly faults: readonly string[];
  readonly log: readonly string[];
  readonly acknowledged: number;
  readonly crashes: number;
  /** How often the disk became full or read-only. */
  readonly refusals: number;
  readonly damage: Judgement['damage'];
}

/** The games of a world: one that is played, and one beside it. */
interface Played {
  readonly game: string;
  readonly neighbour: string;
}

/**
 * A world in which two servers on one disk serve the players of one game, and everything goes wrong that can: messages
 * are lost or come twice, calls fail before or after they were carried out, servers die, the machine stops in the middle
 * of a write, the disk is full or read-only for a while, and in one world of four it turns a bit over. The same seed
 * makes the same world.
 */
export class World {
  readonly #chance: Chance;
  readonly #scheduler: Scheduler;
  readonly #disk: Disk;
  readonly #underWay = new Set<Append>();
  readonly #servers: (Server | null)[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'herald-world-read-model-'));
  readonly #turnsBitOver: boolean;
  #truth: Truth | null = null;
  #failsOneIn = 25;
  #crashes = 0;
  #refusals = 0;

  constructor(
    seed: number,
    private readonly sabotage: Sabotage,
  ) {
    this.#chance = new Chance(`world ${seed}`);
    this.#scheduler = new Scheduler(this.#chance.branch('order of events'));
    this.#disk = new Disk(this.#chance.branch('disk'));
    this.#turnsBitOver = this.#chance.branch('bit').below(4) === 0;
  }

  async run(): Promise<WorldReport> {
    const database = await openDatabase({ kind: 'sqlite', file: join(this.#folder, 'read-model.sqlite') });
    try {
      return await this.#run(database);
    } finally {
      for (const server of this.#servers) await server?.kill();
      await database.close();
      this.#disk.remove();
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  async #run(database: ReadModelDatabase): Promise<WorldReport> {
    const played = await this.#begin();
    const parts = { scheduler: this.#scheduler, anyServer: () => this.#any() };
    const damaged = () => this.#disk.flip !== null;
    const net = { ...parts, chance: this.#chance.branch('network'), damaged };
    const clients = SEATS.map((viewer, name) => new Client(name, viewer, played.game, net));
    const projector = new SimulatedProjector({ ...parts, database, disk: this.#disk, sabotage: this.sabotage });
    let playing = clients.length;
    const done = Promise.all(clients.map((client) => client.play(6).finally(() => (playing -= 1))));
    // A failure is told at the end, not as a promise that nobody looks at.
    done.catch(() => undefined);
    const projecting = projector.run(() => playing > 0);
    projecting.catch(() => undefined);
    for (let step = 0; step < STEPS_MAX && (playing > 0 || !this.#scheduler.idle); step += 1) {
      await this.#happen(played, projector);
    }
    if (playing > 0) throw new Error(`the world did not come to its end in ${STEPS_MAX} steps`);
    await Promise.all([done, projecting]);
    const judgement = await this.#judgementDay(played, clients, projector, database);
    const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
    const [crashes, refusals] = [this.#crashes, this.#refusals];
    return { ...judgement, log: this.#scheduler.log, acknowledged, crashes, refusals };
  }

  /** The games are created before anything goes wrong. */
  async #begin(): Promise<Played> {
    const failsOneIn = this.#failsOneIn;
    this.#failsOneIn = 0;
    for (let server = 0; server < SERVERS; server += 1) this.#start(server);
    const { games } = this.#first();
    const command = { ruleset: { id: 'pbem', version: 1 }, setup: WORLD_SETUP } as const;
    const { game } = await this.#meanwhile(games.create({ ...command, commandId: 'the-game' }));
    const { game: neighbour } = await this.#meanwhile(games.create({ ...command, commandId: 'the-neighbour' }));
    this.#disk.sync();
    this.#failsOneIn = failsOneIn;
    await this.#killAll();
    this.#startAll();
    return { game, neighbour };
  }

  /** One thing happens: most often a call goes on, seldom something breaks or comes back. */
  async #happen(played: Played, projector: SimulatedProjector): Promise<void> {
    const lot = this.#chance.below(150);
    const server = this.#chance.below(SERVERS);
    const isWritable = this.#disk.condition === 'writable';
    if (lot < 2) await this.#die(server);
    else if (lot === 2) await this.#crash();
    else if (lot < 12 && this.#servers[server] === null) this.#start(server);
    else if (lot < 14 && lot >= 12 && isWritable) await this.#become(lot === 12 ? 'full' : 'readOnly', projector);
    else if (lot < 22 && lot >= 12 && !isWritable) await this.#become('writable', projector);
    else if (lot === 22 && this.#turnsBitOver && this.#truth === null) await this.#turnBitOver(played);
    else await this.#scheduler.step();
    if (this.#scheduler.idle && this.#any() === null) this.#start(server);
  }

  /** The disk takes nothing more, or takes again what is written. */
  async #become(condition: Condition, projector: SimulatedProjector): Promise<void> {
    if (condition !== 'writable') this.#refusals += 1;
    this.#scheduler.log.push(`the disk is ${condition}`);
    this.#disk.become(condition);
    await projector.become(condition);
  }

  /** What the ledger held until now must never be served otherwise. */
  async #turnBitOver(played: Played): Promise<void> {
    const ledger = SqliteLedger.open({ file: this.#disk.file });
    const truth = new Map<string, Awaited<ReturnType<typeof wholeStream>>>();
    for (const stream of streamsOf(played)) truth.set(stream, await wholeStream(ledger, stream));
    await ledger.close();
    this.#truth = truth;
    const { tree, byte, mask } = this.#disk.turnBitOver();
    this.#scheduler.log.push(`the disk turns bit ${mask} of byte ${byte} over, in ${tree}`);
  }

  /** The machine stops, perhaps while it writes; what was not synced may be lost, in whole or in part. */
  async #crash(): Promise<void> {
    this.#crashes += 1;
    this.#scheduler.log.push('the machine stops');
    const half = this.#disk.leftover ?? [...this.#underWay][0];
    const writer = this.#servers.find((server) => server !== null);
    const { condition } = this.#disk;
    this.#disk.become('writable');
    if (half && writer) await writer.write(half).catch(refusedAppend);
    this.#disk.crash(this.#chance.below(this.#disk.unsynced + 1));
    this.#disk.become(condition);
    for (let server = 0; server < SERVERS; server += 1) await this.#die(server);
    this.#start(this.#chance.below(SERVERS));
  }

  async #die(server: number): Promise<void> {
    const dying = this.#servers[server];
    if (!dying) return;
    this.#scheduler.log.push(`server ${server} dies`);
    this.#scheduler.kill(server);
    this.#servers[server] = null;
    await dying.kill();
  }

  #start(server: number): void {
    this.#scheduler.log.push(`server ${server} starts`);
    const around = {
      server,
      scheduler: this.#scheduler,
      chance: this.#chance.branch(`server ${server} after ${this.#scheduler.log.length}`),
      disk: this.#disk,
      sabotage: this.sabotage,
      failsOneIn: () => this.#failsOneIn,
      underWay: this.#underWay,
    };
    try {
      this.#servers[server] = new Server(around);
    } catch (error) {
      // It must write when it starts.
      if (!(error instanceof LedgerUnavailable) || this.#disk.condition === 'writable') throw error;
      this.#scheduler.log.push(`server ${server} cannot start: the disk is ${this.#disk.condition}`);
    }
  }

  async #killAll(): Promise<void> {
    for (let server = 0; server < SERVERS; server += 1) await this.#die(server);
  }

  #startAll(): void {
    for (let server = 0; server < SERVERS; server += 1) this.#start(server);
  }

  #any(): Reachable | null {
    const up = this.#servers.filter((server) => server !== null);
    return up.length === 0 ? null : this.#chance.pick(up);
  }

  #first(): Server {
    const [first] = this.#servers.filter((server) => server !== null);
    if (!first) throw new Error('no server is up');
    return first;
  }

  /** Waits for something while everything else goes on. */
  async #meanwhile<Result>(work: Promise<Result>): Promise<Result> {
    let waiting = true;
    const ended = work.finally(() => (waiting = false));
    ended.catch(() => undefined);
    while (waiting) await this.#scheduler.step();
    return ended;
  }

  /** Everything works again, and what must be true is looked at. */
  async #judgementDay(
    played: Played,
    clients: readonly Client[],
    projector: SimulatedProjector,
    database: ReadModelDatabase,
  ): Promise<Judgement> {
    this.#failsOneIn = 0;
    await this.#become('writable', projector);
    const judgement = judge({
      ...played,
      clients,
      projector,
      database,
      disk: this.#disk,
      truth: this.#truth,
      servers: () => this.#servers.filter((server) => server !== null),
      killAll: () => this.#killAll(),
      startAll: () => {
        this.#startAll();
      },
    });
    return this.#meanwhile(judgement);
  }
}

/** The stream had moved on, the command was there already, or the stream is damaged: then nothing was being written. */
function refusedAppend(error: unknown): void {
  if (error instanceof RevisionConflict || error instanceof CommandReused || error instanceof CorruptedEvent) return;
  throw error;
}

import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { CorruptedEvent } from '../../src/ledger/errors.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { openDatabase, type ReadModelDatabase } from '../../src/projections/database.js';
import { Chance } from '../../src/selfplay/chance.js';
import { Client } from './client.js';
import type { Condition } from './condition.js';
import { type Truth, truthOf } from './damage.js';
import { DEVICES, WORLD_SETUP } from './game.js';
import { judge, type Judgement } from './judgement.js';
import { Machine, SERVERS } from './machine.js';
import { SimulatedProjector } from './projector.js';
import type { Sabotage } from './sabotage.js';
import { Scheduler } from './scheduler.js';

const STEPS_MAX = 4000;
const FAILS_ONE_IN = 25;
/** How often each client plays. */
const ROUNDS = 5;

/** The result of a world: the faults at its end, and what happened in it, in order. */
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
 * are lost or come twice, calls fail before or after they were carried out, servers die, the machine stops in the
 * middle of a write, the disk is full or read-only for a while, and in one world of four it turns a bit over. The same
 * seed makes the same world.
 */
export class World {
  readonly #chance: Chance;
  readonly #scheduler: Scheduler;
  readonly #machine: Machine;
  readonly #folder = mkdtempSync(join(tmpdir(), 'herald-world-read-model-'));
  readonly #turnsBitOver: boolean;
  #truth: Truth | null = null;
  #refusals = 0;

  constructor(
    seed: number,
    private readonly sabotage: Sabotage,
  ) {
    this.#chance = new Chance(`world ${seed}`);
    this.#scheduler = new Scheduler(this.#chance.branch('order of events'));
    this.#machine = new Machine({ chance: this.#chance, scheduler: this.#scheduler, sabotage });
    this.#turnsBitOver = this.#chance.branch('bit').below(4) === 0;
  }

  async run(): Promise<WorldReport> {
    const database = await openDatabase({ kind: 'sqlite', file: join(this.#folder, 'read-model.sqlite') });
    try {
      await database.writer.query('PRAGMA synchronous = OFF');
      return await this.#run(database);
    } finally {
      await this.#machine.killAll();
      await database.close();
      this.#machine.disk.remove();
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  async #run(database: ReadModelDatabase): Promise<WorldReport> {
    const played = await this.#begin();
    const { disk } = this.#machine;
    const parts = { scheduler: this.#scheduler, anyServer: () => this.#machine.any() };
    const net = { ...parts, chance: this.#chance.branch('network'), damaged: () => disk.flip !== null };
    const clients = DEVICES.map((device, name) => new Client(name, device, played.game, net));
    const projector = new SimulatedProjector({ ...parts, database, disk, sabotage: this.sabotage });
    let playing = clients.length;
    const done = Promise.all(clients.map((client) => client.play(ROUNDS).finally(() => (playing -= 1))));
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
    const { crashes } = this.#machine;
    return { ...judgement, log: this.#scheduler.log, acknowledged, crashes, refusals: this.#refusals };
  }

  /** The games are created before anything goes wrong. */
  async #begin(): Promise<Played> {
    this.#machine.startAll();
    const [first] = this.#machine.up;
    if (!first) throw new Error('no server is up');
    const dice = { mode: 'committed' } as const;
    const command = { ruleset: { id: 'pbem', version: 1 }, setup: WORLD_SETUP, dice } as const;
    const { game } = await this.#meanwhile(first.games.create({ ...command, commandId: 'the-game' }));
    const { game: neighbour } = await this.#meanwhile(first.games.create({ ...command, commandId: 'the-neighbour' }));
    this.#machine.disk.sync();
    this.#machine.failsOneIn = FAILS_ONE_IN;
    await this.#machine.killAll();
    this.#machine.startAll();
    return { game, neighbour };
  }

  /** One thing happens: most often a call goes on, seldom something breaks or comes back. */
  async #happen(played: Played, projector: SimulatedProjector): Promise<void> {
    const machine = this.#machine;
    const lot = this.#chance.below(150);
    const server = this.#chance.below(SERVERS);
    const isWritable = machine.disk.condition === 'writable';
    if (lot < 2) await machine.kill(server);
    else if (lot === 2) await machine.crash();
    else if (lot < 12 && !machine.isUp(server)) machine.start(server);
    else if (lot === 12 && isWritable) await this.#become('full', played, projector);
    else if (lot === 13 && isWritable) await this.#become('readOnly', played, projector);
    else if (lot >= 12 && lot < 22 && !isWritable) await this.#become('writable', played, projector);
    else if (lot === 22 && this.#turnsBitOver && this.#truth === null) await this.#turnBitOver(played);
    else await this.#scheduler.step();
    if (this.#scheduler.idle && machine.up.length === 0) machine.start(server);
  }

  /** The disk takes nothing more, or takes again what is written. */
  async #become(condition: Condition, { neighbour }: Played, projector: SimulatedProjector): Promise<void> {
    if (condition !== 'writable') this.#refusals += 1;
    this.#scheduler.log.push(`the disk is ${condition}`);
    this.#machine.disk.become(condition);
    await projector.become(condition);
    // Whatever cannot be written, reading goes on.
    for (const server of this.#machine.up) await server.glance(gameStream(neighbour)).catch(this.#unlessDamaged);
  }

  readonly #unlessDamaged = (error: unknown): void => {
    if (this.#truth === null || !(error instanceof CorruptedEvent)) throw error;
  };

  /** Events that the ledger held until now must never be served with other contents. */
  async #turnBitOver({ game, neighbour }: Played): Promise<void> {
    const { disk } = this.#machine;
    this.#truth = await truthOf(disk.file, [game, neighbour].map(gameStream));
    const { tree, byte, mask } = disk.turnBitOver();
    this.#scheduler.log.push(`the disk turns bit ${mask} of byte ${byte} over, in ${tree}`);
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
    this.#machine.failsOneIn = 0;
    await this.#become('writable', played, projector);
    const world = { ...played, clients, projector, database, machine: this.#machine, truth: this.#truth };
    return this.#meanwhile(judge(world));
  }
}

import { join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { RevisionConflict, CommandReused } from '../../src/ledger/errors.js';
import type { Append } from '../../src/ledger/ledger.js';
import { openDatabase, type ReadModelDatabase } from '../../src/projections/database.js';
import { Chance } from '../../src/selfplay/chance.js';
import { Client, type Reachable } from './client.js';
import { Disk } from './disk.js';
import { SEATS, WORLD_SETUP } from './game.js';
import { faultsOf } from './invariants.js';
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
}

/**
 * A world in which two servers on one disk serve the players of one game, and everything goes wrong that can: messages
 * are lost or come twice, calls fail before or after they were carried out, servers die, the machine stops in the middle
 * of a write. The same seed makes the same world.
 */
export class World {
  readonly #chance: Chance;
  readonly #scheduler: Scheduler;
  readonly #disk = new Disk();
  readonly #underWay = new Set<Append>();
  readonly #servers: (Server | null)[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'herald-world-read-model-'));
  #failsOneIn = 25;
  #crashes = 0;

  constructor(
    seed: number,
    private readonly sabotage: Sabotage,
  ) {
    this.#chance = new Chance(`world ${seed}`);
    this.#scheduler = new Scheduler(this.#chance.branch('order of events'));
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
    const game = await this.#begin();
    const net = { scheduler: this.#scheduler, chance: this.#chance.branch('network'), anyServer: () => this.#any() };
    const clients = SEATS.map((viewer, name) => new Client(name, viewer, game, net));
    const projector = new SimulatedProjector(database, () => this.#any(), this.#scheduler, this.sabotage);
    let playing = clients.length;
    const done = Promise.all(clients.map((client) => client.play(6).finally(() => (playing -= 1))));
    // A failure is told at the end, not as a promise that nobody looks at.
    done.catch(() => undefined);
    const projecting = projector.run(() => playing > 0);
    projecting.catch(() => undefined);
    for (let step = 0; step < STEPS_MAX && (playing > 0 || !this.#scheduler.idle); step += 1) await this.#happen();
    if (playing > 0) throw new Error(`the world did not come to its end in ${STEPS_MAX} steps`);
    await Promise.all([done, projecting]);
    const faults = await this.#judgementDay(game, clients, projector, database);
    const acknowledged = clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
    return { faults, log: this.#scheduler.log, acknowledged, crashes: this.#crashes };
  }

  /** The game is created before anything goes wrong. */
  async #begin(): Promise<string> {
    const failsOneIn = this.#failsOneIn;
    this.#failsOneIn = 0;
    for (let server = 0; server < SERVERS; server += 1) this.#start(server);
    const command = { commandId: 'the-game', ruleset: { id: 'pbem', version: 1 }, setup: WORLD_SETUP } as const;
    const { game } = await this.#meanwhile(this.#first().games.create(command));
    this.#disk.sync();
    this.#failsOneIn = failsOneIn;
    for (let server = 0; server < SERVERS; server += 1) await this.#restart(server);
    return game;
  }

  /** One thing happens: most often a call goes on, seldom a server or the machine dies or comes back. */
  async #happen(): Promise<void> {
    const lot = this.#chance.below(150);
    const server = this.#chance.below(SERVERS);
    if (lot < 2) await this.#die(server);
    else if (lot === 2) await this.#crash();
    else if (lot < 12 && this.#servers[server] === null) this.#start(server);
    else await this.#scheduler.step();
    if (this.#scheduler.idle && this.#any() === null) this.#start(server);
  }

  /** The machine stops, perhaps while it writes; what was not synced may be lost, in whole or in part. */
  async #crash(): Promise<void> {
    this.#crashes += 1;
    this.#scheduler.log.push('the machine stops');
    const [half] = [...this.#underWay];
    const writer = this.#servers.find((server) => server !== null);
    if (half && writer) await writer.write(half).catch(refusedAppend);
    this.#disk.crash(this.#chance.below(this.#disk.unsynced + 1));
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
    this.#servers[server] = new Server({
      server,
      scheduler: this.#scheduler,
      chance: this.#chance.branch(`server ${server} after ${this.#scheduler.log.length}`),
      disk: this.#disk,
      sabotage: this.sabotage,
      failsOneIn: this.#failsOneIn,
      underWay: this.#underWay,
    });
  }

  async #restart(server: number): Promise<void> {
    await this.#die(server);
    this.#start(server);
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
    game: string,
    clients: readonly Client[],
    projector: SimulatedProjector,
    database: ReadModelDatabase,
  ): Promise<readonly string[]> {
    this.#failsOneIn = 0;
    for (let server = 0; server < SERVERS; server += 1) await this.#restart(server);
    const servers = this.#servers.filter((server) => server !== null);
    return this.#meanwhile(faultsOf({ game, clients, servers, projector, database }));
  }
}

/** The stream had moved on, or the command was there already: then nothing was being written. */
function refusedAppend(error: unknown): void {
  if (!(error instanceof RevisionConflict || error instanceof CommandReused)) throw error;
}

import { CommandReused, CorruptedEvent, LedgerUnavailable, RevisionConflict } from '../../src/ledger/errors.js';
import type { Append } from '../../src/ledger/ledger.js';
import type { Chance } from '../../src/selfplay/chance.js';
import type { Reachable } from './client.js';
import { Disk } from './disk.js';
import type { Sabotage } from './sabotage.js';
import type { Scheduler } from './scheduler.js';
import { Server } from './server.js';

export const SERVERS = 2;

/** The parts of the world that the machine needs. */
export interface MachineParts {
  readonly chance: Chance;
  readonly scheduler: Scheduler;
  readonly sabotage: Sabotage;
}

/** A machine with one disk, on which two servers run; they and it may stop at any instant. */
export class Machine {
  readonly disk: Disk;
  /** One call of the ledger in so many fails; 0: none. */
  failsOneIn = 0;
  crashes = 0;
  readonly #underWay = new Set<Append>();
  readonly #servers: (Server | null)[] = [];

  constructor(private readonly parts: MachineParts) {
    this.disk = new Disk(parts.chance.branch('disk'));
  }

  /** The servers that are up. */
  get up(): readonly Server[] {
    return this.#servers.filter((server) => server !== null);
  }

  /** A server that is up, by lot; null: none is. */
  any(): Reachable | null {
    const { up } = this;
    return up.length === 0 ? null : this.parts.chance.pick(up);
  }

  isUp(server: number): boolean {
    return Boolean(this.#servers[server]);
  }

  /** The machine stops, perhaps while it writes; what was not synced may be lost, in whole or in part. */
  async crash(): Promise<void> {
    const { chance, scheduler } = this.parts;
    this.crashes += 1;
    scheduler.log.push('the machine stops');
    const half = this.disk.leftover ?? [...this.#underWay][0];
    const [writer] = this.up;
    const { condition } = this.disk;
    this.disk.become('writable');
    if (half && writer) await writer.write(half).catch(refusedAppend);
    this.disk.crash(chance.below(this.disk.unsynced + 1));
    this.disk.become(condition);
    await this.killAll();
    this.start(chance.below(SERVERS));
  }

  async kill(server: number): Promise<void> {
    const dying = this.#servers[server];
    if (!dying) return;
    this.parts.scheduler.log.push(`server ${server} dies`);
    this.parts.scheduler.kill(server);
    this.#servers[server] = null;
    await dying.kill();
  }

  async killAll(): Promise<void> {
    for (let server = 0; server < SERVERS; server += 1) await this.kill(server);
  }

  start(server: number): void {
    const { chance, scheduler, sabotage } = this.parts;
    scheduler.log.push(`server ${server} starts`);
    const around = {
      server,
      scheduler,
      chance: chance.branch(`server ${server} after ${scheduler.log.length}`),
      disk: this.disk,
      sabotage,
      failsOneIn: () => this.failsOneIn,
      underWay: this.#underWay,
    };
    try {
      this.#servers[server] = new Server(around);
    } catch (error) {
      // It must write when it starts.
      if (!(error instanceof LedgerUnavailable) || this.disk.condition === 'writable') throw error;
      scheduler.log.push(`server ${server} cannot start: the disk is ${this.disk.condition}`);
    }
  }

  startAll(): void {
    for (let server = 0; server < SERVERS; server += 1) this.start(server);
  }
}

/** The stream had moved on, the command was there already, or the stream is damaged: then nothing was being written. */
function refusedAppend(error: unknown): void {
  if (error instanceof RevisionConflict || error instanceof CommandReused || error instanceof CorruptedEvent) return;
  throw error;
}

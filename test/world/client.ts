import { CommandReused, CorruptedEvent, LedgerUnavailable, RevisionConflict } from '../../src/ledger/errors.js';
import type { Games } from '../../src/play/contract.js';
import type { SeenEvent, SeenGame } from '../../src/play/seen.js';
import type { GameId } from '../../src/play/viewer.js';
import type { Submission } from '../../src/play/commands.js';
import type { Chance } from '../../src/selfplay/chance.js';
import { chosen, type Device } from './game.js';
import type { Scheduler } from './scheduler.js';

/** An answer that a client got: it must be true for ever. */
export interface Acknowledged {
  readonly game: GameId;
  readonly revision: number;
  readonly hash: string;
}

/** The parts of the world that a client needs. */
export interface Internet {
  readonly scheduler: Scheduler;
  readonly chance: Chance;
  /** A server that is up, by lot; null: none is. */
  readonly anyServer: () => Reachable | null;
  /** Whether the disk has turned a bit over. */
  readonly damaged: () => boolean;
}

/** A server as a client reaches it. `down` is rejected with NetworkLost when the server dies. */
export interface Reachable {
  readonly games: Games;
  readonly down: Promise<never>;
}

/** A message or its answer was lost. */
export class NetworkLost extends Error {}

/** A player who looks, orders, repeats what was not answered, and never gives up before the world ends. */
export class Client {
  readonly acknowledged: Acknowledged[] = [];
  /** Everything that the player was shown. */
  readonly seen: string[] = [];
  /** The positions that the player was shown, and the events: they must be true for ever, too. */
  readonly looks: Pick<SeenGame, 'revision' | 'fingerprint'>[] = [];
  readonly shown: SeenEvent[] = [];
  /** Errors that no failure of the world explains. */
  readonly surprises: string[] = [];
  #orders = 0;

  constructor(
    private readonly name: number,
    private readonly device: Device,
    private readonly game: GameId,
    private readonly net: Internet,
  ) {}

  get viewer(): Device['viewer'] {
    return this.device.viewer;
  }

  async play(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) await this.#round();
  }

  async #round(): Promise<void> {
    const { viewer, game } = this;
    const order = await this.#ask(async (games) => {
      const { revision, fingerprint } = await games.see(game, viewer, { kind: 'now' });
      this.looks.push({ revision, fingerprint });
      const legal = await games.questions.legal(game, viewer);
      const { chance } = this.net;
      if (chance.below(3) === 0) {
        this.shown.push(...(await games.events(game, viewer, chance.below(revision + 1), 5)));
      }
      return { revision, legal };
    });
    if (!order) return;
    this.#orders += 1;
    const marker = `marker-${this.name}${this.#orders}`;
    const value = chosen(viewer, order.legal, this.net.chance, marker);
    const command = {
      game,
      viewer,
      order: { kind: 'json', value },
      dice: { kind: 'server' },
      expectedRevision: order.revision,
      commandId: `${this.device.name}-${this.#orders}`,
    } as const;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await this.#ask((games) => games.submit(command));
      if (answer) return this.#note(answer);
    }
  }

  #note(answer: Submission): void {
    this.seen.push(JSON.stringify(answer));
    if (answer.kind !== 'accepted') return;
    const last = answer.events.at(-1);
    if (!last) this.surprises.push('an order is accepted, and there is no event of it');
    else this.acknowledged.push({ game: this.game, revision: last.revision, hash: last.hash });
  }

  /** Asks a server; null if there was no answer, or one that tells to look again. */
  async #ask<Answer>(call: (games: Games) => Promise<Answer>): Promise<Answer | null> {
    const { scheduler, chance, anyServer } = this.net;
    await scheduler.gate(`client ${this.name} sends`);
    const server = anyServer();
    if (!server || chance.below(12) === 0) return null;
    const { games, down } = server;
    // A request may arrive twice; the sender hears one answer.
    if (chance.below(12) === 0) void this.#heard(Promise.race([call(games), down]));
    const answer = await this.#heard(Promise.race([call(games), down]));
    await scheduler.gate(`client ${this.name} hears`);
    return chance.below(12) === 0 ? null : answer;
  }

  /** The answer; null if there is none, or one that tells to look again. */
  async #heard<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer;
    } catch (error) {
      if (!this.#isExpected(error)) this.surprises.push(String(error));
      return null;
    }
  }

  #isExpected(error: unknown): boolean {
    // The index of commands is compared by the scrub only: until then a command may seem to be another.
    if (error instanceof CorruptedEvent || error instanceof CommandReused) return this.net.damaged();
    return error instanceof NetworkLost || error instanceof LedgerUnavailable || error instanceof RevisionConflict;
  }
}

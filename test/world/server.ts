import type { Append, Ledger } from '../../src/ledger/ledger.js';
import { GuardedLedger } from '../../src/ledger/guarded-ledger.js';
import { SetAsideStreams } from '../../src/ledger/set-aside.js';
import { GameService } from '../../src/play/game-service.js';
import { Chance } from '../../src/selfplay/chance.js';
import { KEYS } from '../play/support.js';
import { NetworkLost, type Reachable } from './client.js';
import { booksOf } from './game.js';
import { gatedLedger, type Surroundings } from './gated-ledger.js';

/** A process that serves games from the disk's ledger, until it dies. Throws LedgerUnavailable if it cannot start. */
export class Server implements Reachable {
  readonly games: GameService;
  /** The ledger as those who look after it have it. */
  readonly store: Ledger;
  /** The ledger as games have it. */
  readonly ledger: Ledger;
  readonly setAside = new SetAsideStreams();
  readonly down: Promise<never>;
  readonly #raw: Ledger;
  #die: () => void = () => undefined;

  constructor(around: Surroundings) {
    const { disk, chance, sabotage, server } = around;
    this.#raw = disk.open();
    this.store = gatedLedger(this.#raw, around);
    this.ledger = new GuardedLedger(this.store, this.setAside);
    const dice = chance.branch(`dice of ${server}`);
    const secrets = chance.branch(`secrets of dice of ${server}`);
    const salts = chance.branch(`salts of ${server}`);
    this.games = new GameService({
      ledger: this.ledger,
      rulebooks: booksOf(sabotage),
      keys: KEYS,
      // Snapshots that cannot be written are no loss.
      incidents: { snapshotFailed: () => undefined, restHeldUp: () => undefined },
      now: () => '2026-11-22T12:00:00Z',
      dice: () => new Chance(`${dice.below(2 ** 31)}`),
      diceSecrets: () => Array.from({ length: 64 }, () => secrets.below(16).toString(16)).join(''),
      salts: () => Array.from({ length: 32 }, () => salts.below(16).toString(16)).join(''),
      snapshotInterval: 7,
    });
    this.down = new Promise<never>((_resolve, reject) => {
      this.#die = () => {
        reject(new NetworkLost());
      };
    });
    // Nobody may be waiting when the server dies.
    this.down.catch(() => undefined);
  }

  /** The data that the machine was writing when it stopped. */
  async write(append: Append): Promise<void> {
    await this.#raw.append(append);
  }

  /** Reads without delay or failure. Throws what the store throws. */
  async glance(stream: string): Promise<void> {
    await this.#raw.readStream(stream, { limit: 1 });
  }

  async kill(): Promise<void> {
    this.#die();
    await this.#raw.close();
  }
}

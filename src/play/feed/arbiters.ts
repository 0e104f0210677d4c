import { streamOfKind } from '../../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../../ledger/ledger.js';
import type { GameId } from '../viewer.js';
import { firstEvent } from './first-event.js';

/** Finds the SHA-256 of the key of the arbiter whom a game or siege has now; null: it has none, or is not there. */
export type ArbiterOf = (id: GameId) => Promise<string | null>;

/** The games and sieges of which one key is the arbiter's. An arbiter is named in the log of the game itself. */
export class FeedArbiters {
  /** By game, the position at which the key became its arbiter's for the first time, which never changes. */
  readonly #since = new Map<GameId, string>();

  constructor(
    private readonly ledger: Pick<Ledger, 'readStream'>,
    private readonly arbiterOf: ArbiterOf,
    private readonly keyHash: string,
  ) {}

  /** Whether the key is that of the present arbiter. */
  async isOf(id: GameId): Promise<boolean> {
    return (await this.arbiterOf(id)) === this.keyHash;
  }

  /** Whether an event names an arbiter who comes with the key. */
  isNamedBy({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): boolean {
    return type === 'ArbiterNamed' && 'keyHash' in data && data.keyHash === this.keyHash;
  }

  /** The global position at which the key became the arbiter's for the first time; null: it never did. */
  async since(id: GameId): Promise<string | null> {
    const known = this.#since.get(id);
    if (known !== undefined) return known;
    for (const kind of ['game', 'siege'] as const) {
      const named = await firstEvent(this.ledger, streamOfKind(kind, id), (event) => this.isNamedBy(event));
      if (named === null) continue;
      this.#since.set(id, named.globalPosition);
      return named.globalPosition;
    }
    return null;
  }
}

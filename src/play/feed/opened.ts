import type { AnyRulebook } from '../../engine/game/rulebook.js';
import type { RecordedEvent } from '../../ledger/ledger.js';
import type { FeedAccess } from './access.js';
import type { Played } from './contract.js';

/** The parts that finding what a key opens needs. */
export interface OpenedParts {
  readonly access: FeedAccess;
  /** The games and sieges that a campaign or siege has begun so far, in an order that stays. */
  readonly partsOf: (of: Played) => Promise<readonly Played[]>;
  /** The rulebook of a game, of which an event may be known; null: the game was deleted. */
  readonly bookOf: (of: Played, event: RecordedEvent | null) => Promise<AnyRulebook | null>;
}

/** Finds the private games that a key opens, together with the siege or campaign to which they belong. */
export class Opened {
  constructor(private readonly parts: OpenedParts) {}

  /**
   * Lists what an event of the seats of a game, siege or campaign opens for the reader; empty: nothing. Throws
   * StillLoading.
   */
  async by(seated: string, event: RecordedEvent): Promise<readonly Played[]> {
    const opened = await this.parts.access.openedBy(seated, event);
    return opened === null ? [] : this.#letInAt(await this.#playedAs(seated), event.globalPosition);
  }

  /**
   * Lists what a key opened that was given at a position, where it opened a game or siege: the game, siege or campaign
   * whose seats gave it, then all that belongs to it. Throws StillLoading.
   */
  async with(of: Played, since: string): Promise<readonly Played[]> {
    return this.#letInAt(await this.#openedAbove(of, since), since);
  }

  /** The game, siege or campaign whose seats gave the key at a position, by which a game or siege was opened. */
  async #openedAbove(of: Played, since: string): Promise<Played> {
    const keeper = await this.parts.access.privateKeeperOf(of.id);
    if (keeper === null || (await this.parts.access.of(keeper)).since !== since) return of;
    return this.#openedAbove(await this.#playedAs(keeper), since);
  }

  async #letInAt(of: Played, since: string): Promise<readonly Played[]> {
    const found: Played[] = [];
    this.parts.access.forget(of.id);
    if ((await this.parts.access.of(of.id)).since === since) found.push(of);
    for (const part of await this.parts.partsOf(of)) found.push(...(await this.#letInAt(part, since)));
    return found;
  }

  /** Whether an id is that of a siege; else it is that of a game. */
  async #playedAs(id: string): Promise<Played> {
    const siege = { kind: 'siege', id } as const;
    return (await this.parts.bookOf(siege, null)) === null ? { kind: 'game', id } : siege;
  }
}

import { StreamNotFound } from '../ledger/errors.js';
import { isGameId, siegeStream } from '../ledger/game-stream.js';
import { READ_LIMIT_MAX, type Ledger, type RecordedEvent } from '../ledger/ledger.js';
import { NoSuchSiege, NoSuchInstant } from '../play/errors.js';
import type { Incidents } from '../play/incidents.js';
import { Lru } from '../ledger/lru.js';
import type { SiegeAt, SiegeId } from './contract.js';
import { siegeAfter, siegeFromSetUp, type LoadedSiege } from './loaded-siege.js';

/** Grows whenever what `evolveSiege` makes of events changes: earlier snapshots are then passed over. */
const SCHEMA = 'siege+fold1';
const SNAPSHOT_INTERVAL = 200;
const LOADED_SIEGES_MAX = 200;

/** What of a siege a snapshot keeps; the set-up stands in the first event. */
type Kept = Pick<LoadedSiege, 'siege' | 'days' | 'games'>;

/** Sieges as they are and as they were: from memory, snapshots or events; always the same. */
export class SiegeStore {
  readonly #loaded = new Lru<LoadedSiege>(LOADED_SIEGES_MAX);

  constructor(
    private readonly ledger: Ledger,
    private readonly incidents: Incidents,
  ) {}

  /** Throws NoSuchSiege, CorruptedEvent. */
  async events(id: SiegeId, from: number, limit: number = READ_LIMIT_MAX): Promise<readonly RecordedEvent[]> {
    if (!isGameId(id)) throw new NoSuchSiege(id);
    try {
      return await this.ledger.readStream(siegeStream(id), { from, limit });
    } catch (error) {
      if (error instanceof StreamNotFound) throw new NoSuchSiege(id);
      throw error;
    }
  }

  /** The siege after its last recorded event. */
  async now(id: SiegeId): Promise<LoadedSiege> {
    const known = this.#loaded.get(id) ?? (await this.#nearest(await this.#beginning(id), Number.MAX_SAFE_INTEGER));
    const siege = await this.#carriedOn(known, Number.MAX_SAFE_INTEGER);
    const kept = this.#loaded.get(id);
    if (!kept || kept.revision < siege.revision) this.#loaded.set(id, siege);
    return siege;
  }

  /** The siege at an instant. Throws NoSuchInstant. */
  async at(id: SiegeId, at: SiegeAt): Promise<LoadedSiege> {
    const now = await this.now(id);
    if (at.kind === 'now') return now;
    const revision = at.kind === 'revision' ? at.revision : lastOfDay(now, at.day);
    if (!Number.isSafeInteger(revision) || revision < 0 || revision > now.revision) {
      throw new NoSuchInstant(id, at, now.revision, 'siege');
    }
    if (revision === now.revision) return now;
    return this.#carriedOn(await this.#nearest(await this.#beginning(id), revision), revision);
  }

  async #beginning(id: SiegeId): Promise<LoadedSiege> {
    const [first] = await this.events(id, 0, 1);
    if (!first) throw new NoSuchSiege(id);
    return siegeFromSetUp(id, first);
  }

  async #carriedOn(siege: LoadedSiege, until: number): Promise<LoadedSiege> {
    let now = siege;
    while (now.revision < until) {
      const limit = Math.min(READ_LIMIT_MAX, until - now.revision);
      const page = await this.events(siege.id, now.revision + 1, limit);
      for (const event of page) {
        now = siegeAfter(now, event);
        if (until === Number.MAX_SAFE_INTEGER) await this.#keepIfDue(now);
      }
      if (page.length < limit) break;
    }
    return now;
  }

  /** The newest snapshot at or before a revision, or the beginning. A snapshot that cannot be read is reported. */
  async #nearest(beginning: LoadedSiege, revision: number): Promise<LoadedSiege> {
    try {
      const found = await this.ledger.loadSnapshot(siegeStream(beginning.id), SCHEMA, revision);
      if (!found) return beginning;
      const kept = JSON.parse(found.state) as Kept;
      return { ...beginning, ...kept, revision: found.revision, hash: found.hash };
    } catch (error) {
      this.incidents.snapshotFailed(beginning.id, error);
      return beginning;
    }
  }

  async #keepIfDue({ id, revision, hash, siege, days, games }: LoadedSiege): Promise<void> {
    if ((revision + 1) % SNAPSHOT_INTERVAL !== 0) return;
    const kept: Kept = { siege, days, games };
    try {
      await this.ledger.saveSnapshot({
        stream: siegeStream(id),
        revision,
        schema: SCHEMA,
        hash,
        state: JSON.stringify(kept),
      });
    } catch (error) {
      this.incidents.snapshotFailed(id, error);
    }
  }
}

/** Revision of the last event of a day, its night and what takes effect after it included; -1: it has not begun. */
function lastOfDay({ days, revision }: LoadedSiege, day: number): number {
  if (day < 1 || day > days.length) return -1;
  const next = days[day];
  return next === undefined ? revision : next - 1;
}

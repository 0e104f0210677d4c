import { randomUUID } from 'node:crypto';
import type { EventOf } from '../engine/game/event.js';
import { playerOfSeat, seatId, sideOfSeat, type PlayerId, type SeatId } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';
import { RevisionConflict, StreamNotFound } from '../ledger/errors.js';
import { noStream, streamIsAtRevision, type Ledger } from '../ledger/ledger.js';
import type { GameId, SeatClaim, Viewer } from './contract.js';
import { SeatKept, SeatTaken } from './errors.js';
import { seatsStream } from '../ledger/game-stream.js';
import type { KeyRing } from './key-ring.js';

/** A seat was given to the holder of a key, of which only the hash is kept. */
type SeatClaimed = EventOf<
  'SeatClaimed',
  { readonly side: SideId; readonly player?: PlayerId; readonly keyHash: string }
>;

/**
 * The seats of a scenario's game are for those who hold the keys of the siege's sides: by side of the game the side of
 * the siege.
 */
type SeatsKept = EventOf<'SeatsKept', { readonly siege: string; readonly sides: Readonly<Record<SideId, SideId>> }>;

type SeatEvent = SeatClaimed | SeatsKept;

/** Who sits where. Seats of a game are a stream of their own. */
export class Seats {
  constructor(
    private readonly ledger: Ledger,
    private readonly keys: KeyRing,
    private readonly now: () => string,
  ) {}

  /**
   * Claims a seat that the game has. Of several claims at once one succeeds. `key`: what the claimant shows; seats that
   * are kept for the sides of a siege are given for the key of that side only. Throws SeatTaken, SeatKept.
   */
  async claim(game: GameId, seat: SeatId, shown: string | null = null): Promise<SeatClaim> {
    const key = this.keys.newKey();
    const whose = { side: sideOfSeat(seat), ...playerIn(seat) };
    const claimed: SeatClaimed = { type: 'SeatClaimed', data: { ...whose, keyHash: this.keys.hash(key) } };
    for (;;) {
      const events = await this.#events(game);
      await this.#assertOpen(game, seat, events, shown);
      const seats = events.filter(isClaim);
      if (seats.some(({ data }) => seatId(data.side, data.player) === seat)) throw new SeatTaken(game, seat);
      try {
        await this.ledger.append({
          stream: seatsStream(game),
          expected: events.length === 0 ? noStream : streamIsAtRevision(events.length - 1),
          commandId: randomUUID(),
          metadata: { recordedAt: this.now(), actor: `seat:${seat}` },
          events: [{ ...claimed, version: 1 }],
        });
        return { game, ...whose, key };
      } catch (error) {
        // Another seat of the game was claimed meanwhile; each round one more is taken, so this comes to an end.
        if (!(error instanceof RevisionConflict)) throw error;
      }
    }
  }

  /**
   * Keeps the seats of a game for the sides of a siege, before there is the game. Seats that are kept or claimed
   * already stay so.
   */
  async keep(game: GameId, siege: string, sides: SeatsKept['data']['sides']): Promise<void> {
    if ((await this.#events(game)).length > 0) return;
    const kept: SeatsKept = { type: 'SeatsKept', data: { siege, sides } };
    try {
      await this.ledger.append({
        stream: seatsStream(game),
        expected: noStream,
        commandId: randomUUID(),
        metadata: { recordedAt: this.now(), actor: 'service:create' },
        events: [{ ...kept, version: 1 }],
      });
    } catch (error) {
      // Somebody else has kept them meanwhile.
      if (!(error instanceof RevisionConflict)) throw error;
    }
  }

  /** The seat that a key opens, or null. */
  async viewerOf(game: GameId, key: string): Promise<Viewer | null> {
    const seats = (await this.#events(game)).filter(isClaim);
    const seat = seats.find(({ data }) => this.keys.matches(key, data.keyHash));
    if (!seat) return null;
    const { side, player } = seat.data;
    return { kind: 'seat', side, ...(player === undefined ? {} : { player }) };
  }

  /** Seats that are taken. */
  async taken(game: GameId): Promise<readonly SeatId[]> {
    const seats = (await this.#events(game)).filter(isClaim);
    return seats.map(({ data }) => seatId(data.side, data.player));
  }

  async #assertOpen(game: GameId, seat: SeatId, events: readonly SeatEvent[], shown: string | null): Promise<void> {
    const kept = events.find((event): event is SeatsKept => event.type === 'SeatsKept');
    if (!kept) return;
    const { siege, sides } = kept.data;
    const holder = shown === null ? null : await this.viewerOf(siege, shown);
    if (holder?.kind === 'seat' && holder.side === sides[sideOfSeat(seat)]) return;
    throw new SeatKept(game, seat, siege);
  }

  async #events(game: GameId): Promise<readonly SeatEvent[]> {
    try {
      const events = await this.ledger.readStream(seatsStream(game));
      return events.map(({ type, data }) => ({ type, data }) as SeatEvent);
    } catch (error) {
      if (error instanceof StreamNotFound) return [];
      throw error;
    }
  }
}

function isClaim(event: SeatEvent): event is SeatClaimed {
  return event.type === 'SeatClaimed';
}

function playerIn(seat: SeatId): { readonly player?: PlayerId } {
  const player = playerOfSeat(seat);
  return player === null ? {} : { player };
}

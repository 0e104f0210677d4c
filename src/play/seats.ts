import { randomUUID } from 'node:crypto';
import type { EventOf } from '../engine/game/event.js';
import { playerOfSeat, seatId, sideOfSeat, type PlayerId, type SeatId } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';
import { RevisionConflict, StreamNotFound } from '../ledger/errors.js';
import { noStream, streamIsAtRevision, type Ledger } from '../ledger/ledger.js';
import type { GameId, SeatClaim, Viewer } from './contract.js';
import { SeatTaken } from './errors.js';
import { seatsStream } from '../ledger/game-stream.js';
import type { KeyRing } from './key-ring.js';

/** A seat was given to the holder of a key, of which only the hash is kept. */
type SeatClaimed = EventOf<
  'SeatClaimed',
  { readonly side: SideId; readonly player?: PlayerId; readonly keyHash: string }
>;

/** Who sits where. Seats of a game are a stream of their own. */
export class Seats {
  constructor(
    private readonly ledger: Ledger,
    private readonly keys: KeyRing,
    private readonly now: () => string,
  ) {}

  /** Claims a seat that the game has. Of several claims at once one succeeds. Throws SeatTaken. */
  async claim(game: GameId, seat: SeatId): Promise<SeatClaim> {
    const key = this.keys.newKey();
    const whose = { side: sideOfSeat(seat), ...playerIn(seat) };
    const claimed: SeatClaimed = { type: 'SeatClaimed', data: { ...whose, keyHash: this.keys.hash(key) } };
    for (;;) {
      const seats = await this.#seats(game);
      if (seats.some(({ data }) => seatId(data.side, data.player) === seat)) throw new SeatTaken(game, seat);
      try {
        await this.ledger.append({
          stream: seatsStream(game),
          expected: seats.length === 0 ? noStream : streamIsAtRevision(seats.length - 1),
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

  /** The seat that a key opens, or null. */
  async viewerOf(game: GameId, key: string): Promise<Viewer | null> {
    const seats = await this.#seats(game);
    const seat = seats.find(({ data }) => this.keys.matches(key, data.keyHash));
    if (!seat) return null;
    const { side, player } = seat.data;
    return { kind: 'seat', side, ...(player === undefined ? {} : { player }) };
  }

  /** Seats that are taken. */
  async taken(game: GameId): Promise<readonly SeatId[]> {
    const seats = await this.#seats(game);
    return seats.map(({ data }) => seatId(data.side, data.player));
  }

  async #seats(game: GameId): Promise<readonly SeatClaimed[]> {
    try {
      const events = await this.ledger.readStream(seatsStream(game));
      return events.filter((event): event is typeof event & SeatClaimed => event.type === 'SeatClaimed');
    } catch (error) {
      if (error instanceof StreamNotFound) return [];
      throw error;
    }
  }
}

function playerIn(seat: SeatId): { readonly player?: PlayerId } {
  const player = playerOfSeat(seat);
  return player === null ? {} : { player };
}

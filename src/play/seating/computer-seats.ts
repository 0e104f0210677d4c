import type { SeatId } from '../../engine/position/seat.js';
import type { Look } from '../../ledger/ledger.js';
import type { GameId } from '../viewer.js';
import { NobodyLeft, SeatTaken } from '../errors.js';
import type { KeyRing } from '../key-ring.js';
import type { ClaimRequest, SeatStanding } from './seat-terms.js';
import { namedSeat } from './seat-book.js';
import { newSecret } from './seat-secrets.js';
import type { SeatDecision } from './seat-store.js';
import type { Seats } from './seats.js';

/** A request for the computer to sit down. */
export interface ComputerRequest extends Pick<ClaimRequest, 'shown' | 'invitation'> {
  readonly game: GameId;
  readonly seat: SeatId;
  /** The player of the server's own, by name. */
  readonly computer: string;
  /** All seats of the game: one of them at least is left for people. */
  readonly all: readonly SeatId[];
}

/**
 * Seats in which players of the server's own sit. What they sit on is a claim like any other, with a key that nobody is
 * told.
 */
export class ComputerSeats {
  constructor(
    private readonly seats: Seats,
    private readonly keys: KeyRing,
  ) {}

  /** Gives a free seat to the computer; it may be repeated. Throws SeatTaken, SeatKept, SeatReserved, NobodyLeft. */
  take({ game, seat, computer, all, ...request }: ComputerRequest): Promise<SeatStanding> {
    const answer: SeatStanding = {
      seat,
      taken: true,
      reserved: false,
      computer,
      siege: null,
      campaign: null,
      keptFor: null,
      holder: null,
    };
    return this.seats.store.change(game, async (book): Promise<SeatDecision<SeatStanding>> => {
      const entry = book.seats.get(seat);
      if (entry?.holder && entry.computer === computer) return { answer };
      if (entry?.holder) throw new SeatTaken(game, seat);
      await this.seats.assertMaySit(game, book, seat, request);
      const others = all.filter((one) => one !== seat);
      if (others.every((one) => (book.seats.get(one)?.computer ?? null) !== null)) throw new NobodyLeft(game);
      const keyHash = this.keys.hash(newSecret(this.keys, book, 'key', null));
      const data = { ...namedSeat(seat), keyHash, computer };
      return { answer, event: { type: 'SeatClaimed', data }, actor: `computer:${computer}` };
    });
  }

  /** The computer players, by seat. */
  async of(game: GameId, look?: Look): Promise<ReadonlyMap<SeatId, string>> {
    const { seats } = await this.seats.store.book(game, look);
    return new Map(
      [...seats].flatMap(([seat, { computer }]) => (computer === null ? [] : [[seat, computer] as const])),
    );
  }
}

import type { SeatId } from '../../engine/position/seat.js';
import { CommandReused, StreamNotFound } from '../../ledger/errors.js';
import { gameStream } from '../../ledger/game-stream.js';
import type { Ledger } from '../../ledger/ledger.js';
import type { GameId } from '../viewer.js';
import { NoSuchSeat, SecretRefused, SecretsShown, WrongKey } from '../errors.js';
import type { KeyRing } from '../key-ring.js';
import type { TournamentId } from '../tournaments/contract.js';
import type { GameSecrets, Reservation } from './seat-terms.js';
import { namedSeat, type SeatBook } from './seat-book.js';
import type { SeatsReserved } from './seat-events.js';
import { newSecret } from './seat-secrets.js';
import type { SeatDecision, SeatStore } from './seat-store.js';

/** A game that is about to be created. */
interface GameToBe {
  readonly game: GameId;
  readonly commandId: string;
  readonly seats: readonly SeatId[];
}

/** Reserves seats of games before there are the games. */
export class Reservations {
  constructor(
    private readonly ledger: Ledger,
    private readonly keys: KeyRing,
    private readonly store: SeatStore,
  ) {}

  /**
   * Reserves the seats of a game that is about to be created; all of them if it is private. A repeated command with the
   * organiser's own key answers as the first time, as far as the secrets are its own: others were shown then. Throws
   * NoSuchSeat, SecretRefused, SecretsShown, CommandReused, WrongKey.
   */
  async reserve(toBe: GameToBe, reservation: Reservation): Promise<GameSecrets> {
    const wanted = wantedSeats(toBe, reservation);
    return this.store.change(toBe.game, async (book): Promise<SeatDecision<GameSecrets>> => {
      if (book.reserved) return { answer: this.#again(toBe, book, book.reserved, reservation, wanted) };
      if (book.revision >= 0 || (await this.#exists(toBe.game))) throw reused(toBe);
      return this.#first(reservation, wanted);
    });
  }

  /** The command for a game without reserved seats must not find any. Throws CommandReused. */
  async assertNone(toBe: Pick<GameToBe, 'game' | 'commandId'>): Promise<void> {
    if ((await this.store.book(toBe.game)).reserved) throw reused(toBe);
  }

  /**
   * Enters a game that is about to be created into a tournament (null: into none); the command may be repeated. Throws
   * CommandReused if it was another one.
   */
  enter(toBe: Pick<GameToBe, 'game' | 'commandId'>, tournament: TournamentId | null): Promise<void> {
    return this.store.change(toBe.game, async (book): Promise<SeatDecision<void>> => {
      if (book.tournament === tournament) return { answer: undefined };
      if (tournament === null || book.tournament !== null || (await this.#exists(toBe.game))) throw reused(toBe);
      return { answer: undefined, event: { type: 'GameEntered', data: { tournament } } };
    });
  }

  #first(reservation: Reservation, wanted: Wanted): SeatDecision<GameSecrets> {
    const used = new Set<string>();
    const secret = (kind: 'key' | 'invitation', own: string | null): string => {
      const made = newSecret(this.keys, { used }, kind, own);
      used.add(this.keys.hash(made));
      return made;
    };
    const organiserKey = secret('key', reservation.organiserKey ?? null);
    const invitations = [...wanted].map(([seat, own]) => ({
      ...namedSeat(seat),
      invitation: secret('invitation', own),
    }));
    const data: SeatsReserved['data'] = {
      private: reservation.private,
      organiserHash: this.keys.hash(organiserKey),
      seats: invitations.map(({ invitation, ...seat }) => ({ ...seat, invitationHash: this.keys.hash(invitation) })),
    };
    return { answer: { organiserKey, invitations }, event: { type: 'SeatsReserved', data } };
  }

  #again(
    toBe: GameToBe,
    book: SeatBook,
    reserved: SeatsReserved['data'],
    { private: isPrivate, organiserKey }: Reservation,
    wanted: Wanted,
  ): GameSecrets {
    if (organiserKey === undefined) throw new SecretsShown();
    const { keys } = this;
    if (!keys.matches(organiserKey, reserved.organiserHash)) throw reused(toBe);
    if (!book.organiser || !keys.matches(organiserKey, book.organiser.hash)) throw new WrongKey(toBe.game);
    const seats = [...wanted].map(([seat, own]) => ({ ...namedSeat(seat), own }));
    const isSame =
      isPrivate === reserved.private &&
      seats.length === reserved.seats.length &&
      seats.every(({ side, player, own }, index) => {
        const before = reserved.seats[index];
        if (before?.side !== side || before.player !== player) return false;
        return own === null || keys.matches(own, before.invitationHash);
      });
    if (!isSame) throw reused(toBe);
    return { organiserKey, invitations: seats.map(({ own: invitation, ...seat }) => ({ ...seat, invitation })) };
  }

  async #exists(game: GameId): Promise<boolean> {
    try {
      return (await this.ledger.readStream(gameStream(game), { limit: 1 })).length > 0;
    } catch (error) {
      if (error instanceof StreamNotFound) return false;
      throw error;
    }
  }
}

/** The seats that are to be reserved, in the order of the game, each with the invitation that the client brings. */
type Wanted = ReadonlyMap<SeatId, string | null>;

function wantedSeats({ game, seats: all }: GameToBe, { private: isPrivate, seats }: Reservation): Wanted {
  const named = new Map(seats.map(({ seat, invitation }) => [seat, invitation ?? null]));
  if (named.size < seats.length) throw new SecretRefused('a seat is reserved twice');
  for (const seat of named.keys()) if (!all.includes(seat)) throw new NoSuchSeat(game, seat);
  const wanted = all.filter((seat) => isPrivate || named.has(seat));
  return new Map(wanted.map((seat) => [seat, named.get(seat) ?? null]));
}

function reused({ game, commandId }: Pick<GameToBe, 'game' | 'commandId'>): CommandReused {
  return new CommandReused(gameStream(game), commandId);
}

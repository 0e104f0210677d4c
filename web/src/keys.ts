import { kept } from './kept';

/** A seat whose key this browser has. */
export interface KnownSeat {
  /** Absent: of a game; else `game` is the id of a siege. */
  readonly kind?: 'siege';
  readonly game: string;
  readonly title: string;
  readonly side: string;
  readonly player: string | null;
  readonly key: string;
}

const SEATS = kept('herald.seats', (found): readonly KnownSeat[] =>
  Array.isArray(found) ? found.filter(isKnownSeat) : [],
);

/** A key of one's own, as the server takes it: 128 random bits. */
export function newKey(): string {
  return `hk_${randomLetters()}`;
}

/** An invitation of one's own to a seat. */
export function newInvitation(): string {
  return `hi_${randomLetters()}`;
}

/** A key of one's own for an account: an id in 32 hexadecimal digits, which names the account, and 128 random bits. */
export function newAccountKey(account: string | null): string {
  const id = account ?? crypto.getRandomValues(new Uint8Array(16)).reduce((digits, byte) => digits + hex(byte), '');
  return `ha_${id}_${randomLetters()}`;
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

/** A name of a command that is sent once, or again if its answer was lost. */
export function newCommand(): string {
  return randomLetters();
}

function randomLetters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The seats of games whose keys this browser has, the latest first. */
export function useSeats(): readonly KnownSeat[] {
  return SEATS.use().filter(({ kind }) => kind !== 'siege');
}

/** The seats of games whose keys this browser has, at this moment. */
export function knownSeats(): readonly KnownSeat[] {
  return SEATS.now().filter(({ kind }) => kind !== 'siege');
}

/** The side of a siege whose key this browser has; null: it has none. */
export function useSiegeSeat(siege: string | null): KnownSeat | null {
  return SEATS.use().find(({ kind, game }) => kind === 'siege' && game === siege) ?? null;
}

/** The seats of a game whose keys this browser has, and the one from which it is looked at: see Route. */
export function useSeatIn(
  game: string,
  as: string | null,
): { readonly seats: readonly KnownSeat[]; readonly seat: KnownSeat | null } {
  const seats = useSeats().filter((seat) => seat.game === game);
  const seat = as === null ? seats[0] : seats.find((one) => seatName(one) === as);
  return { seats, seat: seat ?? null };
}

/** Keeps a seat, in place of one of the same game, side and player. */
export function keepSeat(seat: KnownSeat): void {
  SEATS.write([seat, ...SEATS.now().filter((one) => !isSame(one, seat))]);
}

/** Forgets a seat; the key is still one. */
export function forgetSeat(seat: KnownSeat): void {
  SEATS.write(SEATS.now().filter((one) => !isSame(one, seat)));
}

/** A seat as links name it: `red`, `red/Ann`. */
export function seatName({ side, player }: { readonly side: string; readonly player: string | null }): string {
  return player === null ? side : `${side}/${player}`;
}

function isSame(a: KnownSeat, b: KnownSeat): boolean {
  return a.game === b.game && a.side === b.side && a.player === b.player;
}

function isKnownSeat(value: unknown): value is KnownSeat {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, game, title, side, player, key } = value as Record<string, unknown>;
  const isText = [game, title, side, key].every((one) => typeof one === 'string');
  return isText && (kind === undefined || kind === 'siege') && (player === null || typeof player === 'string');
}

import { playerOfSeat, seatId, sideOfSeat, type SeatId } from '../../engine/position/seat.js';
import type { SideId } from '../../engine/position/unit.js';
import { NO_HEAD } from '../../ledger/hash-chain.js';
import type { RecordedEvent } from '../../ledger/ledger.js';
import { assertFollows } from '../../ledger/page.js';
import type { KeyRing } from '../key-ring.js';
import { SEAT_EVENTS, type NamedSeat, type SeatEvent, type SeatsKept, type SeatsReserved } from './seat-events.js';

/** A key that is in force. */
interface KeyInForce {
  readonly hash: string;
  /** The key that was renewed to this one; null: there was none. */
  readonly before: string | null;
}

/** The facts about one seat. */
interface SeatEntry {
  readonly holder: KeyInForce | null;
  /** The player of the server's own who sits here, by name; null: a person does, or nobody. */
  readonly computer: string | null;
  /** The account whose keys open it, besides its own key; null: none does. */
  readonly account: string | null;
  /** The invitation that opens it, or has opened it for its holder; null: none is needed. */
  readonly invitation: string | null;
  /** The invitation with which another takes the seat over from its holder; null: it is not offered. */
  readonly offer: string | null;
}

/** A seat of which nothing is known: it is free. */
export const EMPTY_SEAT: SeatEntry = { holder: null, computer: null, account: null, invitation: null, offer: null };

/** The holder of a key. A watcher only looks, at a private game too. */
export type Bearer =
  | { readonly kind: 'seat'; readonly seat: SeatId; readonly key: KeyInForce }
  | { readonly kind: 'organiser'; readonly key: KeyInForce }
  | { readonly kind: 'watcher'; readonly key: KeyInForce };

/** The holders of seats, as the stream of a game's or siege's seats tells. Immutable. */
export interface SeatBook {
  /** Revision and hash of the last event of the stream that is part of this; -1: there is no stream. */
  readonly revision: number;
  readonly hash: string;
  readonly reserved: SeatsReserved['data'] | null;
  readonly kept: SeatsKept['data'] | null;
  /** The tournament to which the game belongs; null: to none. */
  readonly tournament: string | null;
  readonly organiser: KeyInForce | null;
  readonly watchers: KeyInForce | null;
  /** Seats that something is known of, in the order in which it became known. */
  readonly seats: ReadonlyMap<SeatId, SeatEntry>;
  /** Seats that are taken, in the order of their claims. */
  readonly taken: readonly SeatId[];
  /** Hashes of all keys and invitations that there ever were: none of them is given twice. */
  readonly used: ReadonlySet<string>;
}

export const EMPTY_BOOK: SeatBook = {
  ...NO_HEAD,
  reserved: null,
  kept: null,
  tournament: null,
  organiser: null,
  watchers: null,
  seats: new Map(),
  taken: [],
  used: new Set(),
};

/** The book after further events of its stream. Throws CorruptedEvent, UnknownEventType, NewerEventVersion. */
export function bookAfter(before: SeatBook, events: readonly RecordedEvent[]): SeatBook {
  const seats = new Map(before.seats);
  const used = new Set(before.used);
  let book: SeatBook = { ...before, seats, used };
  for (const recorded of events) {
    assertFollows(recorded, book);
    const { type, data } = SEAT_EVENTS.upcast(recorded);
    const event = { type, data } as SeatEvent;
    const change = changeBy(book, event, seats);
    for (const hash of hashesIn(event)) used.add(hash);
    book = { ...book, ...change, revision: recorded.revision, hash: recorded.hash };
  }
  return book;
}

/** The siege or campaign for whose side a seat is kept, and the side of it; null: for none. */
export function keeperIn(
  { kept }: SeatBook,
  seat: SeatId,
): { readonly siege: string | null; readonly campaign: string | null; readonly keptFor: SideId | null } {
  const isCampaign = kept?.of === 'campaign';
  return {
    siege: kept && !isCampaign ? kept.siege : null,
    campaign: kept && isCampaign ? kept.siege : null,
    keptFor: kept?.sides[sideOfSeat(seat)] ?? null,
  };
}

/** Whether nobody learns of the game without a key of it, or of the siege or campaign to which it belongs. */
export function isPrivateIn({ reserved, kept }: SeatBook): boolean {
  return reserved?.private === true || kept?.private === true;
}

/** Whether somebody in the game itself holds a key: with it, or as an account that has a seat. */
export function isHeldIn(book: SeatBook, keyHash: string, account: string | undefined): boolean {
  if (account !== undefined && seatOfAccount(book, account) !== null) return true;
  return bearersOf(book).some(({ key }) => key.hash === keyHash);
}

/** The holder of a key that is in force; null: nobody. Takes the same time for every holder. */
export function bearerOf(book: SeatBook, key: string, keys: Pick<KeyRing, 'matches'>): Bearer | null {
  const found = bearersOf(book).filter((bearer) => keys.matches(key, bearer.key.hash));
  return found[0] ?? null;
}

/** The seat that an account has; null: it has none. */
export function seatOfAccount({ seats }: Pick<SeatBook, 'seats'>, account: string): SeatId | null {
  return [...seats].find(([, entry]) => entry.account === account)?.[0] ?? null;
}

/** All who hold a key that is in force. */
function bearersOf({ seats, organiser, watchers }: SeatBook): readonly Bearer[] {
  const held = [...seats].flatMap(([seat, { holder }]): readonly Bearer[] =>
    holder === null ? [] : [{ kind: 'seat', seat, key: holder }],
  );
  return [
    ...held,
    ...(organiser === null ? [] : [{ kind: 'organiser', key: organiser } as const]),
    ...(watchers === null ? [] : [{ kind: 'watcher', key: watchers } as const]),
  ];
}

/** A seat as events name it. */
export function namedSeat(seat: SeatId): NamedSeat {
  const player = playerOfSeat(seat);
  return { side: sideOfSeat(seat), ...(player === null ? {} : { player }) };
}

/** The change that an event makes; seats are changed in the map, which only this book has. */
function changeBy(book: SeatBook, event: SeatEvent, seats: Map<SeatId, SeatEntry>): Partial<SeatBook> {
  switch (event.type) {
    case 'SeatsReserved': {
      const { data } = event;
      for (const { side, player, invitationHash } of data.seats) {
        seats.set(seatId(side, player), { ...EMPTY_SEAT, invitation: invitationHash });
      }
      return { reserved: data, organiser: { hash: data.organiserHash, before: null } };
    }
    case 'SeatsKept':
      return { kept: event.data };
    case 'GameEntered':
      return { tournament: event.data.tournament };
    case 'SeatClaimed':
    case 'KeyRenewed':
    case 'SeatOffered':
    case 'SeatLeft':
    case 'SeatRevoked':
      return { taken: takenAfter(book, event, seats) };
    case 'OrganiserKeyRenewed':
      return { organiser: { hash: event.data.keyHash, before: book.organiser?.hash ?? null } };
    case 'WatchersKeyGiven':
      return { watchers: { hash: event.data.keyHash, before: null } };
  }
}

type OfOneSeat = Extract<
  SeatEvent,
  { readonly type: 'SeatClaimed' | 'KeyRenewed' | 'SeatOffered' | 'SeatLeft' | 'SeatRevoked' }
>;

/** Changes the entry of the seat that an event names; returns which seats are taken then. */
function takenAfter({ taken }: SeatBook, { type, data }: OfOneSeat, seats: Map<SeatId, SeatEntry>): SeatBook['taken'] {
  const seat = seatId(data.side, data.player);
  const known = seats.get(seat) ?? EMPTY_SEAT;
  switch (type) {
    case 'SeatClaimed':
      seats.set(seat, {
        ...known,
        holder: { hash: data.keyHash, before: null },
        computer: data.computer ?? null,
        account: data.account ?? null,
        offer: null,
      });
      return taken.includes(seat) ? taken : [...taken, seat];
    case 'SeatOffered':
      seats.set(seat, { ...known, offer: data.offerHash ?? null });
      return taken;
    case 'KeyRenewed':
      seats.set(seat, { ...known, holder: { hash: data.keyHash, before: known.holder?.hash ?? null } });
      return taken;
    case 'SeatLeft':
      seats.set(seat, { ...EMPTY_SEAT, invitation: known.invitation });
      return taken.filter((one) => one !== seat);
    case 'SeatRevoked':
      seats.set(seat, { ...EMPTY_SEAT, invitation: data.invitationHash ?? null });
      return taken.filter((one) => one !== seat);
  }
}

/** The hashes of the keys and invitations that an event gives. */
function hashesIn(event: SeatEvent): readonly string[] {
  switch (event.type) {
    case 'SeatsReserved':
      return [event.data.organiserHash, ...event.data.seats.map(({ invitationHash }) => invitationHash)];
    case 'SeatsKept':
    case 'GameEntered':
    case 'SeatLeft':
      return [];
    case 'SeatRevoked':
      return event.data.invitationHash === undefined ? [] : [event.data.invitationHash];
    case 'SeatOffered':
      return event.data.offerHash === undefined ? [] : [event.data.offerHash];
    default:
      return [event.data.keyHash];
  }
}

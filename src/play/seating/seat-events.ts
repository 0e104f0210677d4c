import { upcastersOf } from '../../engine/game/define/events.js';
import { defineEvent, type EventIn } from '../../engine/game/define/event.js';
import { byName, flag, list, noted, oneOf, optional, text, type DataOf } from '../../engine/game/define/form.js';
import { player, side } from '../../engine/game/define/names.js';
import { record } from '../../engine/game/define/record.js';
import { EventTypes } from '../../ledger/upcast.js';

/** A seat, as events name it. */
const NAMED_SEAT = { side, player: noted('Absent: the side has one player.', optional(player)) };
export type NamedSeat = DataOf<typeof NAMED_SEAT>;

/** The events of the streams of seats. Of keys and invitations only the hashes are kept. */
export const SEAT_EVENT_DEFINITIONS = {
  SeatsReserved: defineEvent(
    'Seats are for those who hold their invitations. Always before the game itself, so that no game is private late.',
    {
      private: noted('Nobody without a key learns that there is the game.', flag),
      organiserHash: text,
      seats: list(record({ ...NAMED_SEAT, invitationHash: text })),
    },
  ),
  SeatsKept: defineEvent(
    "The seats of a scenario's game are for those who hold the keys of the siege's sides: by side of the game the " +
      'side of the siege. So are those of the games and sieges of a campaign for the keys of its sides.',
    {
      siege: noted('The siege or campaign.', text),
      of: noted('Absent: `siege` is a siege.', optional(oneOf(['campaign']))),
      sides: byName(side, side),
      private: noted(
        'Nobody learns that there is the game without a key of it, or of the siege or campaign. Absent: everybody may.',
        optional(flag),
      ),
    },
  ),
  GameEntered: defineEvent(
    'The game belongs to a tournament. Always before the game itself, so that it does from the beginning.',
    { tournament: text },
  ),
  SeatClaimed: defineEvent('A seat was given to the holder of a key, of which only the hash is kept.', {
    ...NAMED_SEAT,
    keyHash: text,
    computer: noted(
      "The player of the server's own that has the seat: nobody has been told the key. Absent: a person has it.",
      optional(text),
    ),
    account: noted('The account whose keys open the seat, besides its own key. Absent: none does.', optional(text)),
  }),
  SeatOffered: defineEvent(
    'The holder of a seat offers it to whoever holds an invitation, and plays on until it is taken.',
    {
      ...NAMED_SEAT,
      offerHash: noted('Absent: the offer is taken back.', optional(text)),
    },
  ),
  SeatLeft: defineEvent('The holder of a seat has left it; its key is void. An invitation of the seat holds again.', {
    ...NAMED_SEAT,
  }),
  KeyRenewed: defineEvent('The holder of a seat has a new key; the one before is void.', {
    ...NAMED_SEAT,
    keyHash: text,
  }),
  SeatRevoked: defineEvent('The key of a seat is void, and so is an earlier invitation.', {
    ...NAMED_SEAT,
    invitationHash: noted("Absent: the seat is kept for a siege's side.", optional(text)),
  }),
  OrganiserKeyRenewed: defineEvent('The organiser has a new key; the one before is void.', { keyHash: text }),
  WatchersKeyGiven: defineEvent('There is a key for those who only look; an earlier one is void.', { keyHash: text }),
};

export type SeatEvent = EventIn<typeof SEAT_EVENT_DEFINITIONS>;
export type SeatsReserved = Extract<SeatEvent, { type: 'SeatsReserved' }>;
export type SeatsKept = Extract<SeatEvent, { type: 'SeatsKept' }>;

/** The types of the streams of seats. */
export const SEAT_EVENTS = new EventTypes(upcastersOf(SEAT_EVENT_DEFINITIONS));

import { defineEvent, type EventIn } from '../../engine/game/define/event.js';
import { upcastersOf } from '../../engine/game/define/events.js';
import { noted, text } from '../../engine/game/define/form.js';
import { EventTypes } from '../../ledger/upcast.js';

const account = noted('The account of the organiser.', text);

/** The events of the streams of tournaments. */
export const TOURNAMENT_EVENT_DEFINITIONS = {
  TournamentOpened: defineEvent('A tournament begins, with its first organiser.', { name: text, account }),
  OrganiserAdmitted: defineEvent('An account is one of the organisers of a tournament.', { account }),
  OrganiserDismissed: defineEvent('An account is no organiser of a tournament any more.', { account }),
};

export type TournamentEvent = EventIn<typeof TOURNAMENT_EVENT_DEFINITIONS>;

/** The types of the streams of tournaments. */
export const TOURNAMENT_EVENTS = new EventTypes(upcastersOf(TOURNAMENT_EVENT_DEFINITIONS));

import { defineEvent, type EventIn } from '../../engine/game/define/event.js';
import { upcastersOf } from '../../engine/game/define/events.js';
import { text } from '../../engine/game/define/form.js';
import { EventTypes } from '../../ledger/upcast.js';

/** The events of the streams of accounts. Of keys only the hashes are kept. */
export const ACCOUNT_EVENT_DEFINITIONS = {
  AccountOpened: defineEvent('A person has an account, with its first key, which has a label.', {
    name: text,
    keyHash: text,
    label: text,
  }),
  AccountNamed: defineEvent('The person of an account has another name.', { name: text }),
  AccountKeyGiven: defineEvent('The account has one key more.', { keyHash: text, label: text }),
  AccountKeyRevoked: defineEvent('A key of the account is void.', { keyHash: text }),
};

export type AccountEvent = EventIn<typeof ACCOUNT_EVENT_DEFINITIONS>;

/** The types of the streams of accounts. */
export const ACCOUNT_EVENTS = new EventTypes(upcastersOf(ACCOUNT_EVENT_DEFINITIONS));

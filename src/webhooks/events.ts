import { defineEvent, type EventIn } from '../engine/game/define/event.js';
import { upcastersOf } from '../engine/game/define/events.js';
import { noted, text } from '../engine/game/define/form.js';
import { EventTypes } from '../ledger/upcast.js';

const hook = noted('The id of the webhook.', text);

/** The events of the stream of webhooks. It holds the secrets, since who signs must know them; nobody is shown it. */
export const WEBHOOK_EVENT_DEFINITIONS = {
  WebhookSet: defineEvent('An account wants to be told at an address, from this event on.', {
    hook,
    account: text,
    url: text,
    secret: noted('The secret of the signatures, as Standard Webhooks writes it: whsec_…', text),
  }),
  WebhookRemoved: defineEvent('The account wants to be told no more.', { hook }),
  WebhookReached: defineEvent('The receiver has been told all that it was to be told, as far as a global position.', {
    hook,
    position: text,
  }),
  WebhookFailing: defineEvent('The receiver could not be told. It is tried again.', { hook, because: text }),
  WebhookDisabled: defineEvent('The receiver is not tried any more, until the account sets the webhook again.', {
    hook,
    because: text,
  }),
};

export type WebhookEvent = EventIn<typeof WEBHOOK_EVENT_DEFINITIONS>;

/** The types of the stream of webhooks. */
export const WEBHOOK_EVENTS = new EventTypes(upcastersOf(WEBHOOK_EVENT_DEFINITIONS));

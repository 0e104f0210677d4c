import { NO_HEAD } from '../ledger/hash-chain.js';
import type { RecordedEvent } from '../ledger/ledger.js';
import { assertFollows } from '../ledger/page.js';
import type { AccountId } from '../play/accounts/contract.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './events.js';

/** A webhook as it stands. */
export interface Webhook {
  readonly id: string;
  readonly account: AccountId;
  readonly url: string;
  readonly secret: string;
  /** ISO 8601. */
  readonly setAt: string;
  /** The global position as far as the receiver has been told everything. */
  readonly reached: string;
  /** Since when the receiver could not be told (ISO 8601); null: it was told when it was last tried. */
  readonly failingSince: string | null;
  /** Why it is not tried any more; null: it is. */
  readonly disabled: string | null;
}

/** All webhooks of a server, as their stream tells. Immutable. */
export interface WebhookBook {
  /** Revision and hash of the last event; -1: there is no stream. */
  readonly revision: number;
  readonly hash: string;
  /** In the order in which they were first set. */
  readonly hooks: ReadonlyMap<string, Webhook>;
}

export const NO_WEBHOOKS: WebhookBook = { ...NO_HEAD, hooks: new Map() };

/** The book after further events of its stream. Throws CorruptedEvent, UnknownEventType, NewerEventVersion. */
export function webhooksAfter(before: WebhookBook, events: readonly RecordedEvent[]): WebhookBook {
  const hooks = new Map(before.hooks);
  let { revision, hash } = before;
  for (const recorded of events) {
    assertFollows(recorded, { revision, hash });
    const { type, data } = WEBHOOK_EVENTS.upcast(recorded);
    change(hooks, { type, data } as WebhookEvent, recorded);
    ({ revision, hash } = recorded);
  }
  return { revision, hash, hooks };
}

function change(hooks: Map<string, Webhook>, event: WebhookEvent, recorded: RecordedEvent): void {
  const { recordedAt } = recorded.metadata;
  const known = hooks.get(event.data.hook);
  if (event.type === 'WebhookSet') {
    const { hook: id, account, url, secret } = event.data;
    const fresh = { setAt: recordedAt, reached: recorded.globalPosition, failingSince: null, disabled: null };
    hooks.set(id, { id, account, url, secret, ...fresh });
  } else if (event.type === 'WebhookRemoved') {
    hooks.delete(event.data.hook);
  } else if (known) {
    hooks.set(known.id, { ...known, ...standingAfter(known, event, recordedAt) });
  }
}

function standingAfter(
  { failingSince }: Webhook,
  event: Exclude<WebhookEvent, { type: 'WebhookSet' | 'WebhookRemoved' }>,
  at: string,
): Partial<Webhook> {
  switch (event.type) {
    case 'WebhookReached':
      return { reached: event.data.position, failingSince: null };
    case 'WebhookFailing':
      return { failingSince: failingSince ?? at };
    case 'WebhookDisabled':
      return { failingSince: failingSince ?? at, disabled: event.data.because };
  }
}

import { randomUUID } from 'node:crypto';
import type { Ledger } from '../ledger/ledger.js';
import type { Accounts } from '../play/accounts/accounts.js';
import type { AccountId } from '../play/accounts/contract.js';
import { type BookDecision, BookStore } from '../play/book-store.js';
import { AccountRefused, SecretRefused } from '../play/errors.js';
import { whyNoReceiver } from './address.js';
import { NO_WEBHOOKS, type Webhook, type WebhookBook, webhooksAfter } from './book.js';
import { type AccountWebhooks, type GivenWebhook, type ShownWebhook, WEBHOOKS_MAX } from './contract.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './events.js';
import { newWebhookSecret, whyNoWebhookSecret } from './message.js';

/** The stream of all webhooks; nobody is shown anything of it. */
export const WEBHOOKS_STREAM = 'webhooks';

/** The webhooks of a ledger. */
export class Webhooks implements AccountWebhooks {
  readonly #store: BookStore<WebhookBook, WebhookEvent>;

  constructor(
    ledger: Ledger,
    private readonly accounts: Pick<Accounts, 'own'>,
    /** Whether receivers may be anywhere, and not on the public internet only. */
    private readonly privateToo: boolean,
    now: () => string,
  ) {
    this.#store = new BookStore<WebhookBook, WebhookEvent>(ledger, now, {
      empty: NO_WEBHOOKS,
      after: webhooksAfter,
      streamOf: () => WEBHOOKS_STREAM,
      versionOf: (type) => WEBHOOK_EVENTS.currentVersion(type),
    });
  }

  /** All webhooks as they stand. Throws CorruptedEvent. */
  book(): Promise<WebhookBook> {
    return this.#store.book(WEBHOOKS_STREAM);
  }

  async list(shown: string): Promise<readonly ShownWebhook[]> {
    const { account } = await this.accounts.own(shown);
    return ofAccount(await this.book(), account).map(shownWebhook);
  }

  async set(shown: string, url: string, own: string | null = null): Promise<GivenWebhook> {
    const { account } = await this.accounts.own(shown);
    const refused = whyNoReceiver(url, this.privateToo);
    if (refused !== null) throw new AccountRefused(refused);
    const unfit = own === null ? null : whyNoWebhookSecret(own);
    if (unfit !== null) throw new SecretRefused(unfit);
    const secret = own ?? newWebhookSecret();
    const id = await this.#store.change(WEBHOOKS_STREAM, (book): BookDecision<WebhookEvent, string> => {
      const had = ofAccount(book, account);
      const same = had.find((one) => one.url === url);
      if (same && same.secret === secret && same.disabled === null) return { answer: same.id };
      if (!same && had.length >= WEBHOOKS_MAX)
        throw new AccountRefused(`an account has at most ${WEBHOOKS_MAX} webhooks`);
      const hook = same?.id ?? randomUUID();
      return {
        answer: hook,
        event: { type: 'WebhookSet', data: { hook, account, url, secret } },
        actor: actorOf(account),
      };
    });
    const webhook = (await this.book()).hooks.get(id);
    if (!webhook) throw new AccountRefused('the webhook was removed at the same time');
    return { webhook: shownWebhook(webhook), secret };
  }

  async remove(shown: string, id: string): Promise<readonly ShownWebhook[]> {
    const { account } = await this.accounts.own(shown);
    await this.#store.change(WEBHOOKS_STREAM, (book): BookDecision<WebhookEvent, null> => {
      if (book.hooks.get(id)?.account !== account) {
        throw new AccountRefused(`this account has no webhook ${id.slice(0, 60)}`);
      }
      return { answer: null, event: { type: 'WebhookRemoved', data: { hook: id } }, actor: actorOf(account) };
    });
    return ofAccount(await this.book(), account).map(shownWebhook);
  }

  /** Records how sending goes, unless the webhook is gone or was set anew since `seen` was read. */
  async record(
    seen: Webhook,
    event: Extract<WebhookEvent, { type: `Webhook${'Reached' | 'Failing' | 'Disabled' | 'Removed'}` }>,
  ): Promise<void> {
    await this.#store.change(WEBHOOKS_STREAM, ({ hooks }): BookDecision<WebhookEvent, null> => {
      const now = hooks.get(seen.id);
      const isSame = now?.setAt === seen.setAt && now.secret === seen.secret && now.disabled === null;
      return isSame ? { answer: null, event, actor: 'service:webhooks' } : { answer: null };
    });
  }
}

function ofAccount({ hooks }: WebhookBook, account: AccountId): readonly Webhook[] {
  return [...hooks.values()].filter((one) => one.account === account);
}

function shownWebhook({ id, url, setAt, failingSince, disabled }: Webhook): ShownWebhook {
  return { id, url, setAt, failingSince, disabled };
}

function actorOf(account: AccountId): string {
  return `account:${account}`;
}

/** A webhook, as its account is shown it. */
export interface ShownWebhook {
  readonly id: string;
  readonly url: string;
  /** ISO 8601. */
  readonly setAt: string;
  /** Since when the receiver could not be told (ISO 8601); null: it was told when it was last tried. */
  readonly failingSince: string | null;
  /** Why it is not tried any more; null: it is. */
  readonly disabled: string | null;
}

/** The secret of a webhook that was set, which is shown once. */
export interface GivenWebhook {
  readonly webhook: ShownWebhook;
  readonly secret: string;
}

/** Webhooks that an account may have at a time. */
export const WEBHOOKS_MAX = 5;

/** Addresses at which accounts are told that games of theirs have gone on. */
export interface AccountWebhooks {
  /** Throws WrongAccountKey. */
  list(shown: string): Promise<readonly ShownWebhook[]>;
  /**
   * Sets a webhook, or one of the same address anew: it has a new secret then, and is tried again. With a secret of the
   * client's own it may be repeated. Throws WrongAccountKey, AccountRefused, SecretRefused.
   */
  set(shown: string, url: string, secret?: string | null): Promise<GivenWebhook>;
  /** Throws WrongAccountKey, AccountRefused. */
  remove(shown: string, id: string): Promise<readonly ShownWebhook[]>;
}

import { kept } from '../kept';

const ACCOUNT = kept<{ readonly key: string | null }>('herald.account', (found) => {
  const { key } = (found ?? {}) as Record<string, unknown>;
  return { key: typeof key === 'string' ? key : null };
});

/** The key of the account that this browser has; null: none. */
export function useAccountKey(): string | null {
  return ACCOUNT.use().key;
}

/** The same at this moment. */
export function accountKey(): string | null {
  return ACCOUNT.now().key;
}

/** Keeps the key of an account; null: forgets it. */
export function keepAccount(key: string | null): void {
  ACCOUNT.write({ key });
}

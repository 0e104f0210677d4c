import { credentialsIn } from '../../access/bearer.js';
import { accountNamedBy } from '../../access/key.js';
import { ApiError } from '../errors.js';
import type { RequestContext } from './context.js';

/** The key that a request carries, whatever it opens. Throws UNAUTHENTICATED if it carries none. */
export function keyShown({ authorization }: Pick<RequestContext, 'authorization'>): string {
  return keyIn(authorization, 'this needs a key: Authorization: Bearer hk_…, or ha_… for the key of an account');
}

/**
 * The key that a request carries where only the key of an account will do; whether it is one, its account finds out.
 * Throws UNAUTHENTICATED if it carries none.
 */
export function accountKeyShown({ authorization }: Pick<RequestContext, 'authorization'>): string {
  return keyIn(authorization, 'this needs the key of an account: Authorization: Bearer ha_…');
}

function keyIn(authorization: unknown, missing: string): string {
  const credentials = credentialsIn(authorization);
  if (credentials.kind === 'key') return credentials.key;
  throw new ApiError('UNAUTHENTICATED', missing);
}

/** The key of an account that a request carries; null: it carries none, or a key of another kind. */
export function accountKeyIn({ authorization }: Pick<RequestContext, 'authorization'>): string | null {
  const credentials = credentialsIn(authorization);
  return credentials.kind === 'key' && accountNamedBy(credentials.key) !== null ? credentials.key : null;
}

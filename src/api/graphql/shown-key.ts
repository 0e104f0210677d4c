import { credentialsIn } from '../../access/bearer.js';
import { accountNamedBy } from '../../access/key.js';
import { ApiError } from '../errors.js';
import type { RequestContext } from './context.js';

/** The key that a request carries, whatever it opens. Throws UNAUTHENTICATED if it carries none. */
export function keyShown({ authorization }: Pick<RequestContext, 'authorization'>): string {
  const credentials = credentialsIn(authorization);
  if (credentials.kind === 'key') return credentials.key;
  throw new ApiError('UNAUTHENTICATED', 'this needs a key: Authorization: Bearer hk_…');
}

/** The key of an account that a request carries; null: it carries none, or a key of another kind. */
export function accountKeyIn({ authorization }: Pick<RequestContext, 'authorization'>): string | null {
  const credentials = credentialsIn(authorization);
  return credentials.kind === 'key' && accountNamedBy(credentials.key) !== null ? credentials.key : null;
}

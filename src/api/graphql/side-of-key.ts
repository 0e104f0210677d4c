import { credentialsIn } from '../../access/bearer.js';
import type { SiegeSide } from '../../engine/siege/siege.js';
import type { SiegeId, Sieges } from '../../siege/contract.js';
import { ApiError } from '../errors.js';

/** The side of a siege whose key a request carries. Throws UNAUTHENTICATED, NoSuchGame. */
export async function sideOfKey(sieges: Sieges, authorization: unknown, siege: SiegeId): Promise<SiegeSide> {
  const credentials = credentialsIn(authorization);
  const side = credentials.kind === 'key' ? await sieges.sideOf(siege, credentials.key) : null;
  if (!side) throw new ApiError('UNAUTHENTICATED', 'this needs the key of a side of the siege');
  return side;
}

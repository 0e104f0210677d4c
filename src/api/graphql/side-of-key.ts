import { credentialsIn } from '../../access/bearer.js';
import type { Viewer } from '../../play/viewer.js';
import type { SiegeId, Sieges } from '../../siege/contract.js';
import { ApiError } from '../errors.js';

type Side = NonNullable<Awaited<ReturnType<Sieges['sideOf']>>>;

/** The side of a siege whose key a request carries. Throws UNAUTHENTICATED, NoSuchGame. */
export async function sideOfKey(sieges: Sieges, authorization: unknown, siege: SiegeId): Promise<Side> {
  const credentials = credentialsIn(authorization);
  const side = credentials.kind === 'key' ? await sieges.sideOf(siege, credentials.key) : null;
  if (!side) throw new ApiError('UNAUTHENTICATED', 'this needs the key of a side of the siege');
  return side;
}

/** The side or the arbiter whose key a request carries. Throws UNAUTHENTICATED, NoSuchGame. */
export async function viewerOfSiege(sieges: Sieges, authorization: unknown, siege: SiegeId): Promise<Viewer> {
  const credentials = credentialsIn(authorization);
  const viewer = credentials.kind === 'key' ? await sieges.viewerOf(siege, credentials.key) : null;
  if (!viewer || viewer.kind === 'spectator')
    throw new ApiError('UNAUTHENTICATED', 'this needs the key of a side of the siege or of its arbiter');
  return viewer;
}

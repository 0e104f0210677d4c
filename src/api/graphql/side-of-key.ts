import { credentialsIn } from '../../access/bearer.js';
import { KeyNeeded, NotASeat, WrongKey } from '../../play/errors.js';
import type { Viewer } from '../../play/viewer.js';
import type { SiegeId, Sieges } from '../../siege/contract.js';

type Side = NonNullable<Awaited<ReturnType<Sieges['sideOf']>>>;
type Who = 'a side of the siege' | 'a side of the siege or of its arbiter';

/** The side of a siege whose key a request carries. Throws KeyNeeded, WrongKey, NotASeat, NoSuchGame. */
export async function sideOfKey(sieges: Sieges, authorization: unknown, siege: SiegeId): Promise<Side> {
  const { key } = await keyOfSiege(sieges, authorization, { siege, who: 'a side of the siege' });
  const side = await sieges.sideOf(siege, key);
  if (!side) throw new NotASeat(siege, 'a side', 'siege');
  return side;
}

/** The side or the arbiter whose key a request carries. Throws KeyNeeded, WrongKey, NotASeat, NoSuchGame. */
export async function viewerOfSiege(sieges: Sieges, authorization: unknown, siege: SiegeId): Promise<Viewer> {
  const who = 'a side of the siege or of its arbiter';
  const { viewer } = await keyOfSiege(sieges, authorization, { siege, who });
  if (viewer.kind === 'spectator') throw new NotASeat(siege, 'a side or the arbiter', 'siege');
  return viewer;
}

/** The key that a request carries, which opens the siege in some way, and who comes with it. */
async function keyOfSiege(
  sieges: Sieges,
  authorization: unknown,
  { siege, who }: { readonly siege: SiegeId; readonly who: Who },
): Promise<{ readonly key: string; readonly viewer: Viewer }> {
  const credentials = credentialsIn(authorization);
  if (credentials.kind === 'none') throw new KeyNeeded(who);
  const viewer = credentials.kind === 'key' ? await sieges.viewerOf(siege, credentials.key) : null;
  if (credentials.kind !== 'key' || viewer === null) throw new WrongKey(siege, 'siege');
  return { key: credentials.key, viewer };
}

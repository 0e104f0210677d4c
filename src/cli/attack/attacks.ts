import { outcomeOf, type Attack, type Outcome } from './attack.js';
import { bodies, documents } from './bodies.js';
import { dice } from './dice.js';
import { connections, mutations, reads } from './floods.js';
import { hashes } from './hashes.js';
import { invitations } from './invitations.js';
import { privateGames } from './private-games.js';
import { metrics, paths } from './routes.js';
import { idempotency, keys, orders, races } from './seats.js';
import { secrets } from './secrets.js';
import type { Target } from './target.js';
import { voidKeys } from './void-keys.js';
import { waiting } from './waiting.js';

/** All attacks in the order in which they are tried. Floods are last, since they use up what an address may ask for. */
export const ATTACKS: readonly Attack[] = [
  bodies,
  documents,
  paths,
  metrics,
  keys,
  orders,
  idempotency,
  races,
  privateGames,
  invitations,
  voidKeys,
  secrets,
  hashes,
  dice,
  waiting,
  connections,
  reads,
  mutations,
];

/** Tries attacks one after the other. */
export async function* tried(target: Target, attacks: readonly Attack[]): AsyncGenerator<Outcome> {
  for (const attack of attacks) yield await outcomeOf(attack, target);
}

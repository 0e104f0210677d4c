import { randomBytes } from 'node:crypto';
import type { GameEvent } from '../engine/game/event.js';
import type { Veil } from '../engine/game/veil.js';
import { valueAt, type Secret } from '../ledger/secrets.js';

/** Makes the salts of secrets: 32 hexadecimal digits each. */
export type Salts = () => string;

/** Salts that nobody can guess. */
export const serverSalts: Salts = () => randomBytes(16).toString('hex');

/** The secrets of an event with their salts, by its form. Absent if there is none. */
export function secretsOf<Event extends GameEvent, State>(
  event: Event,
  veil: Veil<Event, State> | undefined,
  salts: Salts,
): { readonly secrets?: readonly Secret[] } {
  const members = veil?.secrets(event) ?? [];
  if (!veil || members.length === 0) return {};
  const open = veil.event(event, null);
  const secrets = members.map(({ path }): Secret => {
    const standIn = valueAt(open.data, path);
    return { path, salt: salts(), ...(standIn === undefined ? {} : { standIn }) };
  });
  return { secrets };
}

import { randomBytes } from 'node:crypto';
import { haveSameText } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import type { Veil } from '../engine/game/veil.js';
import { valueAt, type Secret, type SecretPath } from '../ledger/secrets.js';

/** Makes the salts of secrets: 32 hexadecimal digits each. */
export type Salts = () => string;

/** Salts that nobody can guess. */
export const serverSalts: Salts = () => randomBytes(16).toString('hex');

/**
 * The secrets of an event: every member of its data that somebody without a seat sees otherwise than it is. Absent if
 * there is none. A member whose stand-in is an empty object is a record, each entry of which is a secret by itself.
 */
export function secretsOf<Event extends GameEvent>(
  event: Event,
  veil: Veil<Event> | undefined,
  salts: Salts,
): { readonly secrets?: readonly Secret[] } {
  const open = veil?.event(event, null) ?? event;
  if (open === event) return {};
  const secrets = secretPaths(event.data, open.data).map((path): Secret => {
    const standIn = valueAt(open.data, path);
    return { path, salt: salts(), ...(standIn === undefined ? {} : { standIn }) };
  });
  return secrets.length === 0 ? {} : { secrets };
}

function secretPaths(data: object, open: object): readonly SecretPath[] {
  const members = [...new Set([...Object.keys(data), ...Object.keys(open)])].sort();
  return members.flatMap((member) => {
    const [value, standIn] = [valueAt(data, member), valueAt(open, member)];
    if (haveSameText(value, standIn)) return [];
    return isEmptyRecord(standIn) && isRecord(value)
      ? Object.keys(value).map((key): SecretPath => `${member}/${key}`)
      : [member];
  });
}

function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { DAY_PARTS } from '../../engine/siege/calendar/moment.js';
import type { SiegeInstant } from './siege-instant.js';

/**
 * Reads an instant as people write it: a day (`12`), a part of it (`12.evening`) or a revision (`r117`). Null: it is
 * none of these.
 */
export function readSiegeInstant(text: string): SiegeInstant | null {
  const [, revision, day, word] = /^(?:r(\d{1,9})|(\d{1,9})(?:\.(\w+))?)$/.exec(text) ?? [];
  if (revision !== undefined) return { kind: 'revision', revision: Number(revision) };
  const part = DAY_PARTS.find((one) => one === word) ?? null;
  if (day === undefined || (word !== undefined && part === null)) return null;
  return { kind: 'day', day: Number(day), part };
}

import { DAY_PARTS } from '../../engine/siege/calendar/moment.js';
import type { EventRange } from './siege-days.js';
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

/** Reads the beginning of a range as people write it: a day (`12`) or a revision (`r117`). Null: it is neither. */
export function readBeginning(text: string): EventRange | null {
  const end = readEnd(text);
  return end && (end.kind === 'day' ? { fromDay: end.day } : { fromRevision: end.revision });
}

/** Reads the end of a range as `readBeginning` reads its beginning. */
export function readEnding(text: string): EventRange | null {
  const end = readEnd(text);
  return end && (end.kind === 'day' ? { toDay: end.day } : { toRevision: end.revision });
}

function readEnd(text: string): Exclude<SiegeInstant, { readonly kind: 'now' }> | null {
  const instant = readSiegeInstant(text);
  // A range ends with whole days.
  return instant === null || instant.kind === 'now' || (instant.kind === 'day' && instant.part) ? null : instant;
}

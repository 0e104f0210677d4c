import type { Instant } from '../audit/replay-at.js';
import { TELLINGS, type Telling } from '../ledger/corrected-course.js';
import { readInstant, readTelling } from '../play/written-instant.js';
import { badInput } from './exit-code.js';

/** Reads `--at`: a revision (`117`), or the end of a side's player turn (`3.red`). Absent: the end. */
export function parseInstant(text: string | undefined): Instant {
  if (text === undefined) return { kind: 'end' };
  const instant = readInstant(text);
  if (instant) return instant;
  throw badInput(`--at ${text} is neither a revision (117) nor the end of a player turn (3.red)`);
}

/** Reads `--as`: `played` or `corrected`. Throws CliError. */
export function parseTelling(text: string): Telling {
  const telling = readTelling(text);
  if (telling) return telling;
  throw badInput(`--as ${text} is neither ${TELLINGS.join(' nor ')}`);
}

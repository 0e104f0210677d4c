import type { Part } from '../audit/part.js';
import { readInstant } from '../play/written-instant.js';
import { badInput } from './exit-code.js';

/** Parts of a game as options of a command name them. */
export interface WrittenParts {
  /** `3.red`, in a siege `3.day` or `3.night`. */
  readonly turn?: string;
  /** The revision of an event. */
  readonly at?: string;
  readonly unit?: string;
}

/** The named parts; an order must belong to all of them. Throws CliError. */
export function partsOf({ turn, at, unit }: WrittenParts): readonly Part[] {
  const parts: Part[] = [];
  if (turn !== undefined) {
    const instant = readInstant(turn);
    if (instant?.kind !== 'turnEnd') throw badInput(`--turn: ${turn} is no turn, such as 3.red`);
    parts.push({ kind: 'turn', gameTurn: instant.gameTurn, side: instant.side });
  }
  if (at !== undefined) {
    const instant = readInstant(at);
    if (instant?.kind !== 'revision') throw badInput(`--at: ${at} is no revision, such as 117`);
    parts.push({ kind: 'event', revision: instant.revision });
  }
  if (unit !== undefined) parts.push({ kind: 'unit', unit });
  return parts;
}

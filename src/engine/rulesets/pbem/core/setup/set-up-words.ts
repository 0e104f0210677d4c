import type { Refusal, RuleId } from '../../../../game/refusal.js';
import { isWritableName, NAME_LENGTH_MAX } from '../../../../position/names.js';

/**
 * Why a unit or side of a set-up cannot have this name, or null. Orders must be able to name it (docs/notation.md), and
 * positions are kept by name, so the members of every JavaScript object are forbidden as names.
 */
export function wrongName(
  of: 'unit' | 'cart' | 'side' | 'item' | 'player' | 'equipment',
  name: string,
  others: Iterable<string>,
): string | null {
  const written = name.slice(0, NAME_LENGTH_MAX);
  if (!isWritableName(name)) {
    return `"${written}" is no name for a ${of}: it is a letter, then letters, digits, ".", "-" and "'", at most ${NAME_LENGTH_MAX}`;
  }
  if (name in Object.prototype) return `"${written}" is a word that no ${of} may have as its name`;
  for (const other of others) if (other === name) return `${written} names two ${of}s`;
  return null;
}

/** A set-up that cannot be played. */
export function malformedSetup(rule: RuleId | null, because: string, subject?: string): Refusal {
  return { code: 'malformed', rule, because, ...(subject === undefined ? {} : { subject }) };
}

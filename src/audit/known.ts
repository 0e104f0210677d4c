import type { Finding } from './finding.js';
import type { LogEntry } from './log-entry.js';

/** Earlier knowledge about a game: an export that may have been made for another viewer. */
export interface Known {
  readonly revision: number;
  readonly hash: string;
}

/**
 * Where a log is not the one that an earlier export was of. Hashes cover commitments and not secrets, so that the
 * export of a game that is over proves true what a seat saw of it while it was played.
 */
export function contradictions(entries: readonly LogEntry[], known: readonly Known[]): readonly Finding[] {
  const hashes = new Map(entries.map(({ covered }) => [covered.revision, covered.hash]));
  const [first] = known.filter(({ revision, hash }) => hashes.get(revision) !== hash);
  if (first === undefined) return [];
  const { revision } = first;
  const because = hashes.has(revision)
    ? 'it is not the event that the earlier export holds'
    : 'the earlier export holds it, and it is missing here';
  return [{ kind: 'unlike', line: null, revision, rule: null, because }];
}

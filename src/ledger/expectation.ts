import { RevisionConflict } from './errors.js';
import type { Append, ExpectedRevision } from './ledger.js';

/** Throws RevisionConflict unless the stream's last revision (-1: no stream) is as the append expects. */
export function assertExpected(append: Append, lastRevision: number): void {
  if (meets(append.expected, lastRevision)) return;
  throw new RevisionConflict(append.stream, append.expected, lastRevision < 0 ? null : lastRevision);
}

/** Whether the stream's last revision (-1: no stream) is as an append expects. */
export function meets(expected: ExpectedRevision, lastRevision: number): boolean {
  switch (expected.kind) {
    case 'any':
      return true;
    case 'noStream':
      return lastRevision < 0;
    case 'streamExists':
      return lastRevision >= 0;
    case 'exactly':
      return lastRevision === expected.revision;
  }
}

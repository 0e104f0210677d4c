import type { StoredRow } from '../event-row.js';
import type { Head } from '../hash-chain.js';

/** A row of a statement that gives events with the head that is kept of their stream; without event or head: nulls. */
export type Headed = {
  readonly [Column in keyof StoredRow]: StoredRow[Column] | null;
} & { readonly head_revision: number | null; readonly head_hash: string | null };

/** The events and the kept head that such a statement gave. */
export function partsOf(found: readonly Headed[]): {
  readonly rows: readonly StoredRow[];
  readonly kept: Head | null;
} {
  const { head_revision: revision = null, head_hash: hash = null } = found[0] ?? {};
  const kept = revision === null || hash === null ? null : { revision, hash };
  return { rows: found.filter(isEvent), kept };
}

function isEvent(row: Headed): row is Headed & StoredRow {
  return row.position !== null;
}

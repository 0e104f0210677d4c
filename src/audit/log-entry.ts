import { chainedForm } from '../ledger/hash-chain.js';
import type { SealedEvent } from '../ledger/chain-audit.js';
import type { NewEvent, RecordedEvent } from '../ledger/ledger.js';
import { commitmentTo, withValues, type SecretPath } from '../ledger/secrets.js';
import { withheldPaths } from './disclosure.js';
import type { ExportedEvent } from './export-format.js';

/** An event of a recorded game that is looked through. */
export interface LogEntry {
  /** The part of the event that its hash covers. */
  readonly covered: SealedEvent;
  /** The event as far as the reader may see it. */
  readonly event: NewEvent;
  /** Members of the event's data that the reader may not see. */
  readonly withheld: readonly SecretPath[];
  /** Members that were told to the reader and are not what was committed to. */
  readonly untrue: readonly SecretPath[];
}

/** The number of events of which something is withheld from the reader. */
export function countWithheld(entries: readonly LogEntry[]): number {
  return entries.filter(({ withheld }) => withheld.length > 0).length;
}

/** Whether not everybody may see the order that an event tells, whatever of it was told to this reader. */
export function orderIsHidden({ covered }: LogEntry): boolean {
  return Object.hasOwn(covered.sealed ?? {}, 'order');
}

/** An event of a ledger, of which nothing is withheld. */
export function entryOfRecorded(recorded: RecordedEvent): LogEntry {
  const { type, version, data } = recorded;
  return { covered: chainedForm(recorded), event: { type, version, data }, withheld: [], untrue: [] };
}

/** An event of an export, with what is disclosed of it in its place. */
export function entryOfExported(exported: ExportedEvent): LogEntry {
  const { disclosed = {}, ...covered } = exported;
  const { type, version } = exported;
  const told = Object.entries(disclosed);
  const data = withValues(
    exported.data,
    told.map(([path, { value }]) => [path, value]),
  );
  const untrue = told.filter(([path, one]) => exported.sealed?.[path] !== commitmentTo(path, one));
  return {
    covered,
    event: { type, version, data },
    withheld: withheldPaths(exported),
    untrue: untrue.map(([path]) => path),
  };
}

import type { AnyRulebooks } from '../engine/game/rulebook.js';
import type { Ledger } from '../ledger/ledger.js';
import type { Audit } from './audit.js';
import { auditLog, type AuditOptions } from './audit-log.js';
import { entryOfRecorded, type LogEntry } from './log-entry.js';
import { report } from './report.js';
import { streamEvents, streamOfGame } from './stream-events.js';

/** Looks through a game or siege of a ledger as `verifyExport` does a file. Throws StreamNotFound, CorruptedEvent. */
export async function judgeGame(
  ledger: Ledger,
  rulebooks: AnyRulebooks,
  game: string,
  options: AuditOptions = {},
): Promise<Audit> {
  const stream = await streamOfGame(ledger, game);
  const entries: LogEntry[] = [];
  for await (const event of streamEvents(ledger, stream)) entries.push(entryOfRecorded(event));
  const log = { stream, entries, lines: null, reader: undefined };
  return report(game, log, auditLog(log, rulebooks, options));
}

import type { Rulebooks } from '../engine/game/rulebook.js';
import { gameStream } from '../ledger/game-stream.js';
import type { Ledger, RecordedEvent } from '../ledger/ledger.js';
import type { Audit } from './audit.js';
import { auditLog, type AuditOptions } from './audit-log.js';
import { report } from './report.js';
import { streamEvents } from './stream-events.js';

/** Looks through a game of a ledger as `verifyExport` does a file. Throws StreamNotFound, CorruptedEvent. */
export async function judgeGame(
  ledger: Ledger,
  rulebooks: Rulebooks,
  game: string,
  options: AuditOptions = {},
): Promise<Audit> {
  const stream = gameStream(game);
  const events: RecordedEvent[] = [];
  for await (const event of streamEvents(ledger, stream)) events.push(event);
  const log = { stream, events, lines: null };
  return report(game, log, auditLog(log, rulebooks, options));
}

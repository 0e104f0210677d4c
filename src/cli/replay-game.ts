import type { Instant, Replayed } from '../audit/replay-at.js';
import { isGameId } from '../ledger/game-stream.js';
import type { NewEvent } from '../ledger/ledger.js';
import { badInput } from './exit-code.js';
import { withExport } from './exported-file.js';
import { parseInstant } from './instant.js';
import type { Output } from './output.js';
import { withLedger } from './with-ledger.js';

/**
 * A game or siege of the ledger (by its id) or of an exported file, as it was at an instant as `--at` writes it. Throws
 * CliError if it cannot be read or has not come to that instant.
 */
export async function replayGame(output: Output, game: string, at: string | undefined): Promise<Replayed> {
  const instant = parseInstant(at);
  const replayed = isGameId(game)
    ? await replayFromLedger(output, game, instant)
    : await replayFromFile(output, game, instant);
  if (!replayed) throw badInput(`the game has not come to ${at ?? 'its first event'}`);
  return replayed;
}

function replayFromLedger(output: Output, game: string, instant: Instant): Promise<Replayed | null> {
  return withLedger(async (ledger) => {
    const { streamEvents, streamOfGame } = await import('../audit/stream-events.js');
    return replayEvents(output, streamEvents(ledger, await streamOfGame(ledger, game)), instant);
  });
}

async function replayFromFile(output: Output, file: string, instant: Instant): Promise<Replayed | null> {
  const [{ readExport }, { EXPORT_LIMITS }] = await Promise.all([
    import('../audit/read-export.js'),
    import('../audit/export-format.js'),
  ]);
  const read = await withExport(file, (source) => readExport(source, EXPORT_LIMITS));
  for (const { line, because } of read.findings.slice(0, 1)) {
    output.note(`line ${line ?? 0}: ${because}; herald verify tells what is wrong with the file`);
  }
  return replayEvents(output, read.events, instant);
}

async function replayEvents(
  output: Output,
  events: AsyncIterable<NewEvent> | Iterable<NewEvent>,
  instant: Instant,
): Promise<Replayed | null> {
  const [{ replayAt }, { ReplayFailed }, { ALL_RULEBOOKS }, { UnknownRuleset }] = await Promise.all([
    import('../audit/replay-at.js'),
    import('../audit/fold.js'),
    import('../library/rulesets.js'),
    import('../engine/game/rulebook.js'),
  ]);
  const bar = output.progress('events');
  try {
    return await replayAt(events, ALL_RULEBOOKS, instant, (done) => bar.at(done, done));
  } catch (error) {
    if (error instanceof ReplayFailed) throw badInput(`event ${error.revision} cannot be replayed: ${error.message}`);
    if (error instanceof UnknownRuleset) throw badInput(error.message);
    throw error;
  } finally {
    bar.end();
  }
}

import type { LoggedNewEvent, ReplayedAs } from '../audit/replay-as.js';
import type { Instant, Replayed } from '../audit/replay-at.js';
import type { Telling } from '../ledger/corrected-course.js';
import { isGameId } from '../ledger/game-stream.js';
import { badInput } from './exit-code.js';
import { withExport } from './exported-file.js';
import { parseInstant, parseTelling } from './instant.js';
import type { Output } from './output.js';
import { withLedger } from './with-ledger.js';

/** The option by which a command tells a corrected turn in one of two ways. */
export const TOLD_AS = [
  '--as <telling>',
  'a corrected turn as it was played, or as corrected: played, corrected',
] as const;

interface Which {
  readonly instant: Instant;
  /** Null: as the log stood at the instant. */
  readonly as: Telling | null;
}

/** A position of a game; `differences`: between the game as played and as corrected, if this was asked. */
export type ShownReplay = Replayed & Partial<Pick<ReplayedAs, 'differences'>>;

/**
 * A game or siege of the ledger (by its id) or of an exported file, as it was at an instant as `--at` writes it, told
 * as `--as` says. Throws CliError if it cannot be read or has not come to that instant.
 */
export async function replayGame(
  output: Output,
  game: string,
  { at, as }: { readonly at?: string; readonly as?: string },
): Promise<ShownReplay> {
  const replay = isGameId(game) ? replayFromLedger : replayFromFile;
  const which = { instant: parseInstant(at), as: as === undefined ? null : parseTelling(as) };
  const replayed = await replay(output, game, which);
  if (replayed) return replayed;
  const last = await replay(output, game, { instant: { kind: 'end' }, as: null });
  if (!last) throw badInput('the game has no events');
  throw badInput(`the game has not come to ${at ?? 'its end'}; its last event is ${last.revision}`);
}

function replayFromLedger(output: Output, game: string, which: Which): Promise<ShownReplay | null> {
  return withLedger(async (ledger) => {
    const { streamEvents, streamOfGame } = await import('../audit/stream-events.js');
    return replayEvents(output, streamEvents(ledger, await streamOfGame(ledger, game)), which);
  });
}

async function replayFromFile(output: Output, file: string, which: Which): Promise<ShownReplay | null> {
  const [{ readExport }, { EXPORT_LIMITS }] = await Promise.all([
    import('../audit/read-export.js'),
    import('../audit/export-format.js'),
  ]);
  const read = await withExport(file, (source) => readExport(source, EXPORT_LIMITS));
  for (const { line, because } of read.findings.slice(0, 1)) {
    output.note(`line ${line ?? 0}: ${because}; herald verify tells what is wrong with the file`);
  }
  return replayEvents(output, read.events, which);
}

async function replayEvents(
  output: Output,
  events: AsyncIterable<LoggedNewEvent> | Iterable<LoggedNewEvent>,
  { instant, as }: Which,
): Promise<ShownReplay | null> {
  const [{ replayAt }, { replayAs }, { ReplayFailed }, { ALL_RULEBOOKS }, { UnknownRuleset }] = await Promise.all([
    import('../audit/replay-at.js'),
    import('../audit/replay-as.js'),
    import('../audit/fold.js'),
    import('../library/rulesets.js'),
    import('../engine/game/rulebook.js'),
  ]);
  const bar = output.progress('events');
  try {
    if (as !== null) return await replayAs(await allOf(events), ALL_RULEBOOKS, instant, as);
    return await replayAt(events, ALL_RULEBOOKS, instant, (done) => bar.at(done, done));
  } catch (error) {
    if (error instanceof ReplayFailed) throw badInput(`event ${error.revision} cannot be replayed: ${error.message}`);
    if (error instanceof UnknownRuleset) throw badInput(error.message);
    throw error;
  } finally {
    bar.end();
  }
}

async function allOf<One>(many: AsyncIterable<One> | Iterable<One>): Promise<readonly One[]> {
  const all: One[] = [];
  for await (const one of many) all.push(one);
  return all;
}

import type { Instant, Replayed } from '../../audit/replay-at.js';
import { isGameId } from '../../ledger/game-stream.js';
import type { NewEvent } from '../../ledger/ledger.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { withExport } from '../exported-file.js';
import { parseInstant } from '../instant.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { withLedger } from '../with-ledger.js';

interface ReplayOptions {
  readonly at?: string;
  readonly board?: boolean;
}

/** `herald replay`: shows a game as it was at an instant, from its events alone. */
export function register(program: Program): void {
  program.add<ReplayOptions>(
    'replay',
    'show a game as it was at an instant',
    (command) =>
      command
        .argument('<game>', 'id of a game in the ledger, or an exported file')
        .option('--at <instant>', 'a revision (117), or the end of a player turn (3.red); default: the end')
        .option('--board', 'draw the map too'),
    replay,
  );
}

async function replay(output: Output, [game = '']: readonly string[], options: ReplayOptions): Promise<ExitCode> {
  const instant = parseInstant(options.at);
  const replayed = isGameId(game)
    ? await replayFromLedger(output, game, instant)
    : await replayFromFile(output, game, instant);
  if (!replayed) throw badInput(`the game has not come to ${options.at ?? 'its first event'}`);
  await show(output, replayed, options.board === true);
  return EXIT.ok;
}

function replayFromLedger(output: Output, game: string, instant: Instant): Promise<Replayed | null> {
  return withLedger(async (ledger) => {
    const [{ streamEvents }, { gameStream }] = await Promise.all([
      import('../../audit/stream-events.js'),
      import('../../ledger/game-stream.js'),
    ]);
    return replayEvents(output, streamEvents(ledger, gameStream(game)), instant);
  });
}

async function replayFromFile(output: Output, file: string, instant: Instant): Promise<Replayed | null> {
  const [{ readExport }, { EXPORT_LIMITS }] = await Promise.all([
    import('../../audit/read-export.js'),
    import('../../audit/export-format.js'),
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
  const [{ replayAt }, { ReplayFailed }, { RULEBOOKS }, { UnknownRuleset }] = await Promise.all([
    import('../../audit/replay-at.js'),
    import('../../audit/fold.js'),
    import('../../library/rulesets.js'),
    import('../../engine/game/rulebook.js'),
  ]);
  const bar = output.progress('events');
  try {
    return await replayAt(events, RULEBOOKS, instant, (done) => bar.at(done, done));
  } catch (error) {
    if (error instanceof ReplayFailed) throw badInput(`event ${error.revision} cannot be replayed: ${error.message}`);
    if (error instanceof UnknownRuleset) throw badInput(error.message);
    throw error;
  } finally {
    bar.end();
  }
}

async function show(output: Output, { revision, position, event, rulebook }: Replayed, board: boolean): Promise<void> {
  const [{ positionLines }, { boardLines }, { fingerprint }] = await Promise.all([
    import('../position-table.js'),
    import('../board-drawing.js'),
    import('../../engine/position/fingerprint.js'),
  ]);
  const text = rulebook.tell({ type: event.type, data: event.data });
  output.line(`event ${revision}: ${text}`);
  for (const line of positionLines(position)) output.line(line);
  if (board) for (const line of boardLines(position)) output.line(line);
  output.line(`fingerprint ${fingerprint(position)}`);
  output.document({ revision, event: { type: event.type, text }, position, fingerprint: fingerprint(position) });
}

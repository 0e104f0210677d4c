import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { differenceLine } from '../difference-line.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { replayGame, TOLD_AS, type ShownReplay } from '../replay-game.js';

interface ReplayOptions {
  readonly at?: string;
  readonly as?: string;
  readonly board?: boolean;
}

/** `herald replay`: shows a game as it was at an instant, from its events alone. */
export function register(program: Program): void {
  program.add<ReplayOptions>(
    'replay',
    'show a game as it was at an instant',
    (command) =>
      command
        .argument('<game>', 'id of a game or siege in the ledger, or an exported file')
        .option(
          '--at <instant>',
          'a revision (117), the end of a player turn (3.red), of a day or night (3.day, 3.night); default: the end',
        )
        .option(...TOLD_AS)
        .option('--board', 'draw the map too'),
    replay,
  );
}

async function replay(output: Output, [game = '']: readonly string[], options: ReplayOptions): Promise<ExitCode> {
  const replayed = await replayGame(output, game, options);
  await show(output, replayed, options.board === true);
  return EXIT.ok;
}

async function show(
  output: Output,
  { revision, position, event, rulebook, differences }: ShownReplay,
  board: boolean,
): Promise<void> {
  const [{ positionLines }, { boardLines }] = await Promise.all([
    import('../position-table.js'),
    import('../board-drawing.js'),
  ]);
  const { ruleset } = rulebook;
  const field = ruleset.field?.(position) ?? null;
  if (board && !field) throw badInput('--board: this is played without a board');
  const text = rulebook.tell({ type: event.type, data: event.data });
  output.line(`event ${revision}: ${text}`);
  for (const line of field ? positionLines(field) : (rulebook.describe?.(position) ?? [])) output.line(line);
  if (board && field) for (const line of boardLines(field)) output.line(line);
  const fingerprint = ruleset.fingerprint(position);
  output.line(`fingerprint ${fingerprint}`);
  for (const one of differences ?? []) output.line(differenceLine(one));
  if (differences?.length === 0) output.line('nothing differs between the game as played and as corrected');
  const told = differences === undefined ? {} : { differences };
  output.document({ revision, event: { type: event.type, text }, position, fingerprint, ...told });
}

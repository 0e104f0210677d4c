import { existsSync, readFileSync } from 'node:fs';
import { isGameId } from '../../ledger/game-stream.js';
import type { Position } from '../../engine/position/position.js';
import type { Scene } from '../../picture/scene.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import { withPictureOptions, writePictures, type PictureOptions } from '../picture-file.js';
import type { Program } from '../program.js';
import { replayGame, TOLD_AS } from '../replay-game.js';

interface Options extends PictureOptions {
  readonly at?: string;
  readonly as?: string;
  readonly sight?: string;
  readonly reach?: string;
}

/** `herald picture`: draws a board, a scenario's beginning, or a game at any instant. */
export function register(program: Program): void {
  program.add<Options>(
    'picture',
    'draw a board or a game at an instant',
    (command) =>
      withPictureOptions(
        command.argument(
          '<what>',
          'a board (Vil, or a .yaml file), a scenario, a game of the ledger, or an exported file',
        ),
      )
        .option('--at <instant>', 'of a game: a revision (117), or the end of a player turn (3.red); default: the end')
        .option(...TOLD_AS)
        .option('--sight <pair>', 'a line of sight between hexes or units: L9,T4; may be repeated', together)
        .option('--reach <unit>', 'where a unit can go, and for how many MP'),
    picture,
  );
}

/** The pairs of all `--sight` options, as `withSights` reads them. */
function together(pair: string, before: string | undefined): string {
  return before === undefined ? pair : `${before};${pair}`;
}

/** The thing to draw: a board has no position. */
interface Subject {
  readonly scene: Scene;
  readonly position: Position | null;
}

async function picture(output: Output, [what = '']: readonly string[], options: Options): Promise<ExitCode> {
  const { NotInPicture, withReach, withSights } = await import('../../picture/overlays.js');
  const { ContentError } = await import('../../library/content-file.js');
  try {
    const { scene, position } = await subjectOf(output, what, options);
    const sighted = options.sight === undefined ? scene : withSights(scene, options.sight);
    if (options.reach !== undefined && position === null) throw badInput('a board has no units: --reach needs a game');
    const drawn =
      options.reach === undefined || position === null ? sighted : withReach(sighted, position, options.reach);
    await writePictures(output, drawn, options);
    return EXIT.ok;
  } catch (error) {
    if (error instanceof NotInPicture || error instanceof ContentError) throw badInput(error.message);
    throw error;
  }
}

async function subjectOf(output: Output, what: string, told: Pick<Options, 'at' | 'as'>): Promise<Subject> {
  const { sceneOf } = await import('../../picture/scene-of.js');
  if (isGameId(what) || (existsSync(what) && !what.endsWith('.yaml'))) {
    const { position: state, rulebook } = await replayGame(output, what, told);
    const position = rulebook.ruleset.field?.(state);
    if (!position) throw badInput(`${what} is played without a board: there is no picture of it`);
    return { scene: sceneOf(position), position };
  }
  if (told.at !== undefined || told.as !== undefined) {
    throw badInput('only a game has instants: --at and --as do not go with a board or a scenario');
  }
  return (await boardSubject(what)) ?? (await scenarioSubject(what));
}

async function boardSubject(what: string): Promise<Subject | null> {
  const { loadBoards, parseBoard } = await import('../../library/boards.js');
  const { emptyScene } = await import('../../picture/scene.js');
  const board = existsSync(what) ? parseBoard(readFileSync(what, 'utf8'), what) : loadBoards().get(what);
  return board ? { scene: emptyScene({ boards: [board], joins: [] }), position: null } : null;
}

async function scenarioSubject(what: string): Promise<Subject> {
  const { loadScenarios } = await import('../../library/scenarios.js');
  const { RULEBOOKS } = await import('../../library/rulesets.js');
  const { firstPosition } = await import('../../library/first-position.js');
  const { sceneOf } = await import('../../picture/scene-of.js');
  const scenario = loadScenarios().get(what);
  if (!scenario) throw badInput(`${what} is no board, scenario, game or file`);
  const first = firstPosition(RULEBOOKS.rulebook(scenario.ruleset.id, scenario.ruleset.version), scenario.setup);
  if (!first.ok) throw badInput(`${what} cannot be set up: ${first.refusal.because}`);
  const { title, sides, north } = scenario;
  return { scene: sceneOf(first.value, { title, sides, north }), position: first.value };
}

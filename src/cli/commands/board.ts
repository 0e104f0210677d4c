import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { boardCalled, importedMap } from '../board-file.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import { withPictureOptions, writePictures, type PictureOptions } from '../picture-file.js';
import type { Program } from '../program.js';
import { isSystemError } from '../system-error.js';

interface ShowOptions extends PictureOptions {
  readonly hex?: string;
}
interface OutOptions {
  readonly out?: string;
}

/** `herald board …`: what boards there are and how they look, what is wrong with one, and the way from and to Tiled. */
export function register(program: Program): void {
  const board = program.group('board', 'boards: list, show, lint, and the way from and to the Tiled editor');
  board.add<object>('list', 'the boards that ship', (command) => command, list);
  board.add<ShowOptions>(
    'show',
    'a board as text, one hex of it, or a picture',
    (command) =>
      withPictureOptions(
        command
          .argument('<board>', 'a board that ships (Hml), a .yaml file, or a Tiled map (.tmj)')
          .option('--hex <hex>', 'everything about one hex'),
      ),
    show,
  );
  board.add<object>(
    'lint',
    'what is wrong with boards, joins and scenarios',
    (command) => command.argument('[file...]', '.yaml or .tmj files (default: all that ship)'),
    lint,
  );
  board.add<OutOptions>(
    'import',
    'a Tiled map as a board file',
    (command) => command.argument('<map>', 'a Tiled map (.tmj)').option('--out <file>', 'write it there'),
    importMap,
  );
  board.add<OutOptions>(
    'export',
    'a board as a Tiled map',
    (command) =>
      command.argument('<board>', 'a board that ships, or a .yaml file').option('--out <file>', 'write it there'),
    exportMap,
  );
}

async function list(output: Output): Promise<ExitCode> {
  const { loadBoards } = await import('../../library/boards.js');
  const boards = [...loadBoards().values()].map(({ id, title, columns, rows }) => ({ id, title, columns, rows }));
  for (const { id, title, columns, rows } of boards)
    output.line(`${id}  ${title}, ${columns} columns of ${rows} hexes`);
  output.document({ boards });
  return EXIT.ok;
}

async function show(output: Output, [what = '']: readonly string[], options: ShowOptions): Promise<ExitCode> {
  const board = await boardCalled(what);
  if (options.svg !== undefined || options.png !== undefined) {
    const { emptyScene } = await import('../../picture/scene.js');
    await writePictures(output, emptyScene({ boards: [board], joins: [] }), options);
    return EXIT.ok;
  }
  const { reportBoard, reportHex } = await import('../board-report.js');
  if (options.hex === undefined) reportBoard(output, board);
  else reportHex(output, board, options.hex);
  return EXIT.ok;
}

async function lint(output: Output, files: readonly string[]): Promise<ExitCode> {
  const { reportLint } = await import('../lint-report.js');
  const findings = await reportLint(output, files);
  return findings.length === 0 ? EXIT.ok : EXIT.negative;
}

async function importMap(output: Output, [file = '']: readonly string[], { out }: OutOptions): Promise<ExitCode> {
  const [{ writeBoard }, board] = await Promise.all([import('../../library/board-writer.js'), mapOf(file)]);
  return writeOrPrint(output, writeBoard(board), { board }, out);
}

async function mapOf(file: string): ReturnType<typeof importedMap> {
  const { ContentError } = await import('../../library/content-file.js');
  try {
    return await importedMap(file);
  } catch (error) {
    if (error instanceof ContentError) throw badInput(error.message);
    throw error;
  }
}

async function exportMap(output: Output, [what = '']: readonly string[], { out }: OutOptions): Promise<ExitCode> {
  const [{ exportTmj }, board] = await Promise.all([import('../../library/tiled/export.js'), boardCalled(what)]);
  const map = exportTmj(board);
  const done = writeOrPrint(output, `${JSON.stringify(map)}\n`, { map }, out);
  if (out !== undefined) await writeTiles(dirname(out));
  return done;
}

/** The picture of the tiles; without it Tiled shows no tiles. */
async function writeTiles(folder: string): Promise<void> {
  const [{ TILE_SHEET }, { TILE_WIDTH }] = await Promise.all([
    import('../../library/tiled/tiles.js'),
    import('../../library/tiled/pixel-plane.js'),
  ]);
  const [{ tileSheet }, { pngOf }] = await Promise.all([
    import('../../picture/tile-sheet.js'),
    import('../../picture/png.js'),
  ]);
  write(join(folder, TILE_SHEET.file), pngOf(tileSheet(), TILE_SHEET.columns * TILE_WIDTH));
}

/** Writes a text to the file `out`, or prints it if no file is named. */
function writeOrPrint(output: Output, text: string, document: object, out: string | undefined): ExitCode {
  if (out === undefined) {
    output.line(text.trimEnd());
    output.document(document);
    return EXIT.ok;
  }
  write(out, text);
  output.line(out);
  output.document({ file: out });
  return EXIT.ok;
}

function write(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if (isSystemError(error)) throw badInput(`${file} cannot be written: ${error.message}`);
    throw error;
  }
}

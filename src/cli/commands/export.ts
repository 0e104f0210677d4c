import { isGameId } from '../../ledger/game-stream.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { headSigner } from '../head-signer.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { writeWhole } from '../whole-file.js';
import { withLedger } from '../with-ledger.js';

export interface ExportOptions {
  readonly out?: string;
}

/** `herald export`: writes a game so that it can be verified anywhere. */
export function register(program: Program): void {
  program.add<ExportOptions>(
    'export',
    'write a game or siege as NDJSON that proves itself (herald verify)',
    (command) =>
      command
        .argument('<game>', 'id of a game or siege in the ledger')
        .option('--out <file>', 'where to write it (default: standard output)'),
    (output, [game = ''], options) => exportTo(output, game, options),
  );
}

/** Writes a game or siege of the ledger into a file, or to standard output. Throws CliError. */
export async function exportTo(output: Output, game: string, { out }: ExportOptions): Promise<ExitCode> {
  if (!isGameId(game)) throw badInput(`${game} is no id of a game`);
  if (out === undefined && output.json) throw badInput('--json tells about the export, which then needs --out');
  const [{ exportGame }, { ALL_RULEBOOKS }, sign] = await Promise.all([
    import('../../audit/export-game.js'),
    import('../../library/rulesets.js'),
    headSigner(),
  ]);
  let events = 0;
  const bar = output.progress('events');
  await withLedger(async (ledger) => {
    const progress = (exported: number): void => {
      events = exported;
      bar.at(exported, exported);
    };
    const lines = exportGame(ledger, ALL_RULEBOOKS, game, { progress, ...(sign ? { sign } : {}) });
    await (out === undefined ? output.pour(lines) : writeWhole(out, lines));
  }).finally(bar.end);
  if (out === undefined) return EXIT.ok;
  output.line(`${events} events written to ${out}`);
  output.document({ game, events, file: out });
  return EXIT.ok;
}

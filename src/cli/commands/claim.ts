import { isGameId } from '../../ledger/game-stream.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { headSigner } from '../head-signer.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { writeWhole } from '../whole-file.js';
import { withLedger } from '../with-ledger.js';

interface Options {
  readonly claim?: string;
  readonly for?: string;
  readonly out?: string;
}

/** `herald claim export`: writes a claim with all that is needed to judge it again. */
export function register(program: Program): void {
  program.group('claim', 'work with claims of errors').add<Options>(
    'export',
    'write a claim, its verdict and all that is needed to judge it again (herald verify)',
    (command) =>
      command
        .argument('<game>', 'id of a game or siege in the ledger')
        .requiredOption('--claim <number>', 'the number of the claim or amendment in its game')
        .option('--for <reader>', 'a seat, `spectator`, or `arbiter`, who sees everything (default: the claimant)')
        .option('--out <file>', 'where to write it (default: standard output)'),
    (output, [game = ''], options) => exportTo(output, game, options),
  );
}

async function exportTo(output: Output, game: string, { claim = '', for: reader, out }: Options): Promise<ExitCode> {
  if (!isGameId(game)) throw badInput(`${game} is no id of a game`);
  if (!/^[1-9]\d{0,8}$/.test(claim)) throw badInput(`--claim ${claim} is no number of a claim`);
  if (out === undefined && output.json) throw badInput('--json tells about the bundle, which then needs --out');
  const [{ exportClaim, NoSuchClaim, NoSuchReader, readerOfBundle }, { ALL_RULEBOOKS }, sign] = await Promise.all([
    import('../../audit/export-claim.js'),
    import('../../library/rulesets.js'),
    headSigner(),
  ]);
  const number = Number(claim);
  try {
    await withLedger(async (ledger) => {
      const seenBy = await readerOfBundle(ledger, ALL_RULEBOOKS, { game, claim: number }, reader);
      const options = { ...(seenBy === undefined ? {} : { seenBy }), ...(sign ? { sign } : {}) };
      const lines = exportClaim(ledger, ALL_RULEBOOKS, { game, claim: number }, options);
      await (out === undefined ? output.pour(lines) : writeWhole(out, lines));
    });
  } catch (error) {
    if (error instanceof NoSuchClaim || error instanceof NoSuchReader) throw badInput(error.message);
    throw error;
  }
  if (out === undefined) return EXIT.ok;
  output.line(`claim ${claim} written to ${out}`);
  output.document({ game, claim: number, file: out });
  return EXIT.ok;
}

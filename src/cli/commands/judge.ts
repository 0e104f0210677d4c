import { isGameId } from '../../ledger/game-stream.js';
import { reportAudit } from '../audit-report.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { withLedger } from '../with-ledger.js';
import { verify } from './verify.js';

/** `herald judge`: decides every order of a game again and compares. */
export function register(program: Program): void {
  program.add(
    'judge',
    'decide every order of a game again, with its recorded dice, and compare',
    (command) => command.argument('<game>', 'id of a game in the ledger, or an exported file'),
    (output, [game = '']) => (isGameId(game) ? judge(output, game) : verify(output, game)),
  );
}

async function judge(output: Output, game: string): Promise<ExitCode> {
  const [{ judgeGame }, { RULEBOOKS }, { CorruptedEvent }] = await Promise.all([
    import('../../audit/judge-game.js'),
    import('../../library/rulesets.js'),
    import('../../ledger/errors.js'),
  ]);
  const bar = output.progress('events');
  return withLedger(async (ledger) => {
    try {
      const audit = await judgeGame(ledger, RULEBOOKS, game, bar.at);
      bar.end();
      return reportAudit(output, audit);
    } catch (error) {
      if (!(error instanceof CorruptedEvent)) throw error;
      output.line(`wrong: ${error.message}`);
      output.document({ right: false, game, corrupted: { revision: error.revision, because: error.because } });
      return EXIT.negative;
    } finally {
      bar.end();
    }
  });
}

import { statSync } from 'node:fs';
import { isGameId } from '../../ledger/game-stream.js';
import type { AuditOptions } from '../../audit/audit-log.js';
import type { Audit } from '../../audit/audit.js';
import { reportAudit } from '../audit-report.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { auditFile } from '../exported-file.js';
import { judgeFolder } from '../judge-folder.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { withLedger } from '../with-ledger.js';

interface JudgeOptions {
  readonly edition?: string;
}

/** `herald judge`: decides every order of a game again and compares. */
export function register(program: Program): void {
  program.add<JudgeOptions>(
    'judge',
    'decide every order of a game again, with its recorded dice, and compare',
    (command) =>
      command
        .argument(
          '<game>',
          'id of a game or siege in the ledger, an exported file (.ndjson, .gz, .br), or a folder of them',
        )
        .option('--edition <n>', 'ask another edition of the rules what it would decide otherwise'),
    async (output, [game = ''], { edition }) => {
      const options = edition === undefined ? {} : { edition: editionNumber(edition) };
      if (isGameId(game)) return judge(output, game, options);
      if (isFolder(game)) return judgeFolder(output, game, options);
      return reportAudit(output, await auditFile(output, game, options));
    },
  );
}

function editionNumber(text: string): number {
  const edition = Number(text);
  if (!Number.isSafeInteger(edition) || edition < 1) throw badInput(`--edition: ${text} is no number from 1 on`);
  return edition;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

async function judge(output: Output, game: string, options: AuditOptions): Promise<ExitCode> {
  const [{ judgeGame }, { NoSuchEdition }, { RULEBOOKS_TO_JUDGE_BY }, { CorruptedEvent }] = await Promise.all([
    import('../../audit/judge-game.js'),
    import('../../audit/no-such-edition.js'),
    import('../../library/rulesets.js'),
    import('../../ledger/errors.js'),
  ]);
  const bar = output.progress('events');
  return withLedger(async (ledger) => {
    try {
      const audit: Audit = await judgeGame(ledger, RULEBOOKS_TO_JUDGE_BY, game, { ...options, progress: bar.at });
      bar.end();
      return reportAudit(output, audit);
    } catch (error) {
      if (error instanceof NoSuchEdition) throw badInput(error.message);
      if (!(error instanceof CorruptedEvent)) throw error;
      output.line(`wrong: ${error.message}`);
      output.document({ right: false, game, corrupted: { revision: error.revision, because: error.because } });
      return EXIT.negative;
    } finally {
      bar.end();
    }
  });
}

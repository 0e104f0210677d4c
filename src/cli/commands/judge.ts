import { statSync } from 'node:fs';
import { isGameId } from '../../ledger/game-stream.js';
import type { AuditOptions } from '../../audit/audit-log.js';
import { reportAudit } from '../audit-report.js';
import { auditOf } from '../audited-game.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { auditFile } from '../exported-file.js';
import { judgeFolder } from '../judge-folder.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { partsOf, type WrittenParts } from '../written-parts.js';

interface JudgeOptions extends WrittenParts {
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
        .option('--edition <n>', 'ask another edition of the rules what it would decide otherwise')
        .option('--turn <turn>', 'judge the orders of one player turn (3.red), day or night (3.day, 3.night)')
        .option('--at <revision>', 'judge the order to which one event belongs (117)')
        .option('--unit <unit>', 'judge the orders that concern one unit'),
    async (output, [game = ''], { edition, ...asked }) => {
      const parts = partsOf(asked);
      const options = {
        ...(edition === undefined ? {} : { edition: editionNumber(edition) }),
        ...(parts.length === 0 ? {} : { parts }),
      };
      if (isGameId(game)) return judge(output, game, options);
      if (isFolder(game)) {
        if (parts.length > 0) throw badInput('--turn, --at and --unit ask about one game, and this is a folder');
        return judgeFolder(output, game, options);
      }
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
  const audit = await auditOf(output, game, options);
  if (!(audit instanceof Error)) return reportAudit(output, audit);
  output.line(`wrong: ${audit.message}`);
  output.document({ right: false, game, corrupted: { revision: audit.revision, because: audit.because } });
  return EXIT.negative;
}

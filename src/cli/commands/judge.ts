import { statSync } from 'node:fs';
import { isGameId } from '../../ledger/game-stream.js';
import type { AuditOptions } from '../../audit/audit-log.js';
import type { Audit } from '../../audit/audit.js';
import type { Part } from '../../audit/part.js';
import { readInstant } from '../../play/written-instant.js';
import { reportAudit } from '../audit-report.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { auditFile } from '../exported-file.js';
import { judgeFolder } from '../judge-folder.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { withLedger } from '../with-ledger.js';

interface JudgeOptions {
  readonly edition?: string;
  readonly turn?: string;
  readonly at?: string;
  readonly unit?: string;
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

/** An order must belong to all parts that are asked for. Throws CliError. */
function partsOf({ turn, at, unit }: Omit<JudgeOptions, 'edition'>): readonly Part[] {
  const parts: Part[] = [];
  if (turn !== undefined) {
    const instant = readInstant(turn);
    if (instant?.kind !== 'turnEnd') throw badInput(`--turn: ${turn} is no turn, such as 3.red`);
    parts.push({ kind: 'turn', gameTurn: instant.gameTurn, side: instant.side });
  }
  if (at !== undefined) {
    const instant = readInstant(at);
    if (instant?.kind !== 'revision') throw badInput(`--at: ${at} is no revision, such as 117`);
    parts.push({ kind: 'event', revision: instant.revision });
  }
  if (unit !== undefined) parts.push({ kind: 'unit', unit });
  return parts;
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
  const [{ judgeGame }, { NoSuchEdition }, { NoSuchPart }, { RULEBOOKS_TO_JUDGE_BY }, { CorruptedEvent }] =
    await Promise.all([
      import('../../audit/judge-game.js'),
      import('../../audit/no-such-edition.js'),
      import('../../audit/part.js'),
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
      if (error instanceof NoSuchEdition || error instanceof NoSuchPart) throw badInput(error.message);
      if (!(error instanceof CorruptedEvent)) throw error;
      output.line(`wrong: ${error.message}`);
      output.document({ right: false, game, corrupted: { revision: error.revision, because: error.because } });
      return EXIT.negative;
    } finally {
      bar.end();
    }
  });
}

import type { AuditOptions } from '../audit/audit-log.js';
import type { Audit } from '../audit/audit.js';
import type { CorruptedEvent } from '../ledger/errors.js';
import { badInput } from './exit-code.js';
import type { Output } from './output.js';
import { withLedger } from './with-ledger.js';

/**
 * Judges a game or siege of the ledger; a bar shows how far it has come. Gives the damage if the ledger's record of the
 * game is damaged. Throws CliError.
 */
export async function auditOf(output: Output, game: string, options: AuditOptions): Promise<Audit | CorruptedEvent> {
  const [judging, { NoSuchEdition }, { NoSuchPart }, { RULEBOOKS_TO_JUDGE_BY }, errors] = await Promise.all([
    import('../audit/judge-game.js'),
    import('../audit/no-such-edition.js'),
    import('../audit/part.js'),
    import('../library/rulesets.js'),
    import('../ledger/errors.js'),
  ]);
  const bar = output.progress('events');
  return withLedger(async (ledger) => {
    try {
      return await judging.judgeGame(ledger, RULEBOOKS_TO_JUDGE_BY, game, { ...options, progress: bar.at });
    } catch (error) {
      if (error instanceof NoSuchEdition || error instanceof NoSuchPart) throw badInput(error.message);
      if (error instanceof errors.CorruptedEvent) return error;
      throw error;
    } finally {
      bar.end();
    }
  });
}

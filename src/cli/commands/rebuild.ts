import { badInput, EXIT, type ExitCode, unavailable } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

/** `herald rebuild`: builds the read model again from the ledger. A server may go on meanwhile. */
export function register(program: Program): void {
  program.add('rebuild', 'build the read model again from the ledger', () => undefined, rebuildReadModel);
}

async function rebuildReadModel(output: Output): Promise<ExitCode> {
  const [{ ConfigError, ledgerConfigFrom, readModelConfigFrom }, { openLedger }, { LedgerError }] = await Promise.all([
    import('../../api/config.js'),
    import('../../ledger/open.js'),
    import('../../ledger/errors.js'),
  ]);
  try {
    const readModel = readModelConfigFrom(process.env);
    const ledger = await openLedger(ledgerConfigFrom(process.env));
    try {
      const [{ SHELVES }, { openDatabase }, { rebuild }] = await Promise.all([
        import('../../library/rulesets.js'),
        import('../../projections/database.js'),
        import('../../projections/rebuild.js'),
      ]);
      const database = await openDatabase(readModel);
      const bar = output.progress('events');
      try {
        const { checkpoint, setAside, deleted } = await rebuild(ledger, SHELVES, database, (done, before) => {
          bar.at(done, Math.max(done, before));
        });
        bar.end();
        const { events } = checkpoint;
        output.line(`${events} events projected`);
        for (const { stream, revision, because } of setAside) {
          output.line(`set aside: ${stream}, revision ${revision}: ${because}`);
        }
        for (const stream of deleted) output.line(`deleted: ${stream}`);
        output.document({ events, setAside, deleted });
        return setAside.length === 0 ? EXIT.ok : EXIT.negative;
      } finally {
        bar.end();
        await database.close();
      }
    } finally {
      await ledger.close();
    }
  } catch (error) {
    if (error instanceof ConfigError) throw badInput(error.message);
    if (error instanceof LedgerError && error.type === 'unavailable') throw unavailable(error.message);
    throw error;
  }
}

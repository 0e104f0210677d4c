import { type LedgerError, StreamNotFound } from '../ledger/errors.js';
import type { Ledger } from '../ledger/ledger.js';
import { badInput, CliError, EXIT, unavailable } from './exit-code.js';

/**
 * Does something with the ledger that the environment names, and closes it. `create`: makes it if there is none. Throws
 * CliError if it cannot be used.
 */
export async function withLedger<Result>(
  work: (ledger: Ledger) => Promise<Result>,
  { create = false }: { readonly create?: boolean } = {},
): Promise<Result> {
  const [{ ConfigError, ledgerConfigFrom }, { openLedger }, { LedgerError }, { existsSync }] = await Promise.all([
    import('../api/config.js'),
    import('../ledger/open.js'),
    import('../ledger/errors.js'),
    import('node:fs'),
  ]);
  try {
    const config = ledgerConfigFrom(process.env);
    // A command that reads does not make an empty ledger where none is.
    if (!create && config.kind === 'sqlite' && !existsSync(config.file))
      throw unavailable(`there is no ledger ${config.file}`);
    const ledger = await openLedger(config);
    try {
      return await work(ledger);
    } finally {
      await ledger.close();
    }
  } catch (error) {
    if (error instanceof ConfigError) throw badInput(error.message);
    throw error instanceof LedgerError ? cliErrorOf(error) : error;
  }
}

function cliErrorOf(error: LedgerError): Error {
  switch (error.type) {
    case 'unavailable':
    case 'newerSchema':
      return unavailable(error.message);
    case 'streamNotFound':
      return badInput(error instanceof StreamNotFound ? nothingOf(error.stream) : error.message);
    case 'invalidRequest':
      return badInput(error.message);
    case 'corrupted':
      return new CliError(EXIT.negative, error.message);
    case 'revisionConflict':
    case 'commandReused':
    case 'invalidAppend':
    default:
      return error;
  }
}

/** A stream is named by what it is of and by its id, `game-<UUID>`. */
function nothingOf(stream: string): string {
  return `the ledger has no ${stream.replace('-', ' ')}`;
}

import type { HeadKeysConfig } from '../ledger/proof/key-file.js';
import type { HeadKeys } from '../ledger/proof/key-ring.js';
import { badInput, unavailable } from './exit-code.js';

/**
 * Does something with the keys of signed heads that the environment names (null: there are none yet), and with where
 * they are. A command never makes them: a server does, at its first start. Throws CliError.
 */
export async function withHeadKeys<Result>(
  work: (keys: HeadKeys | null, config: HeadKeysConfig) => Result,
): Promise<Result> {
  const [{ ConfigError, headKeysConfigFrom }, { findHeadKeys, KeyFileUnusable }] = await Promise.all([
    import('../api/config.js'),
    import('../ledger/proof/key-file.js'),
  ]);
  try {
    const config = headKeysConfigFrom(process.env);
    return work(findHeadKeys(config), config);
  } catch (error) {
    if (error instanceof ConfigError) throw badInput(error.message);
    if (error instanceof KeyFileUnusable) throw unavailable(error.message);
    throw error;
  }
}

/** The message of a command that needs a key when there is none. */
export function noHeadKeys(config: HeadKeysConfig): Error {
  const where = config.kind === 'file' ? ` ${config.file}` : '';
  return unavailable(`there is no signing key${where}: herald serve makes one at its first start`);
}

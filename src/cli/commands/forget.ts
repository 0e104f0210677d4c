import { existsSync } from 'node:fs';
import { isAccountId } from '../../ledger/game-stream.js';
import { badInput, EXIT, type ExitCode, unavailable } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

/** `herald forget`: erases the address of an account whose person has lost his keys. A server may go on meanwhile. */
export function register(program: Program): void {
  program.add(
    'forget',
    'erase the address of an account (docs/operations.md)',
    (command) => command.argument('<account>', 'id of the account: 32 hexadecimal digits'),
    (output, [account = '']) => forget(output, account),
  );
}

async function forget(output: Output, account: string): Promise<ExitCode> {
  if (!isAccountId(account)) throw badInput(`${account} is no id of an account`);
  const [{ addressesConfigFrom, ConfigError }, { openAddresses }, { AddressesUnavailable }] = await Promise.all([
    import('../../api/config.js'),
    import('../../addresses/open-addresses.js'),
    import('../../play/accounts/errors.js'),
  ]);
  try {
    const config = addressesConfigFrom(process.env);
    if (config.kind === 'sqlite' && !existsSync(config.file)) throw unavailable(`there is no file ${config.file}`);
    const addresses = await openAddresses(config);
    try {
      const erased = await addresses.remove(account);
      output.line(erased ? 'the address is erased' : 'this account has no address here');
      output.document({ account, erased });
      return EXIT.ok;
    } finally {
      await addresses.close();
    }
  } catch (error) {
    if (error instanceof ConfigError) throw badInput(error.message);
    if (error instanceof AddressesUnavailable) throw unavailable(error.message);
    throw error;
  }
}

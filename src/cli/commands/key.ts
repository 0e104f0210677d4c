import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { noHeadKeys, withHeadKeys } from '../with-head-keys.js';

interface KeyOptions {
  readonly renew?: boolean;
}

/** `herald key`: the public keys of signed heads; the key can be renewed. */
export function register(program: Program): void {
  program.add<KeyOptions>(
    'key',
    'print the public keys of signed heads, the one that signs now first (herald verify --key)',
    (command) => command.option('--renew', 'make a new key that signs from now on; the old one stays a public key'),
    (output, _args, { renew }) => keys(output, renew === true),
  );
}

async function keys(output: Output, renew: boolean): Promise<ExitCode> {
  const { renewHeadKeys } = await import('../../ledger/proof/key-file.js');
  const { verifiers } = await withHeadKeys((found, config) => {
    if (!found) throw noHeadKeys(config);
    if (!renew) return found;
    if (config.kind !== 'file')
      throw badInput('HERALD_SIGNING_KEY has the key: put a new one before its public key there');
    return renewHeadKeys(config.file);
  });
  for (const { written } of verifiers) output.line(written);
  if (renew) output.note('servers that run sign with the new key when they are started again');
  output.document({ keys: verifiers.map(({ written }) => written) });
  return EXIT.ok;
}

import type { SignHead } from '../ledger/proof/note-signer.js';
import { withHeadKeys } from './with-head-keys.js';

/** Signs the head of the export as the server does; null where no server has made a key yet. */
export async function headSigner(): Promise<SignHead | null> {
  const { signedHead } = await import('../ledger/proof/note-signer.js');
  const keys = await withHeadKeys((found) => found);
  return keys && ((stream, head) => signedHead(keys.signer, stream, head));
}

import type { Head } from '../ledger/hash-chain.js';
import type { StreamName } from '../ledger/ledger.js';
import { signedHead } from '../ledger/proof/note-signer.js';
import type { HeadKeys } from '../ledger/proof/key-ring.js';

/** Signs the heads of games and sieges for viewers who may see them. */
export class Heads {
  constructor(private readonly keys: HeadKeys) {}

  /** The public keys by which signed heads can be verified: of the key that signs now, then of earlier ones. */
  get publicKeys(): readonly string[] {
    return this.keys.verifiers.map(({ written }) => written);
  }

  /** A head as a signed note. The same head gives the same note. */
  sign(stream: StreamName, head: Head): string {
    return signedHead(this.keys.signer, stream, head);
  }
}

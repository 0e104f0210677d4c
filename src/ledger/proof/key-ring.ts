import { KeyMalformed, type NoteVerifier, parseVerifiers } from './note-keys.js';
import { newSigner, type NoteSigner, parseSigner } from './note-signer.js';

/** The key with which a server signs heads, and the public keys by which its heads can be verified. */
export interface HeadKeys {
  readonly signer: NoteSigner;
  /** That of the signer first, then those of earlier signers, the latest first. */
  readonly verifiers: readonly NoteVerifier[];
}

/** Reads keys: the one that signs, then public keys of earlier ones, with white space between. Throws KeyMalformed. */
export function parseHeadKeys(text: string): HeadKeys {
  const [first, ...others] = text.split(/\s+/).filter((word) => word !== '');
  if (first === undefined) throw new KeyMalformed('there is no key');
  return headKeys(parseSigner(first), parseVerifiers(others.join(' ')));
}

/** Keys as they are kept: one a line. */
export function writeHeadKeys({ signer, verifiers }: HeadKeys): string {
  return [signer.written, ...verifiers.slice(1).map(({ written }) => written)].map((line) => `${line}\n`).join('');
}

/** A first key. Without a name it gets one by chance. Throws KeyMalformed. */
export function newHeadKeys(name: string): HeadKeys {
  return headKeys(newSigner(name), []);
}

/** A new key of the same name that signs from now on; the earlier one is a public key only. */
export function renewedKeys({ signer, verifiers }: HeadKeys): HeadKeys {
  return headKeys(newSigner(signer.verifier.name), verifiers);
}

function headKeys(signer: NoteSigner, earlier: readonly NoteVerifier[]): HeadKeys {
  return { signer, verifiers: [signer.verifier, ...earlier] };
}

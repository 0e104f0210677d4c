import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Head } from '../hash-chain.js';
import type { StreamName } from '../ledger.js';
import { textOfHead } from './head-note.js';
import { encodedKey, KeyMalformed, type NoteVerifier, partsOfKey, verifierOf } from './note-keys.js';
import { type SignedNote, writeNote } from './signed-note.js';

/*
 * Ed25519 keys that sign notes, written `PRIVATE+KEY+name+id+base64`. They stand apart from the public keys, since a
 * browser verifies notes and signs none.
 */

/** A key that signs. Whoever has `written` can sign in its name. */
export interface NoteSigner {
  readonly verifier: NoteVerifier;
  readonly written: string;
  readonly key: KeyObject;
}

/** Signs the head of a stream. */
export type SignHead = (stream: StreamName, head: Head) => string;

const PRIVATE_PREFIX = 'PRIVATE+KEY+';
/** The bytes that stand before the 32 bytes of an Ed25519 key in PKCS #8, and the number of those in SPKI. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD_BYTES = 12;

/** A new key that signs under a name. Throws KeyMalformed if it may not be a name. */
export function newSigner(name: string): NoteSigner {
  const { privateKey } = generateKeyPairSync('ed25519');
  return signerOf(name, privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8_HEAD.length));
}

/** Throws KeyMalformed. */
export function parseSigner(written: string): NoteSigner {
  if (!written.startsWith(PRIVATE_PREFIX)) throw new KeyMalformed(`a key that signs begins with ${PRIVATE_PREFIX}`);
  const { name, id, bytes } = partsOfKey(written.slice(PRIVATE_PREFIX.length));
  const signer = signerOf(name, bytes);
  if (signer.verifier.id !== id) throw new KeyMalformed('the id of the key that signs is not its own');
  return signer;
}

/** The head of a stream, signed with a key. */
export function signedHead(signer: NoteSigner, stream: StreamName, head: Head): string {
  return writeNote(signed(textOfHead(signer.verifier.name, stream, head), signer));
}

/** A note that bears the key's signature. The same text gives the same signature. */
export function signed(text: string, { verifier: { name, id }, key }: NoteSigner): SignedNote {
  return { text, signatures: [{ name, id, bytes: sign(null, Buffer.from(text), key) }] };
}

function signerOf(name: string, seed: Uint8Array): NoteSigner {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const open = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD_BYTES);
  const verifier = verifierOf(name, open);
  return { verifier, key, written: `${PRIVATE_PREFIX}${name}+${verifier.id}+${encodedKey(seed)}` };
}

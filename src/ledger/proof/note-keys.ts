import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { fromBase64, KEY_NAME_PATTERN, type NoteSignature, type SignedNote } from './signed-note.js';

/*
 * Ed25519 keys of signed notes, written as programs of transparency logs write them: `name+id+base64` for a public key,
 * `PRIVATE+KEY+name+id+base64` for the key that signs.
 */

/** A public key by its name. */
export interface NoteVerifier {
  readonly name: string;
  readonly id: string;
  /** As it is handed on. */
  readonly written: string;
  readonly key: KeyObject;
}

/** A key that signs. Whoever has `written` can sign in its name. */
export interface NoteSigner {
  readonly verifier: NoteVerifier;
  readonly written: string;
  readonly key: KeyObject;
}

/** A text is no key. The message does not repeat the text: it may be a secret. */
export class KeyMalformed extends Error {
  readonly type = 'keyMalformed';
}

const ED25519 = 0x01;
const PRIVATE_PREFIX = 'PRIVATE+KEY+';
const KEY_BYTES = 32;
const WRITTEN = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/;
/** The bytes that stand before the 32 bytes of an Ed25519 key in PKCS #8 and in SPKI. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** A new key that signs under a name. Throws KeyMalformed if it may not be a name. */
export function newSigner(name: string): NoteSigner {
  const { privateKey } = generateKeyPairSync('ed25519');
  return signerOf(name, privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8_HEAD.length));
}

/** Throws KeyMalformed. */
export function parseSigner(written: string): NoteSigner {
  if (!written.startsWith(PRIVATE_PREFIX)) throw new KeyMalformed(`a key that signs begins with ${PRIVATE_PREFIX}`);
  const { name, id, bytes } = partsOf(written.slice(PRIVATE_PREFIX.length));
  const signer = signerOf(name, bytes);
  if (signer.verifier.id !== id) throw new KeyMalformed('the id of the key that signs is not its own');
  return signer;
}

/** Throws KeyMalformed. */
export function parseVerifier(written: string): NoteVerifier {
  const { name, id, bytes } = partsOf(written);
  const verifier = verifierOf(name, bytes);
  if (verifier.id !== id) throw new KeyMalformed('the id of the public key is not its own');
  return verifier;
}

/** A note that bears the key's signature. The same text gives the same signature. */
export function signed(text: string, { verifier: { name, id }, key }: NoteSigner): SignedNote {
  return { text, signatures: [{ name, id, bytes: sign(null, Buffer.from(text), key) }] };
}

/** The first signature of a note that is of one of the keys, with its key; null: all are of keys that are not known. */
export function signatureOf(
  { signatures }: SignedNote,
  known: readonly NoteVerifier[],
): { readonly signature: NoteSignature; readonly verifier: NoteVerifier } | null {
  for (const signature of signatures) {
    const verifier = known.find(({ name, id }) => name === signature.name && id === signature.id);
    if (verifier) return { signature, verifier };
  }
  return null;
}

/** Whether a signature of a text is true. */
export function isTrue(text: string, { bytes }: NoteSignature, { key }: NoteVerifier): boolean {
  return verify(null, Buffer.from(text), key, bytes);
}

function signerOf(name: string, seed: Uint8Array): NoteSigner {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const open = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD.length);
  const verifier = verifierOf(name, open);
  return { verifier, key, written: `${PRIVATE_PREFIX}${name}+${verifier.id}+${encoded(seed)}` };
}

function verifierOf(name: string, bytes: Uint8Array): NoteVerifier {
  if (!KEY_NAME_PATTERN.test(name)) throw new KeyMalformed('a key has a name of 1 to 200 letters, no spaces, no plus');
  const key = createPublicKey({ key: Buffer.concat([SPKI_HEAD, bytes]), format: 'der', type: 'spki' });
  const typed = Buffer.from([ED25519, ...bytes]);
  const digest = createHash('sha256').update(`${name}\n`).update(typed).digest('hex');
  const id = digest.slice(0, 8);
  return { name, id, key, written: `${name}+${id}+${encoded(bytes)}` };
}

function encoded(bytes: Uint8Array): string {
  return Buffer.from([ED25519, ...bytes]).toString('base64');
}

function partsOf(written: string): { readonly name: string; readonly id: string; readonly bytes: Uint8Array } {
  const [, name = '', id = '', base64 = ''] = WRITTEN.exec(written) ?? [];
  const bytes = fromBase64(base64);
  if (bytes?.length !== KEY_BYTES + 1) throw new KeyMalformed('a key is written name+id+base64 of 33 bytes');
  if (bytes[0] !== ED25519) throw new KeyMalformed('the key is not of Ed25519');
  return { name, id, bytes: bytes.subarray(1) };
}

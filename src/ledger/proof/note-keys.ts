import { isEd25519Signature, sha256 } from '../../digest/digest.js';
import { base64Of, bytesOfBase64 } from '../../digest/encodings.js';
import { KEY_NAME_PATTERN, type NoteSignature, type SignedNote } from './signed-note.js';

/*
 * Public Ed25519 keys of signed notes, written as programs of transparency logs write them: `name+id+base64`. The keys
 * that sign are in note-signer.ts.
 */

/** A public key by its name. */
export interface NoteVerifier {
  readonly name: string;
  readonly id: string;
  /** As it is handed on. */
  readonly written: string;
  /** The 32 bytes of the key. */
  readonly key: Uint8Array;
}

/** A text is no key. The message does not repeat the text: it may be a secret. */
export class KeyMalformed extends Error {
  readonly type = 'keyMalformed';
}

/** A key as it is written, in its parts. */
interface WrittenKey {
  readonly name: string;
  readonly id: string;
  /** The 32 bytes of the key. */
  readonly bytes: Uint8Array;
}

const ED25519 = 0x01;
const KEY_BYTES = 32;
const WRITTEN = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/;

/** Throws KeyMalformed. */
export function parseVerifier(written: string): NoteVerifier {
  const { name, id, bytes } = partsOfKey(written);
  const verifier = verifierOf(name, bytes);
  if (verifier.id !== id) throw new KeyMalformed('the id of the public key is not its own');
  return verifier;
}

/** The public keys of a text, with white space between. Throws KeyMalformed. */
export function parseVerifiers(text: string): readonly NoteVerifier[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(parseVerifier);
}

/** The public key of those 32 bytes, under a name. Throws KeyMalformed if it may not be a name. */
export function verifierOf(name: string, key: Uint8Array): NoteVerifier {
  if (!KEY_NAME_PATTERN.test(name)) throw new KeyMalformed('a key has a name of 1 to 200 letters, no spaces, no plus');
  const named = new TextEncoder().encode(`${name}\n`);
  const id = sha256(Uint8Array.of(...named, ED25519, ...key)).slice(0, 8);
  return { name, id, key, written: `${name}+${id}+${encodedKey(key)}` };
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
  return isEd25519Signature(bytes, text, key);
}

/** The 32 bytes of a key in base64, after the byte that names the kind of key. */
export function encodedKey(bytes: Uint8Array): string {
  return base64Of(Uint8Array.of(ED25519, ...bytes));
}

/** A key that is written `name+id+base64`, in its parts. Throws KeyMalformed. */
export function partsOfKey(written: string): WrittenKey {
  const [, name = '', id = '', base64 = ''] = WRITTEN.exec(written) ?? [];
  const bytes = bytesOfBase64(base64);
  if (bytes?.length !== KEY_BYTES + 1) throw new KeyMalformed('a key is written name+id+base64 of 33 bytes');
  if (bytes[0] !== ED25519) throw new KeyMalformed('the key is not of Ed25519');
  return { name, id, bytes: bytes.subarray(1) };
}

import { base64Of, bytesOfBase64, bytesOfHex, hexOf } from '../../digest/encodings.js';

/*
 * Signed notes in the form of C2SP (https://c2sp.org/signed-note): a text, an empty line, and one line for each
 * signature. Transparency logs use them, so that programs of others can verify what a Herald has signed.
 */

/** A signature of a note: which key made it, and its bytes. */
export interface NoteSignature {
  readonly name: string;
  /** 8 hexadecimal digits; name and id together name a key. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** A text with its signatures. The text ends with a line feed; the signatures are of all of it. */
export interface SignedNote {
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** The text is no signed note, or not one of a head. */
export class NoteMalformed extends Error {
  readonly type = 'noteMalformed';
}

const NOTE_LENGTH_MAX = 65_536;
const SIGNATURES_MAX = 100;
const ID_BYTES = 4;
const SIGNATURE_LINE = /^— (\S+) (\S+)$/u;
/** A key name has no spaces and no plus; no control characters or halves of letters either, as in the whole note. */
export const KEY_NAME_PATTERN = /^[^\s+\p{Cc}\p{Cs}]{1,200}$/u;
const FORBIDDEN = /[^\P{Cc}\n]|\p{Cs}/u;

/** Reads a signed note; its signatures are not verified. Throws NoteMalformed. */
export function parseNote(written: string): SignedNote {
  if (written.length > NOTE_LENGTH_MAX) throw new NoteMalformed(`it has more than ${NOTE_LENGTH_MAX} letters`);
  if (FORBIDDEN.test(written)) throw new NoteMalformed('it has a control character');
  const end = written.lastIndexOf('\n\n');
  if (end < 0 || !written.endsWith('\n')) throw new NoteMalformed('no empty line parts a text from its signatures');
  const lines = written.slice(end + 2, -1).split('\n');
  if (lines.length > SIGNATURES_MAX) throw new NoteMalformed(`it has more than ${SIGNATURES_MAX} signatures`);
  return { text: written.slice(0, end + 1), signatures: lines.map(signatureIn) };
}

/** A note as text, which `parseNote` reads again. */
export function writeNote({ text, signatures }: SignedNote): string {
  return `${text}\n${signatures.map(signatureLine).join('')}`;
}

function signatureIn(line: string): NoteSignature {
  const [, name = '', encoded = ''] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = bytesOfBase64(encoded);
  if (!KEY_NAME_PATTERN.test(name) || bytes === null || bytes.length <= ID_BYTES) {
    throw new NoteMalformed('a line after its text is no signature');
  }
  const id = hexOf(bytes.subarray(0, ID_BYTES));
  return { name, id, bytes: bytes.subarray(ID_BYTES) };
}

function signatureLine({ name, id, bytes }: NoteSignature): string {
  return `— ${name} ${base64Of(Uint8Array.of(...bytesOfHex(id), ...bytes))}\n`;
}

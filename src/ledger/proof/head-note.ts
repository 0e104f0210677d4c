import type { Head } from '../hash-chain.js';
import type { StreamName } from '../ledger.js';
import { HASH_PATTERN, STREAM_PATTERN } from '../names.js';
import { signed, type NoteSigner } from './note-keys.js';
import { fromBase64, NoteMalformed, parseNote, type SignedNote, writeNote } from './signed-note.js';

/*
 * A signed head: a note of three lines as transparency logs have them (https://c2sp.org/tlog-checkpoint). The first is
 * the origin, which is the name of the server's key and the stream; the second the number of events; the third the hash
 * of the last event in base64, where a log with a Merkle tree has the tree's root. See docs/adr/0018-signed-heads.md.
 */

/** The head of a stream as somebody signed it, or claims so. */
export interface HeadNote {
  readonly stream: StreamName;
  readonly head: Head;
  readonly note: SignedNote;
}

/** Signs the head of a stream. */
export type SignHead = (stream: StreamName, head: Head) => string;

const COUNT = /^[1-9]\d{0,15}$/;

/** The head of a stream, signed with a key. */
export function signedHead(signer: NoteSigner, stream: StreamName, { revision, hash }: Head): string {
  const base64 = Buffer.from(hash, 'hex').toString('base64');
  const text = `${signer.verifier.name}/${stream}\n${revision + 1}\n${base64}\n`;
  return writeNote(signed(text, signer));
}

/** Reads a signed head; its signatures are not verified. Throws NoteMalformed. */
export function parseHeadNote(written: string): HeadNote {
  const note = parseNote(written);
  const lines = note.text.slice(0, -1).split('\n');
  if (lines.length !== 3) throw new NoteMalformed('its text is not of three lines: origin, number of events, hash');
  const [origin = '', count = '', base64 = ''] = lines;
  const stream = origin.slice(origin.lastIndexOf('/') + 1);
  if (!origin.includes('/') || !STREAM_PATTERN.test(stream)) {
    throw new NoteMalformed('its first line names no stream of a server');
  }
  if (!COUNT.test(count) || !Number.isSafeInteger(Number(count))) {
    throw new NoteMalformed('its second line is no number of events');
  }
  const hash = Buffer.from(fromBase64(base64) ?? []).toString('hex');
  if (!HASH_PATTERN.test(hash)) throw new NoteMalformed('its third line is no SHA-256 in base64');
  return { stream, head: { revision: Number(count) - 1, hash }, note };
}

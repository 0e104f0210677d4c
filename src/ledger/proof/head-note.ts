import { base64Of, bytesOfBase64, bytesOfHex, hexOf } from '../../digest/encodings.js';
import type { Head } from '../hash-chain.js';
import type { StreamName } from '../ledger.js';
import { HASH_PATTERN, STREAM_PATTERN } from '../names.js';
import { NoteMalformed, parseNote, type SignedNote } from './signed-note.js';

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

const COUNT = /^[1-9]\d{0,15}$/;

/** The text of a head that the owner of a key signs; `name`: that of the key. */
export function textOfHead(name: string, stream: StreamName, { revision, hash }: Head): string {
  return `${name}/${stream}\n${revision + 1}\n${base64Of(bytesOfHex(hash))}\n`;
}

/**
 * Reads a signed head as somebody kept it: a shell (`--head "$(cat head.note)"`) or a text field may have taken the
 * last line feed away. Throws NoteMalformed.
 */
export function parseKeptHead(kept: string): HeadNote {
  return parseHeadNote(kept.endsWith('\n') ? kept : `${kept}\n`);
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
  const hash = hexOf(bytesOfBase64(base64) ?? Uint8Array.of());
  if (!HASH_PATTERN.test(hash)) throw new NoteMalformed('its third line is no SHA-256 in base64');
  return { stream, head: { revision: Number(count) - 1, hash }, note };
}

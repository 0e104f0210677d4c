import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseHeadNote } from '../../../src/ledger/proof/head-note.js';
import { isTrue, parseVerifier, signatureOf } from '../../../src/ledger/proof/note-keys.js';
import { newSigner, parseSigner, signed, signedHead } from '../../../src/ledger/proof/note-signer.js';
import { NoteMalformed, parseNote, writeNote } from '../../../src/ledger/proof/signed-note.js';

// A known answer of another program: the example of Go's package note.
const PRIVATE = 'PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz';
const PUBLIC = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const SIGNATURE = 'x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=';
const TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const NOTE = `${TEXT}\n— PeterNeumann ${SIGNATURE}\n`;

const STREAM = 'game-a28decb3-5baf-8f59-a1cd-0d1d0b47c4b1';
const HASH = 'ab'.repeat(32);

describe('a signed note', () => {
  it('is the one that other programs write with the same key', () => {
    const signer = parseSigner(PRIVATE);
    expect(signer.verifier.written).toBe(PUBLIC);
    expect(signer.written).toBe(PRIVATE);
    expect(writeNote(signed(TEXT, signer))).toBe(NOTE);
  });

  it('of another program is verified', () => {
    const note = parseNote(NOTE);
    expect(note.text).toBe(TEXT);
    const found = signatureOf(note, [newSigner('other').verifier, parseVerifier(PUBLIC)]);
    expect(found && isTrue(note.text, found.signature, found.verifier)).toBe(true);
    expect(found && isTrue(note.text.replace('you', 'You'), found.signature, found.verifier)).toBe(false);
  });

  it('may be signed by others besides, and is of none whose key has only the name or only the id', () => {
    const [one, other] = [newSigner('one'), newSigner('other')];
    const note = { text: TEXT, signatures: [...signed(TEXT, one).signatures, ...signed(TEXT, other).signatures] };
    expect(signatureOf(parseNote(writeNote(note)), [other.verifier])?.verifier.name).toBe('other');
    expect(signatureOf(note, [newSigner('one').verifier])).toBeNull();
    expect(signatureOf(note, [{ ...one.verifier, name: 'two' }])).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['a text alone', 'text\n'],
    ['no line feed at the end', NOTE.slice(0, -1)],
    ['no signature', `${TEXT}\n`],
    ['a hyphen in place of the dash', NOTE.replace('—', '-')],
    ['a name with a plus', NOTE.replace('— PeterNeumann', '— Peter+Neumann')],
    ['a name with a space', NOTE.replace('— PeterNeumann', '— Peter Neumann')],
    ['a signature that is no base64', NOTE.replace('JnAM=', 'JnAM*')],
    ['base64 with bits that mean nothing', NOTE.replace('JnAM=', 'JnAN=')],
    ['a signature that is an id only', `${TEXT}\n— PeterNeumann x08gow==\n`],
    ['a line feed of Windows', NOTE.replaceAll('\n', '\r\n')],
    ['a control character', NOTE.replace('If', 'I\u0007f')],
    ['half a letter', NOTE.replace('If', 'I\ud800')],
    ['too many signatures', `${TEXT}\n${`— PeterNeumann ${SIGNATURE}\n`.repeat(101)}`],
    ['no end', 'a'.repeat(70_000)],
  ])('is none with %s', (_what, written) => {
    expect(() => parseNote(written)).toThrow(NoteMalformed);
  });
});

describe('a key', () => {
  it.each([
    ['nothing', ''],
    ['a private one', PRIVATE],
    ['another id', PUBLIC.replace('c74f20a3', 'c74f20a4')],
    ['another name', PUBLIC.replace('Peter', 'Paul')],
    ['another kind', 'PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'],
    ['too many bytes', 'PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY=='],
  ])('that is public is refused: %s', (_what, written) => {
    expect(() => parseVerifier(written)).toThrow(expect.objectContaining({ type: 'keyMalformed' }));
  });

  it('that signs is refused with another id, and its text is not told', () => {
    const wrong = PRIVATE.replace('c74f20a3', 'c74f20a4');
    expect(() => parseSigner(wrong)).toThrow(expect.objectContaining({ type: 'keyMalformed' }));
    expect(() => parseSigner(wrong)).not.toThrow(/AYEKFALVFGyN/);
  });

  it('has a name without spaces and plus', () => {
    for (const name of ['', 'a b', 'a+b', 'a\u2003b']) expect(() => newSigner(name)).toThrow(/name/);
  });
});

describe('a signed head', () => {
  const signer = parseSigner(PRIVATE);

  it('has three lines: origin, number of events, hash in base64', () => {
    const note = signedHead(signer, STREAM, { revision: 41, hash: HASH });
    const base64 = Buffer.from(HASH, 'hex').toString('base64');
    expect(note.split('\n').slice(0, 4)).toEqual([`PeterNeumann/${STREAM}`, '42', base64, '']);
    expect(parseHeadNote(note)).toMatchObject({ stream: STREAM, head: { revision: 41, hash: HASH } });
    expect(signedHead(signer, STREAM, { revision: 41, hash: HASH })).toBe(note);
  });

  it('reads back whatever head it is of', () => {
    fc.assert(
      fc.property(fc.nat(), fc.uint8Array({ minLength: 32, maxLength: 32 }), (revision, bytes) => {
        const head = { revision, hash: Buffer.from(bytes).toString('hex') };
        expect(parseHeadNote(signedHead(signer, STREAM, head))).toMatchObject({ stream: STREAM, head });
      }),
    );
  });

  const note = signedHead(signer, STREAM, { revision: 41, hash: HASH });
  it.each([
    ['a note of something else', NOTE],
    ['no stream', note.replace(`/${STREAM}`, '')],
    ['a stream with a strange name', note.replace(STREAM, 'game 1')],
    ['a leading zero', note.replace('\n42\n', '\n042\n')],
    ['no events', note.replace('\n42\n', '\n0\n')],
    ['more events than can be counted', note.replace('\n42\n', '\n9999999999999999\n')],
    ['a short hash', note.replace('q6urq6ur', '')],
    ['a further line', note.replace('\n42\n', '\n42\n42\n')],
  ])('is none with %s', (_what, written) => {
    expect(() => parseHeadNote(written)).toThrow(NoteMalformed);
  });
});

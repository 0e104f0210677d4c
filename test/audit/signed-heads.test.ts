import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Audit } from '../../src/audit/audit.js';
import { exportGame } from '../../src/audit/export-game.js';
import { verifyExport, type VerifyOptions } from '../../src/audit/verify-export.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import type { Head } from '../../src/ledger/hash-chain.js';
import type { RecordedEvent } from '../../src/ledger/ledger.js';
import { parseHeadNote } from '../../src/ledger/proof/head-note.js';
import { newSigner, signedHead } from '../../src/ledger/proof/note-signer.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { forged, inPieces, playedGame, type RealGame } from './real-game.js';

const SIGNER = newSigner('herald.example');
const STRANGER = newSigner('herald.example');
const KEYS = [SIGNER.verifier];

let real: RealGame;
let text: string;
let heads: readonly Head[];

beforeAll(async () => {
  real = await playedGame('tavern-brawl', 3);
  text = '';
  const sign = (stream: string, head: Head): string => signedHead(SIGNER, stream, head);
  for await (const line of exportGame(real.ledger, RULEBOOKS, real.game, { sign })) text += line;
  heads = text
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as RecordedEvent);
});

const verify = (given: string, options: VerifyOptions = {}): Promise<Audit> =>
  verifyExport(inPieces(given, 65_536), RULEBOOKS, options);

/** The signed head after an event, as somebody kept it. */
function kept(revision: number, { game = real.game, signer = SIGNER } = {}) {
  const { hash } = heads[revision] ?? { hash: 'ab'.repeat(32) };
  return parseHeadNote(signedHead(signer, gameStream(game), { revision, hash }));
}

const last = (): number => heads.length - 1;
const withoutHead = (given: string): string => given.replace(/"head":"[^"]*",/, '');
const withFooterHead = (given: string, note: string): string =>
  given.replace(/"head":"[^"]*"/, () => `"head":${JSON.stringify(note)}`);

describe('a signed head', () => {
  it('in the footer of an export is true for whoever has the key, and said to be unverified to others', async () => {
    const proof = { from: 'footer', revision: last(), signedBy: [SIGNER.verifier.written.slice(0, 23)] };
    const { written } = SIGNER.verifier;
    expect(await verify(text, { keys: KEYS })).toMatchObject({
      right: true,
      heads: [{ ...proof, verifiedBy: written }],
    });
    expect(await verify(text)).toMatchObject({ right: true, heads: [{ ...proof, verifiedBy: null }] });
    expect(await verify(withoutHead(text))).toMatchObject({ right: true, heads: [] });
  });

  it('that was kept at any moment of the game proves the events up to it', async () => {
    for (const revision of [0, 1, 40, last()]) {
      const audit = await verify(text, { head: kept(revision), keys: KEYS });
      const proof = { from: 'reader', revision, verifiedBy: SIGNER.verifier.written };
      expect(audit).toMatchObject({ right: true, heads: [{ from: 'footer' }, proof] });
    }
  });

  it.each([
    ['of another game', () => kept(40, { game: 'a28decb3-5baf-8f59-a1cd-0d1d0b47c4b1' }), /is of game-a28decb3/],
    ['beyond the log', () => kept(heads.length), /counts \d+ events, and this one is missing/],
    ['of another server', () => kept(40, { signer: STRANGER }), /none of the keys/],
    ['with the name and id of the key and a false signature', () => falselySigned(), /is false/],
  ])('is refused: %s', async (_what, head, because) => {
    const audit = await verify(text, { head: head(), keys: KEYS });
    const findings = [{ kind: 'head', because: expect.stringMatching(because) }];
    expect(audit).toMatchObject({ right: false, findings, heads: [{ from: 'footer' }] });
  });

  function falselySigned() {
    const [own, other] = [kept(40), kept(41)];
    return { ...own, note: { ...own.note, signatures: other.note.signatures } };
  }

  it.each([
    ['of another server', () => withFooterHead(text, footerNote(STRANGER)), /none of the keys/],
    ['that is none', () => withFooterHead(text, 'x'), /that is none/],
    ['of an earlier event', () => withFooterHead(text, noteOf(40)), /the last is/],
    ['taken away', () => withoutHead(text), /no signed head/],
  ])('of a footer is refused to whoever has a key: %s', async (_what, given, because) => {
    const audit = await verify(given(), { keys: KEYS });
    const findings = [{ kind: 'head', because: expect.stringMatching(because) }];
    expect(audit).toMatchObject({ right: false, findings, heads: [] });
  });

  const noteOf = (revision: number, signer = SIGNER): string =>
    signedHead(signer, gameStream(real.game), { revision, hash: heads[revision]?.hash ?? '' });
  const footerNote = (signer: typeof SIGNER): string => noteOf(last(), signer);
});

describe('a log that was chained anew', () => {
  /** A change that a judgement cannot find: the time of one event in another form. */
  const rewritten = (from: number): string =>
    forged(withoutHead(text), (event) => {
      if (event.revision !== from) return event;
      return { ...event, metadata: { ...event.metadata, recordedAt: '2026-11-21T12:00:00.000Z' } };
    });

  it('is right in itself, and noticed by anyone who kept a signed head of what was changed or later', async () => {
    const log = rewritten(40);
    expect(await verify(log)).toMatchObject({ right: true });
    for (const revision of [40, 41, last()]) {
      const audit = await verify(log, { head: kept(revision) });
      expect(audit.right).toBe(false);
      expect(audit.findings).toMatchObject([{ kind: 'head', revision }]);
      expect(audit.heads).toEqual([]);
    }
  });

  it('is not noticed with a head of what came before, and the report says how far it proves', async () => {
    const audit = await verify(rewritten(40), { head: kept(39), keys: KEYS });
    expect(audit).toMatchObject({ right: true, heads: [{ from: 'reader', revision: 39 }] });
  });

  it('of which the chain is broken is proven by no head', async () => {
    const broken = text.replace(/("revision":7,.*)/, (line) => line.replace('"version":1', '"version":2'));
    expect(broken).not.toBe(text);
    const audit = await verify(broken, { head: kept(last()), keys: KEYS });
    expect(audit).toMatchObject({ right: false, heads: [] });
  });

  it('and cut is noticed as one that is missing events', async () => {
    const lines = withoutHead(text).trimEnd().split('\n');
    const cut = `${[...lines.slice(0, 42), lines.at(-1)].join('\n')}\n`;
    const audit = await verify(cut, { head: kept(last()) });
    expect(audit.findings).toContainEqual(expect.objectContaining({ kind: 'head', revision: last() }));
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { openLedger } from '../../src/ledger/open.js';
import { openHeadKeys } from '../../src/ledger/proof/key-file.js';
import { newSigner, signedHead } from '../../src/ledger/proof/note-signer.js';
import { playGame } from '../audit/real-game.js';
import { runHerald } from './run-herald.js';

let folder: string;
let game: string;
const before = { ...process.env };

const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herald-heads-'));
  const ledger = await openLedger({ kind: 'sqlite', file: at('ledger.sqlite') });
  ({ game } = await playGame(ledger, 'tavern-brawl', 7));
  await ledger.close();
});

beforeEach(() => {
  process.env['HERALD_LEDGER_FILE'] = at('ledger.sqlite');
  delete process.env['HERALD_SIGNING_KEY_FILE'];
});

afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

describe('signed heads on the command line', () => {
  it('need a key, which a server makes', async () => {
    for (const argv of [['head', game], ['key'], ['key', '--renew']]) {
      const { code, out, err } = await runHerald(...argv);
      expect([code, out]).toEqual([EXIT.unavailable, '']);
      expect(err).toContain(`there is no signing key ${at('signing-key')}`);
    }
  });

  it('prove an export that was made later, with a key that was renewed meanwhile', async () => {
    openHeadKeys({ kind: 'file', file: at('signing-key'), name: 'herald.example' });
    const kept = await runHerald('head', game);
    expect(kept).toMatchObject({ code: EXIT.ok, err: '' });
    writeFileSync(at('head.note'), kept.out);
    const [first] = (await runHerald('key')).out.split('\n');
    const renewed = await runHerald('key', '--renew');
    expect(renewed.code).toBe(EXIT.ok);
    expect(renewed.out.split('\n')[1]).toBe(first);
    writeFileSync(at('keys'), renewed.out);
    await runHerald('export', game, '--out', at('game.ndjson'));
    const verified = await runHerald('verify', at('game.ndjson'), '--head', at('head.note'), '--key', at('keys'));
    expect(verified.code).toBe(EXIT.ok);
    expect(verified.out).toMatch(/^head +of the footer: .*; signed by herald\.example\+/m);
    expect(verified.out).toContain(`signed by ${first}`);
    const literal = await runHerald('verify', at('game.ndjson'), '--head', kept.out.trimEnd());
    expect(literal.code).toBe(EXIT.ok);
    expect(literal.out).toContain('was not verified: no key was given');
  });

  it('of another server are refused', async () => {
    const stranger = newSigner('herald.example');
    const { out } = await runHerald('verify', at('game.ndjson'), '--key', stranger.verifier.written);
    expect(out).toMatch(/head: the head is signed by herald\.example.* and by none of the keys/);
  });

  it('of events that are not there are refused', async () => {
    const { signer } = openHeadKeys({ kind: 'file', file: at('signing-key'), name: null });
    const note = signedHead(signer, `game-${game}`, { revision: 100_000, hash: 'ab'.repeat(32) });
    expect(await runHerald('verify', at('game.ndjson'), '--head', note)).toMatchObject({ code: EXIT.negative });
  });

  it.each([
    ['a note that is malformed', () => ['--head', 'not\na note\n'], /the note is no signed head/],
    ['a file that holds no note', () => ['--head', at('game.ndjson')], /game\.ndjson is no signed head/],
    ['a file that is not there', () => ['--head', at('none')], /there is no file/],
    ['a key that is none', () => ['--key', 'herald.example'], /is no public key/],
    ['a private key, whose text is not repeated', () => ['--key', at('signing-key')], /is no public key/],
  ])('are bad input: %s', async (_what, options, because) => {
    const { code, out, err } = await runHerald('verify', at('game.ndjson'), ...options());
    expect([code, out]).toEqual([EXIT.usage, '']);
    expect(err).toMatch(because);
    expect(err).not.toContain(readFileSync(at('signing-key'), 'utf8').split('\n')[0]);
  });

  it('are bad input: a file of keys that holds something else', async () => {
    process.env['HERALD_SIGNING_KEY_FILE'] = at('head.note');
    expect(await runHerald('head', game)).toMatchObject({ code: EXIT.unavailable, out: '' });
  });

  it('are of a game or siege that is there', async () => {
    expect(await runHerald('head', '00000000-0000-4000-8000-000000000000')).toMatchObject({ code: EXIT.usage });
    expect(await runHerald('head', 'nonsense')).toMatchObject({ code: EXIT.usage });
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EXPORT_LIMITS } from '../../src/audit/export-format.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { NotVerified, type Verified, verified } from '../../src/verifier/verifier.js';
import { inPieces } from '../audit/real-game.js';
import { ExportedFiles } from './exported-files.js';

const NOTHING = { keys: '', head: '' };
const silent = (): void => undefined;

let files: ExportedFiles;
beforeAll(async () => {
  files = await ExportedFiles.make();
});
afterAll(() => files.clear());

const textOf = (name: string): string => readFileSync(files.path(name), 'utf8');
const verify = (name: string, brought = NOTHING): Promise<Verified> =>
  verified(inPieces(textOf(name), 65_536), brought, silent);

describe('the verifier of the page', () => {
  it('finds what the audit finds', async () => {
    for (const name of ['right.ndjson', 'loaded-dice.ndjson', 'torn.ndjson']) {
      const { report } = await verify(name);
      expect(report.audit).toEqual(await verifyExport(inPieces(textOf(name)), RULEBOOKS));
      expect(report.findings.map(({ words: _words, ...finding }) => finding)).toEqual(report.audit.findings);
    }
  });

  it('names an order that is not allowed by its rule, with its place', async () => {
    const { report } = await verify('too-far.ndjson');
    const [judged] = report.findings.filter(({ kind }) => kind === 'judgement');
    expect(judged).toMatchObject({ rule: expect.stringMatching(/^pbem:7\./), revision: expect.any(Number) });
    expect(judged?.words).toMatch(/^line \d+, event \d+: judgement \(pbem:7\.\w+\): the order of \w+ is not allowed/);
    expect(report.verdict).toMatch(/^wrong: \d+ findings$/);
  });

  it('believes the keys that are brought along, and no others', async () => {
    const known = await verify('right.ndjson', { ...NOTHING, keys: ` ${files.key}\n` });
    expect(known.report.audit).toMatchObject({ right: true, heads: [{ verifiedBy: files.key }] });
    const foreign = await verify('right.ndjson', { ...NOTHING, keys: files.strangersKey });
    expect(foreign.report.audit).toMatchObject({ right: false, findings: [{ kind: 'head' }] });
  });

  it('compares a head that was kept, without its last line feed too', async () => {
    const footer = JSON.parse(textOf('right.ndjson').trimEnd().split('\n').at(-1) ?? '') as { readonly head: string };
    for (const head of [footer.head, footer.head.trimEnd()]) {
      const { report } = await verify('loaded-dice.ndjson', { keys: files.key, head });
      expect(report.audit.findings.filter(({ kind }) => kind === 'head')).toHaveLength(2);
      expect((await verify('right.ndjson', { keys: files.key, head })).report.audit.heads).toHaveLength(2);
    }
  });

  it.each([
    ['a key that is none', 'right.ndjson', { ...NOTHING, keys: 'herald.example' }, /^This is no public key: /],
    ['a head that is none', 'right.ndjson', { ...NOTHING, head: 'not a note' }, /^This is no signed head: /],
  ])('refuses %s', async (_what, name, brought, because) => {
    await expect(verify(name, brought)).rejects.toThrow(NotVerified);
    await expect(verify(name, brought)).rejects.toThrow(because);
  });

  it('refuses a file that is no export, or passes a limit', async () => {
    const refusal = /^The file cannot be read: line 1: /;
    for (const text of ['', '{"format":"herald-game"}\n', 'PK\u0003\u0004', '<!doctype html>\n<p>\n']) {
      await expect(verified(inPieces(text), NOTHING, silent)).rejects.toThrow(refusal);
    }
    const limits = { ...EXPORT_LIMITS, bytesMax: 10_000 };
    const large = verified(inPieces(textOf('right.ndjson')), NOTHING, silent, limits);
    await expect(large).rejects.toThrow('the file has more than 10000 bytes');
  });

  it('shows the board after each event, with the event in words', async () => {
    const game = await verify('right.ndjson');
    const { lastEvent } = game.report;
    const [first, last] = [game.boardAt(0), game.boardAt(lastEvent)];
    expect(first).toMatchObject({ instead: null, board: { revision: 0, svg: expect.stringMatching(/^<svg/) } });
    expect(last).toMatchObject({ instead: null, board: { revision: lastEvent } });
    expect(last.board?.svg).toContain('the game is over');
    expect(first.board?.svg).not.toContain('the game is over');
    expect(game.boardAt(lastEvent + 5)).toMatchObject({ instead: `the log ends before event ${lastEvent + 5}` });
  });

  it('shows the last board that there is where events are missing', async () => {
    const game = await verify('lost-line.ndjson');
    const [gap] = game.report.findings.filter(({ kind }) => kind === 'gap');
    const before = (gap?.revision ?? 0) - 1;
    expect(game.boardAt(before)).toMatchObject({ instead: null, board: { revision: before } });
    const { board, instead } = game.boardAt(game.report.lastEvent);
    expect(board?.revision).toBe(before);
    expect(instead).toMatch(/cannot be replayed: it is missing, or not in its place$/);
  });
});

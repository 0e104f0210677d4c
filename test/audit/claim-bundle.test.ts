import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { exportClaim, NoSuchClaim, readerOfBundle } from '../../src/audit/export-claim.js';
import type { ExportedEvent } from '../../src/audit/export-format.js';
import { factsInWords } from '../../src/audit/audit-words.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { canonicalJson } from '../../src/engine/canonical/canonical.js';
import { hashEvent } from '../../src/ledger/hash-chain.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { GameService } from '../../src/play/game-service.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, memoryLedger, NOW, RED, SPECTATOR } from '../play/support.js';
import { inPieces, realService } from './real-game.js';

/** Cob of blue hides in a tree while blue states falsely that Ann of red is wounded, which red claims. */
const SETUP = setupOf({
  fromStart: true,
  board: { terrain: { tree: ['F4'] } },
  units: [man('Ann', 'red', 'A12'), man('Cob', 'blue', null, { hidden: true }), man('Odo', 'blue', 'L10')],
  over: {
    keeping: 'onHonour',
    options: { hiddenSetup: true },
  },
});
const HIDDEN = '"F4"';

let ledger: Ledger;
let games: GameService;
let game: GameId;

async function give(viewer: Viewer, text: string, stated?: object): Promise<number> {
  const { revision } = await games.see(game, SPECTATOR, NOW);
  const done = await games.submit({
    game,
    viewer,
    order: { kind: 'text', text },
    dice: { kind: 'server' },
    ...(stated && { stated }),
    expectedRevision: revision,
    commandId: randomUUID(),
  });
  if (done.kind !== 'accepted') throw new Error(done.refusal.because);
  return revision + 1;
}

/** The lines of the bundle of claim 1; `reader` as `herald claim export --for` writes it. */
async function bundle(reader?: string): Promise<readonly string[]> {
  const which = { game, claim: 1 };
  const seenBy = await readerOfBundle(ledger, RULEBOOKS, which, reader);
  const lines: string[] = [];
  for await (const line of exportClaim(ledger, RULEBOOKS, which, seenBy === undefined ? {} : { seenBy })) {
    lines.push(line);
  }
  return lines;
}

const verify = (lines: readonly string[]) => verifyExport(inPieces(lines.join('')), RULEBOOKS);
/** Hexes that the events disclose; the set-up tells where units may hide. */
const told = (lines: readonly string[]): string => lines.filter((line) => !line.includes('"GameSetUp"')).join('');

beforeAll(async () => {
  ledger = await memoryLedger();
  games = realService(ledger);
  ({ game } = await games.create({ commandId: 'bundle', ruleset: { id: 'pbem', version: 1 }, setup: SETUP }));
  await give(BLUE, 'hide Cob in F4');
  await give(RED, 'end turn');
  const at = await give(BLUE, 'end step', { units: [{ unit: 'Ann', health: 'wounded' }] });
  const parley = { kind: 'fileClaim', at, what: 'Nobody has wounded Ann.' } as const;
  const claimed = await games.parley({ game, viewer: RED, parley, commandId: 'claim' });
  expect(claimed.kind).toBe('accepted');
  // An event after the claim is no part of the bundle.
  await give(BLUE, 'end step');
});

describe('the bundle of a claim', () => {
  it('is judged offline by the same two sentences, without what came later', async () => {
    const { claims } = await games.parleyOf(game, SPECTATOR);
    const lines = await bundle();
    expect(lines.at(-2)).toContain('"TurnCorrected"');
    const audit = await verify(lines);
    expect(audit.right).toBe(true);
    expect(audit.claim).toEqual({ claim: claims[0], again: claims[0]?.verdict });
    expect(factsInWords(audit)).toContainEqual({ label: 'verdict', text: claims[0]?.verdict?.because });
  });

  it('hides units of the other side from the claimant until the game is over, and nothing from the arbiter', async () => {
    expect(told(await bundle())).not.toContain(HIDDEN);
    expect(told(await bundle('spectator'))).not.toContain(HIDDEN);
    expect(told(await bundle('blue'))).toContain(HIDDEN);
    const whole = await bundle('arbiter');
    expect(told(whole)).toContain(HIDDEN);
    expect((await verify(whole)).right).toBe(true);
  });

  it('is refused for a claim that there is not', async () => {
    const lines = exportClaim(ledger, RULEBOOKS, { game, claim: 2 });
    await expect(lines.next()).rejects.toBeInstanceOf(NoSuchClaim);
    await expect(readerOfBundle(ledger, RULEBOOKS, { game, claim: 7 })).rejects.toMatchObject({ type: 'noSuchClaim' });
    const green = readerOfBundle(ledger, RULEBOOKS, { game, claim: 1 }, 'green');
    await expect(green).rejects.toThrow('no seat green; a bundle is for red, blue, spectator, arbiter');
  });

  const part = (line: string): string => {
    const { type, format, end } = JSON.parse(line) as { type?: string; format?: string; end?: true };
    return type ?? format ?? (end ? 'footer' : 'nothing');
  };

  it('is found out if a line of it is missing, or any event is changed', async () => {
    const lines = await bundle('arbiter');
    for (const [index, line] of lines.entries()) {
      const without = lines.filter((_, other) => other !== index);
      const missing = index === 0 ? null : await verify(without);
      expect([part(line), missing?.right ?? false]).toEqual([part(line), false]);
      if (index === 0 || index === lines.length - 1) continue;
      const forged = canonicalJson({ ...(JSON.parse(line) as object), type: 'EndOfAll' });
      expect((await verify(lines.with(index, `${forged}\n`))).right).toBe(false);
    }
  });

  it.each<[string, (line: Record<string, unknown>) => object, string]>([
    ['the number of the claim', (header) => ({ ...header, claim: 2 }), 'herald-claim'],
    [
      'the words of the claim',
      (footer) => ({ ...footer, claim: { ...(footer['claim'] as object), what: 'x' } }),
      'footer',
    ],
    [
      'the standing',
      (footer) => ({ ...footer, claim: { ...(footer['claim'] as object), standing: 'lapsed' } }),
      'footer',
    ],
    ['no claim at all', ({ claim: _claim, ...footer }) => footer, 'footer'],
  ])('is found out if it is forged: %s', async (_what, change, where) => {
    const lines = await bundle();
    const forged = lines.map((line) =>
      part(line) === where ? `${canonicalJson(change(JSON.parse(line) as Record<string, unknown>))}\n` : line,
    );
    expect((await verify(forged)).right).toBe(false);
  });

  it.each<[string, (verdict: Record<string, unknown>) => object]>([
    ['the verdict', (verdict) => ({ ...verdict, verdict: 'right' })],
    ['its sentences', (verdict) => ({ ...verdict, because: 'The order is legal. I say so.' })],
    ['its rule', (verdict) => ({ ...verdict, rule: 'pbem:1.1a' })],
  ])('is found out if %s is forged and all is chained anew', async (_what, change) => {
    const lines = await bundle('arbiter');
    let previousHash: string | null = null;
    const forged = lines.map((line) => {
      if (part(line) === 'herald-claim') return line;
      if (part(line) === 'footer') {
        const footer = JSON.parse(line) as { claim: { verdict: Record<string, unknown> } };
        const claim = { ...footer.claim, verdict: change(footer.claim.verdict) };
        return `${canonicalJson({ ...footer, claim, lastHash: previousHash })}\n`;
      }
      const event = JSON.parse(line) as ExportedEvent & { data: { verdict: Record<string, unknown> } };
      const data = event.type === 'ClaimJudged' ? { ...event.data, verdict: change(event.data.verdict) } : event.data;
      const { disclosed, ...covered } = { ...event, data, previousHash: previousHash ?? event.previousHash };
      const hash = hashEvent(covered);
      previousHash = hash;
      return `${canonicalJson({ ...covered, hash, ...(disclosed && { disclosed }) })}\n`;
    });
    const audit = await verify(forged);
    expect(audit.right).toBe(false);
    expect(new Set(audit.findings.map(({ kind }) => kind))).toContain('parley');
  });

  it('shows everything to the claimant once the game is over', async () => {
    await games.parley({ game, viewer: BLUE, parley: { kind: 'resign' }, commandId: 'resign' });
    const lines = await bundle();
    expect(told(lines)).toContain(HIDDEN);
    expect((await verify(lines)).right).toBe(true);
  });
});

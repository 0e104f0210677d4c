import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Audit } from '../../src/audit/audit.js';
import { factsInWords } from '../../src/audit/audit-words.js';
import { exportClaim, readerOfBundle } from '../../src/audit/export-claim.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import type { Ledger, RecordedEvent } from '../../src/ledger/ledger.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import type { Parley } from '../../src/play/commands.js';
import type { GameService } from '../../src/play/game-service.js';
import type { Viewer } from '../../src/play/viewer.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, memoryLedger, RED, SPECTATOR } from '../play/support.js';
import { ARBITER, ARBITERS_KEY, ATTACKER, DEFENDER, fileAt, quarrel } from '../siege/quarrel.js';
import { order } from '../siege/support.js';
import { forged, inPieces, realService } from './real-game.js';

/** The bundle of a claim for its claimant, or for another reader. */
async function bundle(ledger: Ledger, game: string, claim: number, reader?: string): Promise<string> {
  const seenBy = await readerOfBundle(ledger, ALL_RULEBOOKS, { game, claim }, reader);
  let text = '';
  const options = seenBy === undefined ? {} : { seenBy };
  for await (const line of exportClaim(ledger, ALL_RULEBOOKS, { game, claim }, options)) text += line;
  return text;
}

const verified = (text: string): Promise<Audit> => verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
const sentences = (audit: Audit): string | undefined =>
  factsInWords(audit).find(({ label }) => label === 'verdict')?.text;

/** The findings in a bundle in which members of all events of a type were changed, and everything chained anew. */
async function foundIn(text: string, type: string, over: object): Promise<readonly string[]> {
  const change = (event: RecordedEvent): RecordedEvent =>
    event.type === type ? { ...event, data: { ...event.data, ...over } } : event;
  return (await verified(forged(text, change))).findings.map(({ because }) => because);
}

describe('the bundle of a claim about a day of a siege', () => {
  it('is judged offline by the same two sentences while it is open, and with the answer of the other side', async () => {
    const one = await quarrel();
    await one.say(DEFENDER, fileAt(one.at));
    const { claims } = await one.sieges.parleyOf(one.siege, SPECTATOR);
    const open = await verified(await bundle(one.ledger, one.siege, 1));
    expect([open.right, open.claim?.claim.standing, sentences(open)]).toEqual([
      true,
      'open',
      claims[0]?.verdict?.because,
    ]);
    await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: true });
    await order(one, one.siege, 'attacker', { type: 'Close' });
    const text = await bundle(one.ledger, one.siege, 1);
    expect(text).toContain('"TurnCorrected"');
    expect(text).not.toContain('"Close"');
    const upheld = await verified(text);
    expect([upheld.right, upheld.claim?.claim.standing, sentences(upheld)]).toEqual([
      true,
      'upheld',
      claims[0]?.verdict?.because,
    ]);
  });

  it('goes to the decision of the arbiter, who is told in the report', async () => {
    const one = await quarrel();
    for (const viewer of [ATTACKER, DEFENDER]) await one.say(viewer, { kind: 'proposeArbiter', ...ARBITER });
    await one.say(DEFENDER, fileAt(one.at));
    await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: false });
    await one.say(DEFENDER, { kind: 'appealClaim', claim: 1, what: 'see the table' });
    const arbiter = await one.sieges.viewerOf(one.siege, ARBITERS_KEY);
    if (!arbiter) throw new Error('there is no arbiter');
    const because = 'the table says so';
    await one.say(arbiter, { kind: 'ruleOnClaim', claim: 1, upheld: true, rule: 'pbem:26.71c', because });
    const audit = await verified(await bundle(one.ledger, one.siege, 1));
    expect(audit.right).toBe(true);
    const told = factsInWords(audit).find(({ label }) => label === 'arbiter');
    expect(told?.text).toBe(`upheld by pbem:26.71c: ${because}`);
  });

  it('is found out if the answer of the other side is turned round', async () => {
    const one = await quarrel();
    await one.say(DEFENDER, fileAt(one.at));
    await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: false });
    const text = await bundle(one.ledger, one.siege, 1);
    expect((await verified(text)).right).toBe(true);
    expect(await foundIn(text, 'ClaimAnswered', { agree: true })).toContain('the correction after claim 1 is missing');
  });
});

describe('the bundle of a claim in a game in which orders were amended', () => {
  /** Cob of blue hides in a tree while red amends its orders, and blue claims an error in one of them. */
  const SETUP = setupOf({
    fromStart: true,
    board: { terrain: { tree: ['F4'] } },
    units: [man('Ann', 'red', 'E8'), man('Cid', 'red', 'L12'), man('Cob', 'blue', null, { hidden: true })],
    over: { keeping: 'onHonour', options: { hiddenSetup: true } },
  });

  async function amended(): Promise<{ ledger: Ledger; games: GameService; game: string; verdict: string | undefined }> {
    const ledger = await memoryLedger();
    const games = realService(ledger);
    const ruleset = { id: 'pbem', version: 1 };
    const { game } = await games.create({ commandId: randomUUID(), ruleset, setup: SETUP });
    const say = async (viewer: Viewer, parley: Parley): Promise<void> => {
      const answer = await games.parley({ game, viewer, parley, commandId: randomUUID() });
      if (answer.kind !== 'accepted') throw new Error(answer.refusal.because);
    };
    const give = async (viewer: Viewer, text: string): Promise<number> => {
      const { revision } = await games.head(game, viewer);
      const answer = await giveText(games, game, viewer, text);
      if (answer.kind !== 'accepted') throw new Error(answer.refusal.because);
      return revision + 1;
    };
    await give(BLUE, 'hide Cob in F4');
    await give(RED, 'end step');
    const slip = await give(RED, 'Ann: E7, F7');
    const meant = { kind: 'text', text: 'Ann: E7, E6' } as const;
    await say(RED, { kind: 'proposeAmendment', at: slip, what: 'E6 was meant', meant });
    await say(BLUE, { kind: 'answerAmendment', claim: 1, agree: true });
    const back = await give(RED, 'Cid: L11');
    await say(RED, { kind: 'proposeAmendment', at: back, what: 'he shall stay' });
    await say(BLUE, { kind: 'answerAmendment', claim: 2, agree: true });
    const at = await give(RED, 'Cid: L11, L10, L9, L8, L7, L6, L5');
    await say(BLUE, { kind: 'fileClaim', at, what: 'Cid has six MP' });
    const { claims } = await games.parleyOf(game, SPECTATOR);
    expect(claims).toMatchObject([{ number: 3, standing: 'upheld', verdict: { rule: 'pbem:7.3c' } }]);
    return { ledger, games, game, verdict: claims[0]?.verdict?.because };
  }

  it('is judged offline by the same two sentences, and hides from neither side what it may see', async () => {
    const { ledger, games, game, verdict } = await amended();
    const seen: boolean[] = [];
    for (const reader of [undefined, 'red', 'spectator', 'arbiter']) {
      const text = await bundle(ledger, game, 3, reader);
      const audit = await verified(text);
      expect([reader, audit.right, sentences(audit)]).toEqual([reader, true, verdict]);
      seen.push(text.slice(text.indexOf('"OrderGiven"')).includes('"F4"'));
    }
    // The claimant is blue, whose man hides.
    expect(seen).toEqual([true, false, false, true]);
    await games.parley({ game, viewer: RED, parley: { kind: 'resign' }, commandId: 'resign' });
    expect(await bundle(ledger, game, 3, 'red')).toContain('"F4"');
  });

  it('has one for each amendment too, which proves the correction and hides what the other side may not see', async () => {
    const { ledger, game } = await amended();
    for (const [number, words] of [
      [1, /^1: red reads the order at event \d+ as it was meant: agreed$/],
      [2, /^2: red takes back the orders from event \d+ on: agreed$/],
    ] as const) {
      const text = await bundle(ledger, game, number);
      const audit = await verified(text);
      expect(audit).toMatchObject({ right: true, amendment: { number, seat: 'red', standing: 'agreed' } });
      expect(factsInWords(audit).find(({ label }) => label === 'amendment')?.text).toMatch(words);
      expect(text.slice(text.indexOf('"OrderGiven"'))).not.toContain('"F4"');
      expect(text).not.toContain('"ClaimFiled"');
    }
    const text = await bundle(ledger, game, 1);
    expect(await foundIn(text, 'AmendmentAnswered', { agree: false })).toEqual(
      expect.arrayContaining([
        'TurnCorrected: no upheld claim or amendment 1 stands before it',
        'the bundle: its amendment is not the one of the log',
      ]),
    );
    await expect(bundle(ledger, game, 4)).rejects.toMatchObject({ type: 'noSuchClaim' });
  });

  it('is found out if the agreement to an amendment, or what was meant, is changed', async () => {
    const { ledger, game } = await amended();
    const text = await bundle(ledger, game, 3, 'arbiter');
    const declined = await foundIn(text, 'AmendmentAnswered', { agree: false });
    expect(declined).toContain('TurnCorrected: no upheld claim or amendment 1 stands before it');
    const another = { type: 'Move', unit: 'Ann', path: [{ gait: 'step', hexes: ['E7'] }] };
    const otherwise = await foundIn(text, 'AmendmentProposed', { meant: another });
    expect(otherwise).toContain('TurnCorrected: the correction after claim 1 is another one by the rules');
  });
});

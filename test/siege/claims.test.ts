import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { judgeGame } from '../../src/audit/judge-game.js';
import type { GameEvent } from '../../src/engine/game/event.js';
import type { SiegeSide } from '../../src/engine/siege/siege.js';
import { ALL_RULEBOOKS, SHELVES } from '../../src/library/rulesets.js';
import type { Parley, Submission } from '../../src/play/commands.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { thingAt } from '../../src/projections/read/siege-things.js';
import type { ThingState } from '../../src/engine/siege/calendar/things.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { allEvents, dump, projectOnce, sqliteShelf } from '../projections/support.js';
import { NOW } from '../play/support.js';
import { forged, inPieces } from '../audit/real-game.js';
import { ARBITER, ARBITERS_KEY, ATTACKER, DEFENDER, fileAt, quarrel, type Quarrel } from './quarrel.js';
import { order } from './support.js';

const typesOf = (answer: Submission): readonly string[] =>
  answer.kind === 'accepted' ? answer.events.map(({ event }) => event.type) : [answer.refusal.because];

async function leftOf({ sieges, siege }: Quarrel): Promise<number | undefined> {
  return (await sieges.see(siege, SPECTATOR, NOW)).siege.targets.K6?.left;
}

/** The order with the error stays in the log, and judgement goes on finding it. */
const ONLY_THE_ERROR = [{ kind: 'judgement', rule: 'pbem:26.71c' }];

async function judged({ ledger, siege }: Quarrel) {
  return (await judgeGame(ledger, ALL_RULEBOOKS, siege)).findings;
}

describe('a claim about a day of a siege', () => {
  let one: Quarrel;
  beforeAll(async () => {
    one = await quarrel();
  });

  it('waits for the other side, and the days wait with it', async () => {
    expect(await leftOf(one)).toBe(3);
    expect(typesOf(await one.say(DEFENDER, fileAt(one.at)))).toEqual(['ClaimFiled', 'ClaimJudged']);
    expect((await one.sieges.parleyOf(one.siege, SPECTATOR)).claims).toMatchObject([
      { standing: 'open', verdict: { verdict: 'wrong', rule: 'pbem:26.71c' } },
    ]);
    expect(await leftOf(one)).toBe(3);
    for (const side of ['attacker', 'defender'] satisfies SiegeSide[]) {
      const refused = await order(one, one.siege, side, { type: 'Close' });
      expect(refused).toMatchObject({ kind: 'refused', refusal: { code: 'decisionPending', rule: 'pbem:1.4d' } });
    }
    const own: Parley = { kind: 'answerClaim', claim: 1, agree: true };
    expect(typesOf(await one.say(DEFENDER, own))[0]).toContain('the other side answers it');
  });

  it('is corrected when the other side agrees, once, whoever repeats the answer', async () => {
    const agree: Parley = { kind: 'answerClaim', claim: 1, agree: true };
    const commandId = randomUUID();
    expect(typesOf(await one.say(ATTACKER, agree, commandId))).toEqual(['ClaimAnswered', 'TurnCorrected']);
    expect(await one.say(ATTACKER, agree, commandId)).toMatchObject({ kind: 'accepted', repeated: true });
    expect(typesOf(await one.say(ATTACKER, agree))).toEqual(['claim 1 is upheld already']);
    expect(await leftOf(one)).toBe(4);
    const { corrections } = await one.sieges.parleyOf(one.siege, SPECTATOR);
    expect(corrections).toMatchObject([{ claim: 1, next: null, orders: [{ fate: 'changed' }] }]);
  });

  it('lets the days go on from the corrected state, and is proven offline', async () => {
    for (const side of ['attacker', 'defender'] satisfies SiegeSide[]) {
      expect(await order(one, one.siege, side, { type: 'Close' })).toMatchObject({ kind: 'accepted' });
    }
    expect(await judged(one)).toMatchObject(ONLY_THE_ERROR);
    const lines: string[] = [];
    for await (const line of exportGame(one.ledger, ALL_RULEBOOKS, one.siege, {})) lines.push(line);
    expect(await verified(lines)).toMatchObject(ONLY_THE_ERROR);
  });

  it('leaves a calendar that is the same kept from event to event, and rebuilt', async () => {
    const shelf = sqliteShelf();
    const [kept, anew] = [await shelf.open(), await shelf.open()];
    try {
      const events = await allEvents(one.ledger);
      // One event a batch: so the calendar has seen the days before the correction.
      for (const event of events) await projectOnce(one.ledger, kept, [event]);
      await rebuild(one.ledger, SHELVES, anew);
      const [was, is] = [await dump(kept.reader), await dump(anew.reader)];
      expect(was).toBe(is);
      const corrected = events.find(({ type }) => type === 'TurnCorrected')?.revision ?? 0;
      const left = async (revision: number): Promise<ThingState> =>
        (await thingAt(kept.reader, one.siege, { kind: 'target', name: 'K6' }, revision)).state;
      expect(await left(corrected - 1)).toMatchObject({ left: 3 });
      expect(await left(corrected)).toMatchObject({ left: 4 });
    } finally {
      for (const database of [kept, anew]) await database.close();
      shelf.clear();
    }
  }, 60_000);

  it('is found out if the log says afterwards that the other side did not agree', async () => {
    const declined = ({ type, data }: GameEvent): GameEvent =>
      type === 'ClaimAnswered' ? { type, data: { ...data, agree: false } } : { type, data };
    const lines: string[] = [];
    for await (const line of exportGame(one.ledger, ALL_RULEBOOKS, one.siege, {})) lines.push(line);
    const text = forged(lines.join(''), (event) => ({ ...event, ...declined(event) }));
    const { findings } = await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
    expect(findings).toContainEqual(
      expect.objectContaining({ because: 'TurnCorrected: no upheld claim or amendment 1 stands before it' }),
    );
  });
});

describe('the arbiter of a siege', () => {
  it('is agreed on by both sides, and upholds an open claim without an appeal', async () => {
    const one = await quarrel();
    await one.say(ATTACKER, { kind: 'proposeArbiter', ...ARBITER });
    const named = await one.say(DEFENDER, { kind: 'proposeArbiter', ...ARBITER });
    expect(typesOf(named)).toEqual(['ArbiterProposed', 'ArbiterNamed']);
    await one.say(DEFENDER, fileAt(one.at));
    const arbiter = await one.sieges.viewerOf(one.siege, ARBITERS_KEY);
    if (!arbiter) throw new Error('there is no arbiter');
    const ruling = {
      kind: 'ruleOnClaim',
      claim: 1,
      upheld: true,
      rule: 'pbem:26.71c',
      because: 'see the table',
    } as const;
    expect(typesOf(await one.say(arbiter, ruling))).toEqual(['ClaimRuled', 'TurnCorrected']);
    expect(await leftOf(one)).toBe(4);
    expect(await judged(one)).toMatchObject(ONLY_THE_ERROR);
  });

  it('hears the appeal of a claimant whose claim was declined', async () => {
    const one = await quarrel();
    for (const viewer of [ATTACKER, DEFENDER]) await one.say(viewer, { kind: 'proposeArbiter', ...ARBITER });
    await one.say(DEFENDER, fileAt(one.at));
    expect(typesOf(await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: false }))).toEqual([
      'ClaimAnswered',
    ]);
    expect(await order(one, one.siege, 'attacker', { type: 'Close' })).toMatchObject({ kind: 'accepted' });
    expect(typesOf(await one.say(DEFENDER, { kind: 'appealClaim', claim: 1, what: 'the table is clear' }))).toEqual([
      'ClaimAppealed',
    ]);
    expect(await order(one, one.siege, 'defender', { type: 'Close' })).toMatchObject({ kind: 'refused' });
    const arbiter = await one.sieges.viewerOf(one.siege, ARBITERS_KEY);
    if (!arbiter) throw new Error('there is no arbiter');
    const ruling = {
      kind: 'ruleOnClaim',
      claim: 1,
      upheld: false,
      rule: 'pbem:1.4b',
      because: 'it was agreed',
    } as const;
    expect(typesOf(await one.say(arbiter, ruling))).toEqual(['ClaimRuled']);
    expect(await order(one, one.siege, 'defender', { type: 'Close' })).toMatchObject({ kind: 'accepted' });
    expect(await leftOf(one)).toBe(3);
    expect(await judged(one)).toMatchObject(ONLY_THE_ERROR);
  });
});

describe('a claim about a day that was decided', () => {
  let one: Quarrel;
  beforeAll(async () => {
    one = await quarrel();
    for (const viewer of [ATTACKER, DEFENDER]) await one.say(viewer, { kind: 'proposeArbiter', ...ARBITER });
    await one.say(DEFENDER, fileAt(one.at));
    await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: false });
  });

  it('is neither withdrawn, to be filed again, nor appealed by the side for which it was decided', async () => {
    const withdrawn = await one.say(DEFENDER, { kind: 'withdrawClaim', claim: 1 });
    expect(typesOf(withdrawn)).toEqual(['claim 1 is dismissed: only an appeal can follow']);
    const appealed = await one.say(ATTACKER, { kind: 'appealClaim', claim: 1, what: 'the days shall wait' });
    expect(typesOf(appealed)).toEqual(['claim 1 is dismissed: the other side may appeal']);
  });

  it('is not declined under appeal, and corrected if the other side agrees after all', async () => {
    await one.say(DEFENDER, { kind: 'appealClaim', claim: 1, what: 'the table is clear' });
    const declined = await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: false });
    expect(typesOf(declined)).toEqual(['claim 1 is under appeal: only the arbiter dismisses it']);
    const agreed = await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: true });
    expect(typesOf(agreed)).toEqual(['ClaimAnswered', 'TurnCorrected']);
  });

  it('is not agreed to if the rules find no error, even under appeal', async () => {
    const other = await quarrel();
    for (const viewer of [ATTACKER, DEFENDER]) await other.say(viewer, { kind: 'proposeArbiter', ...ARBITER });
    expect(typesOf(await other.say(DEFENDER, fileAt(other.at - 2)))).toEqual(['ClaimFiled', 'ClaimJudged']);
    await other.say(DEFENDER, { kind: 'appealClaim', claim: 1, what: 'the roll was low' });
    const agreed = await other.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: true });
    expect(typesOf(agreed)).toEqual(['the rules find no error in claim 1: the arbiter decides']);
  });
});

describe('the log of a quarrel', () => {
  let text: string;
  beforeAll(async () => {
    const one = await quarrel();
    await one.say(DEFENDER, fileAt(one.at));
    await one.say(ATTACKER, { kind: 'answerClaim', claim: 1, agree: true });
    const lines: string[] = [];
    for await (const line of exportGame(one.ledger, ALL_RULEBOOKS, one.siege, {})) lines.push(line);
    text = lines.join('');
  });

  const found = async (change: Parameters<typeof forged>[1]): Promise<readonly string[]> => {
    const { findings } = await verifyExport(inPieces(forged(text, change), 100_000), ALL_RULEBOOKS);
    return findings.filter(({ kind }) => kind === 'parley').map(({ because }) => because);
  };

  it('without the correction is found out', async () => {
    expect(await found((event) => (event.type === 'TurnCorrected' ? null : event))).toEqual([
      'the correction after claim 1 is missing',
    ]);
  });

  it('whose correction is about another order is found out', async () => {
    const [because] = await found(({ data, ...event }) =>
      event.type === 'TurnCorrected' ? { ...event, data: { ...data, at: 2 } } : { ...event, data },
    );
    expect(because).toMatch(/^TurnCorrected: claim 1 is about the order at event \d+, not 2$/);
  });

  it('in which an order comes in place of the answer is found out', async () => {
    const close = { number: 3, side: 'attacker', order: { type: 'Close' } };
    const [because] = await found((event) => {
      if (event.type === 'TurnCorrected') return null;
      return event.type === 'ClaimAnswered' ? { ...event, type: 'OrderTaken', version: 1, data: close } : event;
    });
    expect(because).toBe('the rules find the error of claim 1: the other side or the arbiter has to decide first');
  });
});

describe('the sides of a siege', () => {
  it('end it by a resignation or by a draw on which both agree', async () => {
    const [one, other] = [await quarrel(), await quarrel()];
    expect(typesOf(await one.say(ATTACKER, { kind: 'resign' }))).toEqual(['Resigned', 'GameSettled']);
    expect((await one.sieges.see(one.siege, SPECTATOR, NOW)).siege).toMatchObject({
      stage: 'over',
      outcome: { winner: 'defender' },
    });
    expect(await order(one, one.siege, 'attacker', { type: 'Close' })).toMatchObject({ refusal: { code: 'gameOver' } });
    await other.say(ATTACKER, { kind: 'proposeDraw' });
    expect(typesOf(await other.say(DEFENDER, { kind: 'proposeDraw' }))).toEqual(['DrawProposed', 'GameSettled']);
    expect((await other.sieges.see(other.siege, SPECTATOR, NOW)).siege.outcome).toMatchObject({
      winner: null,
      reason: 'agreement',
    });
  });

  it('do not take orders of past days back', async () => {
    const one = await quarrel();
    const back: Parley = { kind: 'proposeAmendment', at: one.at, what: 'I meant another target' };
    expect(typesOf(await one.say(ATTACKER, back))[0]).toContain('not taken back');
  });
});

async function verified(lines: readonly string[]): Promise<readonly unknown[]> {
  return (await verifyExport(inPieces(lines.join(''), 100_000), ALL_RULEBOOKS)).findings;
}

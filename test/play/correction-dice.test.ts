import { createHash, createHmac, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import type { Setup } from '../../src/engine/game/setup.js';
import { areWords, type CorrectionEvent } from '../../src/engine/game/parley/events.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { streamIsAtRevision, type Ledger } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { DiceWanted } from '../../src/play/contract.js';
import type { Parley, Submission } from '../../src/play/commands.js';
import type { GameService } from '../../src/play/game-service.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, memoryLedger, NOW, RED, serviceOn, SPECTATOR } from './support.js';

const SETUP = setupOf({ units: [man('Ann', 'red', 'E5'), man('Ben', 'blue', 'E6')], step: 'combat' });
const REPORTING = { ...SETUP, options: { ...SETUP.options, honourDice: true } };
const SECRETS = ['ab'.repeat(32), 'cd'.repeat(32)];

interface Table {
  readonly ledger: Ledger;
  readonly games: GameService;
  readonly game: GameId;
  say(viewer: Viewer, parley: Parley): Promise<Submission>;
}

/** A game in which nothing followed from the attack of Ann on Ben: its die never fell. */
async function table(dice: DiceWanted, setup: Setup = SETUP, recordedAt = '2026-11-21T12:00:00Z'): Promise<Table> {
  const ledger = await memoryLedger();
  let made = 0;
  const games = serviceOn(ledger, { rulebooks: RULEBOOKS, diceSecrets: () => SECRETS[made++ % 2] ?? '' });
  const { game } = await games.create({ commandId: 'dice', ruleset: { id: 'pbem', version: 1 }, setup, dice });
  const order = { type: 'Attack', attackers: ['Ann'], defenders: ['Ben'] };
  await ledger.append({
    stream: gameStream(game),
    expected: streamIsAtRevision(0),
    commandId: 'forged',
    metadata: { recordedAt, actor: 'seat:red' },
    events: [{ type: 'OrderGiven', version: 1, data: { number: 1, side: 'red', order } }],
  });
  const say: Table['say'] = (viewer, parley) => games.parley({ game, viewer, parley, commandId: randomUUID() });
  return { ledger, games, game, say };
}

const CLAIM = { kind: 'fileClaim', at: 1, what: 'nothing followed' } as const;

function correctionIn(answer: Submission): CorrectionEvent {
  if (answer.kind !== 'accepted') throw new Error(answer.refusal.because);
  const found = answer.events.find(({ event: { type } }) => type === 'TurnCorrected' || type === 'CorrectionBegun');
  if (!found) throw new Error('there is no correction');
  return found.event as CorrectionEvent;
}

async function wrongBesides({ ledger, game }: Table): Promise<readonly string[]> {
  const { findings } = await judgeGame(ledger, RULEBOOKS, game);
  return findings.filter(({ kind }) => kind !== 'judgement').map(({ because }) => because);
}

/* A stranger's program: docs/dice.md and node:crypto. */
function strangersDie(game: string, at: number, order: unknown): number {
  const mac = (key: Buffer, list: unknown): Buffer => createHmac('sha256', key).update(JSON.stringify(list)).digest();
  const key = mac(Buffer.from(SECRETS[1] ?? '', 'hex'), ['herald correction dice', game, {}]);
  const place = JSON.stringify(['herald corrected order', game, at, 'red', order]);
  const hash = createHash('sha256').update(place).digest('hex');
  const byte = [...mac(key, [hash, 'combat', null, 1, 0])].find((one) => one < 250) ?? 0;
  return (byte % 10) + 1;
}

describe('a die that a correction needs in a game with commitments', () => {
  it('comes from the secret of hidden dice, and a stranger computes it when the game is over', async () => {
    const begun = await table({ mode: 'committed' });
    const { data } = correctionIn(await begun.say(BLUE, CLAIM));
    expect(data.dice).toMatchObject([{ at: 1, number: 1, die: { purpose: 'combat', source: 'committed' } }]);
    const order = { attackers: ['Ann'], defenders: ['Ben'], type: 'Attack' };
    expect(data.dice?.[0]?.die.value).toBe(strangersDie(begun.game, 1, order));
    expect((await judgeGame(begun.ledger, RULEBOOKS, begun.game)).dice).toMatchObject({ unopened: 1, proven: 0 });
    expect(await wrongBesides(begun)).toEqual([]);
    await begun.say(BLUE, { kind: 'resign' });
    expect((await judgeGame(begun.ledger, RULEBOOKS, begun.game)).dice).toMatchObject({ unopened: 0, proven: 1 });
    expect(await wrongBesides(begun)).toEqual([]);
  });

  it('is the same whatever the claim says and whenever the order was recorded', async () => {
    const seen = new Set<string>();
    const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => areWords(text));
    await fc.assert(
      fc.asyncProperty(words, fc.integer({ min: 10, max: 59 }), async (what, second) => {
        const begun = await table({ mode: 'committed' }, SETUP, `2026-11-21T12:00:${second}Z`);
        seen.add(JSON.stringify(correctionIn(await begun.say(BLUE, { ...CLAIM, what })).data));
      }),
      { numRuns: 8 },
    );
    expect(seen.size).toBe(1);
  });

  it('that was forged is found when its secret is open, and so is one that is not recorded', async () => {
    for (const forge of [
      (value: number) => [{ value: (value % 10) + 1 }, 'its secret gives'] as const,
      () => [null, 'in the way that the terms of the game say'] as const,
    ]) {
      const honest = await table({ mode: 'committed' });
      await honest.say(BLUE, CLAIM);
      await honest.say(BLUE, { kind: 'resign' });
      const recorded = await honest.games.events(honest.game, SPECTATOR, 2, 100);
      const begun = await table({ mode: 'committed' });
      let because = '';
      const events = recorded.map(({ event: { type, data } }) => {
        if (type !== 'TurnCorrected') return { type, version: 1, data };
        const { dice, ...others } = data as CorrectionEvent['data'];
        const [change, expected] = forge(dice?.[0]?.die.value ?? 0);
        because = expected;
        const changed = change && dice?.map((one) => ({ ...one, die: { ...one.die, ...change } }));
        return { type, version: 1, data: { ...others, ...(changed ? { dice: changed } : {}) } };
      });
      await begun.ledger.append({
        stream: gameStream(begun.game),
        expected: streamIsAtRevision(1),
        commandId: 'forged-again',
        metadata: { recordedAt: '2026-11-21T12:00:00Z', actor: 'seat:blue' },
        events,
      });
      expect((await wrongBesides(begun)).join('\n')).toContain(because);
    }
  });
});

describe('a die that a correction needs in a game with reported dice', () => {
  const give = (claim: number, value: number): Parley => ({ kind: 'giveDie', claim, value });
  const because = (answer: Submission): string =>
    answer.kind === 'refused' ? `${answer.refusal.code} ${answer.refusal.rule ?? ''}` : answer.kind;

  it('is asked of the side whose turn is corrected, and the game waits for it (pbem:1.4h)', async () => {
    const begun = await table({ mode: 'reported' }, REPORTING);
    expect(because(await begun.say(RED, give(1, 4)))).toBe('illegal pbem:1.4h');
    const { type, data } = correctionIn(await begun.say(BLUE, CLAIM));
    expect(type).toBe('CorrectionBegun');
    expect(data).toMatchObject({ next: 1, asks: { side: 'red', at: 1, number: 1, purpose: 'combat', faces: 10 } });
    const before = await begun.games.head(begun.game, SPECTATOR);
    const early = await giveText(begun.games, begun.game, RED, 'end step');
    expect(because(early)).toBe('decisionPending pbem:1.4h');
    expect(early).toMatchObject({ instead: [] });
    expect(because(await begun.say(BLUE, give(1, 4)))).toBe('illegal pbem:1.4h');
    expect(because(await begun.say(RED, give(2, 4)))).toBe('illegal pbem:1.4h');
    expect(because(await begun.say(RED, give(1, 11)))).toBe('diceWrong pbem:1.4h');
    expect(because(await begun.say(RED, give(1, 0)))).toBe('diceWrong pbem:1.4h');
    expect(await begun.games.head(begun.game, SPECTATOR)).toEqual(before);
    const answer = correctionIn(await begun.say(RED, give(1, 1)));
    expect(answer.type).toBe('TurnCorrected');
    expect(answer.data.dice).toMatchObject([{ at: 1, die: { value: 1, source: 'reported' } }]);
    expect(answer.data.orders).toMatchObject([{ at: 1, fate: 'changed' }]);
    expect(JSON.stringify(answer.data.orders)).toContain('"value":1');
    expect((await begun.games.parleyOf(begun.game, RED)).corrections).toMatchObject([{ next: null, asks: null }]);
    expect(await wrongBesides(begun)).toEqual([]);
    const again = serviceOn(begun.ledger, { rulebooks: RULEBOOKS });
    const fingerprint = (await begun.games.see(begun.game, SPECTATOR, NOW)).fingerprint;
    expect((await again.see(begun.game, SPECTATOR, NOW)).fingerprint).toBe(fingerprint);
  });

  it('that nobody gave is found by the audit', async () => {
    const honest = await table({ mode: 'reported' }, REPORTING);
    await honest.say(BLUE, CLAIM);
    await honest.say(RED, give(1, 1));
    const recorded = await honest.games.events(honest.game, SPECTATOR, 2, 100);
    const begun = await table({ mode: 'reported' }, REPORTING);
    const events = recorded.filter(({ event: { type } }) => type !== 'CorrectionDieGiven');
    await begun.ledger.append({
      stream: gameStream(begun.game),
      expected: streamIsAtRevision(1),
      commandId: 'forged-again',
      metadata: { recordedAt: '2026-11-21T12:00:00Z', actor: 'seat:blue' },
      events: events.map(({ event: { type, data } }) => ({ type, version: 1, data })),
    });
    expect((await wrongBesides(begun)).join('\n')).toContain('nobody has given the die for combat');
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { Parley, Submission } from '../../src/play/commands.js';
import type { GameService } from '../../src/play/game-service.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import { realService } from '../audit/real-game.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, memoryLedger, NOW, RED, SPECTATOR } from './support.js';

const UNITS = [man('Ann', 'red', 'E8'), man('Cid', 'red', 'L12'), man('Ben', 'blue', 'A1')];
const SETUP = setupOf({ units: UNITS, over: { keeping: 'onHonour' } });

let ledger: Ledger;
let games: GameService;
let game: GameId;

const say = (viewer: Viewer, parley: Parley, commandId: string = randomUUID()): Promise<Submission> =>
  games.parley({ game, viewer, parley, commandId });
const typesOf = (answer: Submission): readonly string[] =>
  answer.kind === 'accepted' ? answer.events.map(({ event }) => event.type) : [answer.refusal.because];
const give = (viewer: Viewer, text: string): Promise<Submission> => giveText(games, game, viewer, text);
const findings = async (): Promise<readonly string[]> =>
  (await judgeGame(ledger, RULEBOOKS, game)).findings.map(({ kind, because }) => `${kind}: ${because}`);

async function placesOf(...units: readonly string[]): Promise<readonly (string | undefined)[]> {
  const { position } = await games.see(game, SPECTATOR, NOW);
  return units.map((unit) => position.units[unit]?.hexes[0]);
}

beforeEach(async () => {
  ledger = await memoryLedger();
  games = realService(ledger);
  ({ game } = await games.create({ commandId: randomUUID(), ruleset: { id: 'pbem', version: 1 }, setup: SETUP }));
});

describe('a side that corrects itself (pbem:1.4c)', () => {
  const own = { kind: 'fileClaim', own: true, at: 1, what: 'one hex too far' } as const;

  it('is judged and corrected as after a claim, and the audit confirms it', async () => {
    await give(RED, 'Ann: E7, E6, E5, E4, E3, E2, E1');
    expect(typesOf(await say(RED, own))).toEqual(['ClaimFiled', 'ClaimJudged', 'TurnCorrected']);
    expect(await placesOf('Ann')).toEqual(['E2']);
    const { claims } = await games.parleyOf(game, SPECTATOR);
    expect(claims).toMatchObject([{ number: 1, seat: 'red', own: true, standing: 'upheld', rule: null }]);
    expect(await findings()).toEqual([expect.stringMatching(/^honour: /)]);
  });

  it('comes too late after anything that the other side has sent', async () => {
    await give(RED, 'Ann: E7, E6, E5, E4, E3, E2, E1');
    await say(BLUE, { kind: 'proposeDraw' });
    expect(typesOf(await say(RED, own))[0]).toContain('blue has sent a message since');
    expect(typesOf(await say(BLUE, { ...own, own: true }))[0]).toContain('none of blue');
    expect(await placesOf('Ann')).toEqual(['E1']);
  });
});

describe('a slip (pbem:1.4l)', () => {
  const slip = {
    kind: 'proposeAmendment',
    at: 1,
    what: 'E6 was meant',
    meant: { kind: 'text', text: 'Ann: E7, E6' },
  } as const;

  it('is read as it was meant when the other side agrees', async () => {
    await give(RED, 'Ann: E7, F7');
    expect(typesOf(await say(RED, slip, 'slip'))).toEqual(['AmendmentProposed']);
    expect(await say(RED, slip, 'slip')).toMatchObject({ repeated: true });
    expect(typesOf(await say(RED, slip))[0]).toContain('amendment 1 has to be answered first');
    expect(typesOf(await say(RED, { kind: 'answerAmendment', claim: 1, agree: true }))[0]).toContain('the other side');
    const answer = { kind: 'answerAmendment', claim: 1, agree: true } as const;
    expect(typesOf(await say(BLUE, answer))).toEqual(['AmendmentAnswered', 'TurnCorrected']);
    expect(await placesOf('Ann')).toEqual(['E6']);
    const { amendments } = await games.parleyOf(game, SPECTATOR);
    expect(amendments).toMatchObject([{ number: 1, kind: 'slip', standing: 'agreed', seat: 'red' }]);
    expect(await findings()).toEqual([]);
    const again = await realService(ledger).see(game, SPECTATOR, NOW);
    expect(again.position.units['Ann']?.hexes).toEqual(['E6']);
  });

  it('stands as it was written when the other side declines, or its own side thinks better of it', async () => {
    await give(RED, 'Ann: E7, F7');
    await say(RED, slip);
    expect(typesOf(await say(BLUE, { kind: 'answerAmendment', claim: 1, agree: false }))).toEqual([
      'AmendmentAnswered',
    ]);
    await say(RED, slip);
    await say(RED, { kind: 'answerAmendment', claim: 2, agree: false });
    expect(typesOf(await say(BLUE, { kind: 'answerAmendment', claim: 2, agree: true }))[0]).toContain(
      'withdrawn already',
    );
    expect(await placesOf('Ann')).toEqual(['F7']);
    const { amendments } = await games.parleyOf(game, SPECTATOR);
    expect(amendments.map(({ standing }) => standing)).toEqual(['declined', 'withdrawn']);
    expect(await findings()).toEqual([]);
  });

  it('that cannot be read, is of another side, or comes too late is refused', async () => {
    await give(RED, 'Ann: E7, F7');
    expect(typesOf(await say(RED, { ...slip, meant: { kind: 'text', text: 'Ann: 7' } }))[0]).toContain('column 6');
    expect(typesOf(await say(BLUE, slip))[0]).toContain('no order of blue');
    expect(typesOf(await say(RED, { ...slip, at: 99 }))[0]).toContain('no order of red');
    await say(RED, slip);
    await give(RED, 'end turn');
    await give(BLUE, 'end step');
    expect(typesOf(await say(BLUE, { kind: 'answerAmendment', claim: 1, agree: true }))[0]).toContain('stands');
    expect(await placesOf('Ann')).toEqual(['F7']);
  });
});

describe('orders that are taken back', () => {
  const back = { kind: 'proposeAmendment', at: 1, what: 'I had not seen Ben' } as const;

  it('leave their trace in the log, and others may be given in their place', async () => {
    await give(RED, 'Ann: E7');
    await give(RED, 'Cid: L11');
    await say(RED, back);
    const answer = await say(BLUE, { kind: 'answerAmendment', claim: 1, agree: true });
    expect(typesOf(answer)).toEqual(['AmendmentAnswered', 'TurnCorrected']);
    expect(await placesOf('Ann', 'Cid')).toEqual(['E8', 'L12']);
    expect((await games.parleyOf(game, SPECTATOR)).corrections).toMatchObject([
      { claim: 1, orders: [{ at: 1, fate: 'voided' }, { fate: 'voided' }] },
    ]);
    expect(typesOf(await say(BLUE, { kind: 'fileClaim', at: 1, what: 'wrong' }))[0]).toContain(
      'decided this order again',
    );
    await give(RED, 'Ann: E9');
    await give(RED, 'end turn');
    expect(await placesOf('Ann')).toEqual(['E9']);
    expect(await findings()).toEqual([]);
  });

  it('stop the rest of a message, which was sent for another position', async () => {
    const pinning = setupOf({ units: [...UNITS, man('Dan', 'blue', 'F6')], standing: {} });
    ({ game } = await games.create({ commandId: 'pins', ruleset: { id: 'pbem', version: 1 }, setup: pinning }));
    const { revision } = await games.head(game, RED);
    await games.submitTurn({
      ...{ game, viewer: RED, message: 'Ann: E7, E6, E5\nCid: L13', dryRun: false, upTo: 'wholeMessage' },
      ...{ expectedRevision: revision, commandId: 'message' },
    });
    expect(await games.sealedRest(game, RED)).toMatchObject({ waiting: [{ line: 2 }] });
    await say(RED, back);
    await say(BLUE, { kind: 'answerAmendment', claim: 1, agree: true });
    expect(await games.sealedRest(game, RED)).toMatchObject({ waiting: [], stopped: { line: 2, code: 'illegal' } });
    expect(await placesOf('Ann', 'Cid')).toEqual(['E8', 'L12']);
    expect((await games.see(game, SPECTATOR, NOW)).pending).toEqual([]);
    expect(await findings()).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import { exportGame } from '../../src/audit/export-game.js';
import { ListedDice } from '../../src/engine/dice/dice.js';
import type { Setup } from '../../src/engine/game/setup.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { SubmitTurn, TurnAnswer } from '../../src/play/commands.js';
import type { GameService } from '../../src/play/game-service.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, but, giveText, memoryLedger, NOW, RED, serviceOn, SPECTATOR } from './support.js';

/** Ann of red passes Ben of blue, who may try to pin her; Cid of red is far away from everybody. */
const SETUP = setupOf({
  units: [man('Ann', 'red', 'E8'), man('Cid', 'red', 'L12'), man('Ben', 'blue', 'F6'), man('Dan', 'blue', 'A1')],
  standing: {},
});
const PASSING = 'Ann: E7, E6, E5';

let ledger: Ledger;
let games: GameService;
let game: GameId;

function service(): GameService {
  return serviceOn(ledger, { rulebooks: RULEBOOKS, dice: () => new ListedDice(Array(50).fill(10), 'server') });
}

async function begin(setup: Setup = SETUP): Promise<void> {
  ledger = await memoryLedger();
  games = service();
  ({ game } = await games.create({ commandId: randomUUID(), ruleset: { id: 'pbem', version: 1 }, setup }));
}

async function send(
  viewer: Viewer,
  message: SubmitTurn['message'],
  over: Partial<SubmitTurn> = {},
): Promise<TurnAnswer> {
  const { revision } = await games.see(game, SPECTATOR, NOW);
  return games.submitTurn({
    ...{ game, viewer, message, expectedRevision: revision, commandId: randomUUID() },
    ...{ dryRun: false, upTo: 'wholeMessage' },
    ...over,
  });
}

/** Blue lets Ann pass as often as it is asked. */
async function letPass(by = games): Promise<void> {
  while ((await by.see(game, BLUE, NOW)).pending.some(({ kind }) => kind === 'Pin')) {
    expect(await giveText(by, game, BLUE, 'let pass')).toMatchObject({ kind: 'accepted' });
  }
}

async function placesOf(...units: readonly string[]): Promise<readonly (string | undefined)[]> {
  const { position } = await games.see(game, SPECTATOR, NOW);
  return units.map((unit) => position.units[unit]?.hexes[0]);
}

async function findings(): Promise<readonly string[]> {
  return (await judgeGame(ledger, RULEBOOKS, game)).findings.map(({ because }) => because);
}

const revision = async (): Promise<number> => (await games.head(game, SPECTATOR)).revision;

beforeEach(() => begin());

describe('a turn message', () => {
  it('is carried out as a whole, in one append, and judged right', async () => {
    const answer = await send(RED, '# red, game turn 1\nann: e9\n\nCID : l13 (1), l14 (1) <slowly>\nend turn');
    expect(answer).toMatchObject({ kind: 'accepted', carriedOut: 3, waiting: [], stopped: null, repeated: false });
    expect(await placesOf('Ann', 'Cid')).toEqual(['E9', 'L14']);
    const { position } = await games.see(game, SPECTATOR, NOW);
    expect(position.turn.side).toBe('blue');
    expect(await findings()).toEqual([]);
  });

  it('with one bad line carries nothing out, and tells every fault', async () => {
    const message = ['Ann: E9', 'Cid: L13, 7', 'end step', 'Cyd: L14', 'Ann attaks Ben', 'Cid: Z99'].join('\n');
    expect(await send(RED, message)).toEqual({
      kind: 'refused',
      revision: 0,
      hash: expect.any(String) as unknown,
      faults: [
        expect.objectContaining({ line: 2, column: 11, expected: 'a hex', found: '7' }),
        expect.objectContaining({ line: 4, column: 1, code: 'unknownUnit', found: 'Cyd', meant: 'Cid' }),
        expect.objectContaining({ line: 5, code: 'malformed', meant: 'Ann attacks Ben' }),
        expect.objectContaining({ line: 6, column: 6, code: 'unknownHex', found: 'Z99' }),
      ],
    });
    expect(await revision()).toBe(0);
  });

  it('with one bad line among twenty carries nothing out, or the good part if its sender asks for it', async () => {
    const good = 'standing pin at 2-1';
    const lines = [...Array<string>(4).fill(good), 'Cyd: L13', ...Array<string>(15).fill(good)];
    expect(await send(RED, lines.join('\n'))).toMatchObject({ kind: 'refused', faults: [{ line: 5, found: 'Cyd' }] });
    expect(await revision()).toBe(0);
    const part = await send(RED, lines.join('\n'), { upTo: 'firstFault' });
    expect(part).toMatchObject({ kind: 'accepted', carriedOut: 4, faults: [{ line: 5, found: 'Cyd' }] });
    expect(await findings()).toEqual([]);
  });

  it('tells the rule of an order that is illegal', async () => {
    const { faults } = (await send(RED, 'Ann: E9\nCid: L13, L14, L13, L12, L11, L10, L9\nend turn')) as {
      faults: unknown;
    };
    expect(faults).toMatchObject([{ line: 2, rule: 'pbem:7.3c', code: 'illegal', column: 36, found: 'L9' }]);
    expect(await revision()).toBe(0);
  });

  it('is carried out up to the first fault if its sender asks for it', async () => {
    const answer = await send(RED, 'Ann: E9\nCid: L13, 7\nCid: L13', { upTo: 'firstFault' });
    expect(answer).toMatchObject({ kind: 'accepted', carriedOut: 1, waiting: [], stopped: { line: 2 } });
    expect(answer).toMatchObject({ faults: [{ line: 2, column: 11 }] });
    expect(await placesOf('Ann', 'Cid')).toEqual(['E9', 'L12']);
    expect(await games.sealedRest(game, RED)).toMatchObject({ waiting: [], stopped: { line: 2, code: 'malformed' } });
  });

  it('that is only checked changes nothing', async () => {
    const dryRun = { dryRun: true };
    expect(await send(RED, 'Ann: E9\nCid: L13', dryRun)).toMatchObject({
      kind: 'checked',
      orders: 2,
      known: 2,
      faults: [],
    });
    expect(await send(RED, `${PASSING}\nCid: L13`, dryRun)).toMatchObject({ kind: 'checked', orders: 2, known: 1 });
    expect(await send(RED, 'Ann: E8', dryRun)).toMatchObject({ kind: 'checked', known: 0, faults: [{ line: 1 }] });
    expect(await revision()).toBe(0);
  });

  it.each([
    ['nothing', '', 'malformed'],
    ['a remark', '# nothing', 'malformed'],
    ['a line of the other side', 'blue> Ben: F7', 'notYourUnit'],
    ['a unit of the other side', 'Ben: F7', 'notYourUnit'],
    ['too many lines', 'x\n'.repeat(1001), 'malformed'],
  ])('without an order of its seat is refused: %s', async (_what, message, code) => {
    expect(await send(RED, message)).toMatchObject({ kind: 'refused', faults: [{ code }] });
    expect(await revision()).toBe(0);
  });

  it('is for seats, and for who knows the revision', async () => {
    await expect(send(SPECTATOR, 'Ann: E9')).rejects.toMatchObject({ type: 'keyNeeded' });
    await expect(send(RED, 'Ann: E9', { expectedRevision: 5 })).rejects.toMatchObject({ type: 'revisionConflict' });
  });

  it('is carried out once when its command comes again, and refused for another content', async () => {
    const commandId = 'once';
    const first = await send(RED, `Cid: L13\n${PASSING}\nCid: L14`, { commandId });
    expect(first).toMatchObject({ kind: 'accepted', carriedOut: 2, waiting: [{ line: 3, text: 'Cid: L14' }] });
    const again = await send(RED, `Cid: L13\n${PASSING}\nCid: L14`, { commandId });
    expect(again).toEqual({ ...first, repeated: true });
    await expect(send(RED, 'Cid: L13', { commandId })).rejects.toMatchObject({ type: 'commandReused' });
  });

  it('stops after a die that its sender could not know, and keeps what was done', async () => {
    await begin(
      setupOf({ units: [man('Ann', 'red', 'E8'), man('Cid', 'red', 'F8'), man('Ben', 'blue', 'E7')], step: 'combat' }),
    );
    const answer = await send(RED, 'Ann attacks Ben\nAnn attacks Ben\nend turn');
    expect(answer).toMatchObject({ kind: 'accepted', carriedOut: 1, stopped: { line: 2, code: 'illegal' } });
    expect(await games.sealedRest(game, RED)).toMatchObject({ waiting: [], stopped: { line: 2 } });
    expect(await findings()).toEqual([]);
  });
});

describe('the rest of a turn message', () => {
  const REST = `${PASSING}\nCid: L13\nend turn`;

  it('waits for the decision of the other side and goes on by itself after it', async () => {
    expect(await send(RED, REST)).toMatchObject({ carriedOut: 1, waiting: [{ line: 2 }, { line: 3 }], stopped: null });
    expect(await placesOf('Ann', 'Cid')).toEqual(['E6', 'L12']);
    await letPass();
    const { position } = await games.see(game, SPECTATOR, NOW);
    expect(position.turn.side).toBe('blue');
    expect(position.units['Ann']?.hexes).toEqual(['E5']);
    expect(await games.sealedRest(game, RED)).toEqual({ waiting: [], stopped: null });
    expect(await findings()).toEqual([]);
  });

  it('is seen by its sender only, and looks to the others as if nothing waited', async () => {
    await send(RED, REST);
    expect(await games.sealedRest(game, BLUE)).toBeNull();
    expect(await games.sealedRest(game, SPECTATOR)).toBeNull();
    const eventsOf = async (viewer: Viewer) =>
      (await games.events(game, viewer, 0, 100)).map(({ event, text }) => ({ event, text }));
    expect(JSON.stringify(await eventsOf(RED))).toContain('Cid: L13');
    const shown = (await eventsOf(BLUE)).at(-1);
    expect(shown).toEqual({
      event: { type: 'RestSealed', data: { side: 'red', kept: null } },
      text: 'red has sent a turn message',
    });
    let exported = '';
    for await (const line of exportGame(ledger, RULEBOOKS, game, { seenBy: 'blue' })) exported += line;
    expect(exported).not.toContain('L13');
    await begin();
    await send(RED, PASSING);
    expect((await eventsOf(BLUE)).at(-1)).toEqual(shown);
  });

  it('stops with a report to its sender when an order of it has become illegal', async () => {
    await send(RED, `${PASSING}\nCid: L13\nAnn: E9\nend turn`);
    await letPass();
    expect(await placesOf('Ann', 'Cid')).toEqual(['E5', 'L13']);
    expect(await games.sealedRest(game, RED)).toMatchObject({ waiting: [], stopped: { line: 3, code: 'illegal' } });
    const seen = await games.events(game, BLUE, 0, 100);
    expect(JSON.stringify(seen)).not.toContain('E9');
    expect(await findings()).toEqual([]);
  });

  it('can be taken back by its sender before it goes on', async () => {
    await send(RED, REST);
    expect(await send(RED, 'end turn')).toMatchObject({ kind: 'refused', faults: [{ code: 'decisionPending' }] });
    expect(await games.withdrawRest(game, BLUE, 'x')).toMatchObject({ kind: 'refused' });
    expect(await games.withdrawRest(game, RED, 'back')).toMatchObject({ kind: 'accepted', repeated: false });
    expect(await games.withdrawRest(game, RED, 'back')).toMatchObject({ kind: 'accepted', repeated: true });
    expect(await games.withdrawRest(game, RED, 'again')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'illegal' },
    });
    await letPass();
    expect(await placesOf('Ann', 'Cid')).toEqual(['E5', 'L12']);
    expect((await games.see(game, SPECTATOR, NOW)).position.turn.side).toBe('red');
    expect(await findings()).toEqual([]);
  });

  it('does not go on in a game that has ended meanwhile', async () => {
    await send(RED, REST);
    await games.parley({ game, viewer: BLUE, parley: { kind: 'resign' }, commandId: randomUUID() });
    const before = await revision();
    expect(await games.sealedRest(game, RED)).toMatchObject({ waiting: [], stopped: { line: 2, code: 'gameOver' } });
    await games.see(game, RED, NOW);
    expect(await revision()).toBe(before);
  });

  it('goes on when somebody looks after a server was stopped in between', async () => {
    await send(RED, REST);
    // A server that appends the answers and stops before it goes on with the rest.
    const held: unknown[] = [];
    const dying = serviceOn(
      but(ledger, {
        append: (asked) =>
          asked.metadata.actor === 'seat:red' ? Promise.reject(new Error('stopped')) : ledger.append(asked),
      }),
      {
        rulebooks: RULEBOOKS,
        incidents: { snapshotFailed: () => undefined, restHeldUp: (_game, error) => void held.push(error) },
      },
    );
    await letPass(dying);
    expect(held[0]).toEqual(new Error('stopped'));
    const left = await dying.see(game, SPECTATOR, NOW);
    expect(left.position.units['Cid']?.hexes).toEqual(['L12']);
    games = service();
    const { position } = await games.see(game, SPECTATOR, NOW);
    expect(position.turn.side).toBe('blue');
    expect(await findings()).toEqual([]);
  });
});

describe('several orders at once', () => {
  const text = (line: string) => ({ kind: 'text', text: line }) as const;
  const json = (value: unknown) => ({ kind: 'json', value }) as const;
  const MOVE = json({ type: 'Move', unit: 'Cid', path: ['L13', 'L14'].map((hex) => ({ gait: 'step', hexes: [hex] })) });

  it('are carried out one after the other, in one append, whatever their form', async () => {
    const answer = await send(RED, [text('Ann: E9'), MOVE, json({ type: 'EndTurn' })]);
    expect(answer).toMatchObject({ kind: 'accepted', carriedOut: 3, waiting: [], stopped: null });
    expect(await placesOf('Ann', 'Cid')).toEqual(['E9', 'L14']);
    expect(await findings()).toEqual([]);
  });

  it('are carried out all or not at all; each fault has the place of its order', async () => {
    const wrong = [text('Ann: E9'), json({ type: 'Move', unit: 'Cid' }), text('# a remark'), text('Ann: E8\nCid: L13')];
    expect(await send(RED, [...wrong, text('Cyd: L13')])).toMatchObject({
      kind: 'refused',
      faults: [
        { line: 2, code: 'malformed' },
        { line: 3, code: 'malformed' },
        { line: 4, code: 'malformed' },
        { line: 5, code: 'unknownUnit', meant: 'Cid' },
      ],
    });
    expect(await revision()).toBe(0);
    expect(await send(RED, [MOVE, text('Cid: L13, L12, L11, L10, L9')])).toMatchObject({
      kind: 'refused',
      faults: [{ line: 2, rule: 'pbem:7.3c' }],
    });
    expect(await revision()).toBe(0);
  });

  it('go as far as the first fault if their sender asks for it', async () => {
    const orders = [text('Ann: E9'), json({ type: 'Move', unit: 'Cid' }), MOVE];
    const answer = await send(RED, orders, { upTo: 'firstFault' });
    expect(answer).toMatchObject({ kind: 'accepted', carriedOut: 1, waiting: [], stopped: { line: 2 } });
    expect(await placesOf('Ann', 'Cid')).toEqual(['E9', 'L12']);
    expect(await send(RED, [json({ type: 'Fly' }), MOVE], { upTo: 'firstFault' })).toMatchObject({ kind: 'refused' });
  });

  it('wait sealed from the first decision of another side on, and go on by themselves', async () => {
    expect(await send(RED, [text(PASSING), MOVE])).toMatchObject({
      kind: 'accepted',
      carriedOut: 1,
      waiting: [{ line: 2 }],
    });
    expect(await placesOf('Cid')).toEqual(['L12']);
    await letPass();
    expect(await placesOf('Ann', 'Cid')).toEqual(['E5', 'L14']);
    expect(await findings()).toEqual([]);
  });

  it('may be sent again with the same key, and no others with it', async () => {
    const over = { commandId: randomUUID() };
    const first = await send(RED, [MOVE], over);
    expect(await send(RED, [MOVE], over)).toMatchObject({ ...first, repeated: true });
    await expect(send(RED, [MOVE, MOVE], over)).rejects.toThrow('other content');
    expect(await send(RED, [text('Ann: E9')], { dryRun: true })).toMatchObject({
      kind: 'checked',
      orders: 1,
      known: 1,
    });
  });
});

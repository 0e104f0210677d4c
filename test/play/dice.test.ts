import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { ledgerBackup } from '../../src/audit/ledger-backup.js';
import { backedUpEvents } from '../../src/audit/read-ledger-backup.js';
import { judgeGame } from '../../src/audit/judge-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import type { DiceTerms } from '../../src/engine/game/dice-told.js';
import type { Setup } from '../../src/engine/game/setup.js';
import { diceStream, gameStream } from '../../src/ledger/game-stream.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { CHAIN_TURNS, sealOf, secretBefore, secretTurnsBefore } from '../../src/ledger/proof/dice.js';
import type { DiceWanted } from '../../src/play/contract.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import type { DiceSaying, Submission } from '../../src/play/commands.js';
import { GameService } from '../../src/play/game-service.js';
import { inPieces } from '../audit/real-game.js';
import { BLUE, KEYS, memoryLedger, NOW, order, play, RED, SPECTATOR } from './support.js';
import { TINY_BOOKS, tinySetup } from './tiny.js';

const WORD = 'a-word-of-more-than-sixteen-letters';

interface Begun {
  readonly ledger: Ledger;
  readonly games: GameService;
  readonly game: GameId;
}

/** A service as a server has it, with nothing given for the dice. */
function service(ledger: Ledger): GameService {
  const incidents = {
    snapshotFailed(_game: string, error: unknown) {
      throw error;
    },
    restHeldUp(_game: string, error: unknown) {
      throw error;
    },
  };
  return new GameService({ ledger, rulebooks: TINY_BOOKS, keys: KEYS, incidents, snapshotInterval: 4 });
}

async function begin(dice?: DiceWanted, setup: Setup = tinySetup()): Promise<Begun> {
  const ledger = await memoryLedger();
  const games = service(ledger);
  const command = { commandId: randomUUID(), ruleset: { id: 'tiny', version: 1 }, setup, ...(dice ? { dice } : {}) };
  const { game } = await games.create(command);
  return { ledger, games, game };
}

async function termsOf({ games, game }: Begun): Promise<DiceTerms> {
  const course = await games.dice(game, SPECTATOR);
  if (!course) throw new Error('the game has no terms for its dice');
  return course.terms;
}

async function sealed(begun: Begun, seat: string, word = WORD): Promise<DiceSaying> {
  const { commitment } = await termsOf(begun);
  return { kind: 'sealWord', seal: sealOf(begun.game, commitment, seat, word) };
}

const refusalOf = (answer: Submission): unknown =>
  answer.kind === 'refused' ? [answer.refusal.code, answer.refusal.rule] : answer.kind;

async function report({ games, game }: Begun, viewer: Viewer, values: readonly number[]): Promise<Submission> {
  const { revision } = await games.see(game, SPECTATOR, NOW);
  return games.submit({
    game,
    viewer,
    order: { kind: 'json', value: { type: 'Throw', unit: viewer === RED ? 'Ada' : 'Bob' } },
    dice: { kind: 'reported', values },
    expectedRevision: revision,
    commandId: randomUUID(),
  });
}

describe('the dice of a new game', () => {
  it('are committed where the server rolls, and the commitment stands in the first event', async () => {
    const begun = await begin();
    const { mode, commitment, hiddenCommitment } = await termsOf(begun);
    expect(mode).toBe('committed');
    const [kept] = await begun.ledger.readStream(diceStream(begun.game));
    const secrets = kept?.data as { readonly last: string; readonly hidden: string };
    expect(secretTurnsBefore(secrets.last, CHAIN_TURNS)).toBe(commitment);
    expect(secretBefore(secrets.hidden)).toBe(hiddenCommitment);
  });

  it('are those of the server without a commitment if that is asked for, and the log has the form of before', async () => {
    const begun = await begin({ mode: 'server' });
    expect(await begun.games.dice(begun.game, SPECTATOR)).toBeNull();
    await play(begun.games, begun.game, 12);
    const events = await begun.ledger.readStream(gameStream(begun.game));
    expect(Object.keys(events[0]?.data ?? {}).sort()).toEqual(['ruleset', 'setup']);
    expect(events.some(({ type }) => type.startsWith('Dice'))).toBe(false);
    expect((await judgeGame(begun.ledger, TINY_BOOKS, begun.game)).dice).toMatchObject({ mode: 'server', taken: 4 });
  });

  it('may be reported only with the option of the rules', async () => {
    await expect(begin({ mode: 'reported' })).rejects.toMatchObject({ type: 'setupRefused' });
    const begun = await begin(undefined, tinySetup({ options: { honourDice: true } }));
    expect(await termsOf(begun)).toMatchObject({ mode: 'reported' });
  });

  it('are the same when the command comes again, also in a game that is older than commitments', async () => {
    const ledger = await memoryLedger();
    const games = service(ledger);
    const command = { commandId: 'once', ruleset: { id: 'tiny', version: 1 }, setup: tinySetup() };
    const { game } = await games.create(command);
    expect(await service(ledger).create(command)).toEqual({ game, revision: 0 });
    const old = { ...command, commandId: 'older' };
    const { game: before } = await games.create({ ...old, dice: { mode: 'server' } });
    expect(await games.create(old)).toEqual({ game: before, revision: 0 });
    await expect(games.create({ ...old, dice: { mode: 'committed' } })).rejects.toMatchObject({
      type: 'commandReused',
    });
  });
});

describe('committed dice', () => {
  it('are proven turn by turn, and after a restart from a snapshot', async () => {
    const begun = await begin();
    const { ledger, game } = begun;
    await play(begun.games, game, 12);
    await play(service(ledger), game, 13);
    const audit = await judgeGame(ledger, TINY_BOOKS, game);
    expect(audit.findings).toEqual([]);
    expect(audit.dice).toEqual({ mode: 'committed', proven: 7, false: 0, unopened: 1, taken: 0 });
    await play(service(ledger), game, 3);
    expect((await judgeGame(ledger, TINY_BOOKS, game)).dice).toMatchObject({ proven: 7, unopened: 2 });
  });

  it('verify in the export of every viewer', async () => {
    const { ledger, games, game } = await begin();
    await play(games, game, 27);
    for (const seenBy of ['red', 'blue', null]) {
      let text = '';
      for await (const line of exportGame(ledger, TINY_BOOKS, game, { seenBy })) text += line;
      const audit = await verifyExport(inPieces(text), TINY_BOOKS);
      expect(audit.findings).toEqual([]);
      expect(audit.dice).toMatchObject({ proven: 7, unopened: 1 });
    }
  });

  it('open a secret when the turn ends, the one that the commitment is made of, and no other', async () => {
    const begun = await begin();
    const { commitment } = await termsOf(begun);
    await play(begun.games, begun.game, 5);
    const course = await begun.games.dice(begun.game, SPECTATOR);
    expect(course).toMatchObject({ turn: 2, opened: { turn: 1 } });
    expect(secretBefore(course?.opened.secret ?? '')).toBe(commitment);
    const kept = await begun.ledger.readStream(diceStream(begun.game));
    const [{ data }] = kept as unknown as [{ readonly data: { readonly last: string } }];
    const { last } = data;
    expect(secretTurnsBefore(last, CHAIN_TURNS - 1)).toBe(course?.opened.secret);
    const shown = JSON.stringify(await begun.games.events(begun.game, RED, 0, 100));
    expect(shown).not.toContain(secretTurnsBefore(last, CHAIN_TURNS - 2));
  });

  it('are not reported: that was agreed before the game began', async () => {
    const honour = tinySetup({ options: { honourDice: true } });
    expect(refusalOf(await report(await begin({ mode: 'committed' }, honour), RED, [3]))).toEqual([
      'diceWrong',
      'pbem:1.3c',
    ]);
    expect(refusalOf(await report(await begin(), RED, [3]))).toEqual(['diceWrong', 'pbem:1.3b']);
    const begun = await begin({ mode: 'reported' }, honour);
    expect(refusalOf(await report(begun, RED, [3]))).toBe('accepted');
    expect((await order(begun.games, begun.game, { type: 'Throw', unit: 'Ada' })).kind).toBe('accepted');
    await order(begun.games, begun.game, { type: 'EndTurn' });
    const { dice, findings } = await judgeGame(begun.ledger, TINY_BOOKS, begun.game);
    expect({ dice, findings }).toMatchObject({ dice: { mode: 'reported', proven: 1, taken: 1 }, findings: [] });
  });

  it('go on after a restore of a backup, which holds their secrets', async () => {
    const begun = await begin();
    await play(begun.games, begun.game, 3);
    let text = '';
    for await (const line of ledgerBackup(begun.ledger)) text += line;
    const restored = await memoryLedger();
    await restored.upkeep.adopt(backedUpEvents(inPieces(text)));
    await play(service(restored), begun.game, 7);
    expect(await judgeGame(restored, TINY_BOOKS, begun.game)).toMatchObject({
      findings: [],
      dice: { proven: 2, unopened: 1 },
    });
  });

  it('are the same for the same order, however often and wherever it is given', async () => {
    const begun = await begin();
    let text = '';
    for await (const line of ledgerBackup(begun.ledger)) text += line;
    const values: unknown[] = [];
    for (let copy = 0; copy < 3; copy += 1) {
      const ledger = await memoryLedger();
      await ledger.upkeep.adopt(backedUpEvents(inPieces(text)));
      const done = await order(service(ledger), begun.game, { type: 'Throw', unit: 'Ada' });
      if (done.kind !== 'accepted') throw new Error(done.refusal.because);
      values.push(done.events.map(({ event }) => event));
    }
    expect(values[1]).toEqual(values[0]);
    expect(values[2]).toEqual(values[0]);
  });

  it('cannot be derived where their secrets are lost, or are those of another game', async () => {
    const begun = await begin();
    const other = await begin();
    const events = await begun.ledger.readStream(gameStream(begun.game));
    const copyTo = async (secrets: Ledger | null): Promise<GameService> => {
      const ledger = await memoryLedger();
      const [kept] = secrets ? await secrets.readStream(diceStream(other.game)) : [];
      const append = {
        expected: { kind: 'noStream' },
        metadata: { recordedAt: '2026-11-21T12:00:00Z', actor: 'x' },
      } as const;
      await ledger.append({ ...append, stream: gameStream(begun.game), commandId: 'copy', events: [...events] });
      if (kept) await ledger.append({ ...append, stream: diceStream(begun.game), commandId: 'copy', events: [kept] });
      return service(ledger);
    };
    for (const from of [null, other.ledger]) {
      const games = await copyTo(from);
      await expect(order(games, begun.game, { type: 'Throw', unit: 'Ada' })).rejects.toMatchObject({
        type: 'diceSecretsLost',
      });
    }
  });
});

describe('words for the dice', () => {
  it('are sealed by all who give one, then shown, and are in every die', async () => {
    const begun = await begin();
    const { games, game, ledger } = begun;
    expect(refusalOf(await games.sayOfDice(game, RED, await sealed(begun, 'red')))).toBe('accepted');
    expect(refusalOf(await order(games, game, { type: 'EndTurn' }))).toEqual(['diceMissing', null]);
    expect(refusalOf(await games.sayOfDice(game, RED, { kind: 'showWord', word: WORD }))).toEqual(['wrongStep', null]);
    expect(refusalOf(await games.sayOfDice(game, BLUE, await sealed(begun, 'blue')))).toBe('accepted');
    for (const viewer of [RED, BLUE]) {
      expect(refusalOf(await games.sayOfDice(game, viewer, { kind: 'showWord', word: WORD }))).toBe('accepted');
    }
    await play(games, game, 10);
    const audit = await judgeGame(ledger, TINY_BOOKS, game);
    expect(audit).toMatchObject({ findings: [], dice: { proven: 3, false: 0 } });
  });

  it('may be declined, after which the game begins', async () => {
    const begun = await begin({ mode: 'committed', awaitsWords: true });
    const { games, game } = begun;
    const early = await order(games, game, { type: 'EndTurn' });
    expect(early).toMatchObject({ kind: 'refused', refusal: { code: 'diceMissing', rule: null }, instead: [] });
    for (const viewer of [RED, BLUE]) await games.sayOfDice(game, viewer, { kind: 'declineWord' });
    expect(refusalOf(await order(games, game, { type: 'EndTurn' }))).toBe('accepted');
    expect((await judgeGame(begun.ledger, TINY_BOOKS, game)).findings).toEqual([]);
  });

  it('are refused twice, too late, in another form, and if they are not those that were sealed', async () => {
    const begun = await begin();
    const { games, game } = begun;
    const say = async (viewer: Viewer, saying: DiceSaying) => refusalOf(await games.sayOfDice(game, viewer, saying));
    expect(await say(RED, { kind: 'sealWord', seal: 'short' })).toEqual(['malformed', null]);
    expect(await say(RED, { kind: 'showWord', word: WORD })).toEqual(['illegal', null]);
    expect(await say(RED, await sealed(begun, 'red'))).toBe('accepted');
    const before = await games.head(game, RED);
    expect(await games.sayOfDice(game, RED, await sealed(begun, 'red'))).toMatchObject({ repeated: true });
    expect(await say(RED, await sealed(begun, 'red', `${WORD}!`))).toEqual(['illegal', null]);
    expect(await say(RED, { kind: 'declineWord' })).toEqual(['illegal', null]);
    expect(await games.head(game, RED)).toEqual(before);
    expect(await say(BLUE, { kind: 'declineWord' })).toBe('accepted');
    expect(await say(RED, { kind: 'showWord', word: 'short' })).toEqual(['malformed', null]);
    expect(await say(RED, { kind: 'showWord', word: `${WORD}!` })).toEqual(['diceWrong', null]);
    expect(await say(RED, { kind: 'showWord', word: WORD })).toBe('accepted');
    await order(games, game, { type: 'EndTurn' });
    expect(await say(BLUE, await sealed(begun, 'blue'))).toEqual(['wrongStep', null]);
    expect(await say(BLUE, { kind: 'declineReportedDice' })).toEqual(['wrongStep', 'pbem:1.3c']);
    await expect(games.sayOfDice(game, SPECTATOR, { kind: 'declineWord' })).rejects.toMatchObject({
      type: 'keyNeeded',
    });
    const server = await begin({ mode: 'server' });
    const answer = await server.games.sayOfDice(server.game, RED, { kind: 'declineWord' });
    expect(refusalOf(answer)).toEqual(['notInThisRuleset', null]);
  });
});

describe('reported dice', () => {
  it.each([
    ['a face that a die does not have', [11]],
    ['no face', [0]],
    ['half a face', [2.5]],
    ['too few dice', []],
    ['too many dice', [3, 3]],
  ])('are refused, and nothing changes: %s', async (_what, values) => {
    const begun = await begin({ mode: 'reported' }, tinySetup({ options: { honourDice: true } }));
    const before = await begun.games.head(begun.game, RED);
    const answer = await report(begun, RED, values);
    expect(answer).toMatchObject({
      kind: 'refused',
      refusal: { code: values.length > 0 ? 'diceWrong' : 'diceMissing' },
    });
    expect(await begun.games.head(begun.game, RED)).toEqual(before);
  });

  it('may be declined by either side before the game begins (pbem:1.3c)', async () => {
    const begun = await begin({ mode: 'reported' }, tinySetup({ options: { honourDice: true } }));
    const { games, game } = begun;
    const decline = () => games.sayOfDice(game, BLUE, { kind: 'declineReportedDice' });
    expect(refusalOf(await decline())).toBe('accepted');
    expect(await decline()).toMatchObject({ repeated: true });
    expect(refusalOf(await report(begun, RED, [3]))).toEqual(['diceWrong', 'pbem:1.3c']);
    await play(games, game, 5);
    expect(await judgeGame(begun.ledger, TINY_BOOKS, game)).toMatchObject({
      findings: [],
      dice: { mode: 'committed' },
    });
  });
});

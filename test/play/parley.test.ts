import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import { NO_PARLEY } from '../../src/engine/game/parley/course.js';
import { parleyAfter } from '../../src/engine/game/parley/course-after.js';
import type { ParleyTalk } from '../../src/engine/game/parley/events.js';
import { consequencesOf } from '../../src/engine/game/parley/talk.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import type { Parley, Submission } from '../../src/play/commands.js';
import type { GameService } from '../../src/play/game-service.js';
import { BLUE, KEYS, memoryLedger, newGame, NOW, order, play, RED, serviceOn, SPECTATOR } from './support.js';
import { TINY_BOOKS, tinySetup } from './tiny.js';

const KEY = 'the-key-of-the-arbiter';
const ARBITER = { name: 'Maud', keyHash: KEYS.hash(KEY) };

interface Table {
  readonly ledger: Ledger;
  readonly games: GameService;
  readonly game: GameId;
  say(viewer: Viewer, parley: Parley, commandId?: string): Promise<Submission>;
  asArbiter(): Promise<Viewer>;
}

async function table(): Promise<Table> {
  const ledger = await memoryLedger();
  const games = serviceOn(ledger, { isRule: (rule) => rule.startsWith('tiny:'), snapshotInterval: 4 });
  const game = await newGame(games);
  return {
    ledger,
    games,
    game,
    say: (viewer, parley, commandId = randomUUID()) => games.parley({ game, viewer, parley, commandId }),
    async asArbiter() {
      const viewer = await games.seating.viewerOf(game, KEY);
      if (!viewer) throw new Error('there is no arbiter');
      return viewer;
    },
  };
}

const because = (answer: Submission): string => (answer.kind === 'refused' ? answer.refusal.because : answer.kind);
const typesOf = (answer: Submission): readonly string[] =>
  answer.kind === 'accepted' ? answer.events.map(({ event }) => event.type) : [answer.refusal.because];

async function findings({ ledger, game }: Table): Promise<readonly string[]> {
  return (await judgeGame(ledger, TINY_BOOKS, game)).findings.map((finding) => finding.because);
}

describe('a claim of an error', () => {
  it('is judged at once, whichever event of the order it names', async () => {
    const begun = await table();
    await play(begun.games, begun.game, 2);
    const answer = await begun.say(BLUE, { kind: 'fileClaim', at: 2, what: 'Ada went too far', rule: 'tiny:1' });
    expect(typesOf(answer)).toEqual(['ClaimFiled', 'ClaimJudged']);
    const { claims } = await begun.games.parleyOf(begun.game, SPECTATOR);
    expect(claims).toMatchObject([{ number: 1, seat: 'blue', at: 1, standing: 'dismissed', rule: 'tiny:1' }]);
    expect(claims[0]?.verdict).toMatchObject({ verdict: 'right', edition: 1, rule: null });
    expect(await findings(begun)).toEqual([]);
  });

  it('leaves position and orders as they are, and play goes on', async () => {
    const begun = await table();
    await play(begun.games, begun.game, 2);
    const before = await begun.games.see(begun.game, SPECTATOR, NOW);
    await begun.say(BLUE, { kind: 'fileClaim', at: 1, what: 'no' });
    const after = await begun.games.see(begun.game, SPECTATOR, NOW);
    expect(after.fingerprint).toBe(before.fingerprint);
    await play(begun.games, begun.game, 9);
    expect(await findings(begun)).toEqual([]);
    const again = serviceOn(begun.ledger, { snapshotInterval: 4 });
    expect((await again.parleyOf(begun.game, SPECTATOR)).claims).toHaveLength(1);
  });

  it.each<[string, Viewer, Parley, string]>([
    ['of an own order', RED, { kind: 'fileClaim', at: 1, what: 'mine' }, 'the other side claims its errors'],
    ['of nothing', BLUE, { kind: 'fileClaim', at: 0, what: 'set-up' }, 'sees no order'],
    ['of what is to come', BLUE, { kind: 'fileClaim', at: 99, what: 'soon' }, 'sees no order'],
    ['by a rule that is none', BLUE, { kind: 'fileClaim', at: 1, what: 'x', rule: 'no:1' }, 'there is no rule no:1'],
    ['without words', BLUE, { kind: 'fileClaim', at: 1, what: ' ' }, 'the words of a claim'],
    ['of too many words', BLUE, { kind: 'fileClaim', at: 1, what: 'x'.repeat(1001) }, 'the words of a claim'],
    ['that is not there', BLUE, { kind: 'withdrawClaim', claim: 1 }, 'there is no claim 1'],
  ])('is refused: one %s', async (_what, viewer, parley, expected) => {
    const begun = await table();
    await play(begun.games, begun.game, 2);
    expect(because(await begun.say(viewer, parley))).toContain(expected);
    expect((await begun.games.head(begun.game, SPECTATOR)).revision).toBe(4);
  });

  it('is filed once for an order, unless it was withdrawn', async () => {
    const begun = await table();
    await play(begun.games, begun.game, 1);
    const file = { kind: 'fileClaim', at: 1, what: 'wrong' } as const;
    await begun.say(BLUE, file);
    expect(because(await begun.say(BLUE, { ...file, at: 2 }))).toContain('before: claim 1');
    expect(because(await begun.say(RED, { kind: 'withdrawClaim', claim: 1 }))).toContain('is one of blue');
    await begun.say(BLUE, { kind: 'withdrawClaim', claim: 1 });
    expect(typesOf(await begun.say(BLUE, file))).toEqual(['ClaimFiled', 'ClaimJudged']);
    expect(await findings(begun)).toEqual([]);
  });

  it('is for seats', async () => {
    const begun = await table();
    await play(begun.games, begun.game, 1);
    await expect(begun.say(SPECTATOR, { kind: 'fileClaim', at: 1, what: 'x' })).rejects.toMatchObject({
      type: 'keyNeeded',
    });
  });

  it('is recorded once when its command comes again, and refused for another content', async () => {
    const begun = await table();
    await play(begun.games, begun.game, 1);
    const file = { kind: 'fileClaim', at: 1, what: 'wrong' } as const;
    const first = await begun.say(BLUE, file, 'once');
    expect(await begun.say(BLUE, { ...file, at: 2 }, 'once')).toEqual({ ...first, repeated: true });
    await expect(begun.say(BLUE, { ...file, what: 'other' }, 'once')).rejects.toMatchObject({ type: 'commandReused' });
    expect((await begun.games.parleyOf(begun.game, SPECTATOR)).claims).toHaveLength(1);
  });
});

describe('the arbiter', () => {
  it('is named when all seats agree, sees the game with his own key and decides about appeals', async () => {
    const begun = await table();
    await play(begun.games, begun.game, 1);
    await begun.say(BLUE, { kind: 'fileClaim', at: 1, what: 'wrong' });
    expect(because(await begun.say(BLUE, { kind: 'appealClaim', claim: 1, what: 'no' }))).toContain('no arbiter');
    expect(typesOf(await begun.say(RED, { kind: 'proposeArbiter', ...ARBITER }))).toEqual(['ArbiterProposed']);
    expect(await begun.games.seating.viewerOf(begun.game, KEY)).toBeNull();
    expect(typesOf(await begun.say(BLUE, { kind: 'proposeArbiter', ...ARBITER }))).toEqual([
      'ArbiterProposed',
      'ArbiterNamed',
    ]);
    const arbiter = await begun.asArbiter();
    expect(arbiter).toEqual({ kind: 'arbiter', keyHash: ARBITER.keyHash });
    const ruling = { kind: 'ruleOnClaim', claim: 1, upheld: true, rule: 'tiny:2', because: 'by the book' } as const;
    expect(because(await begun.say(arbiter, ruling))).toContain('nobody asks the arbiter');
    await begun.say(BLUE, { kind: 'appealClaim', claim: 1, what: 'the book says otherwise' });
    expect(because(await begun.say(BLUE, { kind: 'fileClaim', at: 1, what: 'and this' }))).toContain('claim 1 first');
    await expect(begun.say(BLUE, ruling)).rejects.toMatchObject({ type: 'notASeat' });
    expect(because(await begun.say(arbiter, { ...ruling, rule: 'no:2' }))).toContain('there is no rule no:2');
    await begun.say(arbiter, ruling);
    const { claims } = await begun.games.parleyOf(begun.game, SPECTATOR);
    expect(claims).toMatchObject([{ standing: 'upheld', ruling: { upheld: true, rule: 'tiny:2' } }]);
    expect(await findings(begun)).toEqual([]);
  });

  it('is not named while a seat proposes somebody else, or after a seat has declined', async () => {
    const begun = await table();
    await begun.say(RED, { kind: 'proposeArbiter', ...ARBITER });
    await begun.say(BLUE, { kind: 'proposeArbiter', ...ARBITER, name: 'Odo' });
    expect((await begun.games.parleyOf(begun.game, SPECTATOR)).arbiter).toBeNull();
    await begun.say(RED, { kind: 'decline', proposal: 'arbiter' });
    await begun.say(RED, { kind: 'proposeArbiter', ...ARBITER, name: 'Odo' });
    const { arbiter, proposedArbiter } = await begun.games.parleyOf(begun.game, SPECTATOR);
    expect(arbiter).toBeNull();
    expect(proposedArbiter?.seats).toEqual(['red']);
    expect(await findings(begun)).toEqual([]);
  });

  it('may be named when the game is created', async () => {
    const ledger = await memoryLedger();
    const games = serviceOn(ledger);
    const ruleset = { id: 'tiny', version: 1 };
    const command = { commandId: randomUUID(), ruleset, setup: tinySetup(), arbiter: ARBITER };
    const { game } = await games.create(command);
    expect(await games.seating.viewerOf(game, KEY)).toMatchObject({ kind: 'arbiter' });
    expect((await judgeGame(ledger, TINY_BOOKS, game)).findings).toEqual([]);
    const bad = { ...command, commandId: randomUUID(), arbiter: { ...ARBITER, keyHash: 'short' } };
    await expect(games.create(bad)).rejects.toMatchObject({ type: 'setupRefused' });
  });
});

describe('the end of a game by agreement', () => {
  it('is a draw when all seats offer one, and a refusal ends the offer', async () => {
    const begun = await table();
    await begun.say(RED, { kind: 'proposeDraw' });
    expect(because(await begun.say(RED, { kind: 'proposeDraw' }))).toContain('already');
    await begun.say(BLUE, { kind: 'decline', proposal: 'draw' });
    expect(because(await begun.say(BLUE, { kind: 'decline', proposal: 'draw' }))).toContain('nobody offers');
    await begun.say(BLUE, { kind: 'proposeDraw' });
    expect(typesOf(await begun.say(RED, { kind: 'proposeDraw' }))).toEqual(['DrawProposed', 'GameSettled']);
    const { position } = await begun.games.see(begun.game, SPECTATOR, NOW);
    expect(position.outcome).toEqual({ winner: null, points: {}, reason: 'agreement' });
    expect(because(await begun.say(BLUE, { kind: 'resign' }))).toBe('the game is over');
    expect(await findings(begun)).toEqual([]);
  });

  it('is a defeat of the side that resigns, even between orders, and opens the dice', async () => {
    const begun = await table();
    await play(begun.games, begun.game, 4);
    expect(because(await begun.say(BLUE, { kind: 'acceptOutcome' }))).toContain('not over');
    expect(typesOf(await begun.say(BLUE, { kind: 'resign' }))).toEqual(['Resigned', 'GameSettled']);
    const { position } = await begun.games.see(begun.game, SPECTATOR, NOW);
    expect(position.outcome).toMatchObject({ winner: 'red', reason: 'resignation' });
    expect(await begun.games.see(begun.game, SPECTATOR, { kind: 'revision', revision: 3 })).toMatchObject({
      position: { outcome: null },
    });
    expect(typesOf(await begun.say(BLUE, { kind: 'acceptOutcome' }))).toEqual(['OutcomeAccepted']);
    expect(because(await begun.say(BLUE, { kind: 'fileClaim', at: 1, what: 'late' }))).toContain('has accepted');
    expect(await findings(begun)).toEqual([]);
  });

  it('needs every player of a side that resigns, and two sides', () => {
    const resign = (player: string): ParleyTalk => ({ type: 'Resigned', data: { side: 'red', player } });
    const seats = ['red/Ann', 'red/Bea', 'blue'];
    expect(consequencesOf(NO_PARLEY, seats, resign('Ann'))).toEqual([]);
    const after = parleyAfter(NO_PARLEY, resign('Ann'));
    expect(consequencesOf(after, seats, resign('Bea'))).toEqual([
      { type: 'GameSettled', data: { winner: 'blue', reason: 'resignation' } },
    ]);
    expect(consequencesOf(after, [...seats, 'green'], resign('Bea'))).toEqual([]);
  });
});

describe('the audit of a parley', () => {
  it('finds verdicts, agreements and ends that do not follow', async () => {
    const begun = await table();
    await play(begun.games, begun.game, 1);
    const { revision } = await begun.games.head(begun.game, SPECTATOR);
    const forged = [
      { type: 'ClaimFiled', version: 1, data: { claim: 1, side: 'blue', at: 1, what: 'x' } },
      {
        type: 'ClaimJudged',
        version: 1,
        data: { claim: 1, standing: 'upheld', verdict: { edition: 1, verdict: 'wrong', rule: null, because: 'so' } },
      },
      { type: 'ArbiterNamed', version: 1, data: { ...ARBITER } },
      { type: 'GameSettled', version: 1, data: { winner: 'blue', reason: 'resignation' } },
    ];
    await begun.ledger.append({
      stream: gameStream(begun.game),
      expected: { kind: 'exactly', revision },
      commandId: 'forged',
      metadata: { recordedAt: '2026-11-21T12:00:00Z', actor: 'seat:blue' },
      events: forged,
    });
    expect(await findings(begun)).toEqual([
      'ArbiterNamed does not follow from what the seats have said',
      'GameSettled does not follow from what the seats have said',
      'the claimed order at event 1 is right by the rules, not wrong',
    ]);
  });

  it('finds what another than the named seat has said', async () => {
    const begun = await table();
    await begun.ledger.append({
      stream: gameStream(begun.game),
      expected: { kind: 'exactly', revision: 0 },
      commandId: 'forged',
      metadata: { recordedAt: '2026-11-21T12:00:00Z', actor: 'seat:blue' },
      events: [{ type: 'DrawProposed', version: 1, data: { side: 'red' } }],
    });
    expect(await findings(begun)).toEqual(['DrawProposed was recorded for seat:blue, and is of seat:red']);
  });
});

it('goes on when an order comes in between', async () => {
  const begun = await table();
  await play(begun.games, begun.game, 1);
  const [answer] = await Promise.all([
    begun.say(BLUE, { kind: 'fileClaim', at: 1, what: 'wrong' }),
    order(begun.games, begun.game, { type: 'EndTurn' }),
  ]);
  expect(answer.kind).toBe('accepted');
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import { exportGame } from '../../src/audit/export-game.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import type { GameId, Viewer } from '../../src/play/viewer.js';
import type { GameService } from '../../src/play/game-service.js';
import { Lots } from '../audit/bot.js';
import { realService } from '../audit/real-game.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import { BLUE, giveText, memoryLedger, NOW, RED, SPECTATOR, takenSeats } from './support.js';

const ANNA: Viewer = { kind: 'seat', side: 'red', player: 'Anna' };
const BERT: Viewer = { kind: 'seat', side: 'red', player: 'Bert' };
const CID: Viewer = { kind: 'seat', side: 'red', player: 'Cid' };

const SETUP = setupOf({
  units: [
    man('Ann', 'red', 'K8', { player: 'Anna' }),
    man('Ben', 'red', 'C8', { player: 'Bert' }),
    man('Cy', 'red', 'C4', { player: 'Cid' }),
    man('Foe', 'blue', 'B2'),
  ],
  over: {
    options: { multiPlayerSides: true, limitedTeamTalk: false },
    players: { red: [{ name: 'Anna' }, { name: 'Bert' }, { name: 'Cid' }] },
  },
});
const SECRET = /meet at dawn/;

let ledger: Ledger;
let games: GameService;
let game: GameId;

const give = (viewer: Viewer, text: string) => giveText(games, game, viewer, text);

beforeAll(async () => {
  ledger = await memoryLedger();
  games = realService(ledger, new Lots(3));
  game = (await games.create({ commandId: randomUUID(), ruleset: { id: 'pbem', version: 1 }, setup: SETUP })).game;
});

describe('several players of a side (pbem:1.2)', () => {
  it('have a seat each, with a key of its own', async () => {
    const anna = await games.seating.claim(game, 'red/Anna');
    const bert = await games.seating.claim(game, 'red/Bert');
    await games.seating.claim(game, 'blue');
    expect(anna).toMatchObject({ side: 'red', player: 'Anna' });
    expect(await games.seating.viewerOf(game, anna.key)).toMatchObject(ANNA);
    expect(await games.seating.viewerOf(game, bert.key)).toMatchObject(BERT);
    expect(await takenSeats(games, game)).toEqual(['red/Anna', 'red/Bert', 'blue']);
    await expect(games.seating.claim(game, 'red/Anna')).rejects.toMatchObject({ type: 'seatTaken' });
    for (const seat of ['red', 'red/Dan', 'blue/Anna']) {
      await expect(games.seating.claim(game, seat)).rejects.toMatchObject({ type: 'noSuchSeat' });
    }
  });

  it('are told what they may order themselves, and nothing of another', async () => {
    const unitsOf = async (viewer: Viewer): Promise<readonly unknown[]> => {
      const legal = await games.questions.legal(game, viewer);
      return [
        ...new Set(
          legal.flatMap(({ order }) => ('unit' in (order as object) ? [(order as { unit: string }).unit] : [])),
        ),
      ];
    };
    expect(await unitsOf(ANNA)).toEqual(['Ann']);
    expect(await unitsOf(CID)).toEqual(['Cy']);
    expect(await unitsOf(RED)).toEqual([]);
    expect(await give(BERT, 'Ann: K9')).toMatchObject({ kind: 'refused', refusal: { rule: 'pbem:1.2c' } });
    expect(await give(ANNA, 'red> Ann: K9')).toMatchObject({ kind: 'accepted' });
    expect(await give(ANNA, 'red/Bert> Ben: C9')).toMatchObject({ kind: 'refused', refusal: { code: 'notYourUnit' } });
  });

  it('read messages to and from themselves; nobody else does, by whatever way', async () => {
    expect(await give(ANNA, 'tell Bert "meet at dawn"')).toMatchObject({ kind: 'accepted' });
    const read = async (viewer: Viewer): Promise<string> => {
      const { revision, position } = await games.see(game, viewer, NOW);
      const past = await games.see(game, viewer, { kind: 'revision', revision: revision - 1 });
      return JSON.stringify([position, past.position, await games.events(game, viewer, 1, 1000)]);
    };
    for (const viewer of [ANNA, BERT]) expect(await read(viewer)).toMatch(SECRET);
    for (const viewer of [CID, RED, BLUE, SPECTATOR]) expect(await read(viewer)).not.toMatch(SECRET);
    for (const [seat, sees] of [
      ['red/Bert', true],
      ['red/Cid', false],
      ['blue', false],
      ['red/Anna', true],
    ] as const) {
      const lines: string[] = [];
      for await (const line of exportGame(ledger, RULEBOOKS, game, { seenBy: seat })) lines.push(line);
      expect(SECRET.test(lines.join(''))).toBe(sees);
    }
  });

  it('close for themselves, and are listed as those who may act', async () => {
    const acting = async () => (await games.see(game, SPECTATOR, NOW)).actors.map(({ side, player }) => player ?? side);
    expect(await acting()).toEqual(['Anna', 'Bert', 'Cid']);
    await give(ANNA, 'end turn');
    expect(await acting()).toEqual(['Bert', 'Cid']);
    await give(BERT, 'end turn');
    await give(CID, 'end turn');
    expect(await acting()).toEqual(['blue']);
  });

  it('leave a log that is judged to be right', async () => {
    expect(await judgeGame(ledger, RULEBOOKS, game)).toMatchObject({ right: true, findings: [] });
  });
});

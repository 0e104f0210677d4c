import { beforeAll, describe, expect, it } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import { positions, replayAt } from '../../src/audit/replay-at.js';
import { streamEvents } from '../../src/audit/stream-events.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { SPECTATOR } from '../play/support.js';
import { playedGame, realService, type RealGame } from './real-game.js';

let real: RealGame;

beforeAll(async () => {
  real = await playedGame('tavern-brawl', 5);
});

describe('a replay', () => {
  it('shows at every event what the application shows', async () => {
    const { ledger, game } = real;
    const fresh = realService(ledger);
    let revision = 0;
    for await (const replayed of positions(streamEvents(ledger, gameStream(game)), RULEBOOKS)) {
      expect(replayed.revision).toBe(revision);
      if (revision % 13 === 0) {
        const seen = await fresh.see(game, SPECTATOR, { kind: 'revision', revision });
        expect(replayed.rulebook.ruleset.fingerprint(replayed.position)).toBe(seen.fingerprint);
      }
      revision += 1;
    }
    expect(revision).toBeGreaterThan(300);
  });

  it('stops at the end of a turn, at an event, or at the end', async () => {
    const events = () => streamEvents(real.ledger, gameStream(real.game));
    const turn = await replayAt(events(), RULEBOOKS, { kind: 'turnEnd', gameTurn: 2, side: 'red' });
    expect(turn?.event).toMatchObject({ type: 'PlayerTurnEnded', data: { gameTurn: 2, side: 'red' } });
    const event = await replayAt(events(), RULEBOOKS, { kind: 'revision', revision: 7 });
    expect(event?.revision).toBe(7);
    const end = await replayAt(events(), RULEBOOKS, { kind: 'end' });
    expect(end?.position.outcome).not.toBeNull();
    expect(await replayAt(events(), RULEBOOKS, { kind: 'revision', revision: 1_000_000 })).toBeNull();
    expect(await replayAt(events(), RULEBOOKS, { kind: 'turnEnd', gameTurn: 99, side: 'red' })).toBeNull();
  });

  it('fails where an event is impossible', async () => {
    const [first, second] = await real.ledger.readStream(gameStream(real.game));
    const wrong = first && second ? [first, { ...second, type: 'GameSetUp', data: first.data }] : [];
    await expect(replayAt(wrong, RULEBOOKS, { kind: 'end' })).rejects.toMatchObject({
      type: 'replayFailed',
      revision: 1,
    });
    const headless = second ? [second] : [];
    await expect(replayAt(headless, RULEBOOKS, { kind: 'end' })).rejects.toMatchObject({ revision: 0 });
  });
});

describe('a judgement of a game in the ledger', () => {
  it('confirms a game that was played through the application', async () => {
    const audit = await judgeGame(real.ledger, RULEBOOKS, real.game);
    const log = await real.ledger.readStream(gameStream(real.game));
    const turns = log.filter(({ type }) => type === 'PlayerTurnEnded').length;
    expect(turns).toBeGreaterThan(5);
    expect(audit).toMatchObject({ right: true, findings: [], turns });
  });

  it('confirms a raid with riders, charges and bows', async () => {
    const raid = await playedGame('dawn-raid', 11);
    const audit = await judgeGame(raid.ledger, RULEBOOKS, raid.game);
    expect(audit).toMatchObject({ right: true, findings: [] });
    expect(audit.orders).toBeGreaterThan(100);
  });

  it('knows when there is no such game', async () => {
    const judged = judgeGame(real.ledger, RULEBOOKS, '00000000-0000-4000-8000-000000000000');
    await expect(judged).rejects.toMatchObject({ type: 'streamNotFound' });
  });
});

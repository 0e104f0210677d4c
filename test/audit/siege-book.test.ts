import { describe, expect, it, test } from '@jest/globals';
import { judgeGame } from '../../src/audit/judge-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { exportedText, inPieces, playedGame } from './real-game.js';

describe('a game by the rules of Siege', () => {
  test.each(['the-long-acre', 'candlemas-rents', 'holt-for-supper'])(
    '%s is played to its end, verified and judged, and names no rule of pbem',
    async (scenario) => {
      const played = await playedGame(scenario, 11);
      const text = await exportedText(played);
      const audit = await verifyExport(inPieces(text), RULEBOOKS);
      expect(audit.findings).toEqual([]);
      expect((await judgeGame(played.ledger, RULEBOOKS, played.game)).findings).toEqual([]);
      expect([...new Set([...text.matchAll(/pbem:[0-9][0-9a-z.]*/g)].map(([id]) => id))]).toEqual([]);
    },
  );
});

it('marks what the house has made up', async () => {
  const text = await exportedText(await playedGame('the-long-acre', 11));
  const shots = text.split('\n').filter((line) => line.includes('"MissileFired"') && line.includes('siege-en:1.322a'));
  expect(shots.length).toBeGreaterThan(0);
  expect(shots.filter((line) => !line.includes('"house":true'))).toEqual([]);
});

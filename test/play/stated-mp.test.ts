import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { loadScenarios } from '../../src/library/scenarios.js';
import type { GameId } from '../../src/play/viewer.js';
import type { Submission } from '../../src/play/commands.js';
import type { GameService } from '../../src/play/game-service.js';
import { Lots } from '../audit/bot.js';
import { realService } from '../audit/real-game.js';
import { ANY_DICE, memoryLedger, NOW, RED, SPECTATOR } from './support.js';

async function brawl(): Promise<{ readonly games: GameService; readonly game: GameId }> {
  const games = realService(await memoryLedger(), new Lots(1));
  const scenario = loadScenarios().get('tavern-brawl');
  if (!scenario) throw new Error('the scenario is missing');
  const { ruleset, setup } = scenario;
  const { game } = await games.create({ commandId: randomUUID(), ruleset, setup });
  await give(games, game, 'end step');
  return { games, game };
}

async function give(games: GameService, game: GameId, text: string, commandId = randomUUID()): Promise<Submission> {
  const { revision } = await games.see(game, SPECTATOR, NOW);
  const order = { kind: 'text', text } as const;
  return games.submit({ game, viewer: RED, order, dice: ANY_DICE, expectedRevision: revision, commandId });
}

describe('the numbers of MP in a written order', () => {
  it.each(['Jankin: Q8 (1), P8 (1)', 'Jankin: Q8, P8 (2)', 'Jankin: Q8, P8'])(
    'are taken where they are the price: %s',
    async (text) => {
      const { games, game } = await brawl();
      expect((await give(games, game, text)).kind).toBe('accepted');
    },
  );

  it.each([
    ['Jankin: Q8 (1), P8 (2)', 'step 2: the order says 2 MP, and the price is 1 MP'],
    ['Jankin: Q8, P8 (1)', 'steps 1 to 2: the order says 1 MP, and the price is 2 MP'],
  ])('are refused where they are not, by the rule of the price: %s', async (text, because) => {
    const { games, game } = await brawl();
    const answer = await give(games, game, text);
    expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'illegal', rule: 'pbem:16.11', because } });
    const foreseen = await games.questions.foresee(game, RED, { kind: 'text', text });
    expect(foreseen).toMatchObject({ because });
  });

  it('are not compared again when an accepted order comes again', async () => {
    const { games, game } = await brawl();
    const { revision } = await games.see(game, SPECTATOR, NOW);
    const order = { kind: 'text', text: 'Jankin: Q8, P8 (2)' } as const;
    const command = { game, viewer: RED, order, dice: ANY_DICE, expectedRevision: revision, commandId: 'once' };
    const first = await games.submit(command);
    expect(await games.submit(command)).toEqual({ ...first, repeated: true });
  });
});

import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { KeyNeeded, NoSuchGame } from '../../src/play/errors.js';
import { NoSuchInstant } from '../../src/play/no-such-instant.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { BLUE, memoryLedger, newGame, NOW, RED, serviceOn, SPECTATOR } from './support.js';

const BEGINNING = { kind: 'revision', revision: 0 } as const;

async function raid() {
  const scenario = loadScenarios().get('dawn-raid');
  if (!scenario) throw new Error('dawn-raid does not ship');
  const games = serviceOn(await memoryLedger(), { rulebooks: RULEBOOKS });
  const { ruleset, setup } = scenario;
  const { game } = await games.create({ commandId: randomUUID(), ruleset, setup });
  const give = async (text: string) => {
    const { revision } = await games.see(game, RED, NOW);
    const order = { kind: 'text', text } as const;
    const commandId = randomUUID();
    const given = {
      game,
      viewer: RED,
      order,
      dice: { kind: 'server' },
      expectedRevision: revision,
      commandId,
    } as const;
    expect(await games.submit(given)).toMatchObject({ kind: 'accepted' });
  };
  return { games, game, give };
}

describe('the field through the door of the application', () => {
  it('is told as it was at the instant that is asked about', async () => {
    const { games, game, give } = await raid();
    await give('end step');
    await give('Drogo: L13');
    expect(await games.questions.hex(game, SPECTATOR, BEGINNING, 'L14')).toMatchObject({ units: ['Drogo'] });
    expect(await games.questions.hex(game, SPECTATOR, NOW, 'L14')).toMatchObject({ units: [] });
    expect(await games.questions.sight(game, SPECTATOR, BEGINNING, 'Drogo', 'Ketil')).toMatchObject({ from: 'L14' });
    expect(await games.questions.sight(game, SPECTATOR, NOW, 'Drogo', 'Ketil')).toMatchObject({ from: 'L13' });
    expect(await games.questions.view(game, SPECTATOR, BEGINNING, 'Drogo')).toMatchObject({ from: ['L14'] });
    const later = { kind: 'revision', revision: 99 } as const;
    await expect(games.questions.hex(game, SPECTATOR, later, 'L14')).rejects.toThrow(NoSuchInstant);
    await expect(games.questions.view(randomUUID(), SPECTATOR, NOW, 'L14')).rejects.toThrow(NoSuchGame);
  });

  it('tells seats where their own units can go now, riders with their facing', async () => {
    const { games, game } = await raid();
    const reach = await games.questions.reach(game, RED, 'Ascelin');
    if (!('destinations' in reach)) throw new Error(reach.because);
    expect(new Set(reach.destinations.map(({ facing }) => facing)).size).toBe(6);
    expect(reach.destinations.every(({ hexes }) => hexes.length === 2)).toBe(true);
    expect(await games.questions.reach(game, BLUE, 'Ascelin')).toMatchObject({
      code: 'notYourUnit',
      subject: 'Ascelin',
    });
    await expect(games.questions.reach(game, SPECTATOR, 'Ascelin')).rejects.toThrow(KeyNeeded);
  });

  it('is refused by rules that are played without one', async () => {
    const games = serviceOn(await memoryLedger());
    const game = await newGame(games);
    expect(await games.questions.hex(game, SPECTATOR, NOW, 'A1')).toMatchObject({
      code: 'notInThisRuleset',
      rule: null,
    });
  });
});

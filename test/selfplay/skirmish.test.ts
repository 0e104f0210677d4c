import { describe, expect, it } from '@jest/globals';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { playGame } from '../../src/selfplay/play-game.js';
import { skirmishOf } from '../../src/selfplay/skirmish.js';
import { planOf } from '../../src/selfplay/task.js';
import { howMany } from '../thoroughness.js';
import { STOCK } from './materials.js';

const SEEDS = Array.from({ length: 40 }, (_, index) => index);
const book = RULEBOOKS.rulebook('pbem', 1);
const setups = SEEDS.map((seed) => skirmishOf(seed, book, STOCK.skirmish));

describe('a skirmish', () => {
  it('is the same for the same seed, another for another', () => {
    expect(skirmishOf(3, book, STOCK.skirmish)).toEqual(setups[3]);
    expect(new Set(setups.map(({ units }) => JSON.stringify(units))).size).toBe(SEEDS.length);
  });

  it('brings together what scenarios seldom do', () => {
    const units = setups.flatMap((setup) => setup.units);
    for (const some of [
      units.some(({ side, sheet }) => side === null && sheet.kind === 'character'),
      units.some(({ mount }) => mount !== undefined),
      units.some(({ sheet }) => sheet.kind === 'dog'),
      units.some(({ health }) => health === 'wounded'),
      units.some(({ health }) => health === 'dead'),
      setups.some(({ live }) => Object.keys(live).length > 0),
      setups.some(({ options }) => options['spearThrowing']),
    ])
      expect(some).toBe(true);
    expect(new Set(setups.map(({ ground }) => ground.boards[0]?.id)).size).toBeGreaterThan(3);
  });

  it.each(SEEDS.slice(1, 1 + howMany(3, 8)))('number %i is fought out without fault', async (seed) => {
    const task = { scenario: 'skirmish', seed, players: ['greedy', 'random'], table: 'engine' } as const;
    expect((await playGame(planOf(task, STOCK))).fault).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { runHerald } from './run-herald.js';

describe('herald scenario', () => {
  it('lists what can be played, with the values of the sides (pbem:25a)', async () => {
    const { code, out } = await runHerald('scenario', 'list');
    expect(code).toBe(0);
    expect(out).toContain('tavern-brawl: Brawl behind the tavern, 8 GT');
    expect(out).toContain('  red: 4 characters (0 riders, 0 missilemen), attack 27, value 47');
  });

  it('shows one, with what gives points', async () => {
    const { out } = await runHerald('scenario', 'show', 'open-gate');
    expect(out).toContain('red 6 VP: the keep');
    const { scenarios } = JSON.parse((await runHerald('scenario', 'list', '--json')).out) as {
      scenarios: { id: string; forces: { side: string; value: number }[] }[];
    };
    expect(scenarios.find(({ id }) => id === 'open-gate')?.forces.map(({ side }) => side)).toEqual(['red', 'blue']);
  });

  it('tells that there is none of that name', async () => {
    expect(await runHerald('scenario', 'show', 'nowhere')).toMatchObject({
      code: 2,
      err: expect.stringContaining('nowhere') as unknown,
    });
  });
});

describe('herald roster', () => {
  it('lists the rosters, and shows everybody on one with his values', async () => {
    expect((await runHerald('roster', 'list')).out).toMatch(/green-folk: Folk of the Green, 8 characters, 0 animals/);
    const { out } = await runHerald('roster', 'show', 'march-companies');
    expect(out).toContain('Torold (knight), value 20, mounted 32: knight, Ascelin');
    expect((await runHerald('roster', 'show', 'nobody')).code).toBe(2);
  });
});

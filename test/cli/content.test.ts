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

describe('herald rule', () => {
  it('tells code, cases, ruling and editions of a rule', async () => {
    const { code, out } = await runHerald('rule', 'pbem:20.1h');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}code: src\/engine\/rulesets\/pbem\/20-fire\//m);
    expect(out).toMatch(/^ {2}case: conformance\/pbem\/20-fire\.yaml:\d+ 20\.1h/m);
    expect(out).toContain('  editions: the same in all');
  });

  it('lists the rules without a case, and names what was meant by a wrong id', async () => {
    const { rules } = JSON.parse((await runHerald('rule', '--untested', '--json')).out) as { rules: { cases: [] }[] };
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.every(({ cases }) => cases.length === 0)).toBe(true);
    expect(await runHerald('rule', 'pbem:20.1z')).toMatchObject({
      code: 2,
      err: expect.stringContaining('did you mean pbem:20.1') as unknown,
    });
    expect((await runHerald('rule')).code).toBe(2);
  });
});

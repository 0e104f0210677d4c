import { describe, expect, it } from '@jest/globals';
import type { Campaign } from '../../src/engine/campaign/campaign.js';
import { campaignScenarioSetup } from '../../src/engine/campaign/scenario-setup.js';
import type { Setup } from '../../src/engine/game/setup.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { loadScenarios } from '../../src/library/scenarios.js';

const sortie = loadScenarios().get('sortie');
if (!sortie) throw new Error('the library has no sortie');
const { ruleset, setup: first } = sortie;

/** The set-up of a scenario in a campaign in which one character is dead. */
function without(id: string, change: Partial<Setup>): Setup {
  const campaign = { characters: { [id]: { side: 'blue', health: 'dead' } }, engines: {} } as unknown as Campaign;
  return campaignScenarioSetup(campaign, { ruleset, sides: {}, setup: { ...first, ...change } });
}

describe('a scenario of a campaign in which somebody is dead (pbem:24)', () => {
  it('has another commander for his player', () => {
    const units = first.units.map((unit) =>
      unit.side === 'blue' && unit.sheet.kind === 'character'
        ? { ...unit, player: ['Ingram', 'Eudo'].includes(unit.id) ? 'Anna' : 'Bert' }
        : unit,
    );
    const players = {
      blue: [
        { name: 'Anna', commander: 'Ingram' },
        { name: 'Bert', commander: 'Warin' },
      ],
    };
    const options = { ...first.options, multiPlayerSides: true, limitedTeamTalk: true };
    const setup = without('Ingram', { units, players, options, terms: {} });
    expect(setup.players?.['blue']?.[0]).toEqual({ name: 'Anna', commander: 'Eudo' });
    expect(PBEM.create(setup)).toMatchObject({ ok: true });
  });

  it('has no ladder that he bears, nobody under his command, and no prisoner whom he guards', () => {
    const bound = { Eudo: { sergeant: 'Ingram' }, Ketil: { captive: { by: 'blue', guards: ['Ingram'] } } } as const;
    const units = first.units.map((unit) => ({
      ...unit,
      ...(unit.id === 'Eudo' ? bound.Eudo : unit.id === 'Ketil' ? { ...bound.Ketil, side: 'red' } : {}),
    }));
    const ladder = {
      id: 'ladder1',
      kind: 'ladder',
      hexes: ['CmpN11', 'CmpN10'],
      bearers: ['Ingram', 'Warin'],
    } as const;
    const setup = without('Ingram', { units, equipment: [ladder] });
    expect(setup.equipment).toEqual([{ id: 'ladder1', kind: 'ladder', hexes: ['CmpN11', 'CmpN10'] }]);
    expect(setup.units.find(({ id }) => id === 'Eudo')).not.toHaveProperty('sergeant');
    expect(setup.units.find(({ id }) => id === 'Ketil')?.captive).toEqual({ by: 'blue', guards: [] });
  });
});

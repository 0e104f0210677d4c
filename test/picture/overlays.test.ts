import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../src/engine/position/position.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { SIGHTS_MAX, withReach, withSights } from '../../src/picture/overlays.js';
import { pictureOf } from '../../src/picture/picture.js';
import { sceneOf } from '../../src/picture/scene-of.js';

function beginningOf(id: string): Position {
  const scenario = loadScenarios().get(id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  const { ruleset } = RULEBOOKS.rulebook(scenario.ruleset.id, scenario.ruleset.version);
  const created = ruleset.create(scenario.setup);
  if (!created.ok) throw new Error(created.refusal.because);
  return created.value.reduce<Position | null>((before, event) => ruleset.evolve(before, event), null) as Position;
}

const position = beginningOf('tavern-brawl');
const scene = sceneOf(position);

describe('lines of sight in a picture', () => {
  it('tell what ends them, between hexes and units', () => {
    const { sights } = withSights(scene, 'Q9,M9; Jankin , T4');
    expect(sights).toHaveLength(2);
    expect(sights[0]).toMatchObject({ from: 'Q9', to: 'M9', free: false });
    expect(sights[0]?.caption).toMatch(/^Q9 does not see M9: .*\(pbem:5/);
    expect(sights[1]).toMatchObject({ from: 'Q9', to: 'T4', free: true, blockedBy: null });
    const svg = pictureOf(withSights(scene, 'Q9,M9;Jankin,T4'));
    expect(svg).toContain('Jankin sees T4');
    expect(svg).toContain('href="#mark-barred"');
  });

  it.each([
    ['L9', /no pair/],
    ['L9,T4,U5', /no pair/],
    ['L9,ZZ99', /no hex or unit ZZ99/],
    [
      Array(SIGHTS_MAX + 1)
        .fill('L9,T4')
        .join(';'),
      /at most/,
    ],
  ])('are refused if they are written %s', (written, because) => {
    expect(() => withSights(scene, written)).toThrow(because);
  });
});

describe('reachable hexes in a picture', () => {
  it('have the MP of the cheapest way, and end where the MP do', () => {
    const { reach } = withReach(scene, position, 'Jankin');
    const costs = [...(reach?.places.values() ?? [])];
    expect(reach?.places.get('R9')).toBe(1);
    expect(Math.max(...costs)).toBe(reach?.mpMax);
    expect(pictureOf(withReach(scene, position, 'Jankin'))).toMatch(/Jankin can go<\/text><text [^>]*>there, MP</);
  });

  it('are those of a unit on the map', () => {
    expect(() => withReach(scene, position, 'Nobody')).toThrow(/no unit Nobody/);
    expect(() => withReach(scene, position, 'toString')).toThrow(/no unit/);
    const jankin = position.units['Jankin'];
    if (!jankin) throw new Error('Jankin fights in the brawl');
    const gone: Position = { ...position, units: { ...position.units, Jankin: { ...jankin, health: 'dead' } } };
    expect(() => withReach(scene, gone, 'Jankin')).toThrow(/goes nowhere/);
  });
});

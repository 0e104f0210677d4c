import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../../src/engine/position/position.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { loadScenarios } from '../../../../src/library/scenarios.js';

/** A position that shares nothing with others that were made from the same scenario. */
function begun(name: string): Position {
  const scenario = loadScenarios().get(name);
  if (!scenario) throw new Error(`there is no scenario ${name}`);
  const created = PBEM.create(structuredClone(scenario.setup));
  if (!created.ok) throw new Error(created.refusal.because);
  return created.value.reduce((position: Position | null, event) => PBEM.evolve(position, event), null) as Position;
}

const stepsFor = (position: Position, unit: string): number =>
  [...(PBEM.preparing?.(position, 'red', unit) ?? [])].length;

describe('the list of a unit, prepared in steps', () => {
  it.each(['great-muster', 'storm-of-corbel'])('is the same in %s as if it was made at once', (name) => {
    const [prepared, atOnce] = [begun(name), begun(name)];
    let steps = 0;
    for (const unit of Object.keys(prepared.units)) {
      steps += stepsFor(prepared, unit);
      expect(PBEM.legal(prepared, 'red', unit)).toEqual(PBEM.legal(atOnce, 'red', unit));
    }
    expect(steps).toBeGreaterThan(30);
  });

  it('has a step for each line of fire, and none for who may not fire or is of the other side', () => {
    const position = begun('great-muster');
    const shots = PBEM.legal(begun('great-muster'), 'red', 'Gauter').filter(({ order }) => order.type === 'Fire');
    expect(shots.length).toBeGreaterThan(5);
    expect(stepsFor(position, 'Gauter')).toBeGreaterThanOrEqual(shots.length);
    const { units } = position;
    const foes = Object.values(units).filter(({ side }) => side === 'blue');
    expect(foes.map(({ id }) => stepsFor(position, id))).toEqual(foes.map(() => 0));
    expect(stepsFor(position, 'Nobody')).toBe(0);
  });
});

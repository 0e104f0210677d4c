import type { SiegeScenario, SiegeSetup } from '../../engine/siege/setup.js';
import { SIEGE_SIDES } from '../../engine/siege/siege.js';
import { flatScenario } from './flat-scenario.js';
import type { Materials } from './materials.js';
import type { SiegeCase } from './siege-case.js';

/**
 * The set-up of a case. Its scenarios are all the same: every fighter stands on flat ground, with the equipment of the
 * case. They have the offboard method if the siege has it.
 */
export function siegeSetupOf({ title, siege }: Pick<SiegeCase, 'title' | 'siege'>, materials: Materials): SiegeSetup {
  const { scenarios = [], equipment, ...rest } = siege;
  const scenario = scenarioOf(rest, equipment, materials);
  return {
    ...rest,
    title,
    scenarios: Object.fromEntries(scenarios.map((name) => [name, scenario])),
  };
}

function scenarioOf(
  { fighters, options = {} }: Pick<SiegeSetup, 'fighters' | 'options'>,
  equipment: SiegeCase['siege']['equipment'],
  materials: Materials,
): SiegeScenario {
  const people = Object.entries(fighters).map(([name, { side }]) => ({ name, side }));
  const more = {
    ...(equipment ? { equipment } : {}),
    ...(options.offboardBattering === true ? { options: { offboardBattering: true } } : {}),
  };
  return { ...flatScenario(SIEGE_SIDES, people, materials, more), attacker: 'attacker', defender: 'defender' };
}

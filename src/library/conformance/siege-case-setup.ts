import type { SiegeScenario, SiegeSetup } from '../../engine/siege/setup.js';
import { SIEGE_SIDES } from '../../engine/siege/siege.js';
import { flatScenario, type MoreInScenario } from './flat-scenario.js';
import type { Materials } from './materials.js';
import type { SiegeCase } from './siege-case.js';

/**
 * The set-up of a case. Its scenarios are all the same: every fighter stands on flat ground, with the equipment, items
 * and animals of the case. They have the offboard method if the siege has it.
 */
export function siegeSetupOf({ title, siege }: Pick<SiegeCase, 'title' | 'siege'>, materials: Materials): SiegeSetup {
  const { scenarios = [], equipment, items, animals, leads, ...rest } = siege;
  const things = { ...(equipment ? { equipment } : {}), ...(items ? { items } : {}) };
  const scenario = scenarioOf(
    rest,
    { ...things, ...(animals ? { animals } : {}), ...(leads ? { leads } : {}) },
    materials,
  );
  return {
    ...rest,
    title,
    scenarios: Object.fromEntries(scenarios.map((name) => [name, scenario])),
  };
}

function scenarioOf(
  { fighters, options = {} }: Pick<SiegeSetup, 'fighters' | 'options'>,
  more: MoreInScenario,
  materials: Materials,
): SiegeScenario {
  const people = Object.entries(fighters).map(([name, { side }]) => ({ name, side }));
  const offboard = options.offboardBattering === true ? { options: { offboardBattering: true } } : {};
  return {
    ...flatScenario(SIEGE_SIDES, people, materials, { ...more, ...offboard }),
    attacker: 'attacker',
    defender: 'defender',
  };
}

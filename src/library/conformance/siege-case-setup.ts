import type { SiegeScenario, SiegeSetup } from '../../engine/siege/setup.js';
import { SIEGE_SIDES } from '../../engine/siege/siege.js';
import { flatScenario } from './flat-scenario.js';
import type { Materials } from './materials.js';
import type { SiegeCase } from './siege-case.js';

/** The set-up of a case. Its scenarios are all the same: every fighter stands on flat ground. */
export function siegeSetupOf({ title, siege }: SiegeCase, materials: Materials): SiegeSetup {
  const { scenarios = [], ...rest } = siege;
  return {
    ...rest,
    title,
    scenarios: Object.fromEntries(scenarios.map((name) => [name, scenarioOf(rest.fighters, materials)])),
  };
}

function scenarioOf(fighters: SiegeSetup['fighters'], materials: Materials): SiegeScenario {
  const people = Object.entries(fighters).map(([name, { side }]) => ({ name, side }));
  return { ...flatScenario(SIEGE_SIDES, people, materials), attacker: 'attacker', defender: 'defender' };
}

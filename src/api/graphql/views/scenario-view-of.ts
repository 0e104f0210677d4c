import type { Scenario } from '../../../library/scenario.js';
import { forceValues } from '../../../library/unit-value.js';
import { scenarioFighters } from './scenario-fighter.view.js';
import type { ScenarioView } from './scenario.view.js';

/** A scenario with what follows from its set-up: how many it has on each side, and what they are worth. */
export function scenarioView(scenario: Scenario): ScenarioView {
  const { setup, sides } = scenario;
  const forces = forceValues(scenario);
  return {
    ...scenario,
    sides: sides.map((side) => {
      const force = forces.find((one) => one.side === side.id);
      return { ...side, characters: force?.characters ?? 0, value: force?.value ?? 0 };
    }),
    gameTurns: setup.length.gameTurns,
    units: setup.units.length,
    fighters: scenarioFighters(setup),
  };
}

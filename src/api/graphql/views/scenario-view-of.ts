import type { Scenario } from '../../../library/scenario.js';
import { forceValues } from '../../../library/unit-value.js';
import { scenarioFighters } from './scenario-fighter.view.js';
import { RULEBOOKS } from '../../../library/rulesets.js';
import type { ScenarioOptionView, ScenarioView } from './scenario.view.js';

function optionViews({ ruleset, setup }: Scenario): readonly ScenarioOptionView[] {
  const { options, optionRules = {} } = RULEBOOKS.rulebook(ruleset.id, ruleset.version).ruleset;
  return [...options]
    .sort()
    .map((name) => ({ name, on: setup.options[name] === true, rule: optionRules[name] ?? null }));
}

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
    options: optionViews(scenario),
    gameTurns: setup.length.gameTurns,
    units: setup.units.length,
    fighters: scenarioFighters(setup),
  };
}

import type { Scenario } from '../../../library/scenario.js';
import { forceValues } from '../../../library/unit-value.js';
import { scenarioFighters } from './scenario-fighter.view.js';
import { RULEBOOKS } from '../../../library/rulesets.js';
import { refusalView } from './refusal.view.js';
import type { ScenarioOptionView, ScenarioView } from './scenario.view.js';

/** The options of the rulebook of a scenario, for a game that has some of them otherwise than the scenario. */
export function optionViews(
  { ruleset, setup }: Pick<Scenario, 'ruleset' | 'setup'>,
  different: Readonly<Record<string, boolean>>,
): readonly ScenarioOptionView[] {
  const { ruleset: game } = RULEBOOKS.rulebook(ruleset.id, ruleset.version);
  const { options, optionRules = {} } = game;
  const chosen = { ...setup.options, ...different };
  return [...options].sort().map((name) => ({
    name,
    on: setup.options[name] === true,
    rule: optionRules[name] ?? null,
    tried: once(() => {
      const tried = game.create({ ...setup, options: { ...chosen, [name]: chosen[name] !== true } });
      return tried.ok ? null : refusalView(tried.refusal);
    }),
  }));
}

/** Finds a value when it is first asked for. */
function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** A scenario with what follows from its set-up: how many it has on each side, and what they are worth. */
export function scenarioView(scenario: Scenario): ScenarioView {
  const { setup, sides } = scenario;
  const forces = forceValues(scenario);
  return {
    ...scenario,
    sides: sides.map(({ players = [], ...side }) => {
      const force = forces.find((one) => one.side === side.id);
      return {
        ...side,
        players: players.map(({ name }) => name),
        characters: force?.characters ?? 0,
        value: force?.value ?? 0,
      };
    }),
    gameTurns: setup.length.gameTurns,
    units: setup.units.length,
    fighters: scenarioFighters(setup),
  };
}

import type { Rulebook } from '../../src/engine/game/rulebook.js';
import type { AnyRuleset } from '../../src/engine/game/game.js';
import type { Setup } from '../../src/engine/game/setup.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import type { GamePlan } from '../../src/selfplay/game-plan.js';
import { stockWith } from '../../src/selfplay/stock.js';

export const STOCK = stockWith([]);
export const SCENARIOS = STOCK.scenarios;

/** A plan for a shipped scenario, with whatever is to be otherwise. */
export function planFor(scenario: string, over: Partial<GamePlan> = {}): GamePlan {
  const found = SCENARIOS.get(scenario);
  if (!found) throw new Error(`there is no scenario ${scenario}`);
  const { setup, ruleset } = found;
  const book = RULEBOOKS.rulebook(ruleset.id, ruleset.version);
  return { scenario, setup, book, seed: 1, players: ['greedy', 'random'], table: 'engine', ...over };
}

/** A game of so many game turns. */
export function shortened(setup: Setup, gameTurns: number): Setup {
  return { ...setup, length: { ...setup.length, gameTurns } };
}

/** The shipped rulebook with a defect. */
export function broken(defect: (ruleset: AnyRuleset) => Partial<AnyRuleset>, over: Partial<Rulebook> = {}): Rulebook {
  const book = RULEBOOKS.rulebook('pbem', 1);
  return { ...book, ruleset: { ...book.ruleset, ...defect(book.ruleset) }, ...over };
}

import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Scenario } from '../library/scenario.js';
import { SKIRMISH, skirmishOf, type SkirmishStock } from './skirmish.js';
import type { GamePlan, TableKind } from './game-plan.js';

/** A game to be played, as plain data that passes between threads. */
export interface Task {
  readonly scenario: string;
  readonly seed: number;
  readonly players: readonly string[];
  readonly table: TableKind;
}

/** Everything that can be played. */
export interface Stock {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly rulebooks: Rulebooks;
  readonly skirmish: SkirmishStock;
}

/** The ruleset of skirmishes. */
const SKIRMISH_RULES = { id: 'pbem', version: 1 };

/** What a task asks for. Throws if there is no such scenario. */
export function planOf(task: Task, { scenarios, rulebooks, skirmish }: Stock): GamePlan {
  if (task.scenario === SKIRMISH) {
    const book = rulebooks.rulebook(SKIRMISH_RULES.id, SKIRMISH_RULES.version);
    return { ...task, setup: skirmishOf(task.seed, book, skirmish), book };
  }
  const scenario = scenarios.get(task.scenario);
  if (!scenario) throw new Error(`there is no scenario ${task.scenario}`);
  const { setup, ruleset } = scenario;
  return { ...task, setup, book: rulebooks.rulebook(ruleset.id, ruleset.version) };
}

/** As many games as are asked for, over the scenarios in turn, with seeds from the first on. */
export function tasksOf(
  scenarios: readonly string[],
  { games, seed, players, table }: Omit<Task, 'scenario'> & { readonly games: number },
): readonly Task[] {
  return Array.from({ length: games }, (_, index) => ({
    scenario: scenarios[index % scenarios.length] ?? '',
    seed: seed + Math.floor(index / scenarios.length),
    players,
    table,
  }));
}

import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Scenario } from '../library/scenario.js';
import type { GamePlan, TableKind } from './game-plan.js';

/** A game to be played, as plain data that passes between threads. */
export interface Task {
  readonly scenario: string;
  readonly seed: number;
  readonly players: readonly string[];
  readonly table: TableKind;
}

/** What a task asks for. Throws if there is no such scenario. */
export function planOf(task: Task, scenarios: ReadonlyMap<string, Scenario>, rulebooks: Rulebooks): GamePlan {
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

import type { Rulebooks } from '../engine/game/rulebook.js';
import type { Scenario } from '../library/scenario.js';
import { DRILL, drillOf, type DrillStock } from './drill.js';
import { SKIRMISH, skirmishOf, type SkirmishStock } from './skirmish.js';
import type { GamePlan, TableKind } from './game-plan.js';

/** A game to be played, as plain data that passes between threads. */
export interface Task {
  readonly scenario: string;
  readonly seed: number;
  readonly players: readonly string[];
  readonly table: TableKind;
  /** The folder into which the game's export is written; absent: nowhere. */
  readonly record?: string;
}

/** Everything that can be played. */
export interface Stock {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly rulebooks: Rulebooks;
  readonly skirmish: SkirmishStock;
  readonly drill: DrillStock;
}

/** Names that stand for set-ups which are made from the seed, in place of a scenario. */
export const MADE = [SKIRMISH, DRILL] as const;

/** The ruleset of skirmishes and drills. */
const SKIRMISH_RULES = { id: 'pbem', version: 1 };

/** The game of a task. Throws if there is no such scenario. */
export function planOf(task: Task, { scenarios, rulebooks, skirmish, drill }: Stock): GamePlan {
  if (task.scenario === SKIRMISH || task.scenario === DRILL) {
    const book = rulebooks.rulebook(SKIRMISH_RULES.id, SKIRMISH_RULES.version);
    const { scenario, seed } = task;
    const setup = scenario === DRILL ? drillOf(seed, book, drill) : skirmishOf(seed, book, skirmish);
    return { ...task, setup, book };
  }
  const scenario = scenarios.get(task.scenario);
  if (!scenario) throw new Error(`there is no scenario ${task.scenario}`);
  const { setup, ruleset } = scenario;
  return { ...task, setup, book: rulebooks.rulebook(ruleset.id, ruleset.version) };
}

/** As many games as are asked for, over the scenarios in turn, with seeds from the first on. */
export function tasksOf(
  scenarios: readonly string[],
  { games, seed, ...rest }: Omit<Task, 'scenario'> & { readonly games: number },
): readonly Task[] {
  return Array.from({ length: games }, (_, index) => ({
    scenario: scenarios[index % scenarios.length] ?? '',
    seed: seed + Math.floor(index / scenarios.length),
    ...rest,
  }));
}

/**
 * Steps of a player turn (pbem:4.2) that this ruleset carries out; the chapter on ships (4.24) would add its step to
 * the list. `retreats` and `completion` pass by themselves when nothing is owed; `rams` is left out if no ram batters.
 */
export const STEPS = ['retreats', 'tasks', 'fire1', 'movement', 'fire2', 'combat', 'rams', 'completion'] as const;
export type Step = (typeof STEPS)[number];

/** Steps in which the side in turn gives orders; the others pass by themselves (pbem:4.2). */
export const STEPS_WITH_ORDERS: readonly Step[] = ['fire1', 'movement', 'fire2', 'combat', 'rams'];

/** How each step is called in a sentence, after `the`. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  retreats: 'retreat step',
  tasks: 'task step',
  fire1: 'first fire step',
  movement: 'movement step',
  fire2: 'second fire step',
  combat: 'combat step',
  rams: 'step of the rams',
  completion: 'completion step',
};

/** The rule of each step. */
export const STEP_RULES: Readonly<Record<Step, string>> = {
  retreats: 'pbem:4.21',
  tasks: 'pbem:4.22',
  fire1: 'pbem:4.23a',
  movement: 'pbem:4.25a',
  fire2: 'pbem:4.26',
  combat: 'pbem:4.27',
  rams: 'pbem:4.28',
  completion: 'pbem:4.29a',
};

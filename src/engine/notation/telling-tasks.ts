import type { TaskEvent, TaskKindName } from '../rulesets/pbem/events/tasks.js';
import { printPlace } from './place.js';
import type { Tellings } from './tellings.js';
import { doing } from './words.js';

/** How the work of a task is called. */
const WORK: Readonly<Record<TaskKindName, string>> = {
  mount: 'mounting',
  tie: 'tying animals together',
  untie: 'untying animals',
  gate: 'moving a gate',
};

export const TASK_TELLINGS: Tellings<TaskEvent> = {
  TaskBegun: ({ units, kind }) => `${doing(units, 'begins', 'begin')} ${WORK[kind]}`,
  TaskBrokenOff: ({ units, kind }) => `${doing(units, 'breaks', 'break')} off ${WORK[kind]}`,
  TaskWentOn: ({ units, kind }) => `${doing(units, 'goes', 'go')} on ${WORK[kind]}`,
  TaskCompleted: ({ units, kind }) => `${doing(units, 'has', 'have')} done ${WORK[kind]}`,
  RiderMounted: ({ unit, horse, hexes }) => `${unit} is up on ${horse}, on ${printPlace(hexes)}`,
};

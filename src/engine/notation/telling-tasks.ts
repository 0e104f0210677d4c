import type { TaskEvent } from '../rulesets/pbem/events/tasks.js';
import { kindOf } from '../rulesets/pbem/tasks/task-kinds.js';
import { printPlace } from './place.js';
import type { Tellings } from './tellings.js';
import { doing } from './words.js';

export const TASK_TELLINGS: Tellings<TaskEvent> = {
  TaskBegun: ({ units, kind }) => `${doing(units, 'begins', 'begin')} ${kindOf(kind).doing}`,
  TaskBrokenOff: ({ units, kind }) => `${doing(units, 'breaks', 'break')} off ${kindOf(kind).doing}`,
  TaskWentOn: ({ units, kind }) => `${doing(units, 'goes', 'go')} on ${kindOf(kind).doing}`,
  TaskCompleted: ({ units, kind }) => `${doing(units, 'has', 'have')} done ${kindOf(kind).doing}`,
  RiderMounted: ({ unit, horse, hexes }) => `${unit} is up on ${horse}, on ${printPlace(hexes)}`,
};

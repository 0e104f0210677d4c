import type { TaskEvent, TaskKindName } from '../core/events/tasks.js';
import { printPlace } from '../../../notation/place.js';
import type { Tellings } from './tellings.js';
import { quoted } from '../../../notation/quoted.js';
import { counted, doing, listed } from '../../../notation/words.js';

/** How the work of a task is called. */
const WORK: Readonly<Record<TaskKindName, string>> = {
  mount: 'mounting',
  dismount: 'dismounting',
  tie: 'tying animals together',
  untie: 'untying animals',
  hitch: 'hitching an animal',
  unhitch: 'unhitching an animal',
  gate: 'moving a gate',
  winch: 'turning a winch',
  haul: 'hauling a prisoner up',
  clear: 'clearing',
  seppuku: 'seppuku',
  tendLight: 'tending a light',
  batter: 'battering',
  bombard: 'battering with an engine',
  aim: 'aiming an engine',
  repair: 'repairing',
  build: 'building',
  loadEngine: 'loading an engine',
  kindle: 'kindling',
  douse: 'dousing a fire',
  search: 'searching for treasure',
};

export const TASK_TELLINGS: Tellings<TaskEvent> = {
  TaskBegun: ({ units, kind }) => `${doing(units, 'begins', 'begin')} ${WORK[kind]}`,
  TaskBrokenOff: ({ units, kind }) => `${doing(units, 'breaks', 'break')} off ${WORK[kind]}`,
  WorkerLeft: ({ unit, kind }) => `${unit} leaves off ${WORK[kind]}; the others go on`,
  TaskWentOn: ({ units, kind }) => `${doing(units, 'goes', 'go')} on ${WORK[kind]}`,
  TaskCompleted: ({ units, kind }) => `${doing(units, 'has', 'have')} done ${WORK[kind]}`,
  BurdenCarried: ({ units, burden, steps, mp }) =>
    `${doing(units, 'carries', 'carry')} ${burden} to ${steps.map(({ hexes }) => hexes.join('-')).join(', ')} (${counted(mp, 'MP', 'MP')})`,
  LoadMoved: ({ units, bodies, debris, to }) =>
    `${doing(units, 'moves', 'move')} ${listed([...bodies, ...debris])} to ${printPlace(to)}`,
  LoadSunk: ({ units, bodies, debris }) =>
    `${doing(units, 'throws', 'throw')} ${listed([...bodies, ...debris])} into the water`,
  PoemRecited: ({ unit, poem }) => `${unit} recites: ${quoted(poem)}`,
  DefenceChosen: ({ unit, stunned }) => (stunned ? `${unit} kneels and does not fight` : `${unit} rises to fight`),
  RiderMounted: ({ unit, horse, hexes }) => `${unit} is up on ${horse}, on ${printPlace(hexes)}`,
};

import { AIMING } from '../battering/aiming.js';
import { BOMBARDING } from '../battering/bombard.js';
import { BY_HAND } from '../battering/by-hand.js';
import { BUILDING } from '../building/building.js';
import { HITCHING, UNHITCHING } from '../carts/hitching.js';
import { DOUSING } from '../burning/dousing.js';
import { KINDLING } from '../burning/kindling.js';
import { TYING, UNTYING } from '../animals/tying.js';
import { GATE } from '../doors/gate.js';
import { HAULING } from '../dungeon/hauling.js';
import { CLEARING } from './clearing.js';
import { TENDING } from '../night/tending.js';
import { MOUNTING } from './mounting.js';
import { SEPPUKU } from './seppuku.js';
import { REPAIRING } from '../repair/repairing.js';
import { LOADING } from '../siege/loading.js';
import { SEARCHING } from '../treasure/searching.js';
import { WINCH } from '../winch/winch.js';
import type { TaskKind } from './task-kind.js';
import type { TaskKindName } from '../events/tasks.js';

/** Every kind of task of this ruleset: what the frame of pbem:12.1 carries out and completes. */
export const TASK_KINDS: { readonly [Kind in TaskKindName]: TaskKind<Kind> } = {
  mount: MOUNTING,
  tie: TYING,
  untie: UNTYING,
  hitch: HITCHING,
  unhitch: UNHITCHING,
  gate: GATE,
  winch: WINCH,
  haul: HAULING,
  clear: CLEARING,
  seppuku: SEPPUKU,
  tendLight: TENDING,
  batter: BY_HAND,
  bombard: BOMBARDING,
  aim: AIMING,
  repair: REPAIRING,
  build: BUILDING,
  loadEngine: LOADING,
  kindle: KINDLING,
  douse: DOUSING,
  search: SEARCHING,
};

/** The kind of a task under way. */
export function kindOf(kind: TaskKindName): TaskKind<TaskKindName> {
  return TASK_KINDS[kind];
}

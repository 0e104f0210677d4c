import { AIMING } from '../19-battering/aiming.js';
import { BOMBARDING } from '../19-battering/bombard.js';
import { BY_HAND } from '../19-battering/by-hand.js';
import { BUILDING } from '../19-building/building.js';
import { HITCHING, UNHITCHING } from '../14-carts/hitching.js';
import { DOUSING } from '../20-fire/dousing.js';
import { KINDLING } from '../20-fire/kindling.js';
import { TYING, UNTYING } from '../13-animals/tying.js';
import { GATE } from '../12-doors/gate.js';
import { HAULING } from '../16-dungeon/hauling.js';
import { CLEARING } from '../12-tasks/clearing.js';
import { TENDING } from '../21-night/tending.js';
import { MOUNTING } from '../12-tasks/mounting.js';
import { SEPPUKU } from '../12-seppuku/seppuku.js';
import { REPAIRING } from '../19-repair/repairing.js';
import { LOADING } from '../19-siege/loading.js';
import { SEARCHING } from '../18-treasure/searching.js';
import { WINCH } from '../18-winch/winch.js';
import type { TaskKind } from '../core/tasks/task-kind.js';
import type { TaskKindName } from '../core/events/tasks.js';

/** Every kind of task in this ruleset: the frame of pbem:12.1 carries them out and completes them. */
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

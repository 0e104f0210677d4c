import type { HexName } from '../../../board/field.js';
import { haveSameText } from '../../../canonical/canonical.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { whyNoWorkers } from '../12-tasks/declaring.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import type { TaskAbout } from '../core/events/tasks.js';
import type { OrderRule } from '../core/order-rule.js';
import { WINCH_DEEDS, type WorkWinch } from '../core/orders/door-orders.js';
import { demandOf, taskOfKind, tasksOf, type TaskOf } from '../core/tasks/task.js';
import { WINCH, winchFor } from './winch.js';

/** It ends with the second movement step, before the work of two whole player turns is counted (siege-en:1.81a). */
const TURNS = 2;

/**
 * In Siege one character in the winch hex begins to turn the winch in his movement step. The bridge moves at the end of
 * his next movement step if he has done nothing until then and nobody has attacked him (siege-en:1.81a).
 */
export const TURN_WINCH: OrderRule<WorkWinch> = {
  when: { steps: ['movement'] },
  rule: 'siege-en:1.81a',
  possible: ({ winches }) => winches !== undefined,
  units: ({ workers }) => workers,
  whyNotFirst(position, order) {
    const judged = judge(position, order);
    const [id = ''] = order.workers;
    const task = judged.ok ? taskOfKind(position, id, 'winch') : undefined;
    if (!judged.ok || !task || !haveSameText(task.about, judged.value)) return null;
    return illegal('siege-en:1.81a', `${id} turns the winch already`, id);
  },
  carryOut(course, _side, order) {
    const judged = judge(course.position, order);
    if (!judged.ok) return judged.refusal;
    const { workers } = order;
    const begun = { kind: 'winch', units: workers, demand: demandOf(1, TURNS), about: { ...judged.value } } as const;
    course.emit({ type: 'TaskBegun', data: { task: course.position.orders, ...begun, rule: WINCH.rule } });
    return null;
  },
  list: (position, _side, unit) =>
    Object.entries(position.winches ?? {})
      .filter(([winch]) => unit.hexes.includes(winch))
      .flatMap(([, { moves }]) => moves.flatMap((name) => WINCH_DEEDS.map((deed) => orderOf(unit, name, deed))))
      .filter((order) => judge(position, order).ok && taskOfKind(position, unit.id, 'winch') === undefined)
      .map((order) => ({ order, mp: null, summary: `${order.deed} ${order.moves}` })),
};

function orderOf({ id }: Unit, moves: HexName, deed: WorkWinch['deed']): WorkWinch {
  return { type: 'WorkWinch', workers: [id], moves, deed };
}

function judge(position: Position, { workers, moves, deed }: WorkWinch): Ruled<TaskAbout['winch']> {
  const unable = whyNoWorkers(position, workers);
  if (unable) return refused(unable);
  const [id = '', other] = workers;
  if (other !== undefined) return forbidden('siege-en:1.81a', 'one character turns the winch by himself', other);
  const at = winchFor(position, moves, workers);
  if (!at.ok) return at;
  const about = { ...at.value, deed };
  if (!position.units[id]?.hexes.includes(about.winch)) {
    return forbidden('siege-en:1.81a', `${id} is not in the winch hex ${about.winch}`, id);
  }
  const wrong = WINCH.whyNot(position, workers, about);
  return wrong ? refused(wrong) : allowed(about);
}

/** The bridges move whose winches have been turned for a full turn by the side in turn (siege-en:1.81a). */
export function moveBridges(course: Course<PbemEvent>, dice: Dice): void {
  if (bookOf(course.position).sequence.winch !== 'fullTurn') return;
  const { side } = course.position.turn;
  const due = tasksOf(course.position).filter(
    (task): task is TaskOf<'winch'> =>
      task.kind === 'winch' && task.turns > 0 && task.workers.some((id) => course.position.units[id]?.side === side),
  );
  for (const task of due) {
    const { id, kind, workers, about } = task;
    const impossible = WINCH.whyNot(course.position, workers, about);
    const data = { task: id, kind, units: workers, rule: impossible?.rule ?? WINCH.rule };
    course.emit({ type: impossible ? 'TaskBrokenOff' : 'TaskCompleted', data });
    if (!impossible) WINCH.takeEffect(course, task, dice);
  }
}

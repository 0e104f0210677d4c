import type { Course } from '../../../game/course.js';
import { haveSameText } from '../../../canonical/canonical.js';
import { allowed, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder, Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { TaskDemand } from '../../../position/turn.js';
import { isActive, isCharacter, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { ledBy } from '../core/animals/leads.js';
import { chargesOfGuard } from '../core/captives/captive.js';
import { whyBarred } from './bars.js';
import { whyBeginsNoTask } from '../core/control/limits.js';
import { hasFired } from '../core/fire/has-fired.js';
import { isInMelee } from '../core/melee/melee.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Order, OrderType } from '../core/orders.js';
import { oneOrTwo, whyNoMate, withMates, withWhom } from './mates.js';
import { tasksOf, type TaskKind } from '../core/tasks/task.js';
import type { TaskAbout, TaskKindName } from '../core/events/tasks.js';

/** A task as an order declares it. */
export interface Declared<Kind extends TaskKindName> {
  readonly kind: Kind;
  readonly workers: readonly UnitId[];
  readonly about: TaskAbout[Kind];
  readonly demand: TaskDemand;
}

interface Declaring<Kind extends TaskKindName, Given extends Order> {
  readonly kind: TaskKind<Kind>;
  workers(order: Given): readonly UnitId[];
  /** Units that are worked at: the horse that is mounted, the animals that are tied; absent: there are none. */
  besides?(order: Given): readonly UnitId[];
  /** The task that the order means, or why there is none such. */
  declared(position: Position, order: Given): Ruled<Declared<Kind>>;
  /** Orders of a worker that are worth trying; those that may not be given are left out by the frame. */
  candidates(position: Position, unit: Unit): readonly Given[];
  summary(order: Given): string;
  /** Why the task cannot be begun though it could go on, or null: asked once, after all else. Absent: null. */
  whyNotBegun?(position: Position, declared: Declared<Kind>): Refusal | null;
  /** False if there is nothing in the whole position to work at; absent: there might be. */
  possible?(position: Position): boolean;
  /** The results that dice may bring to the task; absent or undefined: it needs none. */
  odds?(position: Position, order: Given): Preview | undefined;
  /** The rule that keeps those in melee from it, if it is not that of all tasks. */
  readonly meleeRule?: string;
}

/**
 * The rule of orders that declare a task (pbem:12.1b): in the task step, which passes by itself, hence as the first
 * orders of the first fire step, before anything is fired (pbem:4.22).
 */
export function declaring<Kind extends TaskKindName, Given extends Order>(
  of: Declaring<Kind, Given>,
): OrderRule<Given> {
  const judge = (position: Position, order: Given): Ruled<Declared<Kind>> => {
    const barred =
      whyNoNewTask(position) ?? whyNoWorkers(position, of.workers(order), of.meleeRule) ?? whyNoMate(position, order);
    if (barred) return refused(barred);
    const declared = of.declared(position, order);
    if (!declared.ok) return declared;
    const { workers, about } = declared.value;
    const wrong =
      whyTooFew(declared.value, of.kind.rule) ??
      of.kind.whyNot(position, workers, about) ??
      of.whyNotBegun?.(position, declared.value);
    return wrong ? refused(wrong) : declared;
  };
  const whyNotFirst = (position: Position, order: Given): Refusal | null => {
    const declared = of.declared(position, order);
    return declared.ok ? whyNotNew(position, declared.value) : null;
  };
  const oddsOf = (position: Position, order: Given): Ruled<Preview> => {
    const task = judge(position, order);
    if (!task.ok) return task;
    const odds = of.odds?.(position, order);
    if (odds) return allowed(odds);
    return refused({ code: 'malformed', rule: null, because: `no die decides this order ${order.type}` });
  };
  return {
    when: { steps: ['fire1'] },
    rule: 'pbem:4.22',
    near: true,
    possible: (position) => whyNoNewTask(position) === null && (of.possible?.(position) ?? true),
    units: (order) => of.workers(order),
    besides: (order) => of.besides?.(order) ?? [],
    whyNotFirst,
    carryOut(course, _side, order) {
      const task = judge(course.position, order);
      if (!task.ok) return task.refusal;
      begin(course, task.value, of.kind.rule);
      return null;
    },
    list(position, _side, unit) {
      if (whyNoWorkers(position, [unit.id])) return [];
      const candidates = (one: Unit): readonly Given[] => of.candidates(position, one);
      return (of.workers === oneOrTwo ? withMates(position, unit, candidates) : candidates(unit))
        .filter((order) => judge(position, order).ok && whyNotFirst(position, order) === null)
        .filter((order) => !othersBarred(position, unit, of.workers(order), order.type))
        .map((order): LegalOrder<Given> => {
          const odds = of.odds?.(position, order);
          const summary = `${of.summary(order)}${withWhom(order)}`;
          return { order, mp: null, summary, ...(odds ? { odds } : {}) };
        });
    },
    ...(of.odds ? { preview: (position: Position, _side: SideId, order: Given) => oddsOf(position, order) } : {}),
  };
}

/** Some of the characters with whom the unit would work may not work (pbem:12.7a). */
function othersBarred(position: Position, unit: Unit, workers: readonly UnitId[], type: OrderType): boolean {
  return workers.some((id) => {
    const other = id === unit.id ? undefined : position.units[id];
    return other !== undefined && whyBarred(position, other, type) !== null;
  });
}

function begin<Kind extends TaskKindName>(course: Course<PbemEvent>, task: Declared<Kind>, rule: string): void {
  const { kind, workers, demand } = task;
  const about: object = task.about;
  course.emit({
    type: 'TaskBegun',
    data: { task: course.position.orders, kind, units: workers, demand, about: { ...about }, rule },
  });
}

/** Why no task may be declared at this instant, or null: something has been fired (pbem:4.22). */
function whyNoNewTask(position: Position): Refusal | null {
  return position.turn.firePart > 0 || hasFired(position)
    ? { code: 'wrongStep', rule: 'pbem:4.22', because: 'tasks are declared before anything is fired' }
    : null;
}

/** The task that the same workers are at already is no new task, and they do not begin it again (pbem:12.1b). */
function whyNotNew<Kind extends TaskKindName>(
  position: Position,
  { kind, workers, about }: Declared<Kind>,
): Refusal | null {
  const crew = [...workers].sort();
  const isSame = tasksOf(position).some(
    (task) => task.kind === kind && haveSameText([...task.workers].sort(), crew) && haveSameText(task.about, about),
  );
  const because = `${workers.join(' and ')} are at this task already`;
  return isSame ? illegal('pbem:12.1b', because, workers[0] ?? '') : null;
}

/**
 * The reason why some of these characters cannot work at any task, or null: active characters who are free of melee can
 * (pbem:12.1b).
 */
export function whyNoWorkers(position: Position, workers: readonly UnitId[], meleeRule = 'pbem:12.1b'): Refusal | null {
  for (const [index, id] of workers.entries()) {
    const unit = position.units[id];
    if (!unit) return { code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id };
    if (workers.indexOf(id) !== index) {
      return { code: 'malformed', rule: null, because: `${id} is named twice`, subject: id };
    }
    const refusal = (rule: string, because: string): Refusal => illegal(rule, because, id);
    if (!isCharacter(unit)) return refusal('pbem:12.1b', `${id} is an animal and works at no task`);
    if (!isActive(unit)) return refusal('pbem:2.53b', `${id} is ${unit.health} and cannot act`);
    if (unit.hexes.length === 0) return refusal('pbem:12.1b', `${id} is not on the map`);
    if (ledBy(position, id) !== null) return refusal('pbem:12.1c', `${id} leads and works at no task`);
    if (chargesOfGuard(position, unit).length > 0)
      return refusal('pbem:12.1c', `${id} guards prisoners and works at no task`);
    const uncontrolled = whyBeginsNoTask(position, unit);
    if (uncontrolled) return uncontrolled;
    if (isInMelee(position, id)) return refusal(meleeRule, `${id} is in melee and can begin no task`);
  }
  return null;
}

function whyTooFew<Kind extends TaskKindName>({ workers, demand }: Declared<Kind>, rule: string): Refusal | null {
  if (workers.length >= demand.crew) return null;
  const because = `this takes ${demand.crew} workers, here are ${workers.length}`;
  return illegal(rule, because);
}

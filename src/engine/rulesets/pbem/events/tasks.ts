import type { HexName } from '../../../board/field.js';
import type { EventOf } from '../../../game/event.js';
import type { TaskDemand } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { GateDeed } from '../orders.js';

/** Kinds of tasks of this ruleset with what each is about. A chapter that brings a task adds a member. */
export interface TaskAbout {
  /** Mounting a horse (pbem:12.33). */
  readonly mount: { readonly horse: UnitId };
  /** Tying one animal behind another, and untying it (pbem:13.61). */
  readonly tie: { readonly front: UnitId; readonly rear: UnitId };
  readonly untie: { readonly front: UnitId; readonly rear: UnitId };
  /** Opening or shutting the doors of a gate, by the gate's hex (pbem:12.6h). */
  readonly gate: { readonly gate: HexName; readonly deed: GateDeed };
}

export type TaskKindName = keyof TaskAbout;

/** Which task an event is about: the number of the order that declared it, and its kind. */
interface TaskNamed {
  readonly task: number;
  readonly kind: TaskKindName;
  readonly rule: string;
}

export type TaskBegun = EventOf<
  'TaskBegun',
  TaskNamed & {
    readonly units: readonly UnitId[];
    readonly demand: TaskDemand;
    readonly about: Readonly<Record<string, unknown>>;
  }
>;
/** Nothing is left of the task (pbem:12.1c); `rule` tells what broke it. */
export type TaskBrokenOff = EventOf<'TaskBrokenOff', TaskNamed & { readonly units: readonly UnitId[] }>;
/** A PT of its workers is over and the task is not; `done`: halves of a turn's work by now (pbem:12.1g). */
export type TaskWentOn = EventOf<
  'TaskWentOn',
  TaskNamed & { readonly units: readonly UnitId[]; readonly done: number }
>;
export type TaskCompleted = EventOf<'TaskCompleted', TaskNamed & { readonly units: readonly UnitId[] }>;

/** A character is up on his horse, whose hexes he now holds (pbem:12.33a). */
export type RiderMounted = EventOf<
  'RiderMounted',
  { readonly unit: UnitId; readonly horse: UnitId; readonly hexes: readonly HexName[]; readonly rule: string }
>;

/** Tasks (pbem:12.1) and what comes of them. */
export type TaskEvent = TaskBegun | TaskBrokenOff | TaskWentOn | TaskCompleted | RiderMounted;

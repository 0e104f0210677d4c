import type { HexName } from '../../../../board/field.js';
import type { EventOf } from '../../../../game/event.js';
import type { CartId } from '../../../../position/cart.js';
import type { TaskDemand } from '../../../../position/position.js';
import type { ItemId, UnitId } from '../../../../position/unit.js';
import type { KindleAbout } from './burning.js';
import type { CarryStep } from './facts.js';
import type { TendLightAbout } from './night.js';
import type { BuildWork } from '../orders/build-orders.js';
import type { RepairFirst } from '../orders/repair-orders.js';
import type { GateDeed, WinchDeed } from '../orders/door-orders.js';

/** Kinds of tasks of this ruleset with the object of each. A chapter that adds a task adds a member. */
export interface TaskAbout {
  /** Mounting a horse (pbem:12.33). */
  readonly mount: { readonly horse: UnitId };
  /** Tying one animal behind another, and untying it (pbem:13.61). */
  readonly tie: { readonly front: UnitId; readonly rear: UnitId };
  readonly untie: { readonly front: UnitId; readonly rear: UnitId };
  /** Hitching an animal to a cart, and unhitching it (pbem:14b). */
  readonly hitch: { readonly animal: UnitId; readonly cart: CartId };
  readonly unhitch: { readonly animal: UnitId; readonly cart: CartId };
  /** Opening or shutting the doors of a gate, by the gate's hex (pbem:12.6h). */
  readonly gate: { readonly gate: HexName; readonly deed: GateDeed };
  /**
   * Raising or lowering a drawbridge or portcullis (pbem:18.1), by its hex; `beside`: by a second crew at a winch
   * (18.1n).
   */
  readonly winch: {
    readonly winch: HexName;
    readonly moves: HexName;
    readonly deed: WinchDeed;
    readonly beside?: true;
  };
  /** Bringing a prisoner up from a dungeon (pbem:16.33d). */
  readonly haul: { readonly prisoner: UnitId };
  /** Moving bodies, dead animals or debris by one hex (pbem:12.9): their names, and the hexes they come to lie in. */
  readonly clear: { readonly loads: readonly string[]; readonly to: readonly HexName[] };
  /** Lighting a lantern, a campfire or a room, or putting it out (pbem:18.5i, 21.31c, 21.35d). */
  readonly tendLight: TendLightAbout;
  /** Battering a hex, a hexside, a cart or equipment by hand (pbem:19.41). */
  readonly batter: { readonly what: string };
  /** Battering with an engine, and aiming one (pbem:19.42). */
  readonly bombard: { readonly engine: ItemId; readonly what: string };
  readonly aim: { readonly engine: ItemId; readonly what: string };
  /** Repairing something with the required worker (pbem:19.7); `wall`: the wall of a door hex. */
  readonly repair: {
    readonly what: string;
    readonly lead: UnitId;
    readonly wall?: true;
    readonly first?: RepairFirst;
  };
  /** Building things in a day of work (pbem:19.8). */
  readonly build: { readonly works: readonly BuildWork[] };
  /** A turn of loading a siege engine (pbem:18.2i). */
  readonly loadEngine: { readonly engine: ItemId };
  /** Setting something on fire, and putting a fire out (pbem:20.1b, 20.1k). */
  readonly kindle: KindleAbout;
  readonly douse: { readonly hex: HexName };
  /** Searching the own hex for hidden treasure (pbem:18.4c). */
  readonly search: { readonly hex: HexName };
  /** Glorious suicide (pbem:12.10): the poem, once it is recited. */
  readonly seppuku: { readonly poem: string | null };
}

export type TaskKindName = keyof TaskAbout;

/** The task of an event: the number of the order that declared it, and its kind. */
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
/** The task is broken off (pbem:12.1c); `rule` is the rule that broke it off. */
export type TaskBrokenOff = EventOf<'TaskBrokenOff', TaskNamed & { readonly units: readonly UnitId[] }>;
/** One worker leaves, and the others go on. */
export type WorkerLeft = EventOf<'WorkerLeft', TaskNamed & { readonly unit: UnitId }>;
/** A PT of its workers is over and the task is not finished; `done`: halves of a turn's work so far (pbem:12.1g). */
export type TaskWentOn = EventOf<
  'TaskWentOn',
  TaskNamed & { readonly units: readonly UnitId[]; readonly done: number }
>;
export type TaskCompleted = EventOf<'TaskCompleted', TaskNamed & { readonly units: readonly UnitId[] }>;

/** A character is on his horse, and now holds its hexes (pbem:12.33a). */
export type RiderMounted = EventOf<
  'RiderMounted',
  { readonly unit: UnitId; readonly horse: UnitId; readonly hexes: readonly HexName[]; readonly rule: string }
>;

/** The things that were moved by one hex, and the units that moved them. */
interface LoadHandled {
  readonly units: readonly UnitId[];
  readonly bodies: readonly UnitId[];
  /** Ids of things. */
  readonly debris: readonly string[];
  readonly rule: string;
}
export type LoadMoved = EventOf<'LoadMoved', LoadHandled & { readonly to: readonly HexName[] }>;
/** The thing fell into deep water and is gone from the map (pbem:12.9f). */
export type LoadSunk = EventOf<'LoadSunk', LoadHandled>;

export type PoemRecited = EventOf<
  'PoemRecited',
  { readonly task: number; readonly unit: UnitId; readonly poem: string; readonly rule: string }
>;
/** How a samurai at seppuku defends himself against the attack that waits for his answer (pbem:12.10d). */
export type DefenceChosen = EventOf<
  'DefenceChosen',
  { readonly unit: UnitId; readonly stunned: boolean; readonly rule: string }
>;

/** Three hexes at each step: the first bearer's, the burden's, the second bearer's (pbem:12.23b). */
export type BurdenCarried = EventOf<
  'BurdenCarried',
  {
    /** The two bearers. */
    readonly units: readonly UnitId[];
    readonly burden: UnitId;
    readonly steps: readonly CarryStep[];
    readonly mp: number;
    readonly rule: string;
    /**
     * The three are under way in one move, which may go on (pbem:7.3e, 12.23b); absent in older records: the move is
     * over.
     */
    readonly joint?: true;
  }
>;
/** Help that takes the whole MPA of the helper (pbem:12.22). */
export type HelpGiven = EventOf<
  'HelpGiven',
  {
    readonly unit: UnitId;
    readonly helped: UnitId;
    readonly mp: number;
    readonly rule: string;
    /** True for help to a unit in the water. */
    readonly water?: true;
  }
>;

/** Tasks (pbem:12.1) and their results. */
export type TaskEvent =
  | TaskBegun
  | TaskBrokenOff
  | WorkerLeft
  | TaskWentOn
  | TaskCompleted
  | RiderMounted
  | LoadMoved
  | BurdenCarried
  | HelpGiven
  | LoadSunk
  | PoemRecited
  | DefenceChosen;

import type { FieldHex, HexName, Field } from '../../../board/field.js';
import { opposite, type DirectionIndex } from '../../../hex/direction.js';
import type { Gait, PathStep } from '../core/orders/define.js';
import type { Passed } from './platform-ways.js';

/** Gaits by the number that stands for them in a search. */
const GAITS: readonly Gait[] = ['step', 'forward', 'pivotForward', 'backward', 'pivotBackward'];
export const [STEP, FORWARD, PIVOT_FORWARD, BACKWARD, PIVOT_BACKWARD] = [0, 1, 2, 3, 4] as const;

/** The number before the first step of a way: the place where it begins. */
export const START = -1;

/** The result of a search in numbers. All arrays are as long as `states`, which says where each way leads. */
export interface PackedWays {
  readonly field: Field;
  readonly twoHexes: boolean;
  /** Hexes that a shut door parts, by hex index: 1. */
  readonly parted: Uint8Array;
  /** The ends of the ways (`ReachState`). */
  readonly states: Int32Array;
  /** In MP. */
  readonly costs: Int16Array;
  /** The number of the way to the place before; START if there is none. */
  readonly before: Int32Array;
  /** The gait of the last step, by its number. */
  readonly gaits: Uint8Array;
  /** Places of a platform that lie between the end of a way and the place before (pbem:19.12g); most often none. */
  readonly passed: ReadonlyMap<number, Passed>;
  /** The ways to list, sorted by their ends; the others are only parts of ways. Null: all, and they are sorted. */
  readonly listed: Int32Array | null;
}

/**
 * Where a unit can get, and how: one cheapest way to each place and facing, in the order of places. A search keeps
 * numbers only; hexes and paths are made when they are read, since hardly any of them ever are.
 */
export class Ways {
  /** The number of ways. */
  readonly count: number;
  private readonly steps: (PathStep | undefined)[] = [];

  constructor(private readonly packed: PackedWays) {
    this.count = (packed.listed ?? packed.states).length;
  }

  /** MP of a way. */
  mp(way: number): number {
    return this.packed.costs[this.partOf(way)] as number;
  }

  /** The hex of the unit, or of its head, at the end of a way. */
  head(way: number): FieldHex {
    return this.headOf(this.partOf(way));
  }

  /** The hex behind the head; null: the unit has one hex. */
  rear(way: number): FieldHex | null {
    return this.packed.twoHexes ? this.rearOf(this.partOf(way)) : null;
  }

  /** The half of a shut door hex in which the way ends; undefined in all other hexes. */
  half(way: number): HexName | undefined {
    const { states, parted, twoHexes } = this.packed;
    const head = this.head(way);
    if (twoHexes || parted[head.index] !== 1) return undefined;
    return head.neighbours[(states[this.partOf(way)] as number) % 6]?.name;
  }

  /** The hexes at the end of a way, head first. */
  hexes(way: number): readonly HexName[] {
    return this.hexesOf(this.partOf(way));
  }

  /** The steps of a way. Ways through the same place share them. */
  path(way: number): readonly PathStep[] {
    const { before, passed } = this.packed;
    const path: PathStep[] = [];
    for (let part = this.partOf(way); part !== START; part = before[part] as number) {
      path.push(this.stepTo(part));
      for (const { name } of [...(passed.get(part) ?? [])].reverse()) path.push({ gait: 'step', hexes: [name] });
    }
    return path.reverse();
  }

  private partOf(way: number): number {
    return this.packed.listed?.[way] ?? way;
  }

  private headOf(part: number): FieldHex {
    const { field, states } = this.packed;
    return field.places[Math.floor((states[part] as number) / 6)] as FieldHex;
  }

  private rearOf(part: number): FieldHex {
    const back = opposite(((this.packed.states[part] as number) % 6) as DirectionIndex);
    return this.headOf(part).neighbours[back] as FieldHex;
  }

  private hexesOf(part: number): readonly HexName[] {
    const { name } = this.headOf(part);
    return this.packed.twoHexes ? [name, this.rearOf(part).name] : [name];
  }

  private stepTo(part: number): PathStep {
    const gait = GAITS[this.packed.gaits[part] as number] as Gait;
    return (this.steps[part] ??= { gait, hexes: this.hexesOf(part) });
  }
}

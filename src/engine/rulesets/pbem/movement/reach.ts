import type { Field, FieldHex, HexName } from '../../../board/field.js';
import { directionBetween } from '../../../board/field.js';
import { DIRECTION_INDICES, opposite, turned, type DirectionIndex } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { whyLoses } from '../animals/hold.js';
import { ledBy } from '../animals/leads.js';
import { halfTowards } from '../doors/half.js';
import { Footway } from './footway.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';
import type { Gait, PathStep } from '../orders.js';
import { placeBeyondEntrance } from './passage.js';
import { isShutDoorHex } from './shut.js';
import { staysInMelee } from '../melee/withdrawal.js';

/** A place (and facing) that a unit can reach and stop in. */
export interface Reached {
  readonly hexes: readonly HexName[];
  readonly path: readonly PathStep[];
  /** MP of the path. */
  readonly mp: number;
}

/**
 * Cheapest paths from where the unit stands to every other place and facing that it can reach with so many MP and stop
 * in; of several, the first that is found. In melee only those who are free after their first hex go on (pbem:11.41c).
 * Sorted by place.
 */
export function reach(position: Position, unit: Unit, mpMax: number): readonly Reached[] {
  return searchReach(position, unit, mpMax).reached;
}

/** The paths, and every hex whose units and debris they rest on, by its index: 1 if it was looked at. */
export interface ReachFound {
  readonly reached: readonly Reached[];
  readonly looked: Uint8Array;
}

/** As `reach`, with the hexes that the search has looked at. */
export function searchReach(position: Position, unit: Unit, mpMax: number): ReachFound {
  const search = new Search(position, unit, mpMax);
  search.run();
  return { reached: search.reached(), looked: search.looked };
}

/**
 * A state is a hex (6 × its index) for units of one hex, and the head's hex and the direction in which it looks
 * (6 × index + direction) for those of two. In the half of a shut door hex the direction is that of the hex that names it.
 */
type State = number;

const UNSEEN = -1;

/** Dijkstra's search over states, with a bucket for each number of MP. */
class Search {
  private readonly field: Field;
  private readonly footway: Footway;
  private readonly twoHexes: boolean;
  private readonly leads: boolean;
  private readonly start: State;
  private readonly cost: Int16Array;
  private readonly before: Int32Array;
  private readonly gaits = new Map<State, Gait>();
  private readonly steps = new Map<State, PathStep>();
  private readonly buckets: State[][];
  readonly looked: Uint8Array;
  /** First hexes out of melee that end the move because melee goes on, with the gait that leads there. */
  private readonly dead = new Map<State, { readonly mp: number; readonly gait: Gait }>();

  constructor(
    private readonly position: Position,
    private readonly unit: Unit,
    private readonly mpMax: number,
  ) {
    this.field = fieldOfGame(position);
    this.footway = new Footway(position, unit, this.field);
    this.twoHexes = unit.hexes.length > 1;
    this.leads = position.leads !== undefined && ledBy(position, unit.id) !== null;
    this.cost = new Int16Array(6 * this.field.places.length).fill(UNSEEN);
    this.before = new Int32Array(this.cost.length);
    this.looked = new Uint8Array(this.field.places.length);
    this.buckets = Array.from({ length: Math.max(mpMax, 0) + 1 }, () => []);
    this.start = this.startState();
    for (const hex of this.hexesOf(this.start)) this.lookAt(hexOf(position, hex));
  }

  run(): void {
    this.cost[this.start] = 0;
    this.stepFrom(this.start, 0, (state, mp, gait) => {
      if (this.loses(state)) return;
      if (staysInMelee(this.position, this.unit, this.hexesOf(state), this.halfOf(state)))
        this.dead.set(state, { mp, gait });
      else this.arrive(state, mp, this.start, gait);
    });
    for (let mp = 1; mp <= this.mpMax; mp += 1) {
      for (const state of this.buckets[mp] ?? []) {
        if (this.cost[state] === mp)
          this.stepFrom(state, mp, (next, spent, gait) => this.arrive(next, spent, state, gait));
      }
    }
  }

  reached(): readonly Reached[] {
    const found: Reached[] = [];
    for (let state = 0; state < this.cost.length; state += 1) {
      if (state === this.start) continue;
      const free = this.cost[state] ?? UNSEEN;
      const dead = this.dead.get(state);
      if ((free === UNSEEN && !dead) || !this.stops(state)) continue;
      if (dead && (free === UNSEEN || dead.mp < free)) {
        const hexes = this.hexesOf(state);
        found.push({ hexes, path: [{ gait: dead.gait, hexes }], mp: dead.mp });
      } else {
        found.push({ hexes: this.stepTo(state).hexes, path: this.pathTo(state), mp: free });
      }
    }
    return found;
  }

  private lookAt(hex: FieldHex | null | undefined): void {
    if (hex) this.looked[hex.index] = 1;
  }

  private startState(): State {
    const [head, rear] = this.unit.hexes.map((name) => hexOf(this.position, name));
    if (!head) throw new Error(`${this.unit.id} is not on the map`);
    if (!rear) return 6 * head.index + directionOfHalf(head, this.unit.half);
    const facing = directionBetween(rear, head);
    if (facing === null) throw new Error(`${this.unit.id} stands on hexes that do not touch`);
    return 6 * head.index + facing;
  }

  private arrive(state: State, mp: number, from: State, gait: Gait): void {
    if (mp > this.mpMax || this.loses(state)) return;
    const known = this.cost[state] ?? UNSEEN;
    if (known !== UNSEEN && known <= mp) return;
    this.cost[state] = mp;
    this.before[state] = from;
    this.gaits.set(state, gait);
    this.buckets[mp]?.push(state);
  }

  /** All single steps from a state that are within the MP. */
  private stepFrom(state: State, mp: number, arrive: (state: State, mp: number, gait: Gait) => void): void {
    const head = this.headOf(state);
    const step = (over: FieldHex, to: DirectionIndex, times: number, next: DirectionIndex, gait: Gait): void => {
      this.lookAt(over.neighbours[to]);
      const price = this.footway.priceOf(over, to);
      if (price === null || mp + times * price > this.mpMax) return;
      const entered = over.neighbours[to] as FieldHex;
      const ahead = gait === 'step' || gait === 'forward' || gait === 'pivotForward';
      arrive(6 * (ahead ? entered : this.headAfter(head, over, gait)).index + next, mp + times * price, gait);
    };
    if (!this.twoHexes) {
      for (const direction of DIRECTION_INDICES) {
        const entered = head.neighbours[direction];
        const half = entered ? halfTowards(this.position, entered, head) : undefined;
        step(head, direction, 1, entered && half !== undefined ? directionOfHalf(entered, half) : 0, 'step');
      }
      const beyond = placeBeyondEntrance(head);
      this.lookAt(beyond);
      const price = beyond && this.footway.priceBeyondEntrance(head, beyond);
      if (beyond && price !== null && mp + price <= this.mpMax) arrive(6 * beyond.index, mp + price, 'step');
      return;
    }
    const facing = (state % 6) as DirectionIndex;
    const back = opposite(facing);
    const rear = head.neighbours[back] as FieldHex;
    for (const sixths of [-1, 0, 1]) {
      const ahead = turned(facing, sixths);
      step(head, ahead, 1, ahead, 'forward');
      const behind = turned(back, sixths);
      step(rear, behind, 2, opposite(behind), 'backward');
    }
    for (const sixths of [-1, 1]) {
      const swung = turned(facing, sixths);
      if (this.footway.isOpen(rear, swung)) step(head, turned(facing, 2 * sixths), 1, swung, 'pivotForward');
      const swungBack = turned(back, sixths);
      if (this.footway.isOpen(head, swungBack))
        step(rear, turned(back, 2 * sixths), 2, opposite(swungBack), 'pivotBackward');
    }
  }

  /** After a backward step the head is where the rear was; after a backward pivot where it was. */
  private headAfter(head: FieldHex, rear: FieldHex, gait: Gait): FieldHex {
    return gait === 'backward' ? rear : head;
  }

  /** A leader keeps what he leads in reach (pbem:13.7q). */
  private loses(state: State): boolean {
    return this.leads && whyLoses(this.position, this.unit, this.hexesOf(state)) !== null;
  }

  private headOf(state: State): FieldHex {
    return this.field.places[Math.floor(state / 6)] as FieldHex;
  }

  private hexesOf(state: State): readonly HexName[] {
    const head = this.headOf(state);
    if (!this.twoHexes) return [head.name];
    return [head.name, (head.neighbours[opposite((state % 6) as DirectionIndex)] as FieldHex).name];
  }

  /** The half that is held in a shut door hex; undefined everywhere else. */
  private halfOf(state: State): HexName | undefined {
    const head = this.headOf(state);
    if (this.twoHexes || !isShutDoorHex(this.position, head)) return undefined;
    return head.neighbours[state % 6]?.name;
  }

  private stops(state: State): boolean {
    const head = this.headOf(state);
    if (!this.footway.mayStopIn(head, this.halfOf(state))) return false;
    return (
      !this.twoHexes || this.footway.mayStopIn(head.neighbours[opposite((state % 6) as DirectionIndex)] as FieldHex)
    );
  }

  private pathTo(end: State): readonly PathStep[] {
    const path: PathStep[] = [];
    for (let state = end; state !== this.start; state = this.before[state] as State) path.push(this.stepTo(state));
    return path.reverse();
  }

  /** The step by which a state is reached cheapest; all paths through it share it. */
  private stepTo(state: State): PathStep {
    const known = this.steps.get(state);
    if (known) return known;
    const step: PathStep = { gait: this.gaits.get(state) as Gait, hexes: this.hexesOf(state) };
    this.steps.set(state, step);
    return step;
  }
}

/** The direction of the hex that names a half of a door hex; 0 without one. */
function directionOfHalf({ neighbours }: FieldHex, half: HexName | undefined): DirectionIndex {
  return half === undefined ? 0 : (neighbours.findIndex((hex) => hex?.name === half) as DirectionIndex);
}

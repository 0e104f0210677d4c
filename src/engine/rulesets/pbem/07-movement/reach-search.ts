import type { Field, FieldHex } from '../../../board/field.js';
import { DIRECTION_INDICES, opposite, turned, type DirectionIndex } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { whyLoses, ledBy } from '../core/animals/leads.js';
import { Footway } from './footway.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import type { Gait, PathStep } from '../core/orders/define.js';
import { placeBeyondEntrance } from './passage.js';
import { waysOnPlatform, type Passed } from './platform-ways.js';
import type { Place, Reached } from './places.js';
import { isInMelee } from '../core/melee/melee.js';
import { staysInMelee } from '../11-melee/melee.js';
import { leaveSheet, takeSheet, UNSEEN, type ReachSheet } from './reach-sheet.js';
import { ReachStates, type DeadEnd, type ReachState } from './reach-state.js';

/**
 * All places with their paths, and every hex whose units and debris they depend on, by its index: 1 if the search
 * looked at it.
 */
interface ReachFound<Made> {
  readonly places: readonly Place<Made>[];
  readonly looked: Uint8Array;
}

/**
 * Like `reach`, but with all places, each with what the caller makes of the way to it, and with the hexes that the
 * search has looked at.
 */
export function searchReach<Made>(
  position: Position,
  unit: Unit,
  mpMax: number,
  make: (reached: Reached) => Made,
): ReachFound<Made> {
  const search = new Search(position, unit, mpMax);
  search.run();
  const places = search.places(make);
  search.giveBack();
  return { places, looked: search.looked };
}

/** Gaits by the number that stands for them in a search. */
const GAITS: readonly Gait[] = ['step', 'forward', 'pivotForward', 'backward', 'pivotBackward'];
const [STEP, FORWARD, PIVOT_FORWARD, BACKWARD, PIVOT_BACKWARD] = [0, 1, 2, 3, 4] as const;

/** Dijkstra's search over states, with a bucket for each number of MP. */
class Search {
  private readonly field: Field;
  private readonly footway: Footway;
  private readonly states: ReachStates;
  private readonly twoHexes: boolean;
  private readonly leads: boolean;
  private readonly fights: boolean;
  /** A unit may get below a siege tower from a hex beside it (pbem:19.12f). */
  private readonly towers: boolean;
  private readonly start: ReachState;
  private readonly sheet: ReachSheet;
  private readonly cost: Int16Array;
  private readonly before: Int32Array;
  private readonly gaits: Uint8Array;
  /** Places of a platform that lie between a state and the one before it (pbem:19.12g). */
  private readonly by = new Map<ReachState, Passed>();
  private readonly paths = new Map<ReachState, readonly PathStep[]>();
  private readonly buckets: ReachState[][];
  /** States that the search has reached, in the order in which it first reached them. */
  private readonly found: ReachState[] = [];
  readonly looked: Uint8Array;
  /** First hexes out of melee in which the move ends because melee goes on, with the gait that leads there. */
  private readonly dead = new Map<ReachState, DeadEnd>();

  constructor(
    private readonly position: Position,
    private readonly unit: Unit,
    private readonly mpMax: number,
  ) {
    this.field = fieldOfGame(position);
    this.footway = new Footway(position, unit, this.field);
    this.twoHexes = unit.hexes.length > 1;
    this.states = new ReachStates(position, this.field, this.footway, this.twoHexes);
    this.leads = position.leads !== undefined && ledBy(position, unit.id) !== null;
    this.towers = position.equipment?.some(({ kind }) => kind === 'siegeTower') ?? false;
    this.fights = isInMelee(position, unit.id);
    this.sheet = takeSheet(6 * this.field.places.length);
    this.cost = this.sheet.cost;
    this.before = this.sheet.before;
    this.gaits = this.sheet.gaits;
    this.looked = new Uint8Array(this.field.places.length);
    this.buckets = Array.from({ length: Math.max(mpMax, 0) + 1 }, () => []);
    this.start = this.states.of(unit);
    this.paths.set(this.start, []);
    for (const hex of this.states.hexesOf(this.start)) this.lookAt(hexOf(position, hex));
  }

  run(): void {
    this.cost[this.start] = 0;
    this.goFrom(this.start, 0);
    // Steps may cost nothing on a platform that has been paid for (pbem:19.12g), so that even the first bucket may hold
    // something.
    for (let mp = 0; mp <= this.mpMax; mp += 1) {
      for (const state of this.buckets[mp] ?? []) {
        if (this.cost[state] === mp) this.goFrom(state, mp);
      }
    }
  }

  /** Leaves the sheet to the next search; this one has then ended. */
  giveBack(): void {
    this.cost[this.start] = UNSEEN;
    for (const state of this.found) this.cost[state] = UNSEEN;
    leaveSheet(this.sheet);
  }

  places<Made>(make: (reached: Reached) => Made): readonly Place<Made>[] {
    const states = this.dead.size === 0 ? this.found : [...new Set([...this.found, ...this.dead.keys()])];
    const places: Place<Made>[] = [];
    for (const state of states.sort((one, other) => one - other)) {
      const free = this.cost[state] ?? UNSEEN;
      const dead = this.dead.get(state);
      const head = this.states.headOf(state);
      const rear = this.twoHexes ? this.states.rearOf(head, state) : null;
      const made = make(
        dead && (free === UNSEEN || dead.mp < free) ? this.deadEnd(state, dead) : this.freeEnd(state, free),
      );
      places.push({ made, head, rear, half: this.states.halfOf(state) });
    }
    return places;
  }

  private freeEnd(state: ReachState, mp: number): Reached {
    const path = this.pathTo(state);
    return { hexes: path[path.length - 1]?.hexes ?? [], path, mp };
  }

  private deadEnd(state: ReachState, { mp, gait }: DeadEnd): Reached {
    const hexes = this.states.hexesOf(state);
    return { hexes, path: [{ gait, hexes }], mp };
  }

  private lookAt(hex: FieldHex | null | undefined): void {
    if (hex) this.looked[hex.index] = 1;
  }

  private arrive(state: ReachState, mp: number, from: ReachState, gait: number, by: Passed = []): void {
    if (mp > this.mpMax) return;
    const known = this.cost[state] ?? UNSEEN;
    if ((known !== UNSEEN && known <= mp) || this.loses(state)) return;
    if (this.fights && from === this.start && this.staysInMelee(state)) {
      this.dead.set(state, { mp, gait: GAITS[gait] as Gait });
      return;
    }
    if (known === UNSEEN) this.found.push(state);
    this.cost[state] = mp;
    this.before[state] = from;
    if (by.length > 0 || this.by.size > 0) this.by.set(state, by);
    this.gaits[state] = gait;
    this.buckets[mp]?.push(state);
  }

  /** All single steps from a state that are within the MP. */
  private goFrom(state: ReachState, mp: number): void {
    if (this.twoHexes) this.rideFrom(state, mp);
    else this.walkFrom(state, mp);
  }

  private walkFrom(state: ReachState, mp: number): void {
    const head = this.states.headOf(state);
    for (const direction of DIRECTION_INDICES) {
      const to = head.neighbours[direction];
      if (!to) continue;
      this.lookAt(to);
      const price = this.footway.priceOf(head, to, direction);
      if (price !== null) this.arrive(this.states.entered(to, head), mp + price, state, STEP);
    }
    const beyond = placeBeyondEntrance(head);
    if (beyond) this.stepAside(head, beyond, state, mp);
    if (!this.towers) return;
    for (const under of head.alsoBeside ?? []) this.stepAside(head, under, state, mp);
    this.walkOnPlatform(head, state, mp);
  }

  /**
   * On a platform the steps after the first one cost nothing (pbem:19.12g); the first step was taken with the
   * neighbours.
   */
  private walkOnPlatform(head: FieldHex, from: ReachState, mp: number): void {
    const holds = (to: FieldHex): boolean =>
      this.fights && from === this.start && this.staysInMelee(this.states.entered(to, head));
    for (const { hex, before, price } of waysOnPlatform(this.footway, head, holds)) {
      this.lookAt(hex);
      this.arrive(this.states.entered(hex, head), mp + price, from, STEP, before);
    }
  }

  /** A step to a place that is no neighbour: beyond an entrance, below a siege tower. */
  private stepAside(head: FieldHex, to: FieldHex, from: ReachState, mp: number): void {
    this.lookAt(to);
    const price = this.footway.priceAside(head, to);
    if (price !== null) this.arrive(6 * to.index, mp + price, from, STEP);
  }

  /**
   * After a forward step the head is in the hex entered, after a backward one where the rear was, after a backward
   * pivot where it was.
   */
  private rideFrom(state: ReachState, mp: number): void {
    const head = this.states.headOf(state);
    const facing = (state % 6) as DirectionIndex;
    const back = opposite(facing);
    const rear = head.neighbours[back] as FieldHex;
    for (const sixths of [-1, 0, 1]) {
      const ahead = turned(facing, sixths);
      this.enter(head, ahead, 1, null, ahead, state, mp, FORWARD);
      const behind = turned(back, sixths);
      this.enter(rear, behind, 2, rear, opposite(behind), state, mp, BACKWARD);
    }
    for (const sixths of [-1, 1]) {
      const swung = turned(facing, sixths);
      if (this.footway.isOpen(rear, swung))
        this.enter(head, turned(facing, 2 * sixths), 1, null, swung, state, mp, PIVOT_FORWARD);
      const swungBack = turned(back, sixths);
      if (this.footway.isOpen(head, swungBack))
        this.enter(rear, turned(back, 2 * sixths), 2, head, opposite(swungBack), state, mp, PIVOT_BACKWARD);
    }
  }

  /** A horse enters a hex at a multiple of its price; its head is then in `ahead`, or (null) in the hex entered. */
  private enter(
    over: FieldHex,
    direction: DirectionIndex,
    times: number,
    ahead: FieldHex | null,
    facing: DirectionIndex,
    from: ReachState,
    mp: number,
    gait: number,
  ): void {
    const to = over.neighbours[direction];
    if (!to) return;
    this.lookAt(to);
    const price = this.footway.priceOf(over, to, direction);
    if (price !== null) this.arrive(6 * (ahead ?? to).index + facing, mp + times * price, from, gait);
  }

  /** A leader must stay within reach of the animals that he leads (pbem:13.7q). */
  private loses(state: ReachState): boolean {
    return this.leads && whyLoses(this.position, this.unit, this.states.hexesOf(state)) !== null;
  }

  private staysInMelee(state: ReachState): boolean {
    return staysInMelee(this.position, this.unit, this.states.hexesOf(state), this.states.halfOf(state));
  }

  /** The steps of a cheapest way to a state; all paths through the state share them. */
  private pathTo(state: ReachState): readonly PathStep[] {
    const known = this.paths.get(state);
    if (known) return known;
    const step: PathStep = { gait: GAITS[this.gaits[state] ?? STEP] as Gait, hexes: this.states.hexesOf(state) };
    const by = this.by.get(state) ?? [];
    const past = by.map(({ name }): PathStep => ({ gait: 'step', hexes: [name] }));
    const path = [...this.pathTo(this.before[state] as ReachState), ...past, step];
    this.paths.set(state, path);
    return path;
  }
}

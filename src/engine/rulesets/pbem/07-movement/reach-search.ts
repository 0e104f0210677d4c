import type { Field, FieldHex } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { whyLoses, ledBy } from '../core/animals/leads.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { isInMelee } from '../core/melee/melee.js';
import { staysInMelee } from '../11-melee/melee.js';
import { packWays, type DeadEnd } from './pack-ways.js';
import { denseField, NOWHERE } from './dense-field.js';
import { BARRED, Footway } from './footway.js';
import { waysOnPlatform, type Passed } from './platform-ways.js';
import { leaveSheet, takeSheet, UNSEEN, type ReachSheet } from './reach-sheet.js';
import { ReachStates, type ReachState } from './reach-state.js';
import { BACKWARD, FORWARD, PIVOT_BACKWARD, PIVOT_FORWARD, START, STEP, Ways } from './ways-found.js';

/**
 * All ways of a unit, whether it may stop at their ends or not, and every hex whose units and debris they depend on, by
 * its index: 1 if the search looked at it.
 */
interface ReachFound {
  readonly ways: Ways;
  readonly looked: Uint8Array;
}

/** Like `reach`, but with all places that lie on the way, and with the hexes that the search has looked at. */
export function searchReach(position: Position, unit: Unit, mpMax: number): ReachFound {
  const search = new Search(position, unit, mpMax);
  search.run();
  const ways = packWays(search);
  search.giveBack();
  return { ways, looked: search.looked };
}

const NO_DEAD_ENDS: ReadonlyMap<ReachState, DeadEnd> = new Map();
const NOTHING_PASSED: ReadonlyMap<ReachState, Passed> = new Map();

/**
 * Dijkstra's search over states, with a bucket for each number of MP. It works on numbers: prices come from the tables
 * of the ground, and only where a step depends on more does it ask the rules (`Footway`).
 */
class Search {
  readonly field: Field;
  private readonly footway: Footway;
  private readonly states: ReachStates;
  readonly twoHexes: boolean;
  private readonly leads: boolean;
  private readonly fights: boolean;
  /** A unit may get below a siege tower from a hex beside it (pbem:19.12f). */
  private readonly towers: boolean;
  readonly start: ReachState;
  /** The search looks at the steps from where the unit stands. */
  private first = true;
  private readonly beside: Int16Array;
  private readonly beyond: Int16Array | null;
  readonly parted: Uint8Array;
  readonly sheet: ReachSheet;
  private readonly cost: Int16Array;
  /** Places of a platform that lie between a state and the one before it (pbem:19.12g). */
  passed = NOTHING_PASSED as Map<ReachState, Passed>;
  private readonly buckets: ReachState[][];
  /** States that the search has reached, in the order in which it first reached them. */
  readonly found: ReachState[] = [];
  readonly looked: Uint8Array;
  /** First hexes out of melee in which the move ends because melee goes on. */
  dead = NO_DEAD_ENDS as Map<ReachState, DeadEnd>;

  constructor(
    private readonly position: Position,
    private readonly unit: Unit,
    private readonly mpMax: number,
  ) {
    this.field = fieldOfGame(position);
    ({ beside: this.beside, beyond: this.beyond } = denseField(this.field));
    this.footway = new Footway(position, unit, this.field);
    this.parted = this.footway.parted;
    this.twoHexes = unit.hexes.length > 1;
    this.states = new ReachStates(position, this.field, this.parted, this.twoHexes);
    this.leads = position.leads !== undefined && ledBy(position, unit.id) !== null;
    this.towers = position.equipment?.some(({ kind }) => kind === 'siegeTower') ?? false;
    this.fights = isInMelee(position, unit.id);
    this.sheet = takeSheet(6 * this.field.places.length, Math.max(mpMax, 0) + 1);
    this.cost = this.sheet.cost;
    this.buckets = this.sheet.buckets;
    this.looked = new Uint8Array(this.field.places.length);
    this.start = this.states.of(unit);
    for (const hex of unit.hexes) this.looked[hexOf(position, hex).index] = 1;
  }

  run(): void {
    this.cost[this.start] = 0;
    this.goFrom(this.start, 0);
    this.first = false;
    // A unit that is free of melee after the first hex may pass the place where it was held (pbem:11.41c).
    if (this.fights) this.cost[this.start] = UNSEEN;
    // Steps may cost nothing on a platform that has been paid for (pbem:19.12g), so that even the first bucket may hold
    // something.
    for (let mp = 0; mp <= this.mpMax; mp += 1) {
      const bucket = this.buckets[mp] as ReachState[];
      for (let at = 0; at < bucket.length; at += 1) {
        const state = bucket[at] as ReachState;
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

  private arrive(state: ReachState, mp: number, from: ReachState, gait: number, passed?: Passed): void {
    if (mp > this.mpMax) return;
    const known = this.cost[state] as number;
    if ((known !== UNSEEN && known <= mp) || (this.leads && this.loses(state))) return;
    if (this.fights && this.first && this.staysInMelee(state)) {
      if (this.dead === NO_DEAD_ENDS) this.dead = new Map<ReachState, DeadEnd>();
      this.dead.set(state, { mp, gait });
      return;
    }
    if (known === UNSEEN) this.found.push(state);
    this.cost[state] = mp;
    this.sheet.before[state] = this.first ? START : from;
    this.sheet.gaits[state] = gait;
    if (passed !== undefined || this.passed.size > 0) this.note(state, passed);
    (this.buckets[mp] as ReachState[]).push(state);
  }

  private note(state: ReachState, passed: Passed = []): void {
    if (this.passed === NOTHING_PASSED) this.passed = new Map<ReachState, Passed>();
    if (passed.length > 0) this.passed.set(state, passed);
    else this.passed.delete(state);
  }

  /** All single steps from a state that are within the MP. */
  private goFrom(state: ReachState, mp: number): void {
    if (this.twoHexes) this.rideFrom(state, mp);
    else this.walkFrom(state, mp);
  }

  private walkFrom(state: ReachState, mp: number): void {
    const head = Math.floor(state / 6);
    for (let direction = 0; direction < 6; direction += 1) {
      const to = this.beside[6 * head + direction] as number;
      if (to === NOWHERE) continue;
      this.looked[to] = 1;
      const price = this.footway.price(head, to, direction);
      if (price !== BARRED) this.arrive(this.entered(to, head), mp + price, state, STEP);
    }
    const beyond = this.beyond ? (this.beyond[head] as number) : NOWHERE;
    if (beyond !== NOWHERE) this.stepAside(this.placeAt(head), this.placeAt(beyond), state, mp);
    if (this.towers) this.walkAtTower(this.placeAt(head), state, mp);
  }

  private placeAt(index: number): FieldHex {
    return this.field.places[index] as FieldHex;
  }

  private entered(to: number, from: number): ReachState {
    return this.parted[to] === 1 ? this.states.entered(this.placeAt(to), this.placeAt(from)) : 6 * to;
  }

  /**
   * On a platform the steps after the first one cost nothing (pbem:19.12g); the first step was taken with the
   * neighbours.
   */
  private walkAtTower(head: FieldHex, from: ReachState, mp: number): void {
    for (const under of head.alsoBeside ?? []) this.stepAside(head, under, from, mp);
    const holds = (to: FieldHex): boolean =>
      this.fights && this.first && this.staysInMelee(this.states.entered(to, head));
    for (const { hex, before, price } of waysOnPlatform(this.footway, head, holds)) {
      this.looked[hex.index] = 1;
      this.arrive(this.states.entered(hex, head), mp + price, from, STEP, before);
    }
  }

  /** A step to a place that is no neighbour: beyond an entrance, below a siege tower. */
  private stepAside(head: FieldHex, to: FieldHex, from: ReachState, mp: number): void {
    this.looked[to.index] = 1;
    const price = this.footway.priceAside(head, to);
    if (price !== null) this.arrive(6 * to.index, mp + price, from, STEP);
  }

  /**
   * After a forward step the head is in the hex entered, after a backward one where the rear was, after a backward
   * pivot where it was.
   */
  private rideFrom(state: ReachState, mp: number): void {
    const facing = state % 6;
    const head = (state - facing) / 6;
    const back = (facing + 3) % 6;
    const rear = this.beside[6 * head + back] as number;
    for (let turn = 5; turn <= 7; turn += 1) {
      const ahead = (facing + turn) % 6;
      this.enter(head, ahead, 1, NOWHERE, ahead, state, mp, FORWARD);
      const behind = (back + turn) % 6;
      this.enter(rear, behind, 2, rear, (behind + 3) % 6, state, mp, BACKWARD);
    }
    for (let turn = 5; turn <= 7; turn += 2) {
      const [way, swung] = [(facing + 2 * turn) % 6, (facing + turn) % 6];
      if (this.stands(rear, swung, head, way)) this.enter(head, way, 1, NOWHERE, swung, state, mp, PIVOT_FORWARD);
      const [wayBack, swungBack] = [(back + 2 * turn) % 6, (back + turn) % 6];
      if (this.stands(head, swungBack, rear, wayBack))
        this.enter(rear, wayBack, 2, head, (swungBack + 3) % 6, state, mp, PIVOT_BACKWARD);
    }
  }

  /** A horse that pivots round a hex can stand across the hexside to the hex that its other end enters. */
  private stands(pivot: number, swung: number, other: number, way: number): boolean {
    const to = this.beside[6 * other + way] as number;
    return to !== NOWHERE && this.footway.isOpen(pivot, to, swung);
  }

  /** A horse enters a hex at a multiple of its price; its head is then in `ahead`, or (NOWHERE) in the hex entered. */
  private enter(
    over: number,
    direction: number,
    times: number,
    ahead: number,
    facing: number,
    from: ReachState,
    mp: number,
    gait: number,
  ): void {
    const to = this.beside[6 * over + direction] as number;
    if (to === NOWHERE) return;
    this.looked[to] = 1;
    const price = this.footway.price(over, to, direction);
    if (price === BARRED) return;
    this.arrive(6 * (ahead === NOWHERE ? to : ahead) + facing, mp + times * price, from, gait);
  }

  /** A leader must stay within reach of the animals that he leads (pbem:13.7q). */
  private loses(state: ReachState): boolean {
    return whyLoses(this.position, this.unit, this.states.hexesOf(state)) !== null;
  }

  private staysInMelee(state: ReachState): boolean {
    return staysInMelee(this.position, this.unit, this.states.hexesOf(state), this.states.halfOf(state));
  }
}

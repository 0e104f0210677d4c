import { VERTEX_X, VERTEX_Y } from '../../hex/point.js';
import type { FieldHex } from '../field.js';
import { OPEN, OPENING, SHUT } from './bar.js';
import { Beam, MISSED, PASSED, touchesInto } from './beam.js';
import { crossedAlong, touching } from './crossed.js';
import { SLOTS } from './ground.js';
import type { Judge } from './judge.js';
import { MiddleLine } from './middle-line.js';
import type { BeforeSide } from './round.js';
import { TouchingLines } from './touching-lines.js';
import { WallEnds, type PastEnd } from './wall-ends.js';
import type { FreeWay, Weighing } from './weighing.js';

const WAY_MAX = 8192;
/**
 * Looks for a free line of sight by its ways: the hexes that it passes, one beside the other. Each way that some line
 * takes is found, since a line that passes no vertex lies inside the beam of its way, and a beam is never given up
 * while a line in it reaches the target (`Beam`). A line through vertices may be turned or shifted a little until it
 * passes none and still takes its way, unless at least three of its vertices bind it to the left, to the right and to
 * the left again, or the other way round: such a line is left when the beam of the way to the third vertex only touches
 * there, so these lines are collected and judged one by one (`LineWalk`).
 */
export class WaySearch {
  readonly touching = new TouchingLines();
  /** After a search of a judge that surveys: the heights at which ways reach the target. */
  readonly ends = new Set<number>();
  private readonly beam = new Beam();
  private readonly wallEnds: WallEnds;
  private readonly way = new Int32Array(WAY_MAX);
  /** How many slots lead to where the search stands. */
  private taken = 0;
  private weighing: Weighing | null = null;
  private best: FreeWay | null = null;
  private done = false;
  private readonly middle = new MiddleLine();
  /** The counted things that the way has met so far. */
  private met = 0;
  /** A point that all lines of the way so far pass, the end of a wall; null: there is none. */
  private pinned: readonly [x: number, y: number] | null = null;
  /** Ways without an opening do not count. */
  private onlyThroughOpening = false;

  constructor(private readonly judge: Judge) {
    this.wallEnds = new WallEnds(judge, this.beam, this);
  }

  /** The free way of least weight among all that have room to both sides; the judge has begun with its ends. */
  search(weighing: Weighing | null, onlyThroughOpening = false): FreeWay | null {
    const { judge } = this;
    const { x, y } = judge.ground;
    this.weighing = weighing;
    this.onlyThroughOpening = onlyThroughOpening;
    this.best = null;
    this.done = false;
    this.touching.clear();
    this.ends.clear();
    this.beam.depth = 0;
    this.met = 0;
    this.taken = 0;
    this.pinned = null;
    const { from, to } = judge;
    this.middle.begin(3 * (x[from] as number), y[from] as number, 3 * (x[to] as number), y[to] as number);
    this.setOut(judge.from);
    return this.best;
  }

  /** Sets out by each side, that first by which the line between the centres does. */
  private setOut(place: number): void {
    const { x, y } = this.judge.ground;
    const cx = 3 * (x[place] as number);
    const cy = y[place] as number;
    const towers = this.judge.towersAtStart();
    const first = this.middle.leavingSide(cx, cy);
    for (let turn = 0; turn < 6 && !this.done; turn += 1) {
      const side = (first + turn) % 6;
      const next = side === 5 ? 0 : side + 1;
      this.beam.begin(
        cx + (VERTEX_X[side] as number),
        cy + (VERTEX_Y[side] as number),
        cx + (VERTEX_X[next] as number),
        cy + (VERTEX_Y[next] as number),
      );
      this.enter(place * SLOTS + side, place, 0, 0, towers);
      this.enter(place * SLOTS + side + 6, place, 0, 0, towers);
    }
    this.wallEnds.setOut(place, towers, this.weighing);
  }

  /** Goes on past the end of a wall into the hex behind it, not into that which is touched there. */
  goPast({ to, on, touched, height, point, except }: PastEnd, { openings, towers }: BeforeSide): void {
    const before = this.pinned;
    this.pinned = point;
    this.way[this.taken] = touching(to);
    this.taken += 1;
    this.enter(on, touched, height, openings, towers, except);
    this.taken -= 1;
    this.pinned = before;
  }

  /** Keeps the single line that is left, as two points, if it reaches the target. */
  addTouching(points: ArrayLike<number>): void {
    if (touchesInto(points, this.middle.toX, this.middle.toY)) this.touching.add(points);
  }

  /**
   * Tries all sides by which lines may leave a place, beginning with the one by which the line between the centres
   * would leave.
   */
  private leave(
    place: number,
    entered: number,
    height: number,
    openings: number,
    towers: number,
    except: number,
  ): void {
    const { beam, judge } = this;
    const { x, y, loose } = judge.ground;
    const cx = 3 * (x[place] as number);
    const cy = y[place] as number;
    beam.look(cx, cy);
    const turns = this.middle.turns(cx, cy, entered);
    for (let index = 0; index < 5; index += 1) {
      const turn = turns[index] as number;
      const side = (entered + turn) % 6;
      if (side === except) continue;
      const result = beam.test(side, turn);
      if (result === MISSED) continue;
      if (result === PASSED) {
        this.cross(place, side, cx, cy, height, openings, towers);
        if (this.done) return;
      } else if (beam.depth > 1) this.addTouching(beam.touching);
      const slot = place * SLOTS + side;
      if (loose[slot] !== 0 || loose[slot + 6] !== 0) {
        this.wallEnds.pass({ place, side, height, openings, towers }, entered, this.weighing);
      }
    }
  }

  private cross(
    place: number,
    side: number,
    cx: number,
    cy: number,
    height: number,
    openings: number,
    towers: number,
  ): void {
    const slot = place * SLOTS + side;
    const { judge, beam } = this;
    const { next } = judge.ground;
    const upper = next[slot] as number;
    if (upper < 0) return;
    const lower = next[slot + 6] as number;
    if (lower < 0 && judge.bars[slot] === SHUT) return;
    const other = side === 5 ? 0 : side + 1;
    beam.push(
      cx + (VERTEX_X[side] as number),
      cy + (VERTEX_Y[side] as number),
      cx + (VERTEX_X[other] as number),
      cy + (VERTEX_Y[other] as number),
    );
    this.enter(slot, place, height, openings, towers);
    if (lower >= 0) this.enter(slot + 6, place, height, openings, towers);
    beam.pop();
  }

  /** `except`: a side by which no line leaves the hex that it enters, since it comes in by one end of that side. */
  private enter(slot: number, place: number, height: number, openings: number, towers: number, except = -1): void {
    const { judge, beam } = this;
    const { next, rise, level, x, y } = judge.ground;
    const to = next[slot] as number;
    if (to < 0 || this.done) return;
    const arrives = to === judge.to;
    if (!arrives && x[to] === x[judge.to] && y[to] === y[judge.to]) return;
    if (!beam.reaches(this.middle.toX, this.middle.toY)) return;
    const bar = judge.bars[slot];
    if (bar !== OPEN && judge.crossing(slot, place, to, openings) !== null) return;
    const after = height + (rise[slot] as number) + (level[to] as number) - (level[place] as number);
    if (bar !== OPEN && judge.crossingAt(slot, place, to, height, after) !== null) return;
    this.way[this.taken] = slot;
    const passed = bar === OPENING ? openings + 1 : openings;
    if (arrives) return this.arrive(passed, towers, after);
    if (judge.passing(to, towers) !== null) return;
    if (judge.passingAt(to, after) !== null) return;
    if (this.isTooHeavy(to, after)) return;
    const crowd = this.crowdIn(to, after);
    this.met += crowd;
    if (crowd === 0 || this.met <= (this.weighing?.crowd?.most ?? Infinity)) {
      this.taken += 1;
      this.leave(to, (slot + 3) % 6, after, passed, judge.towersAfter(to, towers), except);
      this.taken -= 1;
    }
    this.met -= crowd;
  }

  private crowdIn(place: number, height: number): number {
    const { weighing, judge } = this;
    return weighing?.crowd?.in(judge.ground.places[place] as FieldHex, height, judge.end) ?? 0;
  }

  private isTooHeavy(place: number, height: number): boolean {
    const { weighing, judge } = this;
    const limit = this.limit();
    if (limit === Infinity || weighing === null) return false;
    return weighing.passing(judge.ground.places[place] as FieldHex, height, judge.end) >= limit;
  }

  /** Only ways that weigh less are of use. */
  private limit(): number {
    return this.best?.weight ?? this.weighing?.below ?? Infinity;
  }

  private arrive(openings: number, towers: number, height: number): void {
    const { judge, beam, weighing } = this;
    if (judge.arriving(towers) !== null || (this.onlyThroughOpening && openings === 0)) return;
    if (judge.surveying) return void this.ends.add(height);
    if (height !== judge.end) return;
    const slots = Array.from(this.way.subarray(0, this.taken + 1));
    const weight = weighing?.whole(crossedAlong(judge.ground, slots)) ?? 0;
    if (weight >= this.limit()) return;
    const line = this.pinned && beam.through(...this.pinned);
    this.best = { slots, weight, lines: line ? [...line, ...line] : beam.bounds() };
    this.done = weight <= (weighing?.least ?? 0);
  }
}

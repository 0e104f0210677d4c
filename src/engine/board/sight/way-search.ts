import { VERTEX_X, VERTEX_Y } from '../../hex/point.js';
import type { FieldHex } from '../field.js';
import { OPEN, OPENING, SHUT } from './bar.js';
import { Beam, MISSED, PASSED } from './beam.js';
import { crossedAlong, type Crossed } from './crossed.js';
import { SLOTS } from './ground.js';
import type { Judge } from './judge.js';
import { TouchingLines } from './touching-lines.js';

/**
 * How much a free way hinders. Of all free ways that of least weight is looked for; no way weighs less than `least`,
 * and the search ends with the first that weighs no more.
 */
export interface Weighing {
  readonly least: number;
  /** Ways that weigh so much or more do not count; absent: all do. */
  readonly below?: number;
  /** At least so much weighs every way that passes this hex; heights in half stairs above the viewer. */
  passing(hex: FieldHex, height: number, end: number): number;
  /** The weight of a whole way. */
  whole(crossed: readonly Crossed[]): number;
  /** What a way may meet in small numbers only; absent: nothing is counted. */
  readonly crowd?: Crowd;
}

/** Ways that meet more than `most` of something weigh too much to count. */
export interface Crowd {
  readonly most: number;
  /** So many of them, met nowhere else on a way, are met in this hex; heights as for `Weighing.passing`. */
  in(hex: FieldHex, height: number, end: number): number;
}

/** A free way from one hex to another: the slots that it takes, and the bounds of the lines that take it. */
export interface FreeWay {
  readonly slots: readonly number[];
  readonly weight: number;
  /** Two lines, each as two points in the coordinates of `hex/point.ts`: all lines between them take this way. */
  readonly lines: readonly number[];
}

const WAY_MAX = 8192;
/** Of the sides of a cell that is entered by side 0, those by which a line leaves it, the straighter first. */
const STRAIGHT = [3, 2, 4, 1, 5];
const LEFT = [2, 3, 1, 4, 5];
const RIGHT = [4, 3, 5, 2, 1];

/**
 * Looks for a free line of sight by its ways: the hexes that it passes, one beside the other. Each way that some line
 * takes is found, since a line that passes no vertex lies inside the beam of its way, and a beam is never given up while
 * a line in it reaches the target (`Beam`). A line through vertices may be turned or shifted a little until it passes
 * none and still takes its way, unless at least three of its vertices bind it to the left, to the right and to the left
 * again, or the other way round: such a line is what is left when the beam of the way to the third vertex only touches
 * there, so these lines are collected and judged one by one (`LineWalk`).
 */
export class WaySearch {
  readonly touching = new TouchingLines();
  /** After a search of a judge that surveys: the heights at which ways reach the target. */
  readonly ends = new Set<number>();
  private readonly beam = new Beam();
  private readonly way = new Int32Array(WAY_MAX);
  private weighing: Weighing | null = null;
  private best: FreeWay | null = null;
  private done = false;
  private towardsX = 0;
  private towardsY = 0;
  private fromX = 0;
  private fromY = 0;
  private targetX = 0;
  private targetY = 0;
  /** What the way so far has met of what is counted. */
  private met = 0;
  /** Ways without an opening do not count. */
  private onlyThroughOpening = false;

  constructor(private readonly judge: Judge) {}

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
    this.fromX = 3 * (x[judge.from] as number);
    this.fromY = y[judge.from] as number;
    this.targetX = 3 * (x[judge.to] as number);
    this.targetY = y[judge.to] as number;
    this.towardsX = this.targetX - this.fromX;
    this.towardsY = this.targetY - this.fromY;
    this.setOut(judge.from);
    return this.best;
  }

  /** Sets out by each side, that first by which the line between the centres does. */
  private setOut(place: number): void {
    const { x, y } = this.judge.ground;
    const cx = 3 * (x[place] as number);
    const cy = y[place] as number;
    const towers = this.judge.towersAtStart();
    const first = this.midwaySide(cx, cy, 0);
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
  }

  /** The side by which the line between the centres leaves the cell with that centre, or would if it passed it. */
  private midwaySide(cx: number, cy: number, entered: number): number {
    for (let turn = 0; turn < 6; turn += 1) {
      const side = (entered + turn) % 6;
      if (this.sideOfMiddle(cx, cy, side) <= 0 && this.sideOfMiddle(cx, cy, (side + 1) % 6) > 0) return side;
    }
    return entered;
  }

  private sideOfMiddle(cx: number, cy: number, vertex: number): number {
    const { towardsX, towardsY, fromX, fromY } = this;
    return (
      towardsX * (cy + (VERTEX_Y[vertex] as number) - fromY) - towardsY * (cx + (VERTEX_X[vertex] as number) - fromX)
    );
  }

  /** Tries all sides by which lines may leave a place, that first by which the line between the centres would. */
  private leave(place: number, entered: number, height: number, openings: number, towers: number): void {
    const { beam, judge } = this;
    const { x, y } = judge.ground;
    const cx = 3 * (x[place] as number);
    const cy = y[place] as number;
    beam.look(cx, cy);
    const ahead = (entered + 3) % 6;
    let turns = STRAIGHT;
    if (this.sideOfMiddle(cx, cy, ahead) > 0) turns = LEFT;
    else if (this.sideOfMiddle(cx, cy, (ahead + 1) % 6) < 0) turns = RIGHT;
    for (let index = 0; index < 5; index += 1) {
      const turn = turns[index] as number;
      const side = (entered + turn) % 6;
      const result = beam.test(side, turn);
      if (result === MISSED) continue;
      if (result === PASSED) {
        this.cross(place, side, cx, cy, height, openings, towers);
        if (this.done) return;
      } else if (beam.depth > 1 && beam.touchesLineInto(this.targetX, this.targetY)) {
        this.touching.add(beam.touching);
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

  private enter(slot: number, place: number, height: number, openings: number, towers: number): void {
    const { judge, beam } = this;
    const { next, rise, level, x, y } = judge.ground;
    const to = next[slot] as number;
    if (to < 0 || this.done) return;
    const arrives = to === judge.to;
    if (!arrives && x[to] === x[judge.to] && y[to] === y[judge.to]) return;
    if (!beam.reaches(this.targetX, this.targetY)) return;
    const bar = judge.bars[slot];
    if (bar !== OPEN && judge.crossing(slot, place, to, openings) !== null) return;
    const after = height + (rise[slot] as number) + (level[to] as number) - (level[place] as number);
    if (bar !== OPEN && judge.crossingAt(slot, place, to, height, after) !== null) return;
    this.way[beam.depth - 1] = slot;
    const passed = bar === OPENING ? openings + 1 : openings;
    if (arrives) return this.arrive(passed, towers, after);
    if (judge.passing(to, towers) !== null) return;
    if (judge.passingAt(to, after) !== null) return;
    if (this.isTooHeavy(to, after)) return;
    const crowd = this.crowdIn(to, after);
    this.met += crowd;
    if (crowd === 0 || this.met <= (this.weighing?.crowd?.most ?? Infinity)) {
      this.leave(to, (slot + 3) % 6, after, passed, judge.towersAfter(to, towers));
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
    const slots = Array.from(this.way.subarray(0, beam.depth));
    const weight = weighing?.whole(crossedAlong(judge.ground, slots)) ?? 0;
    if (weight >= this.limit()) return;
    this.best = { slots, weight, lines: beam.bounds() };
    this.done = weight <= (weighing?.least ?? 0);
  }
}

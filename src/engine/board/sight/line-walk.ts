import { VERTEX_X, VERTEX_Y } from '../../hex/point.js';
import type { FieldHex } from '../field.js';
import { hexsideName } from '../field-hexside.js';
import { widthAcross } from './beam.js';
import { crossedAlong, touching } from './crossed.js';
import { SLOTS } from './ground.js';
import type { Barred, Judge } from './judge.js';
import { across, LEFT, past, RIGHT, type Round } from './round.js';
import type { Line } from './touching-lines.js';
import type { FreeWay, Weighing } from './weighing.js';

/** The hex or hexside that ends a line of sight, as it is written, and the rule by which it ends the line. */
export interface Obstacle {
  readonly where: string;
  readonly rule: string;
}

/** Where a walk stands. */
interface Stand {
  readonly place: number;
  /** In half stairs above the viewer. */
  readonly height: number;
  readonly openings: number;
  readonly towers: number;
  readonly weight: number;
}

/** More than a walk can have: heights above and below its start, in half stairs; openings; and states at towers. */
const HEIGHTS = 1 << 12;
const OPENINGS = 1 << 8;
const TOWERS = 1 << 2;

/** A way by which a walk has come somewhere; `mark`: null as long as nobody has asked for it. */
interface Been {
  readonly way: readonly number[];
  mark: string | null;
}

/**
 * Judges one line. Where it passes a vertex, or runs along a hexside, it has two ways round, and an obstacle on one
 * side only does not hinder it (pbem:5.2f, 5.4b): it is free if one of its ways is. Where a wall ends at the vertex,
 * the line only touches the hex on its other side.
 */
export class LineWalk {
  private line: Line = [0, 0, 1, 0];
  /** How far the vertices of a cell lie to the side of the line, seen from its centre. */
  private readonly vertices = new Int32Array(6);
  /** A line passes the inside of a cell whose centre lies less far to its side. */
  private width = 0;
  private weighing: Weighing | null = null;
  private best: FreeWay | null = null;
  /** After walks of a judge that surveys: the heights at which ways reach the target. */
  readonly ends = new Set<number>();
  private readonly way: number[] = [];
  /** By where the walk has been: the ways by which it came there, and their marks where two had to be told apart. */
  private readonly stood = new Map<number, Been[]>();
  private farthest = -1;
  private obstacle: Obstacle | null = null;
  private obstructed: readonly number[] = [];

  constructor(private readonly judge: Judge) {}

  /** The free way of least weight along a line, if that is less than `limit`; null if there is none. */
  walk(line: Line, weighing: Weighing | null, limit: number): FreeWay | null {
    this.take(line);
    this.weighing = weighing;
    this.way.length = 0;
    this.stood.clear();
    this.farthest = -1;
    this.obstacle = null;
    this.best = limit < Infinity ? { slots: [], weight: limit, lines: [] } : null;
    const { judge } = this;
    if (!this.stabs(judge.from) || !this.stabs(judge.to)) return null;
    const start: Stand = { place: judge.from, height: 0, openings: 0, towers: judge.towersAtStart(), weight: 0 };
    this.leave(start);
    return this.best?.slots.length ? this.best : null;
  }

  /** After a walk that found no way: the obstacle that bars it, and the slots up to there. */
  blocked(): { readonly obstacle: Obstacle; readonly slots: readonly number[] } | null {
    return this.obstacle && { obstacle: this.obstacle, slots: this.obstructed };
  }

  private take(line: Line): void {
    const [, , dx, dy] = line;
    this.line = line;
    for (let vertex = 0; vertex < 6; vertex += 1) {
      this.vertices[vertex] = dx * (VERTEX_Y[vertex] as number) - dy * (VERTEX_X[vertex] as number);
    }
    this.width = widthAcross(dx, dy);
  }

  /** The line passes the inside of the place, not only its rim. */
  private stabs(place: number): boolean {
    return Math.abs(this.centre(place)) < this.width;
  }

  /** How far the centre of a place lies to the right of the line, times the line's length; to the left: negative. */
  private centre(place: number): number {
    const [x, y, dx, dy] = this.line;
    const { ground } = this.judge;
    return dx * ((ground.y[place] as number) - y) - dy * (3 * (ground.x[place] as number) - x);
  }

  /** Goes on from a place whose inside the line passes. */
  private leave(stand: Stand): void {
    const { vertices } = this;
    const centre = this.centre(stand.place);
    for (let index = 0; index < 6; index += 1) {
      const here = centre + (vertices[index] as number);
      if (here > 0 || centre + (vertices[index === 5 ? 0 : index + 1] as number) <= 0) continue;
      if (here < 0) return this.follow(stand, { directions: [index] }, 0);
      if (centre + (vertices[index === 0 ? 5 : index - 1] as number) >= 0) continue;
      if (this.hasStood(stand)) return;
      for (const round of this.roundVertex(stand, index)) this.follow(stand, round, 0);
      return;
    }
  }

  /**
   * True if a walk that stood there, and that will weigh the same whatever comes, has gone on from there: without it
   * a line along many borders would have to be walked in all its ways. A mark costs more than the steps between two
   * borders, and most places are reached in one way, so marks are made where a second way comes.
   */
  private hasStood({ place, height, openings, towers }: Stand): boolean {
    const key = ((place * HEIGHTS + height) * OPENINGS + openings) * TOWERS + towers;
    const been = this.stood.get(key);
    if (!been) {
      this.stood.set(key, this.weighing ? [{ way: [...this.way], mark: null }] : []);
      return false;
    }
    // Ways that nobody weighs are all alike.
    if (!this.weighing) return true;
    const mark = this.markOf(this.way);
    if (been.some((one) => (one.mark ??= this.markOf(one.way)) === mark)) return true;
    been.push({ way: [...this.way], mark });
    return false;
  }

  private markOf(way: readonly number[]): string {
    const { judge, weighing } = this;
    return weighing?.mark(crossedAlong(judge.ground, way), judge.end) ?? '';
  }

  /** The ways round a vertex, or along the hexside that begins there. */
  private roundVertex(stand: Stand, index: number): readonly Round[] {
    const [left, right, fromLeft, fromRight] = [index + 5, index, index + 1, index + 4].map((way) => way % 6) as [
      number,
      number,
      number,
      number,
    ];
    const { place } = stand;
    // The hexside ahead ends twice as far from the centre as the vertex, seen from the hex that is left.
    const turn = this.centre(place) + 2 * (this.vertices[index] as number);
    const { ground } = this.judge;
    if (turn > 0) return [{ directions: [left] }, past(ground, place, left, RIGHT, [right, fromRight])];
    if (turn < 0) return [{ directions: [right] }, past(ground, place, right, LEFT, [left, fromLeft])];
    if (this.isBarredAlong(stand, left, fromLeft)) return [];
    return [
      { directions: [left, right] },
      { directions: [right, left] },
      ...across(ground, place, { side: left, over: fromLeft, other: right, on: LEFT }),
      ...across(ground, place, { side: right, over: fromRight, other: left, on: RIGHT }),
    ];
  }

  private isBarredAlong({ place }: Stand, left: number, fromLeft: number): boolean {
    const { next, places } = this.judge.ground;
    const beside = next[place * SLOTS + left] as number;
    const slot = beside * SLOTS + fromLeft;
    const other = beside < 0 ? -1 : (next[slot] as number);
    if (other < 0) return false;
    const rule = this.judge.along(slot);
    if (rule !== null) this.stop(hexsideName(places[beside] as FieldHex, places[other] as FieldHex), rule);
    return rule !== null;
  }

  private follow(stand: Stand, round: Round, index: number): void {
    const direction = round.directions[index];
    if (direction === undefined) return this.leave(stand);
    for (const slot of [stand.place * SLOTS + direction, stand.place * SLOTS + direction + 6]) {
      const to = this.judge.ground.next[slot] as number;
      if (to >= 0) this.enter(stand, slot, to, round, index);
    }
    if ((this.judge.ground.next[stand.place * SLOTS + direction] as number) < 0) {
      this.stop((this.judge.ground.places[stand.place] as FieldHex).name, 'pbem:5.2b');
    }
  }

  private enter(stand: Stand, slot: number, to: number, round: Round, index: number): void {
    const { judge, way } = this;
    const { rise, level, places, x, y } = judge.ground;
    const arrives = to === judge.to;
    const touched = !arrives && judge.ground.solid[to] === 0 && (round.touched?.includes(index) ?? false);
    if (!arrives && x[to] === x[judge.to] && y[to] === y[judge.to]) return;
    const { place, height, openings, towers } = stand;
    const after = height + (rise[slot] as number) + (level[to] as number) - (level[place] as number);
    way.push(touched ? touching(slot) : slot);
    const across: Barred =
      judge.crossing(slot, place, to, openings) ?? judge.crossingAt(slot, place, to, height, after);
    const inside: Barred = across ?? (touched ? null : this.barredInside(to, arrives, after, towers));
    const passed = openings + Number(judge.isOpening(slot));
    const weight = Math.max(stand.weight, arrives || touched ? 0 : this.weightOf(to, after));
    if (across !== null) this.stop(hexsideName(places[place] as FieldHex, places[to] as FieldHex), across, after);
    else if (inside !== null) this.stop((places[to] as FieldHex).name, inside, after);
    else if (arrives) this.arrive(after);
    else if (this.best === null || weight < this.best.weight) {
      const inTowers = touched ? towers : judge.towersAfter(to, towers);
      this.follow({ place: to, height: after, openings: passed, towers: inTowers, weight }, round, index + 1);
    }
    way.pop();
  }

  private weightOf(place: number, height: number): number {
    const { judge, weighing } = this;
    return weighing?.passing(judge.ground.places[place] as FieldHex, height, judge.end) ?? 0;
  }

  private barredInside(to: number, arrives: boolean, height: number, towers: number): Barred {
    const { judge } = this;
    if (arrives) return judge.arriving(towers);
    return judge.passing(to, towers) ?? judge.passingAt(to, height);
  }

  private arrive(height: number): void {
    const { judge, way, weighing, best } = this;
    if (judge.surveying) return void this.ends.add(height);
    if (height !== judge.end) return;
    const weight = weighing?.whole(crossedAlong(judge.ground, way)) ?? 0;
    if (best !== null && weight >= best.weight) return;
    const [x, y, dx, dy] = this.line;
    this.best = { slots: [...way], weight, lines: [x, y, x + dx, y + dy, x, y, x + dx, y + dy] };
  }

  /**
   * Remembers the obstacle that barred the way that came farthest, the first of them; for a hex with two locations the
   * one that does not lie above both ends of the line: under its rampart a gate ends the sight of those on the ground
   * (pbem:5.55a).
   */
  private stop(where: string, rule: string, height = 0): void {
    const { way, judge } = this;
    const reached = 2 * way.length - Number(height > Math.max(0, judge.end));
    if (reached <= this.farthest) return;
    this.farthest = reached;
    this.obstacle = { where, rule };
    this.obstructed = [...way];
  }
}

import { VERTEX_X, VERTEX_Y } from '../../hex/point.js';
import type { FieldHex } from '../field.js';
import { OPEN } from './bar.js';
import { PASSED, TOUCHED, type Beam } from './beam.js';
import { roundEnd, SLOTS } from './ground.js';
import type { Judge } from './judge.js';
import type { BeforeSide } from './round.js';
import type { Weighing } from './weighing.js';

/** A way past the end of a wall. */
export interface PastEnd {
  /** The slots by which it leads into the hex that it only touches, and on from there. */
  readonly to: number;
  readonly on: number;
  /** The hex that is touched, and its height in half stairs above the viewer. */
  readonly touched: number;
  readonly height: number;
  /** The end of the wall, which all lines of the way pass. */
  readonly point: readonly [x: number, y: number];
  /** The side by which no line leaves the hex behind the wall: that of the wall. */
  readonly except: number;
}

/**
 * A search that is going on: the beam that goes past the end of a wall, and single lines that are left, as two points.
 */
interface Searcher {
  goPast(past: PastEnd, stand: BeforeSide): void;
  addTouching(points: ArrayLike<number>): void;
}

/**
 * Leads a search past the loose ends of walls: a line through such a point touches the wall on its one side and
 * something else on its other, and neither hinders it (pbem:5.2f).
 */
export class WallEnds {
  constructor(
    private readonly judge: Judge,
    private readonly beam: Beam,
    private readonly searcher: Searcher,
  ) {}

  /**
   * From a place that was entered by a side, past the ends of the wall on another; the beam has looked into the
   * place.
   */
  pass(stand: BeforeSide, entered: number, weighing: Weighing | null): void {
    const { loose } = this.judge.ground;
    const upper = stand.place * SLOTS + stand.side;
    for (const slot of [upper, upper + 6]) {
      const ends = loose[slot] as number;
      if ((ends & 1) !== 0) this.passEnd(slot, 'left', stand, entered, weighing);
      if ((ends & 2) !== 0) this.passEnd(slot, 'right', stand, entered, weighing);
    }
  }

  /** From the place in which the search begins: every line that passes its inside comes into it by one of its sides. */
  setOut(place: number, towers: number, weighing: Weighing | null): void {
    const { loose, x, y } = this.judge.ground;
    for (let side = 0; side < 6; side += 1) {
      const slot = place * SLOTS + side;
      if (loose[slot] === 0 && loose[slot + 6] === 0) continue;
      for (let entered = 0; entered < 6; entered += 1) {
        const [lx, ly, rx, ry] = this.endsOf(place * SLOTS + entered);
        this.beam.begin(rx, ry, lx, ly);
        this.beam.look(3 * (x[place] as number), y[place] as number);
        this.pass({ place, side, height: 0, openings: 0, towers }, entered, weighing);
      }
    }
  }

  private passEnd(
    slot: number,
    end: 'left' | 'right',
    stand: BeforeSide,
    entered: number,
    weighing: Weighing | null,
  ): void {
    const { judge, beam, searcher } = this;
    const { side } = stand;
    const vertex = end === 'left' ? side : (side + 1) % 6;
    const round = roundEnd(slot, end, judge.ground.next);
    if (!round || vertex === entered || vertex === (entered + 1) % 6) return;
    const past = this.pastEnd(stand, round, vertex, weighing);
    if (!past) return;
    const result = beam.testVertex(vertex);
    if (result === TOUCHED) searcher.addTouching(beam.touching);
    if (result !== PASSED) return;
    beam.push(...past.point, ...past.point);
    const [lx, ly, rx, ry] = this.endsOf(past.on);
    // The line along the border of what is touched, from the end of the wall onward, is one of them.
    if (beam.hasLineThrough(lx, ly) && beam.hasLineThrough(rx, ry)) {
      searcher.addTouching(end === 'left' ? [rx, ry, lx, ly] : [lx, ly, rx, ry]);
    }
    if ((end === 'left' ? beam.testLeftEnd(lx, ly) : beam.testRightEnd(rx, ry)) === PASSED) {
      beam.push(lx, ly, rx, ry);
      searcher.goPast(past, stand);
      beam.pop();
    }
    beam.pop();
  }

  /**
   * Null if the search gains nothing by this: the hex beyond hinders no line, so that lines beside this one through the
   * point pass it; or it is barred.
   */
  private pastEnd(
    { place, side, height, openings }: BeforeSide,
    [to, on]: readonly [to: number, on: number],
    vertex: number,
    weighing: Weighing | null,
  ): PastEnd | null {
    const { judge } = this;
    const { next, x, y, rise, level } = judge.ground;
    const touched = next[to] as number;
    if (touched === judge.to || touched === judge.from) return null;
    const after = height + (rise[to] as number) + (level[touched] as number) - (level[place] as number);
    if (!this.mayHinder(touched, after, weighing)) return null;
    if (judge.bars[to] !== OPEN) {
      const barred =
        judge.crossing(to, place, touched, openings) ?? judge.crossingAt(to, place, touched, height, after);
      if (barred !== null) return null;
    }
    const point = [
      3 * (x[place] as number) + (VERTEX_X[vertex] as number),
      (y[place] as number) + (VERTEX_Y[vertex] as number),
    ] as const;
    return { to, on, touched, height: after, point, except: (side + 3) % 6 };
  }

  private mayHinder(place: number, height: number, weighing: Weighing | null): boolean {
    const { judge } = this;
    return judge.mayHinder(place, height) || (weighing?.hinders(judge.ground.places[place] as FieldHex) ?? false);
  }

  /** The left and the right end of the hexside of a slot, seen from its place. */
  private endsOf(slot: number): readonly [lx: number, ly: number, rx: number, ry: number] {
    const { x, y } = this.judge.ground;
    const place = Math.floor(slot / SLOTS);
    const [cx, cy] = [3 * (x[place] as number), y[place] as number];
    const [left, right] = [slot % 6, (slot + 1) % 6];
    return [
      cx + (VERTEX_X[left] as number),
      cy + (VERTEX_Y[left] as number),
      cx + (VERTEX_X[right] as number),
      cy + (VERTEX_Y[right] as number),
    ];
  }
}

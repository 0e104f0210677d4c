import { VERTEX_X, VERTEX_Y } from '../../hex/point.js';

/** The sides by which a line leaves a cell that it entered by side 0, the straighter first. */
const STRAIGHT = [3, 2, 4, 1, 5];
const LEFT = [2, 3, 1, 4, 5];
const RIGHT = [4, 3, 5, 2, 1];

/** The line that joins the centres of two cells; lines near it are tried first. */
export class MiddleLine {
  fromX = 0;
  fromY = 0;
  toX = 0;
  toY = 0;
  private towardsX = 0;
  private towardsY = 0;

  /** Begins with two centres, in the coordinates of `hex/point.ts`. */
  begin(fromX: number, fromY: number, toX: number, toY: number): void {
    this.fromX = fromX;
    this.fromY = fromY;
    this.toX = toX;
    this.toY = toY;
    this.towardsX = toX - fromX;
    this.towardsY = toY - fromY;
  }

  /** The side by which it leaves the cell with that centre, or would if it passed it. */
  leavingSide(cx: number, cy: number): number {
    for (let side = 0; side < 6; side += 1) {
      if (this.sideOf(cx, cy, side) <= 0 && this.sideOf(cx, cy, (side + 1) % 6) > 0) return side;
    }
    return 0;
  }

  /**
   * The other sides of a cell that was entered by one, as turns from it; the side by which the line would leave comes
   * first.
   */
  turns(cx: number, cy: number, entered: number): readonly number[] {
    const ahead = (entered + 3) % 6;
    if (this.sideOf(cx, cy, ahead) > 0) return LEFT;
    return this.sideOf(cx, cy, (ahead + 1) % 6) < 0 ? RIGHT : STRAIGHT;
  }

  private sideOf(cx: number, cy: number, vertex: number): number {
    const { fromX, fromY, towardsX, towardsY } = this;
    return (
      towardsX * (cy + (VERTEX_Y[vertex] as number) - fromY) - towardsY * (cx + (VERTEX_X[vertex] as number) - fromX)
    );
  }
}

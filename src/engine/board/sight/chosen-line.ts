import { VERTEX_X, VERTEX_Y } from '../../hex/point.js';
import type { FieldHex } from '../field.js';

/** A number as a fraction in lowest terms, the denominator positive. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * A point in the coordinates of `hex/point.ts`, exactly: the hex in column c (from 0) and half row h (from 2, downward)
 * has its centre at (3c, h) and its vertices at (±2, 0) and (±1, ±1) from there.
 */
export interface ExactPoint {
  readonly x: Fraction;
  readonly y: Fraction;
}

/** A line of sight from where it leaves the one hex to where it enters the other. */
export interface ChosenLine {
  readonly leaves: ExactPoint;
  readonly enters: ExactPoint;
}

/** The line on which ax + by + c is 0; the value is negative on its left and positive on its right. */
interface Equation {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/**
 * One line of those that take a free way (`FreeWay.lines`), and one that touches nothing which it could avoid; without
 * any the line that joins the centres. Null within one hex.
 */
export function chosenLine(lines: readonly number[], from: FieldHex, to: FieldHex): ChosenLine | null {
  if (from.cell.x === to.cell.x && from.cell.y === to.cell.y) return null;
  const line = lines.length > 0 ? midway(lines) : joining(centreOf(from), centreOf(to));
  return { leaves: rim(line, from, 1), enters: rim(line, to, -1) };
}

type Plain = readonly [x: number, y: number];

function centreOf({ cell: { x, y } }: FieldHex): Plain {
  return [3 * x, y];
}

function joining([x, y]: Plain, [toX, toY]: Plain): Equation {
  const [a, b] = [y - toY, toX - x];
  return { a, b, c: -(a * x + b * y) };
}

function valueAt({ a, b, c }: Equation, [x, y]: Plain): number {
  return a * x + b * y + c;
}

/**
 * Between the leftmost and the rightmost line of a beam, through the point where they cross. If that is a vertex that
 * holds both, the line is shifted off it by less than would bring it to any other.
 */
function midway(lines: readonly number[]): Equation {
  const [p, q, r, s] = [0, 2, 4, 6].map((at): Plain => [lines[at] as number, lines[at + 1] as number]) as [
    Plain,
    Plain,
    Plain,
    Plain,
  ];
  const [leftmost, rightmost] = [joining(p, q), joining(r, s)];
  const a = leftmost.a + rightmost.a;
  const b = leftmost.b + rightmost.b;
  const line = { a, b, c: leftmost.c + rightmost.c };
  // The leftmost line is held by a right end, then by a left end; the rightmost the other way round.
  const single = valueAt(leftmost, r) === 0 && valueAt(leftmost, s) === 0;
  const onRight = [p, s].some((point) => valueAt(line, point) === 0);
  const onLeft = [q, r].some((point) => valueAt(line, point) === 0);
  return single || onRight === onLeft ? line : { a: 2 * line.a, b: 2 * line.b, c: 2 * line.c + (onRight ? 1 : -1) };
}

/** Where the line leaves the hex (1) or enters it (-1). */
function rim(line: Equation, hex: FieldHex, way: 1 | -1): ExactPoint {
  const [cx, cy] = centreOf(hex);
  const vertices = VERTEX_X.map((x, index): Plain => [cx + x, cy + (VERTEX_Y[index] as number)]);
  for (const [index, vertex] of vertices.entries()) {
    const next = vertices[(index + 1) % 6] as Plain;
    const [here, there] = [valueAt(line, vertex) * way, valueAt(line, next) * way];
    if (here === 0 && valueAt(line, vertices[(index + 5) % 6] as Plain) * way < 0 && there > 0) {
      return { x: fraction(vertex[0], 1), y: fraction(vertex[1], 1) };
    }
    if (here < 0 && there > 0) {
      const across = there - here;
      return {
        x: fraction(vertex[0] * across - here * (next[0] - vertex[0]), across),
        y: fraction(vertex[1] * across - here * (next[1] - vertex[1]), across),
      };
    }
  }
  throw new RangeError(`the line does not pass ${hex.name}`);
}

function fraction(numerator: number, denominator: number): Fraction {
  let [divisor, rest] = [denominator, Math.abs(numerator)];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

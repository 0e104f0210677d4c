import { Known } from '../../../../known/known.js';
import type { FieldHex, HexName } from '../../../../board/field.js';
import { HEXSIDE_FACTS } from '../../../../board/terrain-facts.js';
import type { HexsideType } from '../../../../board/terrain.js';
import { VERTEX_X, VERTEX_Y } from '../../../../hex/point.js';

/** Cover of a target as a DRM (pbem:6.51b: light 1, medium 2, heavy 3) with its rule and its source. */
export interface Cover {
  readonly drm: number;
  readonly rule: string;
  readonly what: string;
  /**
   * True if the cover comes from the terrain that the target occupies, or from a hexside of its own hex (pbem:6.22b).
   */
  readonly own: boolean;
  /** The hex that gives it, or the two hexes beside the hexside that does; empty: no place gives it. */
  readonly by: readonly FieldHex[];
}

export const NO_COVER: Cover = { drm: 0, rule: 'pbem:6.5a', what: 'no cover', own: false, by: [] };

type Point = readonly [x: number, y: number];

/** A line through two points, and a point that is not behind it. */
interface Divide {
  readonly along: readonly [Point, Point];
  readonly before: Point;
}

/** A corner of a building, or the end of a wall, at a vertex of the hex. */
interface Corner {
  /** Parts of the hex, each given by lines: a firer whose whole hex lies behind all these lines cannot see the part. */
  readonly hidden: readonly (readonly Divide[])[];
  /** Firers on either side of this line have different shadows: it halves the free angle of the corner (pbem:6.53e). */
  readonly divide: Divide;
  /**
   * Names of the two shadows, by hexes beside the hex: the shadow for firers before the divide, and for firers behind
   * it.
   */
  readonly names: readonly [HexName, HexName];
}

const known = new Known<FieldHex, readonly Corner[]>();

/**
 * The shadow of a building corner in which a target lies for a firer in another hex; null if every part of the target's
 * hex can be seen from some part of the firer's (pbem:6.53d), or the target has claimed another shadow (pbem:6.53e).
 */
export function shadowAgainst(from: FieldHex, at: FieldHex, claimed: HexName | null): HexName | null {
  if (!at.features.includes('exteriorCorner')) return null;
  const corners = cornersOf(at);
  const open = !corners.some(({ names }) => names.some((name) => name === claimed));
  for (const { hidden, divide, names } of corners) {
    if (!hidden.some((part) => liesBehind(from, part))) continue;
    const side = sideOf(divide.along, centreOf(from)) * sideOf(divide.along, divide.before);
    const shadow = side > 0 ? names[0] : side < 0 ? names[1] : (names.find((name) => name === claimed) ?? names[0]);
    if (open || shadow === claimed) return shadow;
  }
  return null;
}

/** The shadows that a unit in the hex may claim, by the hexes beside it that name them (pbem:6.53e). */
export function shadowsOf(hex: FieldHex): readonly HexName[] {
  return hex.features.includes('exteriorCorner') ? cornersOf(hex).flatMap(({ names }) => names) : [];
}

/** Medium cover at any elevation, whatever the line (pbem:6.53f, 16.17a). */
export function coverOfCorner(from: FieldHex, at: FieldHex, claimed: HexName | null): Cover {
  return shadowAgainst(from, at, claimed) === null
    ? NO_COVER
    : { drm: 2, rule: 'pbem:6.53d', what: `behind the corner in ${at.name}`, own: true, by: [at] };
}

function cornersOf(hex: FieldHex): readonly Corner[] {
  return known.of(hex, () => VERTEX_X.flatMap((_, vertex) => cornerAt(hex, vertex) ?? []));
}

/**
 * A corner stands at a vertex where a wall comes from outside the hex and continues along at most one of its sides. The
 * hidden part lies along a side: along a wall it is hidden from everything behind the wall; along an open side from
 * everything behind that side and beyond the wall from outside. A firer with any part before such a line looks along it
 * to every part of the hex, as the hex has no part behind it.
 */
function cornerAt(hex: FieldHex, vertex: number): Corner | null {
  const before = (vertex + 5) % 6;
  const [left, right] = [hex.neighbours[before], hex.neighbours[vertex]];
  if (!left || !right) return null;
  const [walledLeft, walledRight] = [isWall(hex.sides[before]), isWall(hex.sides[vertex])];
  const outside = left.neighbours.indexOf(right);
  if (!isWall(left.sides[outside]) || (walledLeft && walledRight)) return null;
  const corner = vertexOf(hex, vertex);
  const [leftEnd, rightEnd] = [vertexOf(hex, before), vertexOf(hex, vertex + 1)];
  const wall = [corner, outerEnd(hex, vertex)] as const;
  const part = (end: Point, walled: boolean): readonly Divide[] => {
    const side: Divide = { along: [corner, end], before: centreOf(hex) };
    return walled ? [side] : [side, { along: wall, before: end }];
  };
  const hidden = [part(leftEnd, walledLeft), part(rightEnd, walledRight)];
  const names = [left.name, right.name] as const;
  if (walledLeft) return { hidden, divide: { along: [corner, rightEnd], before: centreOf(hex) }, names };
  if (walledRight) {
    return { hidden, divide: { along: [corner, leftEnd], before: centreOf(hex) }, names: [right.name, left.name] };
  }
  return { hidden, divide: { along: wall, before: centreOf(left) }, names };
}

function isWall(type: HexsideType | undefined): boolean {
  return type !== undefined && ['wall', 'opening'].includes(HEXSIDE_FACTS[type].sight);
}

function centreOf({ cell: { x, y } }: FieldHex): Point {
  return [3 * x, y];
}

function vertexOf(hex: FieldHex, vertex: number): Point {
  const [x, y] = centreOf(hex);
  return [x + (VERTEX_X[vertex % 6] as number), y + (VERTEX_Y[vertex % 6] as number)];
}

/**
 * The other end of the hexside that leads away from a vertex: as far from the vertex as the centre is, on the other
 * side.
 */
function outerEnd(hex: FieldHex, vertex: number): Point {
  const [[x, y], [cx, cy]] = [vertexOf(hex, vertex), centreOf(hex)];
  return [2 * x - cx, 2 * y - cy];
}

function liesBehind(hex: FieldHex, divides: readonly Divide[]): boolean {
  return divides.every(({ along, before }) => {
    const sign = sideOf(along, before);
    return VERTEX_X.every((_, vertex) => sideOf(along, vertexOf(hex, vertex)) * sign <= 0);
  });
}

function sideOf([[ax, ay], [bx, by]]: Divide['along'], [x, y]: Point): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

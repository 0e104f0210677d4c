import type { FieldHex } from '../engine/board/field.js';
import { isShut, type Live } from '../engine/board/live.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS } from '../engine/board/terrain-facts.js';
import type { HexsideType } from '../engine/board/terrain.js';
import { DIRECTION_INDICES, turned, type DirectionIndex } from '../engine/hex/direction.js';
import { directionTo } from '../engine/hex/lattice.js';
import type { Point } from '../engine/hex/point.js';
import { BROKEN } from './hexside-drawing.js';
import { stroke } from './marks/strokes.js';
import { INK, WOOD_DARK, WOOD_LIGHT } from './palette.js';
import { bearing, centre, corners, middle } from './plane.js';
import type { Surface } from './surface.js';
import { decimal, element, polyline } from './svg.js';
import type { Portal } from './terrain-drawing.js';
import { TERRAIN_DRAWINGS } from './terrain-drawings.js';

/** The doors, entrances and gates that stand in hexes, each in the line of its wall. */
export function doorwayLayer(surface: Surface, live: Live): string {
  return surface.hexes
    .flatMap((hex) => {
      const { portal } = TERRAIN_DRAWINGS[hex.terrain];
      return portal === null ? [] : [doorway(portal, wallLine(surface, hex), inward(surface, hex), live, hex.name)];
    })
    .join('');
}

type Wall = readonly [Point, Point];

/** The two corners of the hex at which the wall ends, the farthest apart if there are more. */
function wallLine(surface: Surface, hex: FieldHex): Wall {
  const points = corners(hex.cell);
  const ends = DIRECTION_INDICES.filter((corner) => isWallEnd(surface, hex, corner));
  let [from, to, apart] = [5, 2, 0];
  for (const one of ends) {
    for (const other of ends) {
      const separation = Math.min((other - one + 6) % 6, (one - other + 6) % 6);
      if (separation > apart) [from, to, apart] = [one, other, separation];
    }
  }
  return [points[from] as Point, points[to] as Point];
}

/** True if a wall runs up to this corner, between the two neighbours there or on the hex's own sides. */
function isWallEnd(surface: Surface, hex: FieldHex, corner: DirectionIndex): boolean {
  const before = turned(corner, -1);
  if (isBuilt(hex.sides[before]) || isBuilt(hex.sides[corner])) return true;
  const [left, right] = [surface.beyond(hex, before), surface.beyond(hex, corner)];
  const between = left && right && directionTo(left.cell, right.cell);
  return left !== null && between !== null && isBuilt(left.sides[between]);
}

function isBuilt(type: HexsideType | undefined): boolean {
  if (type === undefined) return false;
  return HEXSIDE_FACTS[type].sight === 'wall' || HEXSIDE_FACTS[type].sight === 'opening';
}

/** Where the inside is, as seen from the middle of the hex. */
function inward(surface: Surface, hex: FieldHex): Point {
  const here = centre(hex.cell);
  let [x, y] = [0, 0];
  for (const direction of DIRECTION_INDICES) {
    const beyond = surface.beyond(hex, direction);
    if (!beyond || !TERRAIN_FACTS[beyond.terrain].roofed) continue;
    const there = centre(beyond.cell);
    x += there.x - here.x;
    y += there.y - here.y;
  }
  return { x, y };
}

function doorway(portal: Portal, [a, b]: Wall, inside: Point, live: Live, name: string): string {
  const along = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  const [left, right] = [along(0.2), along(0.8)];
  const posts = stroke(polyline([a, left]) + polyline([b, right]), INK, 6);
  const leaf = isShut(live, name)
    ? shutLeaf(portal, left, right, live[name] === 'bolted')
    : openLeaf(portal, left, right, inside);
  return posts + leaf + (live[name] === 'broken' ? broken(along(0.5), bearing(a, b)) : '');
}

function broken(at: Point, degrees: number): string {
  return element(
    'g',
    { transform: `translate(${decimal(at.x)} ${decimal(at.y)}) rotate(${decimal(degrees - 90)})` },
    BROKEN,
  );
}

function shutLeaf(portal: Portal, left: Point, right: Point, bolted: boolean): string {
  const bar = polyline([left, right]);
  const leaf =
    portal === 'paled'
      ? stroke(bar, WOOD_DARK, 2.4) + dashed(bar, 11)
      : stroke(bar, WOOD_DARK, 7) + stroke(bar, WOOD_LIGHT, 4);
  return bolted ? leaf + stroke(bar, INK, 2) : leaf;
}

function dashed(path: string, width: number): string {
  return stroke(path, WOOD_DARK, width).replace(
    'stroke-linecap="round"',
    'stroke-linecap="butt" stroke-dasharray="2.4 4"',
  );
}

/** Two leaves swung inward; an entrance has none. */
function openLeaf(portal: Portal, left: Point, right: Point, inside: Point): string {
  if (portal === 'entrance') return '';
  const span = { x: right.x - left.x, y: right.y - left.y };
  const side = span.x * inside.y - span.y * inside.x >= 0 ? 1 : -1;
  const normal = { x: (-span.y * side) / 2, y: (span.x * side) / 2 };
  const swung = (hinge: Point, lean: number): string => {
    const tip = middle(hinge, {
      x: hinge.x + 1.6 * normal.x + lean * span.x,
      y: hinge.y + 1.6 * normal.y + lean * span.y,
    });
    return polyline([hinge, tip]);
  };
  const leaves = swung(left, 0.12) + swung(right, -0.12);
  return portal === 'paled'
    ? stroke(leaves, WOOD_DARK, 2.4) + dashed(leaves, 8)
    : stroke(leaves, WOOD_DARK, 5.6) + stroke(leaves, WOOD_LIGHT, 2.8);
}

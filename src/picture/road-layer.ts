import { roadPlace } from '../engine/board/road.js';
import { printLabel } from '../engine/hex/label.js';
import type { Point } from '../engine/hex/point.js';
import type { Ground } from '../engine/position/position.js';
import { centre, middle } from './plane.js';
import type { Surface } from './surface.js';
import { decimal, element } from './svg.js';

const WIDTH_PX = 30;
/** Tufts of grass nearer than this to the middle of a road, in px, are trodden down. */
const TRODDEN_PX = 32;

/** The roads of all boards, each as the points that it leads through, in px. */
export type Roads = readonly (readonly Point[])[];

/** The roads of the boards of a ground, in px. */
export function roadsOf({ boards }: Ground, surface: Surface): Roads {
  return boards.flatMap(({ id, roads = [] }) =>
    roads.map((road) =>
      road.flatMap((text) => {
        const hexes = roadPlace(text)?.flatMap((label) => (label && surface.hex(id + printLabel(label))) ?? []);
        const [first, second] = (hexes ?? []).map(({ cell }) => centre(cell));
        if (!first) return [];
        return [second ? middle(first, second) : first];
      }),
    ),
  );
}

/** Roads on the ground: first all edges, then all ways, so that they run into one another. */
export function roadLayer(roads: Roads): string {
  const path = roads.map(course).join('');
  return path === '' ? '' : ROAD.map(({ colour, width }) => band(path, colour, width)).join('');
}

/** A piece of road for the legend. */
export function roadSample(): string {
  return ROAD.map(({ colour, width }) => band('M-36 0H36', colour, width)).join('');
}

const ROAD = [
  { colour: '#cbb07a', width: WIDTH_PX },
  { colour: '#e6d2a0', width: WIDTH_PX - 4 },
] as const;

function band(path: string, colour: string, width: number): string {
  const stroke = { stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return element('path', { d: path, fill: 'none', ...stroke });
}

/** From the first point to the last, bent where the others lie. */
function course(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((bend, index) => {
    const after = middle(bend, rest[index + 1] ?? bend);
    return `L${written(middle(points[index] ?? bend, bend))}Q${written(bend)} ${written(after)}`;
  });
  return `M${written(first)}${bends.join('')}L${written(last)}`;
}

function written({ x, y }: Point): string {
  return `${decimal(x)} ${decimal(y)}`;
}

/** Whether a point lies on a road. */
export function isTrodden(roads: Roads, point: Point): boolean {
  return roads.some((road) =>
    road.some((from, index) => {
      const to = road[index + 1];
      return to !== undefined && distanceTo(from, to, point) < TRODDEN_PX;
    }),
  );
}

/** From a point to the nearest point of a line between two others. */
function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(from.x + part * dx - x, from.y + part * dy - y);
}

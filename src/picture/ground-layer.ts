import type { FieldHex } from '../engine/board/field.js';
import type { HexsideType, TerrainType } from '../engine/board/terrain.js';
import { DIRECTION_INDICES } from '../engine/hex/direction.js';
import type { Point } from '../engine/hex/point.js';
import type { Marks } from './marks.js';
import { bearing, centre, corners, middle, sideEnds, variantOf } from './plane.js';
import { isTrodden, roadLayer, type Roads } from './road-layer.js';
import type { Surface } from './surface.js';
import { element, group, polyline } from './svg.js';
import type { Rim, Run, TerrainDrawing } from './terrain-drawing.js';
import { TERRAIN_DRAWINGS } from './terrain-drawings.js';

/** A hex, or a half of one, with the terrain that is drawn there. */
export interface Patch {
  readonly hex: FieldHex;
  readonly terrain: TerrainType;
}

/** The ground: colours, textures, roads, rims, and what grows and stands in the hexes. */
export function groundLayer(surface: Surface, patches: readonly Patch[], marks: Marks, roads: Roads = []): string {
  const grown = patches.filter(({ hex, terrain }) => terrain !== 'flatGround' || !isTrodden(roads, centre(hex.cell)));
  return group({}, [
    ...areas(patches, ({ fill }) => fill),
    ...areas(patches, ({ texture }) => (texture === null ? null : marks.fill(texture))),
    roadLayer(roads),
    ...rims(surface, patches),
    ...runs(surface, patches),
    ...grown.map((patch) => standing(surface, patch, marks)),
  ]);
}

/** One path for all patches that are filled alike. */
function areas(patches: readonly Patch[], fillOf: (drawing: TerrainDrawing) => string | null): readonly string[] {
  const byFill = new Map<string, string[]>();
  for (const { hex, terrain } of patches) {
    const fill = fillOf(TERRAIN_DRAWINGS[terrain]);
    if (fill === null) continue;
    const paths = byFill.get(fill) ?? [];
    paths.push(polyline(corners(hex.cell), true));
    byFill.set(fill, paths);
  }
  return [...byFill].map(([fill, paths]) => element('path', { d: paths.join(''), fill }));
}

/** Borders without a line, because a unit can walk over them. */
const WAYS: readonly HexsideType[] = ['bridgeEnd', 'stairEnd'];

function rims(surface: Surface, patches: readonly Patch[]): readonly string[] {
  const byRim = new Map<Rim, string[]>();
  for (const { hex, terrain } of patches) {
    const { rim, family } = TERRAIN_DRAWINGS[terrain];
    if (!rim) continue;
    const paths = byRim.get(rim) ?? [];
    byRim.set(rim, paths);
    for (const direction of DIRECTION_INDICES) {
      const beyond = surface.beyond(hex, direction);
      const way = WAYS.includes(hex.sides[direction] ?? 'plain');
      if (!beyond || way || TERRAIN_DRAWINGS[beyond.terrain].family === family) continue;
      paths.push(polyline(sideEnds(hex.cell, direction)));
    }
  }
  return [...byRim].map(([{ colour, width }, paths]) =>
    element('path', {
      d: paths.join(''),
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
    }),
  );
}

/** Trenches, fences, bridges: layer by layer, so that they join. */
function runs(surface: Surface, patches: readonly Patch[]): readonly string[] {
  const byTerrain = new Map<TerrainType, string[]>();
  for (const patch of patches) {
    const { run } = TERRAIN_DRAWINGS[patch.terrain];
    if (!run) continue;
    const paths = byTerrain.get(patch.terrain) ?? [];
    paths.push(runThrough(surface, patch, run));
    byTerrain.set(patch.terrain, paths);
  }
  return [...byTerrain].flatMap(([terrain, paths]) => runLayers(TERRAIN_DRAWINGS[terrain].run, paths.join('')));
}

/** From edge to edge if there are two ways out; else from the middle to each, or a short piece if there is none. */
function runThrough(surface: Surface, { hex, terrain }: Patch, { over }: Run): string {
  const here = centre(hex.cell);
  const [first, second, ...more] = DIRECTION_INDICES.filter(
    (direction) =>
      surface.beyond(hex, direction)?.terrain === terrain || over.includes(hex.sides[direction] ?? 'plain'),
  ).map((direction) => middle(...sideEnds(hex.cell, direction)));
  if (!first) return polyline([beside(here, -22), beside(here, 22)]);
  if (!second) return polyline([here, first]);
  return polyline([first, here, second]) + more.map((way) => polyline([here, way])).join('');
}

function beside({ x, y }: Point, by: number): Point {
  return { x: x + by, y };
}

/** The strokes of a road, a wall or the like along a path, the lowest first; none if the terrain does not run. */
export function runLayers(run: Run | null, path: string): readonly string[] {
  return (run?.layers ?? []).map(({ colour, width, dashes }) =>
    element('path', {
      d: path,
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-linecap': dashes === undefined ? (run?.cap ?? 'butt') : 'butt',
      ...(dashes === undefined ? {} : { 'stroke-dasharray': dashes }),
    }),
  );
}

function standing(surface: Surface, { hex, terrain }: Patch, marks: Marks): string {
  const { marks: variants, turnsTo } = TERRAIN_DRAWINGS[terrain];
  if (variants.length === 0) return '';
  const variant = variantOf(hex.cell, variants.length);
  const turn = turnsTo.length === 0 ? 0 : turnOf(surface, hex, turnsTo);
  return marks.stamp(`${terrain}-${variant}`, variants[variant] ?? '', centre(hex.cell), turn);
}

/** The bearing of the hexsides of those types, taken together; stairs look up. */
function turnOf(surface: Surface, hex: FieldHex, types: readonly HexsideType[]): number {
  const here = centre(hex.cell);
  const ways = DIRECTION_INDICES.filter((direction) => types.includes(hex.sides[direction] ?? 'plain')).map(
    (direction) => ({
      at: middle(...sideEnds(hex.cell, direction)),
      height: surface.beyond(hex, direction)?.elevation ?? hex.elevation,
    }),
  );
  if (types.includes('stairEnd')) return uphill(here, hex.elevation, ways);
  const sum = ways.reduce((to, { at }) => ({ x: to.x + at.x - here.x, y: to.y + at.y - here.y }), { x: 0, y: 0 });
  return Math.hypot(sum.x, sum.y) < 1 ? uphill(here, -Infinity, ways) : bearing({ x: 0, y: 0 }, sum);
}

interface Way {
  readonly at: Point;
  readonly height: number;
}

/** The bearing of the highest way out, or away from it if that lies lower. */
function uphill(here: Point, height: number, ways: readonly Way[]): number {
  const [first, ...more] = ways;
  if (!first) return 0;
  const best = more.reduce((one, other) => (other.height > one.height ? other : one), first);
  return bearing(here, best.at) + (best.height < height ? 180 : 0);
}

import type { FieldHex } from '../engine/board/field.js';
import type { HexsideType, TerrainType } from '../engine/board/terrain.js';
import { TERRAIN_FACTS } from '../engine/board/terrain-facts.js';
import { DIRECTION_INDICES, type DirectionIndex } from '../engine/hex/direction.js';
import type { Point } from '../engine/hex/point.js';
import type { Marks } from './marks.js';
import { bearing, centre, corners, middle, sideEnds, variantOf } from './plane.js';
import type { Surface } from './surface.js';
import { element, group, polyline } from './svg.js';
import type { Rim, TerrainDrawing } from './terrain-drawing.js';
import { TERRAIN_DRAWINGS } from './terrain-drawings.js';

/** A hex, or a half of one, with the terrain that is drawn there. */
export interface Patch {
  readonly hex: FieldHex;
  readonly terrain: TerrainType;
}

/** The ground: colours, textures, rims, and what grows and stands in the hexes. */
export function groundLayer(surface: Surface, patches: readonly Patch[], marks: Marks): string {
  return group({}, [
    ...areas(patches, ({ fill }) => fill),
    ...areas(patches, ({ texture }) => (texture === null ? null : marks.fill(texture))),
    ...rims(surface, patches),
    ...runs(surface, patches),
    ...patches.map((patch) => standing(surface, patch, marks)),
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

/** Where nothing is drawn along the border, because one goes over it. */
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

/** Trenches, fences: layer by layer, so that they join. */
function runs(surface: Surface, patches: readonly Patch[]): readonly string[] {
  const byTerrain = new Map<TerrainType, string[]>();
  for (const { hex, terrain } of patches) {
    if (!TERRAIN_DRAWINGS[terrain].run) continue;
    const paths = byTerrain.get(terrain) ?? [];
    const here = centre(hex.cell);
    const ways = DIRECTION_INDICES.filter((direction) => surface.beyond(hex, direction)?.terrain === terrain);
    for (const direction of ways) paths.push(polyline([here, middle(...sideEnds(hex.cell, direction))]));
    if (ways.length === 0) paths.push(polyline([off(here, -22), off(here, 22)]));
    byTerrain.set(terrain, paths);
  }
  return [...byTerrain].flatMap(([terrain, paths]) =>
    (TERRAIN_DRAWINGS[terrain].run?.layers ?? []).map(({ colour, width, dashes }) =>
      element('path', {
        d: paths.join(''),
        fill: 'none',
        stroke: colour,
        'stroke-width': width,
        'stroke-linejoin': 'round',
        ...(dashes === undefined ? { 'stroke-linecap': 'round' } : { 'stroke-dasharray': dashes }),
      }),
    ),
  );
}

function off({ x, y }: Point, by: number): Point {
  return { x: x + by, y };
}

function standing(surface: Surface, { hex, terrain }: Patch, marks: Marks): string {
  const { marks: variants, turnsTo } = TERRAIN_DRAWINGS[terrain];
  if (variants.length === 0) return '';
  const variant = variantOf(hex.cell, variants.length);
  const turn = turnsTo.length === 0 ? 0 : turnOf(surface, hex, turnsTo);
  return marks.stamp(`${terrain}-${variant}`, variants[variant] ?? '', centre(hex.cell), turn);
}

/** The bearing of the highest neighbour beyond a hexside of those types; away from it if it lies lower. */
function turnOf(surface: Surface, hex: FieldHex, types: readonly HexsideType[]): number {
  let best: { readonly direction: DirectionIndex; readonly height: number } | null = null;
  for (const direction of DIRECTION_INDICES) {
    const beyond = surface.beyond(hex, direction);
    if (!beyond || !types.includes(hex.sides[direction] ?? 'plain')) continue;
    if (!best || beyond.elevation > best.height) best = { direction, height: beyond.elevation };
  }
  if (!best) return 0;
  const turn = bearing(centre(hex.cell), middle(...sideEnds(hex.cell, best.direction)));
  return TERRAIN_FACTS[hex.terrain].ends === 'stairEnd' && best.height < hex.elevation ? turn + 180 : turn;
}

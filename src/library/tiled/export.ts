import { chartOf, type Chart } from '../../engine/board/chart.js';
import type { BoardDocument } from '../../engine/board/document.js';
import {
  HEX_FEATURES,
  HEXSIDE_TYPES,
  TERRAIN_TYPES,
  type HexsideType,
  type TerrainType,
} from '../../engine/board/terrain.js';
import { cellOf, compareLabels, isOnGrid } from '../../engine/hex/grid.js';
import { parseHexside } from '../../engine/hex/hexside.js';
import { parseLabel, printLabel, type Label } from '../../engine/hex/label.js';
import { centreOf, sharedVertices, type Point } from '../../engine/hex/point.js';
import { chained, endsWalked } from './hexside-path.js';
import { pixelOf, SIDE_LENGTH, TILE_HEIGHT, TILE_WIDTH } from './pixel-plane.js';
import { HEIGHT_CLASS } from './tiles.js';
import type { TmjLayer, TmjMap, TmjObject, TmjTileset } from './tmj.js';

/** Heights that every exported map offers, in stairs; others are added where a board has them. */
const HEIGHTS = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** The tile of height 0 in its tileset; heights may go down as far. */
const GROUND_TILE = 99;

/**
 * A board as a map of the Tiled editor (TMJ): terrain, lower locations and heights as tile layers, hexsides as polylines
 * whose class is the feature, other features as points. Everything that the board states is in it; what `walls` adds is
 * drawn hexside by hexside. The board must be sound.
 */
export function exportTmj(document: BoardDocument): TmjMap {
  const { chart } = chartOf(document);
  const terrain = (type: TerrainType): number => 1 + TERRAIN_TYPES.indexOf(type);
  const height = (stairs: number): number => 1 + TERRAIN_TYPES.length + GROUND_TILE + stairs;
  const tiles = (name: string, idOf: (hex: string) => number): TmjLayer => tileLayer(document, name, idOf);
  const layers: readonly TmjLayer[] = [
    tiles('terrain', (hex) => terrain(chart.terrain.get(hex) ?? 'flatGround')),
    tiles('under', (hex) => {
      const under = chart.under.get(hex);
      return under ? terrain(under) : 0;
    }),
    tiles('heights', (hex) => {
      const stairs = chart.elevation.get(hex) ?? 0;
      return stairs === 0 ? 0 : height(stairs);
    }),
    objectLayer(
      'hexsides',
      HEXSIDE_TYPES.flatMap((type) => polylinesOf(chart, type)),
    ),
    objectLayer('features', pointsOf(chart)),
  ];
  return {
    ...FRAME,
    width: document.columns,
    height: document.rows + 1,
    ...named(layers, document),
    tilesets: tilesets(chart),
  };
}

const FRAME = {
  type: 'map',
  version: '1.10',
  orientation: 'hexagonal',
  renderorder: 'right-down',
  staggeraxis: 'x',
  // The columns A, C… are those with even indexes; they lie half a hex lower than B, D…
  staggerindex: 'even',
  hexsidelength: SIDE_LENGTH,
  tilewidth: TILE_WIDTH,
  tileheight: TILE_HEIGHT,
  infinite: false,
} as const;

function named(layers: readonly TmjLayer[], { id, title }: BoardDocument): Pick<TmjMap, 'layers' | 'properties'> {
  let object = 0;
  const numbered = layers.map((layer, index) => ({
    ...layer,
    id: index + 1,
    ...(layer.objects ? { objects: layer.objects.map((drawn) => ({ ...drawn, id: (object += 1) })) } : {}),
  }));
  const text = (name: string, value: string): { name: string; type: string; value: string } => ({
    name,
    type: 'string',
    value,
  });
  return { layers: numbered, properties: [text('id', id), text('title', title)] };
}

function tileLayer(document: BoardDocument, name: string, idOf: (hex: string) => number): TmjLayer {
  const [width, height] = [document.columns, document.rows + 1];
  const data = Array.from({ length: width * height }, (_, index) => {
    const label = { column: index % width, row: Math.floor(index / width) + 1 };
    return isOnGrid(document, label) ? idOf(printLabel(label)) : 0;
  });
  const look = { opacity: 1, visible: true, x: 0, y: 0 };
  return { type: 'tilelayer', name, width, height, data, ...look };
}

function objectLayer(name: string, objects: readonly TmjObject[]): TmjLayer {
  const look = { draworder: 'topdown', opacity: 1, visible: true, x: 0, y: 0 };
  return { type: 'objectgroup', name, objects, ...look };
}

/** The hexsides of one type as polylines; those of slope lips have the upper hexes on the left hand. */
function polylinesOf({ sides }: Chart, type: HexsideType): readonly TmjObject[] {
  if (type === 'plain') return [];
  const ways = inOrder(sides).flatMap(([name, side]): readonly (readonly [Point, Point])[] => {
    const hexside = side.type === type ? parseHexside(name) : null;
    if (!hexside) return [];
    const [first, second] = [cellOf(hexside.first), cellOf(hexside.second)];
    if (side.upper === null) return [sharedVertices(first, second) as [Point, Point]];
    return [side.upper === printLabel(hexside.first) ? endsWalked(first, second) : endsWalked(second, first)];
  });
  const upper = type === 'slopeLip' ? [{ name: 'upper', type: 'string', value: 'left' }] : null;
  return chained(ways).map((points) => {
    const [start, ...rest] = points.map(pixelOf) as [ReturnType<typeof pixelOf>, ...ReturnType<typeof pixelOf>[]];
    const polyline = [start, ...rest].map(({ x, y }) => ({ x: x - start.x, y: y - start.y }));
    return { ...BODILESS, type, ...start, polyline, ...(upper ? { properties: upper } : {}) };
  });
}

/** By hex, so that the same board gives the same map however its file is ordered. */
function inOrder<Value>(stated: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] {
  const places = (name: string): readonly Label[] => name.split('/').map((part) => parseLabel(part) as Label);
  return [...stated].sort(([one], [other]) => {
    const [[a, b], [c, d]] = [places(one), places(other)] as unknown as [[Label, Label?], [Label, Label?]];
    return compareLabels(a, c) || (b && d ? compareLabels(b, d) : 0);
  });
}

const BODILESS = { name: '', width: 0, height: 0, rotation: 0, visible: true };

function pointsOf({ features }: Chart): readonly TmjObject[] {
  return HEX_FEATURES.flatMap((feature) =>
    inOrder(features).flatMap(([hex, stated]) => {
      const label = stated.includes(feature) ? parseLabel(hex) : null;
      return label ? [{ ...BODILESS, type: feature, ...pixelOf(centreOf(cellOf(label))), point: true }] : [];
    }),
  );
}

function tilesets({ elevation }: Chart): readonly TmjTileset[] {
  const shape = { tilewidth: TILE_WIDTH, tileheight: TILE_HEIGHT, spacing: 0, margin: 0, columns: 0 };
  const heights = [...new Set([...HEIGHTS, ...elevation.values()])].sort((a, b) => a - b);
  const ofTerrain = { firstgid: 1, name: 'terrain', tilecount: TERRAIN_TYPES.length, ...shape };
  const ofHeights = { firstgid: 1 + TERRAIN_TYPES.length, name: 'heights', tilecount: 2 * GROUND_TILE + 1, ...shape };
  return [
    { ...ofTerrain, tiles: TERRAIN_TYPES.map((type, id) => ({ id, type })) },
    {
      ...ofHeights,
      tiles: heights.map((stairs) => ({
        id: GROUND_TILE + stairs,
        type: HEIGHT_CLASS,
        properties: [{ name: HEIGHT_CLASS, type: 'int', value: stairs }],
      })),
    },
  ];
}

import { chartOf, type Chart } from '../../engine/board/chart.js';
import type { BoardDocument } from '../../engine/board/document.js';
import { HEX_FEATURES, HEXSIDE_TYPES, type HexsideType, type TerrainType } from '../../engine/board/terrain.js';
import { roadPlace } from '../../engine/board/road.js';
import { cellOf, compareLabels, isOnGrid } from '../../engine/hex/grid.js';
import { parseHexside } from '../../engine/hex/hexside.js';
import { parseLabel, printLabel, type Label } from '../../engine/hex/label.js';
import { centreOf, sharedVertices, type Point } from '../../engine/hex/point.js';
import { chained, endsWalked } from './hexside-path.js';
import { flowCells } from './flow-line.js';
import { pixelOf, type Pixel, SIDE_LENGTH, TILE_HEIGHT, TILE_WIDTH } from './pixel-plane.js';
import { HEIGHT_CLASS, TILE_SHEET, TILES } from './tiles.js';
import { FLOW_CLASS, ROAD_CLASS, type TmjLayer, type TmjMap, type TmjObject, type TmjTileset } from './tmj.js';

/**
 * A board as a map of the Tiled editor (TMJ): terrain, lower locations and heights as tile layers, hexsides as
 * polylines whose class is the feature, other features as points. Everything that the board states is in it; what
 * `walls` adds is drawn hexside by hexside. The board must be sound.
 */
export function exportTmj(document: BoardDocument): TmjMap {
  const { chart } = chartOf(document);
  const terrain = (type: TerrainType): number =>
    1 + TILES.findIndex((tile) => tile.kind === 'terrain' && tile.terrain === type);
  const height = (stairs: number): number =>
    1 + TILES.findIndex((tile) => tile.kind === 'height' && tile.height === stairs);
  const tiles = (name: string, idOf: (hex: string) => number, opacity = 1): TmjLayer =>
    tileLayer(document, name, idOf, opacity);
  const layers: readonly TmjLayer[] = [
    tiles('terrain', (hex) => terrain(chart.terrain.get(hex) ?? 'flatGround')),
    tiles(
      'under',
      (hex) => {
        const under = chart.under.get(hex);
        return under ? terrain(under) : 0;
      },
      UNDER_OPACITY,
    ),
    tiles('heights', (hex) => {
      const stairs = chart.elevation.get(hex) ?? 0;
      return stairs === 0 ? 0 : height(stairs);
    }),
    objectLayer(
      'hexsides',
      '#d55e00',
      HEXSIDE_TYPES.flatMap((type) => polylinesOf(chart, type)),
    ),
    objectLayer('flow', '#2f78a8', flowsOf(document)),
    objectLayer('roads', '#cbb07a', roadsOf(document)),
    objectLayer('features', '#0072b2', pointsOf(chart)),
  ];
  return {
    ...FRAME,
    width: document.columns,
    height: document.rows + 1,
    ...named(layers, document),
    tilesets: [TILESET],
  };
}

/** Lower layers show through the layers above them. */
const UNDER_OPACITY = 0.5;

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

function named(
  layers: readonly TmjLayer[],
  { id, title }: BoardDocument,
): Pick<TmjMap, 'layers' | 'properties' | 'nextlayerid' | 'nextobjectid'> {
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
  return {
    layers: numbered,
    nextlayerid: numbered.length + 1,
    nextobjectid: object + 1,
    properties: [text('id', id), text('title', title)],
  };
}

function tileLayer(document: BoardDocument, name: string, idOf: (hex: string) => number, opacity: number): TmjLayer {
  const [width, height] = [document.columns, document.rows + 1];
  const data = Array.from({ length: width * height }, (_, index) => {
    const label = { column: index % width, row: Math.floor(index / width) + 1 };
    return isOnGrid(document, label) ? idOf(printLabel(label)) : 0;
  });
  const look = { opacity, visible: true, x: 0, y: 0 };
  return { type: 'tilelayer', name, width, height, data, ...look };
}

function objectLayer(name: string, color: string, objects: readonly TmjObject[]): TmjLayer {
  const look = { draworder: 'topdown', color, opacity: 1, visible: true, x: 0, y: 0 };
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
    return { ...BODILESS, type, ...lineThrough(points.map(pixelOf)), ...(upper ? { properties: upper } : {}) };
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

/** The roads as polylines through the middles of hexes and hexsides. */
function roadsOf({ roads = [] }: BoardDocument): readonly TmjObject[] {
  return roads.map((road) => {
    const points = road.flatMap((text) => {
      const [first, second] = roadPlace(text) ?? [];
      if (!first) return [];
      const [one, other] = [first, second ?? first].map((label) => centreOf(cellOf(label))) as [Point, Point];
      return [pixelOf({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })];
    });
    return { ...BODILESS, type: ROAD_CLASS, ...lineThrough(points) };
  });
}

/** The flow of rivers as polylines through the middles of hexes; where it leaves the board, into the hex beyond. */
function flowsOf({ flow = [] }: BoardDocument): readonly TmjObject[] {
  return flow.map((line) => {
    const points = flowCells(line).map((cell) => pixelOf(centreOf(cell)));
    return { ...BODILESS, type: FLOW_CLASS, ...lineThrough(points) };
  });
}

/** A polyline as Tiled keeps it: where it begins, and its points from there. */
function lineThrough(points: readonly Pixel[]): Pick<TmjObject, 'x' | 'y' | 'polyline'> {
  const { x, y } = points[0] ?? { x: 0, y: 0 };
  return { x, y, polyline: points.map((point) => ({ x: point.x - x, y: point.y - y })) };
}

function pointsOf({ features }: Chart): readonly TmjObject[] {
  return HEX_FEATURES.flatMap((feature) =>
    inOrder(features).flatMap(([hex, stated]) => {
      const label = stated.includes(feature) ? parseLabel(hex) : null;
      return label ? [{ ...BODILESS, type: feature, ...pixelOf(centreOf(cellOf(label))), point: true }] : [];
    }),
  );
}

/** All tiles with their meaning, and the picture that shows them. */
const TILESET: TmjTileset = {
  firstgid: 1,
  name: 'herald',
  tilewidth: TILE_WIDTH,
  tileheight: TILE_HEIGHT,
  spacing: 0,
  margin: 0,
  columns: TILE_SHEET.columns,
  tilecount: TILES.length,
  image: TILE_SHEET.file,
  imagewidth: TILE_SHEET.columns * TILE_WIDTH,
  imageheight: TILE_SHEET.rows * TILE_HEIGHT,
  tiles: TILES.map((tile, id) =>
    tile.kind === 'terrain'
      ? { id, type: tile.terrain }
      : { id, type: HEIGHT_CLASS, properties: [{ name: HEIGHT_CLASS, type: 'int', value: tile.height }] },
  ),
};

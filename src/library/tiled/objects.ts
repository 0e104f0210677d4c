import { HEX_FEATURES, HEXSIDE_TYPES, type HexsideType } from '../../engine/board/terrain.js';
import { isOnGrid, labelOf } from '../../engine/hex/grid.js';
import { printHexside } from '../../engine/hex/hexside.js';
import { printLabel } from '../../engine/hex/label.js';
import { samePoint, type Point } from '../../engine/hex/point.js';
import type { BoardSketch } from './board-sketch.js';
import { hexsideWalked } from './hexside-path.js';
import { hexNamed, pixelPlane, type Pixel, type PixelPlane } from './pixel-plane.js';
import { flowThrough } from './flow-line.js';
import {
  classOf,
  FLOW_CLASS,
  meant,
  propertyOf,
  ROAD_CLASS,
  type TmjLayer,
  type TmjMap,
  type TmjObject,
} from './tmj.js';

interface Drawn {
  readonly object: TmjObject;
  /** Where it is, for messages. */
  readonly at: string;
  readonly plane: PixelPlane;
  /** From pixels of the object to those of the map. */
  readonly origin: Pixel;
  readonly sketch: BoardSketch;
}

/** Draws the objects of a layer on the sketch; returns what is wrong with them. Texts are remarks. */
export function readObjects(layer: TmjLayer, map: TmjMap, sketch: BoardSketch): readonly string[] {
  const plane = pixelPlane(map);
  return (layer.objects ?? []).flatMap((object) => {
    if (object.text) return [];
    const origin = { x: object.x + (layer.offsetx ?? 0), y: object.y + (layer.offsety ?? 0) };
    const at = `layer "${layer.name ?? ''}", object ${object.id ?? '?'}`;
    const drawn: Drawn = { object, at, plane, origin, sketch };
    if ((object.rotation ?? 0) !== 0) return [`${at}, ${near(drawn, origin)}: is turned; draw it straight`];
    return object.polyline || object.polygon ? readLine(drawn) : readPoint(drawn);
  });
}

function near({ plane, sketch }: Drawn, pixel: Pixel): string {
  const hex = hexNamed(sketch.grid, plane.cellAt(pixel));
  return hex === null ? `off the board at (${Math.round(pixel.x)}, ${Math.round(pixel.y)})` : `hex ${hex}`;
}

/** A point, or the middle of a small shape: a feature of the hex in which it lies. */
function readPoint(drawn: Drawn): readonly string[] {
  const { object, at, plane, origin, sketch } = drawn;
  const middle = { x: origin.x + (object.width ?? 0) / 2, y: origin.y + (object.height ?? 0) / 2 };
  const where = `${at}, ${near(drawn, middle)}`;
  if (object.gid !== undefined) return [`${where}: is a tile; put it into a tile layer`];
  const called = classOf(object);
  const feature = meant(HEX_FEATURES, called);
  if (!feature) {
    const line = meant(HEXSIDE_TYPES, called) ? 'is drawn as a polyline on hexsides' : 'is no feature of a hex';
    return [`${where}: "${called}" ${line}`];
  }
  const hex = hexNamed(sketch.grid, plane.cellAt(middle));
  if (hex === null) return [`${where}: lies off the board`];
  sketch.mark(hex, feature);
  return [];
}

/** A polyline or polygon from corner to corner of hexes: the hexsides along it. */
function readLine(drawn: Drawn): readonly string[] {
  const { object, at, plane, origin } = drawn;
  const [start = origin] = object.polygon ?? object.polyline ?? [];
  const begins = near(drawn, { x: origin.x + start.x, y: origin.y + start.y });
  const called = classOf(object);
  if (meant([ROAD_CLASS], called)) return readRoad(drawn);
  if (meant([FLOW_CLASS], called)) return readFlow(drawn);
  const type = meant(HEXSIDE_TYPES, called);
  const upper = propertyOf(object, 'upper') ?? null;
  if (!type) return [`${at}, ${begins}: "${called}" is no hexside feature that this version knows`];
  if (upper !== null && upper !== 'left' && upper !== 'right') {
    return [`${at}, ${begins}: its property upper is neither left nor right`];
  }
  const closed = object.polygon ? [...object.polygon, object.polygon[0] as Pixel] : (object.polyline ?? []);
  const corners = closed.map(({ x, y }) => {
    const pixel = { x: origin.x + x, y: origin.y + y };
    return { pixel, vertex: plane.vertexAt(pixel) };
  });
  const astray = corners.filter(({ vertex }) => vertex === null);
  if (astray.length > 0) {
    return astray.map(({ pixel }) => `${at}, ${near(drawn, pixel)}: a point of the line lies at no corner of a hex`);
  }
  return corners.slice(1).flatMap(({ vertex, pixel }, index) => {
    const from = corners[index]?.vertex as Point;
    return drawSide(drawn, { type, upper, from, to: vertex as Point, pixel });
  });
}

/** A polyline of a road: each point is the middle of a hex or hexside. */
function readRoad({ object, at, plane, origin, sketch }: Drawn): readonly string[] {
  const pixels = (object.polyline ?? []).map(({ x, y }) => ({ x: origin.x + x, y: origin.y + y }));
  if (pixels.length < 2) return [`${at}: a road is a polyline of two points or more`];
  const places = pixels.map((pixel) => plane.placeAt(pixel).flatMap((cell) => (cell ? [labelOf(cell)] : [])));
  const astray = places.findIndex((labels) => labels.some((label) => !isOnGrid(sketch.grid, label)));
  if (astray >= 0) return [`${at}, point ${astray + 1}: the road leaves the board`];
  sketch.pave(
    places.map(([first, second]) =>
      first && second ? printHexside({ first, second }) : first ? printLabel(first) : '',
    ),
  );
  return [];
}

/** A polyline along which a river flows: each point lies in a hex; only the last one may lie off the board. */
function readFlow({ object, at, plane, origin, sketch }: Drawn): readonly string[] {
  const pixels = (object.polyline ?? []).map(({ x, y }) => ({ x: origin.x + x, y: origin.y + y }));
  if (pixels.length < 2) return [`${at}: a flow is a polyline of two points or more`];
  const line = flowThrough(
    sketch.grid,
    pixels.map((pixel) => plane.cellAt(pixel)),
  );
  if (typeof line === 'number')
    return [`${at}, point ${line + 1}: the river leaves the board, or its hexes do not touch`];
  sketch.pour(line);
  return [];
}

interface Segment {
  readonly type: HexsideType;
  readonly upper: 'left' | 'right' | null;
  readonly from: Point;
  readonly to: Point;
  readonly pixel: Pixel;
}

function drawSide(drawn: Drawn, { type, upper, from, to, pixel }: Segment): readonly string[] {
  const { at, sketch } = drawn;
  if (samePoint(from, to)) return [];
  const walked = hexsideWalked(from, to);
  if (!walked) return [`${at}, ${near(drawn, pixel)}: the line leaves the hexsides; it needs a point at every corner`];
  const [left, right] = [labelOf(walked.left), labelOf(walked.right)];
  const on = [left, right].filter((label) => isOnGrid(sketch.grid, label));
  // A wall round a house at the edge of the board goes on along the edge, where it parts no hexes of this board.
  if (on.length === 1) return [];
  if (on.length === 0) return [`${at}, ${near(drawn, pixel)}: the line lies off the board`];
  sketch.draw({ type, left, right, upper, drawn: at });
  return [];
}

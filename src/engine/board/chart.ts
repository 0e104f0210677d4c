import { DIRECTION_INDICES } from '../hex/direction.js';
import { cellOf, isOnGrid, labelOf } from '../hex/grid.js';
import { parseHexside, printHexside } from '../hex/hexside.js';
import { parseLabel, printLabel, type Label } from '../hex/label.js';
import { stepped } from '../hex/lattice.js';
import type { BoardError } from './board-error.js';
import type { BoardDocument } from './document.js';
import type { Structure } from './field.js';
import { readHexList } from './hex-list.js';
import { flowOf } from './flow.js';
import { wrongRoads } from './road.js';
import { shapeErrors } from './shape.js';
import {
  DOOR_TERRAIN,
  HEX_FEATURES,
  HEXSIDE_TYPES,
  TERRAIN_TYPES,
  type HexFeature,
  type HexsideType,
  type TerrainType,
} from './terrain.js';

/** A hexside that is not plain; `upper` is the label of the upper hex of a slope lip. */
export interface ChartedSide {
  readonly type: HexsideType;
  readonly upper: string | null;
}

/** One board as its document states it, by printed label (`L10`) and hexside (`S6/T6`). */
export interface Chart {
  readonly document: BoardDocument;
  readonly terrain: ReadonlyMap<string, TerrainType>;
  /** Terrain of lower locations, where it is stated. */
  readonly under: ReadonlyMap<string, TerrainType>;
  readonly features: ReadonlyMap<string, readonly HexFeature[]>;
  readonly elevation: ReadonlyMap<string, number>;
  readonly sides: ReadonlyMap<string, ChartedSide>;
  /** The neighbours downstream of river hexes. */
  readonly flow: ReadonlyMap<string, readonly Label[]>;
  /** Hexes of which only the lower location is left: their drawbridge is raised (pbem:16.116b). */
  readonly raised: ReadonlySet<string>;
  /** Height of lower locations that lie lower than the upper one without a wall between. */
  readonly lower: ReadonlyMap<string, number>;
  /** Equipment that stands there (pbem:19.1). */
  readonly structures: ReadonlyMap<string, Structure>;
}

/** A chart that may still be changed. */
export interface ChartDraft extends Chart {
  readonly terrain: Map<string, TerrainType>;
  readonly under: Map<string, TerrainType>;
  readonly features: Map<string, HexFeature[]>;
  readonly elevation: Map<string, number>;
  readonly sides: Map<string, ChartedSide>;
  readonly raised: Set<string>;
  readonly lower: Map<string, number>;
  readonly structures: Map<string, Structure>;
}

/** Reads a document with every statement checked; the chart holds what could be read, the errors all that could not. */
export function chartOf(document: BoardDocument): {
  readonly chart: ChartDraft;
  readonly errors: readonly BoardError[];
} {
  const errors: BoardError[] = [...shapeErrors(document)];
  const flow = flowOf(document);
  const draft = {
    document,
    flow: flow.next,
    terrain: new Map<string, TerrainType>(),
    under: new Map<string, TerrainType>(),
    features: new Map<string, HexFeature[]>(),
    elevation: new Map<string, number>(),
    sides: new Map<string, ChartedSide>(),
    raised: new Set<string>(),
    lower: new Map<string, number>(),
    structures: new Map<string, Structure>(),
  };
  if (errors.length > 0) return { chart: draft, errors };
  const wrong: Report = (where, reason) => errors.push({ board: document.id, where, reason });
  chartTerrain(document, document.terrain, draft.terrain, wrong);
  chartTerrain(document, document.under ?? {}, draft.under, wrong);
  chartFeatures(draft, wrong);
  chartElevation(draft, wrong);
  chartHexsides(draft, wrong);
  chartWalls(draft, wrong);
  for (const { where, reason } of [...flow.errors, ...wrongRoads(document)]) wrong(where, reason);
  return { chart: draft, errors };
}

type Report = (where: string, reason: string) => void;
function isOneOf<Value extends string>(values: readonly Value[], text: string): text is Value {
  return (values as readonly string[]).includes(text);
}

function hexesOf(document: BoardDocument, list: readonly string[], wrong: Report): readonly Label[] {
  const named = readHexList(document, list);
  for (const { where, reason } of named.errors) wrong(where, reason);
  return named.labels;
}

function chartTerrain(
  document: BoardDocument,
  listing: BoardDocument['terrain'],
  terrain: Map<string, TerrainType>,
  wrong: Report,
): void {
  for (const [type, list] of Object.entries(listing)) {
    if (!isOneOf(TERRAIN_TYPES, type)) {
      wrong(type, 'is no terrain that this version knows');
      continue;
    }
    for (const hex of hexesOf(document, list, wrong).map(printLabel)) {
      const stated = terrain.get(hex);
      if (stated !== undefined) wrong(hex, `is stated twice: ${stated} and ${type}`);
      terrain.set(hex, type);
    }
  }
}

function chartFeatures({ document, features }: ChartDraft, wrong: Report): void {
  for (const [feature, list] of Object.entries(document.features ?? {})) {
    if (!isOneOf(HEX_FEATURES, feature)) {
      wrong(feature, 'is no feature of a hex that this version knows');
      continue;
    }
    for (const hex of hexesOf(document, list, wrong).map(printLabel)) {
      const stated = features.get(hex) ?? [];
      if (stated.includes(feature)) wrong(hex, `is stated twice: ${feature}`);
      features.set(hex, [...stated, feature]);
    }
  }
}

function chartElevation({ document, elevation }: ChartDraft, wrong: Report): void {
  for (const [stairs, list] of Object.entries(document.elevation)) {
    if (!/^(0|-?[1-9][0-9]?)$/.test(stairs)) {
      wrong(stairs, 'is no height in whole stairs');
      continue;
    }
    for (const hex of hexesOf(document, list, wrong).map(printLabel)) {
      if (elevation.has(hex)) wrong(hex, 'has two heights');
      elevation.set(hex, Number(stairs));
    }
  }
}

function chartHexsides({ document, terrain, sides }: ChartDraft, wrong: Report): void {
  for (const [type, list] of Object.entries(document.hexsides)) {
    if (!isOneOf(HEXSIDE_TYPES, type)) {
      wrong(type, 'is no hexside feature that this version knows');
      continue;
    }
    for (const text of list) {
      const hexside = readHexside(document, text, wrong);
      if (!hexside) continue;
      const upper = type === 'slopeLip' ? printLabel(hexside.first) : null;
      if (upper !== null && terrain.get(upper) === 'slope' && terrain.get(printLabel(hexside.second)) !== 'slope') {
        wrong(text, 'names the slope hex as the upper one: a slope lies below its lip (pbem:16.21)');
      }
      const name = printHexside(hexside);
      const stated = sides.get(name);
      if (stated) wrong(text, `is stated twice: ${stated.type} and ${type}`);
      sides.set(name, { type, upper });
    }
  }
}

function readHexside(document: BoardDocument, text: string, wrong: Report): ReturnType<typeof parseHexside> {
  const hexside = parseHexside(text);
  if (!hexside) {
    const labels = text.split('/').map(parseLabel);
    const apart = labels.length === 2 && !labels.includes(null);
    wrong(text, apart ? 'names two hexes that do not touch' : 'is no hexside (S6/T6)');
    return null;
  }
  if (isOnGrid(document, hexside.first) && isOnGrid(document, hexside.second)) return hexside;
  wrong(text, 'lies off the board');
  return null;
}

function chartWalls({ document, terrain, sides }: ChartDraft, wrong: Report): void {
  for (const list of document.walls ?? []) {
    const area = hexesOf(document, list, wrong);
    const inside = new Set(area.map(printLabel));
    if (inside.size < area.length) wrong(list.join(', '), 'names a hex of the walled area twice');
    for (const hex of area) {
      for (const direction of DIRECTION_INDICES) {
        const beyond = labelOf(stepped(cellOf(hex), direction));
        const other = printLabel(beyond);
        const name = printHexside({ first: hex, second: beyond });
        const open = inside.has(other) || DOOR_TERRAIN.includes(terrain.get(other) ?? 'flatGround');
        if (!open && isOnGrid(document, beyond) && !sides.has(name)) {
          sides.set(name, { type: 'buildingWall', upper: null });
        }
      }
    }
  }
}

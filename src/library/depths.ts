import { fieldOf } from '../engine/board/build.js';
import { depthOf } from '../engine/board/depth.js';
import type { BoardDocument } from '../engine/board/document.js';
import type { Depth, FieldHex } from '../engine/board/field.js';
import { readHexList } from '../engine/board/hex-list.js';
import { TERRAIN_FACTS } from '../engine/board/terrain-facts.js';
import { TERRAIN_TYPES, type TerrainType } from '../engine/board/terrain.js';
import { printLabel } from '../engine/hex/label.js';

/**
 * How deep waters are by special rule (pbem:17.4a): by kind of terrain, hex or block of hexes, with the board's name if
 * there are several.
 */
export type Depths = Readonly<Record<string, Depth>>;

/** A depth that cannot be: its key, and why. */
export class DepthFault extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Boards whose waters are as deep as special rules make them; single hexes go before kinds of terrain. Throws
 * DepthFault.
 */
export function withDepths(boards: readonly BoardDocument[], depths: Depths | undefined): readonly BoardDocument[] {
  if (!depths) return boards;
  const kinds = Object.entries(depths).filter(([key]) => isTerrain(key));
  const places = Object.entries(depths).filter(([key]) => !isTerrain(key));
  const found = new Set<string>();
  const sounded = boards.map((board) => {
    const waters = watersOf(board);
    const depth = new Map<string, Depth>();
    for (const [key, value] of kinds) {
      for (const [label, hex] of waters) {
        if (!hex.terrains.includes(key as TerrainType)) continue;
        found.add(key);
        depth.set(label, value);
      }
    }
    for (const [key, value] of places) {
      for (const label of labelsIn(board, key, boards.length > 1)) {
        if (!waters.has(label)) throw new DepthFault(key, `${label} is no water of ${board.title}`);
        found.add(key);
        depth.set(label, value);
      }
    }
    return depth.size === 0 ? board : withFeatures(board, waters, depth);
  });
  const idle = Object.keys(depths).find((key) => !found.has(key));
  if (idle !== undefined) throw new DepthFault(idle, `there is no such water as ${idle}`);
  return sounded;
}

function isTerrain(key: string): boolean {
  return (TERRAIN_TYPES as readonly string[]).includes(key);
}

/** The waters of a board by printed label, those under bridges too. */
function watersOf(board: BoardDocument): ReadonlyMap<string, FieldHex> {
  const waters = fieldOf([board], []).places.filter((hex) => hex.terrains.some((type) => TERRAIN_FACTS[type].water));
  return new Map(waters.map((hex) => [(hex.above ?? hex).names[0] ?? '', hex]));
}

function labelsIn(board: BoardDocument, key: string, named: boolean): readonly string[] {
  if (named && !key.startsWith(board.id)) return [];
  const read = readHexList(board, [named ? key.slice(board.id.length) : key]);
  const [wrong] = read.errors;
  if (wrong) throw new DepthFault(key, `${wrong.where} ${wrong.reason}`);
  return read.labels.map(printLabel);
}

/**
 * States each depth as a feature and removes other depths of the same hex; sea without a depth gets it from its
 * shingle.
 */
function withFeatures(
  board: BoardDocument,
  waters: ReadonlyMap<string, FieldHex>,
  depth: ReadonlyMap<string, Depth>,
): BoardDocument {
  const features: Record<string, readonly string[]> = { ...board.features };
  for (const feature of ['shallow', 'deep'] as const) {
    const stated = readHexList(board, board.features?.[feature] ?? []).labels.map(printLabel);
    const kept = stated.filter((label) => !depth.has(label));
    features[feature] = [...kept, ...[...depth].flatMap(([label, value]) => (value === feature ? [label] : []))];
  }
  for (const [label, value] of depth) {
    const hex = waters.get(label);
    if (value === 'bottomless' && hex && depthOf({ ...hex, features: [] }, new Map()) !== 'bottomless') {
      throw new DepthFault(label, `${label} (${hex.terrain}) always has a bottom`);
    }
  }
  return { ...board, features };
}

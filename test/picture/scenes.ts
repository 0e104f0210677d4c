import { readFileSync } from 'node:fs';
import type { BoardDocument } from '../../src/engine/board/document.js';
import { HEX_FEATURES, HEXSIDE_TYPES, TERRAIN_TYPES } from '../../src/engine/board/terrain.js';
import { parseBoard } from '../../src/library/boards.js';
import type { Piece } from '../../src/picture/piece.js';
import { emptyScene, type Scene } from '../../src/picture/scene.js';

/** The board of the golden picture. */
const YARD_FILE = 'test/picture/golden/yard.yaml';
export const yard = parseBoard(readFileSync(YARD_FILE, 'utf8'), YARD_FILE);

/** The yard with something on it. */
export function yardScene(parts: Partial<Scene> = {}): Scene {
  return { ...emptyScene({ boards: [yard], joins: [] }), sides: SIDES, ...parts };
}

const SIDES = [
  { id: 'red', name: 'Red' },
  { id: 'blue', name: 'Blue' },
];

export function piece(parts: Partial<Piece> = {}): Piece {
  return {
    id: 'Wat',
    side: 'red',
    emblem: 'sword',
    health: 'healthy',
    attack: 8,
    defence: 6,
    mpa: 5,
    hexes: ['C3'],
    ridden: false,
    ...parts,
  };
}

/** A board with every terrain, hexside feature and feature of a hex that there is. */
export function sampler(): BoardDocument {
  const columns = 2 * TERRAIN_TYPES.length + 3;
  const label = (column: number, row: number): string => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + (column % 26));
    return letter.repeat(Math.floor(column / 26) + 1) + String(row);
  };
  const at = (index: number, row: number): string => label(2 * index + 1, row);
  const sides = HEXSIDE_TYPES.filter((type) => type !== 'plain' && type !== 'raisedDrawbridge');
  return {
    id: 'Smp',
    title: 'Sampler',
    columns,
    rows: 8,
    terrain: Object.fromEntries(TERRAIN_TYPES.map((type, index) => [type, [at(index, 2)]])),
    hexsides: Object.fromEntries(sides.map((type, index) => [type, [`${at(index, 5)}/${at(index, 6)}`]])),
    features: Object.fromEntries(HEX_FEATURES.map((feature, index) => [feature, [at(index, 8)]])),
    elevation: { '2': ['A4'] },
  };
}

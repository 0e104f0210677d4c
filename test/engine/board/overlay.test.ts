import { describe, expect, it } from '@jest/globals';
import { checkBoards, fieldOf } from '../../../src/engine/board/build.js';
import { findHexside } from '../../../src/engine/board/field-hexside.js';
import { overlay } from '../../../src/engine/board/overlay.js';
import { board } from './documents.js';

const base = board({
  terrain: { tree: ['B2..C3'], slope: ['F4'] },
  hexsides: { window: ['E1/E2'], slopeLip: ['E3/F4'] },
  features: { exteriorCorner: ['A1'] },
  elevation: { '1': ['G1..G2'] },
  walls: [['E2']],
});

describe('a board with some statements replaced', () => {
  it('says only what the overlay says where it says something', () => {
    const over = overlay(base, {
      terrain: { scrub: ['C2'], flatGround: ['B3'] },
      hexsides: { doorHexside: ['E2/E1'], plain: ['D2/E2'] },
      features: { exteriorCorner: ['B1'] },
      elevation: { '3': ['G2'] },
      walls: [['A3']],
    });
    const field = fieldOf([over], []);
    const terrain = (name: string): string | undefined => field.hex(name)?.terrain;
    expect(['B2', 'B3', 'C2', 'C3', 'F4'].map(terrain)).toEqual(['tree', 'flatGround', 'scrub', 'tree', 'slope']);
    expect(['E1/E2', 'E3/F4', 'D2/E2', 'E2/E3', 'A3/A4'].map((name) => findHexside(field, name)?.type)).toEqual([
      'doorHexside',
      'slopeLip',
      'plain',
      'buildingWall',
      'buildingWall',
    ]);
    expect(['G1', 'G2'].map((name) => field.hex(name)?.elevation)).toEqual([1, 3]);
    expect(['A1', 'B1'].map((name) => field.hex(name)?.features)).toEqual([['exteriorCorner'], ['exteriorCorner']]);
  });

  it('leaves the board as it was, and what is not named as it is', () => {
    const before = structuredClone(base);
    overlay(base, { terrain: { scrub: ['C2'] } });
    expect(base).toEqual(before);
    const same = overlay(base, {});
    expect(fieldOf([same], []).hexes.map(({ terrain }) => terrain)).toEqual(
      fieldOf([base], []).hexes.map(({ terrain }) => terrain),
    );
  });

  it('is checked like any board', () => {
    expect(checkBoards([overlay(base, { terrain: { tree: ['Z9'] } })], [])).toHaveLength(1);
    expect(checkBoards([overlay(base, { terrain: { tree: ['C2'], scrub: ['C2'] } })], [])).toHaveLength(1);
    expect(checkBoards([overlay(base, { hexsides: { window: ['C2/G2'] } })], [])).toHaveLength(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { TILE_SHEET, TILES } from '../../src/library/tiled/tiles.js';
import { tileSheet } from '../../src/picture/tile-sheet.js';

describe('the picture of the tiles of Tiled maps', () => {
  const svg = tileSheet();

  it('has a tile for every terrain and height, row by row, none on another', () => {
    const places = [...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)" clip-path/g)].map(([, x, y]) =>
      [x, y].map(Number),
    );
    expect(places).toHaveLength(TILES.length);
    expect(places.map(([x = 0, y = 0]) => ((y - 35) / 70) * TILE_SHEET.columns + (x - 40) / 80)).toEqual(
      TILES.map((_, index) => index),
    );
  });

  it('tells heights in words', () => {
    for (const height of ['+1', '−3', '>0<']) expect(svg).toContain(height);
  });

  it('is the same each time', () => {
    expect(tileSheet()).toBe(svg);
  });
});

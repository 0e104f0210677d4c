import { TILE_SHEET, TILES } from '../library/tiled/tiles.js';
import { heightPlate } from './grid-layer.js';
import { terrainEntry } from './legend.js';
import { Marks } from './marks.js';
import { corners, HALF_HEIGHT, RADIUS } from './plane.js';
import { element, polyline } from './svg.js';

/** The cell whose middle is the origin; nothing of a tile lies beyond its hex. */
const CELL = { x: 0, y: 0 };
const HEX = polyline(corners(CELL), true);

/**
 * The tiles of exported Tiled maps as one SVG document without a background, row by row: each terrain as it is drawn in
 * pictures, each height as its plate.
 */
export function tileSheet(): string {
  const [width, height] = [2 * RADIUS, 2 * HALF_HEIGHT];
  const marks = new Marks();
  const tiles = TILES.map((tile, index) => {
    const x = (index % TILE_SHEET.columns) * width + RADIUS;
    const y = Math.floor(index / TILE_SHEET.columns) * height + HALF_HEIGHT;
    const drawn =
      tile.kind === 'terrain'
        ? terrainEntry(tile.terrain, marks).sample
        : heightPlate({ cell: CELL, elevation: tile.height });
    return element('g', { transform: `translate(${x} ${y})`, 'clip-path': 'url(#hex)' }, drawn);
  });
  const [across, down] = [TILE_SHEET.columns * width, TILE_SHEET.rows * height];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${across} ${down}`, width: across, height: down },
    element('defs', {}, element('clipPath', { id: 'hex' }, element('path', { d: HEX })), marks.definitions()),
    ...tiles,
  );
}

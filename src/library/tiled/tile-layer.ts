import { cellOfTile, hexNamed } from './pixel-plane.js';
import type { BoardSketch } from './board-sketch.js';
import { tileIds, UnreadableData } from './layer-data.js';
import type { TileMeaning } from './tiles.js';
import { classOf, type TmjLayer, type TmjMap } from './tmj.js';

/** The bits of a global tile id that say that the tile is mirrored or turned. */
const FLAGS = 0xf0000000;

/** Paints the tiles of a layer on the sketch; returns what is wrong with them. */
export function readTileLayer(
  layer: TmjLayer,
  map: TmjMap,
  meanings: (gid: number) => TileMeaning | undefined,
  sketch: BoardSketch,
): readonly string[] {
  const name = `layer "${layer.name ?? ''}"`;
  if ((layer.width ?? map.width) !== map.width || (layer.height ?? map.height) !== map.height) {
    return [`${name}: is ${layer.width ?? 0} × ${layer.height ?? 0} tiles large, the map ${map.width} × ${map.height}`];
  }
  const location = [layer.name, classOf({ ...layer, type: '' })].includes('under') ? 'under' : 'hex';
  const faults: string[] = [];
  for (const [index, id] of idsOf(layer, map, (reason) => faults.push(`${name}: ${reason}`)).entries()) {
    if (id === 0) continue;
    const [column, row] = [index % map.width, Math.floor(index / map.width)];
    const hex = hexNamed(sketch.grid, cellOfTile(column, row));
    const meaning = (id & FLAGS) === 0 ? meanings(id) : undefined;
    const at = `${name}, tile (${column}, ${row}), ${hex === null ? 'off the board' : `hex ${hex}`}`;
    if ((id & FLAGS) !== 0) faults.push(`${at}: is mirrored or turned; terrain has no sides, so lay it straight`);
    else if (!meaning) faults.push(`${at}: tile ${id} belongs to no tileset of the map`);
    else if (meaning.kind === 'unknown') faults.push(`${at}: ${meaning.called} is no terrain that this version knows`);
    else if (hex === null) faults.push(...strayFaults(meaning, at));
    else if (meaning.kind === 'height') sketch.raise(hex, meaning.height);
    else sketch.paint(hex, meaning.terrain, location);
  }
  return faults;
}

function idsOf(layer: TmjLayer, map: TmjMap, wrong: (reason: string) => void): readonly number[] {
  try {
    return tileIds(layer, map.width * map.height);
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    wrong(error.message);
    return [];
  }
}

/** The lowest tiles of the columns A, C… lie off the board; ground that was poured over them too does no harm. */
function strayFaults(meaning: TileMeaning, at: string): readonly string[] {
  if (meaning.kind === 'terrain' && meaning.terrain === 'flatGround') return [];
  return [`${at}: the columns A, C… have one hex less, leave their lowest tile empty`];
}

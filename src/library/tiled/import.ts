import { checkBoards } from '../../engine/board/build.js';
import type { BoardDocument } from '../../engine/board/document.js';
import { COLUMNS_MAX, ROWS_MAX } from '../../engine/board/shape.js';
import { ContentError, schemaFaults } from '../content-file.js';
import { BoardSketch } from './board-sketch.js';
import { readObjects } from './objects.js';
import { readTileLayer } from './tile-layer.js';
import { tileMeanings } from './tiles.js';
import { propertyOf, type TmjLayer, type TmjMap, type TmjTileset } from './tmj.js';

/** A file beside the map by its name there; null if there is none. */
export type ReadBeside = (source: string) => string | null;

/** At most so many faults of one map are reported. */
const FAULTS_MAX = 50;

/**
 * A board from the text of a Tiled map (TMJ, docs/boards.md). Its name and title are properties of the map, `id` and
 * `title`, or are made of the name of the file.
 * @throws ContentError naming the layer, the tile or object, and the hex of everything that is wrong
 */
export function importTmj(text: string, file: string, readBeside: ReadBeside = () => null): BoardDocument {
  const map = shapedMap(parsed(text, file), file, 'tiled') as TmjMap;
  const frame = frameFaults(map);
  if (frame.length > 0) throw faulty(file, frame);
  const faults: string[] = [];
  const meanings = tileMeanings(map.tilesets.map((tileset) => wholeTileset(tileset, file, readBeside)));
  const sketch = new BoardSketch({ columns: map.width, rows: map.height - 1 });
  for (const layer of flattened(map.layers)) {
    if (layer.type === 'tilelayer') faults.push(...readTileLayer(layer, map, meanings, sketch));
    if (layer.type === 'objectgroup') faults.push(...readObjects(layer, map, sketch));
  }
  faults.push(...sketch.faults());
  if (faults.length > 0) throw faulty(file, faults);
  const board = sketch.board(nameOf(map, file));
  const errors = checkBoards([board], []);
  if (errors.length > 0)
    throw faulty(
      file,
      errors.map(({ where, reason }) => `${where} ${reason}`),
    );
  return board;
}

function faulty(file: string, reasons: readonly string[]): ContentError {
  const more = reasons.length - FAULTS_MAX;
  const told = more > 0 ? [...reasons.slice(0, FAULTS_MAX), `and ${more} more`] : reasons;
  return new ContentError(told.map((reason) => ({ file, line: 0, reason })));
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw faulty(file, [`no TMJ map (save it as JSON map file): ${error.message}`]);
  }
}

function shapedMap(value: unknown, file: string, schema: string): unknown {
  const faults = schemaFaults(value, schema);
  if (faults.length > 0)
    throw faulty(
      file,
      faults.map(({ reason }) => reason),
    );
  return value;
}

/** Faults of the map as a whole; its layers may be read only if there are none. */
function frameFaults(map: TmjMap): readonly string[] {
  const { orientation, staggeraxis, staggerindex, infinite, width, height, tilewidth, hexsidelength = 1 } = map;
  const faults: string[] = [];
  if (orientation !== 'hexagonal') faults.push(`the map is ${orientation}: it must be hexagonal (staggered)`);
  if (staggeraxis !== 'x') faults.push('its stagger axis must be X: hexes stand in columns');
  if (staggerindex !== 'even') faults.push('its stagger index must be even: the columns A, C… lie half a hex lower');
  if (infinite === true) faults.push('the map is infinite: switch that off in its properties');
  if (width > COLUMNS_MAX) faults.push(`it has ${width} columns; a board has at most ${COLUMNS_MAX}`);
  if (height - 1 > ROWS_MAX)
    faults.push(`it is ${height} tiles high; a board has at most ${ROWS_MAX} rows, and one tile more`);
  if (height < 2) faults.push('it must be 2 tiles high or more: rows, and one tile more for the columns B, D…');
  if (hexsidelength >= tilewidth) faults.push('its tile side length must be shorter than its tiles are wide');
  return faults;
}

function flattened(layers: readonly TmjLayer[]): readonly TmjLayer[] {
  return layers.flatMap((layer) => {
    if (layer.type !== 'group') return [layer];
    const { offsetx: x = 0, offsety: y = 0 } = layer;
    return flattened(layer.layers ?? []).map((inner) => ({
      ...inner,
      offsetx: (inner.offsetx ?? 0) + x,
      offsety: (inner.offsety ?? 0) + y,
    }));
  });
}

function wholeTileset(tileset: TmjTileset, file: string, readBeside: ReadBeside): TmjTileset {
  const { source, firstgid } = tileset;
  if (source === undefined) return tileset;
  if (!/\.(tsj|json)$/.test(source)) {
    throw faulty(file, [`tileset ${source}: embed it in the map, or save it as JSON tileset (.tsj)`]);
  }
  const text = readBeside(source);
  if (text === null)
    throw faulty(file, [`tileset ${source}: there is no such file beside the map; embed it in the map`]);
  return shapedMap({ ...(parsed(text, source) as object), firstgid }, source, 'tiled-tileset') as TmjTileset;
}

function nameOf(map: TmjMap, file: string): { readonly id: string; readonly title: string } {
  const base = (file.split(/[/\\]/).at(-1) ?? file).replace(/\.\w+$/, '');
  const [id, title] = [propertyOf(map, 'id'), propertyOf(map, 'title')];
  const letters = `${base.replaceAll(/[^A-Za-z]/g, '').toLowerCase()}map`.slice(0, 3);
  const made = letters.charAt(0).toUpperCase() + letters.slice(1);
  return {
    id: typeof id === 'string' && id !== '' ? id : made,
    title: typeof title === 'string' && title !== '' ? title : base,
  };
}

import { TERRAIN_TYPES, type TerrainType } from '../../engine/board/terrain.js';
import { classOf, meant, propertyOf, type TmjTile, type TmjTileset } from './tmj.js';

/** The features that a tile puts on a hex. */
export type TileMeaning =
  | { readonly kind: 'terrain'; readonly terrain: TerrainType }
  /** In stairs above ground. */
  | { readonly kind: 'height'; readonly height: number }
  /** A tile that Herald does not know, with its class. */
  | { readonly kind: 'unknown'; readonly called: string };

/** Class of the tiles that give heights; their property `height` says which. */
export const HEIGHT_CLASS = 'height';
/** The greatest height of a tile in stairs, up and down. */
const HEIGHT_MAX = 99;

/** The tiles of the maps that Herald writes, by their place in the tileset: every terrain, then every height. */
export const TILES: readonly Exclude<TileMeaning, { kind: 'unknown' }>[] = [
  ...TERRAIN_TYPES.map((terrain) => ({ kind: 'terrain', terrain }) as const),
  ...Array.from(
    { length: 2 * HEIGHT_MAX + 1 },
    (_, index) => ({ kind: 'height', height: index - HEIGHT_MAX }) as const,
  ),
];

/** The picture of these tiles, which lies beside the map: row by row, in so many columns. */
export const TILE_SHEET = { file: 'herald-tiles.png', columns: 20, rows: Math.ceil(TILES.length / 20) } as const;

/** The meanings of the tiles of a map, by global tile id without flags; undefined for an id of no tileset. */
export function tileMeanings(tilesets: readonly TmjTileset[]): (gid: number) => TileMeaning | undefined {
  const sorted = tilesets.toSorted((a, b) => b.firstgid - a.firstgid);
  const known = new Map<number, TileMeaning>();
  for (const { firstgid, tiles = [] } of tilesets)
    for (const tile of tiles) known.set(firstgid + tile.id, meaningOf(tile));
  return (gid) => {
    const meaning = known.get(gid);
    const tileset = sorted.find(({ firstgid }) => firstgid <= gid);
    if (meaning || !tileset) return meaning;
    return {
      kind: 'unknown',
      called: `tile ${gid - tileset.firstgid} of ${tileset.name ?? 'a tileset'}, without a class`,
    };
  };
}

function meaningOf(tile: TmjTile): TileMeaning {
  const called = classOf(tile);
  const terrain = meant(TERRAIN_TYPES, called);
  if (terrain) return { kind: 'terrain', terrain };
  const height = propertyOf(tile, HEIGHT_CLASS);
  if (called === HEIGHT_CLASS && typeof height === 'number' && Number.isInteger(height))
    return { kind: 'height', height };
  return { kind: 'unknown', called: called === '' ? `tile ${tile.id}, without a class` : `"${called}"` };
}

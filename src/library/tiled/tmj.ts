/** A property that the author of a map has set. */
export interface TmjProperty {
  readonly name: string;
  readonly type?: string;
  readonly value?: unknown;
}

/** A tile with the class that gives it a meaning: Tiled calls it `type` (1.10 on and before 1.9) or `class` (1.9). */
export interface TmjTile {
  readonly id: number;
  readonly type?: string;
  readonly class?: string;
  readonly properties?: readonly TmjProperty[];
}

/** A tileset in the map, or the name of the file that holds it. */
export interface TmjTileset {
  readonly firstgid: number;
  readonly source?: string;
  readonly name?: string;
  readonly tiles?: readonly TmjTile[];
  /** The picture of the tiles and how they lie in it; for the editor only. */
  readonly image?: string;
  readonly imagewidth?: number;
  readonly imageheight?: number;
  readonly tilewidth?: number;
  readonly tileheight?: number;
  readonly tilecount?: number;
  readonly columns?: number;
  readonly spacing?: number;
  readonly margin?: number;
}

interface TmjPoint {
  readonly x: number;
  readonly y: number;
}

export interface TmjObject extends TmjPoint {
  readonly id?: number;
  readonly name?: string;
  readonly type?: string;
  readonly class?: string;
  readonly width?: number;
  readonly height?: number;
  readonly rotation?: number;
  readonly point?: boolean;
  readonly gid?: number;
  readonly text?: object;
  readonly polyline?: readonly TmjPoint[];
  readonly polygon?: readonly TmjPoint[];
  readonly properties?: readonly TmjProperty[];
}

export interface TmjLayer {
  readonly type: 'tilelayer' | 'objectgroup' | 'imagelayer' | 'group';
  readonly name?: string;
  readonly class?: string;
  readonly offsetx?: number;
  readonly offsety?: number;
  readonly width?: number;
  readonly height?: number;
  readonly encoding?: 'csv' | 'base64';
  readonly compression?: string;
  readonly data?: string | readonly number[];
  readonly layers?: readonly TmjLayer[];
  readonly objects?: readonly TmjObject[];
}

/** A map of the Tiled editor as far as Herald reads it (content/schemas/tiled.schema.json). */
export interface TmjMap {
  readonly orientation: string;
  readonly staggeraxis?: string;
  readonly staggerindex?: string;
  readonly hexsidelength?: number;
  readonly infinite?: boolean;
  /** In tiles. */
  readonly width: number;
  readonly height: number;
  /** In pixels. */
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly properties?: readonly TmjProperty[];
  /** The ids that the editor gives next. */
  readonly nextlayerid?: number;
  readonly nextobjectid?: number;
  readonly layers: readonly TmjLayer[];
  readonly tilesets: readonly TmjTileset[];
}

/** Class of the polylines that are roads. */
export const ROAD_CLASS = 'road';

/** Class of the polylines along which rivers flow. */
export const FLOW_CLASS = 'flow';

/** The meaning of a tile or an object: its class, or its name if it has no class. */
export function classOf({ type, class: named, name }: Pick<TmjObject, 'type' | 'class' | 'name'>): string {
  return [type, named, name].find((word) => word !== undefined && word !== '') ?? '';
}

/** The value of a property of a tile, object or layer; undefined: it has none of this name. */
export function propertyOf(
  { properties = [] }: { readonly properties?: readonly TmjProperty[] },
  name: string,
): unknown {
  return properties.find((property) => property.name === name)?.value;
}

/** The value of a list that a person means by a word: `House interior` is `houseInterior`. */
export function meant<Value extends string>(values: readonly Value[], word: string): Value | null {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  return values.find((value) => plain(value) === plain(word)) ?? null;
}

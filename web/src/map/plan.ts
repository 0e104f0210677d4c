import type { HexesQuery } from '../api/generated';

export type MapHex = HexesQuery['game']['board']['hexes'][number];

/** Half of a hex's width and height, in px of the map. */
const RADIUS = 40;
const HALF_HEIGHT = 35;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, in px of the map. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The hexes of a game's map, by name and by place. They are the same all through the game. */
export class Plan {
  readonly bounds: Box;
  readonly #byName = new Map<string, MapHex>();
  readonly #byPlace = new Map<string, MapHex>();

  constructor(readonly hexes: readonly MapHex[]) {
    for (const hex of hexes) {
      this.#byPlace.set(`${hex.x},${hex.y}`, hex);
      for (const name of [hex.name, ...hex.names]) this.#byName.set(name, hex);
    }
    this.bounds = around(hexes, { x: RADIUS, y: HALF_HEIGHT }) ?? { x: 0, y: 0, width: 1, height: 1 };
  }

  /** The hex of a written place, whichever of its names that is (`D8/under`). */
  hex(name: string | null | undefined): MapHex | undefined {
    if (name === null || name === undefined) return undefined;
    return this.#byName.get(name) ?? this.#byName.get(name.replace(/\/.*$/, ''));
  }

  /** The hex in which a point lies; undefined beside the map. */
  at({ x, y }: Point): MapHex | undefined {
    let [found, least]: [MapHex | undefined, number] = [undefined, (RADIUS + 1) ** 2];
    const column = Math.round(x / (1.5 * RADIUS));
    for (const near of [column - 1, column, column + 1]) {
      const across = near * 1.5 * RADIUS;
      const row = Math.round(y / HALF_HEIGHT);
      for (const down of [row - 1, row, row + 1]) {
        const hex = this.#byPlace.get(`${across},${down * HALF_HEIGHT}`);
        const distance = (across - x) ** 2 + (down * HALF_HEIGHT - y) ** 2;
        if (hex && distance < least) [found, least] = [hex, distance];
      }
    }
    return found;
  }

  /** Whether two hexes have a side in common. */
  isBeside(one: MapHex, other: MapHex): boolean {
    const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
    return across === 0 ? down === 2 * HALF_HEIGHT : across === 1.5 * RADIUS && down === HALF_HEIGHT;
  }

  /** The hex beside another, by steps of a column and of half hexes downward. */
  beside({ x, y }: MapHex, columns: number, halves: number): MapHex | undefined {
    return this.#byPlace.get(`${x + columns * 1.5 * RADIUS},${y + halves * HALF_HEIGHT}`);
  }
}

/** The rectangle that encloses points with a rim; null if there are none. */
export function around(points: readonly Point[], rim: Point): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - rim.x, Math.min(...ys) - rim.y];
  return { x, y, width: Math.max(...xs) + rim.x - x, height: Math.max(...ys) + rim.y - y };
}

/** The corners of a hex, as `polygon` takes them. */
export function outline({ x, y }: Point, inset = 0): string {
  const [r, h] = [RADIUS - inset * 1.15, HALF_HEIGHT - inset];
  return [
    [x - r / 2, y - h],
    [x + r / 2, y - h],
    [x + r, y],
    [x + r / 2, y + h],
    [x - r / 2, y + h],
    [x - r, y],
  ]
    .map((corner) => corner.join(','))
    .join(' ');
}

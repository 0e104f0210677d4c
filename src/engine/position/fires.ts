import type { HexName } from '../board/field.js';
import type { Burns } from './burns.js';
import type { Position, Thing } from './position.js';

/** A fire that consumes something. */
export type Fire = Thing & { readonly burns: Burns };

/** All fires that consume something, in the order in which they broke out. */
export function firesOf({ things }: Pick<Position, 'things'>): readonly Fire[] {
  return things.filter((thing): thing is Fire => thing.burns !== undefined);
}

/**
 * The position without fires in things that are gone: a cart, equipment, or a tent that is gone from its hex. Most
 * positions have none, and stay the same.
 */
export function withoutFires(position: Position, what: string, hex?: HexName): Position {
  const gone = firesOf(position).filter(
    ({ burns, hexes }) => burns.what === what && (hex === undefined || hexes.includes(hex)),
  );
  if (gone.length === 0) return position;
  return { ...position, things: position.things.filter((thing) => !gone.some((fire) => fire === thing)) };
}

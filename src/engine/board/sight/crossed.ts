import type { FieldHex, Rise } from '../field.js';
import type { HexsideType } from '../terrain.js';
import { SLOTS, type SightGround } from './ground.js';

/**
 * One thing on a line of sight between the two end hexes, in order: a hex that it passes, a hexside that it crosses.
 */
export type Crossed =
  | { readonly kind: 'hex'; readonly hex: FieldHex }
  | {
      readonly kind: 'hexside';
      readonly from: FieldHex;
      readonly to: FieldHex;
      readonly side: HexsideType;
      /** Stairs gained by a slope or moat. */
      readonly rise: Rise;
    };

/** A slot, as it is written on a way that only touches the hex into which it leads (pbem:5.2f); and read again. */
export function touching(slot: number): number {
  return ~slot;
}

/** The things on a way that is given by its slots; a hex that it only touches is none of them. */
export function crossedAlong({ places, next, sides, rise }: SightGround, slots: ArrayLike<number>): readonly Crossed[] {
  const crossed: Crossed[] = [];
  for (let at = 0; at < slots.length; at += 1) {
    const written = slots[at] as number;
    const slot = written < 0 ? touching(written) : written;
    const from = places[Math.floor(slot / SLOTS)] as FieldHex;
    const to = places[next[slot] as number] as FieldHex;
    if (at > 0 && (slots[at - 1] as number) >= 0) crossed.push({ kind: 'hex', hex: from });
    crossed.push({
      kind: 'hexside',
      from,
      to,
      side: sides[slot] as HexsideType,
      rise: ((rise[slot] as number) / 2) as Rise,
    });
  }
  return crossed;
}

/** Heights in half stairs above the hex from which a line starts. */
export interface Heights {
  /** Of the hex before each thing on the line; of a hex that is passed its own. */
  readonly before: readonly number[];
  readonly end: number;
}

/** How the ground rises and falls along a line: lips crossed (pbem:5.3e) and man-made height (pbem:5.3d). */
export function heightsAlong(crossed: readonly Crossed[], from: FieldHex, to: FieldHex): Heights {
  let climbed = 0;
  const before = crossed.map((thing) => {
    const height = climbed + (thing.kind === 'hex' ? thing.hex : thing.from).level - from.level;
    if (thing.kind === 'hexside') climbed += 2 * thing.rise;
    return height;
  });
  return { before, end: climbed + to.level - from.level };
}

/** The last hex on a line before the one in which it ends. */
export function besideEnd(crossed: readonly Crossed[], from: FieldHex): FieldHex {
  const last = crossed.at(-1);
  return last?.kind === 'hexside' ? last.from : from;
}

/** The first hex on a line after the one in which it begins. */
export function besideStart([first]: readonly Crossed[], at: FieldHex): FieldHex {
  return first?.kind === 'hexside' ? first.to : at;
}

import type { FieldHex, Rise } from '../field.js';
import type { HexsideType } from '../terrain.js';
import { SLOTS, type SightGround } from './ground.js';

/** One thing on a line of sight between the two end hexes, in order: a hex that it passes, a hexside that it crosses. */
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

/** The things on a way that is given by its slots. */
export function crossedAlong({ places, next, sides, rise }: SightGround, slots: ArrayLike<number>): readonly Crossed[] {
  const crossed: Crossed[] = [];
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    const from = places[Math.floor(slot / SLOTS)] as FieldHex;
    const to = places[next[slot] as number] as FieldHex;
    if (at > 0) crossed.push({ kind: 'hex', hex: from });
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
  let built = 0;
  const before = crossed.map((thing) => {
    if (thing.kind === 'hex') built = thing.hex.level - from.level;
    const height = climbed + built;
    if (thing.kind === 'hexside') climbed += 2 * thing.rise;
    return height;
  });
  return { before, end: climbed + to.level - from.level };
}

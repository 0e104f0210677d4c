import type { FieldHex } from '../../../board/field.js';
import { DIRECTION_INDICES } from '../../../hex/direction.js';
import type { Footway } from './footway.js';
import { isOnOnePlatform } from './platform.js';

/** Places of a platform that the unit passes on the way to another place of it. */
export type Passed = readonly FieldHex[];

/**
 * A place of a platform two steps or more away, the places before it on the way, and the price of the whole way in MP.
 */
interface PlatformWay {
  readonly hex: FieldHex;
  readonly before: Passed;
  readonly price: number;
}

/**
 * Ways of more than one step along a platform; the unit pays for the first step only (pbem:19.12g). `holds`: true if
 * the unit stays in melee in that hex, so that it cannot go on from there (11.41c).
 */
export function waysOnPlatform(
  footway: Footway,
  start: FieldHex,
  holds: (hex: FieldHex) => boolean,
): readonly PlatformWay[] {
  const ways: PlatformWay[] = [];
  const been = new Set([start]);
  const goOn = (hex: FieldHex, before: Passed, paid: number | null): void => {
    for (const direction of DIRECTION_INDICES) {
      const to = hex.neighbours[direction];
      const price = to && !been.has(to) && isOnOnePlatform(hex, to) ? footway.priceOf(hex, to, direction) : null;
      if (!to || price === null) continue;
      been.add(to);
      if (before.length > 0) ways.push({ hex: to, before, price: paid ?? price });
      if (!holds(to)) goOn(to, [...before, to], paid ?? price);
    }
  };
  goOn(start, [], null);
  return ways;
}

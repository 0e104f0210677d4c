import type { FieldHex } from '../../../board/field.js';
import { DIRECTION_INDICES } from '../../../hex/direction.js';
import type { Footway } from './footway.js';
import { isOnOnePlatform } from './platform.js';

/** Places of a platform that are passed on the way to another one. */
export type Passed = readonly FieldHex[];

/**
 * A place of a platform two steps or more away, what lies before it on the way, and the price of the whole way in MP.
 */
interface PlatformWay {
  readonly hex: FieldHex;
  readonly before: Passed;
  readonly price: number;
}

/**
 * Ways of more than one step along a platform, of which the first step alone is paid (pbem:19.12g). `holds`: melee goes
 * on in that hex, so that nobody passes it (11.41c).
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

import type { Position } from '../../engine/position/position.js';
import { isActive, isDog } from '../../engine/position/unit.js';

/** The faults of the melees of a position (pbem:11.1): each melee links two enemies, once, in the order of names. */
export function wrongLinks({ links, units }: Position): readonly string[] {
  const known = new Set<string>();
  return links.flatMap(({ a, b }) => {
    const pair = `${a} + ${b}`;
    const [one, other] = [units[a], units[b]];
    const again = known.has(pair);
    known.add(pair);
    if (!one || !other) return [`the melee ${pair} is with nobody`];
    const stray = [one, other].some((unit) => unit.side === null && unit.sheet.kind !== 'dog');
    const enemies = !stray && one.side !== other.side;
    return [
      ...(a < b ? [] : [`the melee ${pair} is kept the wrong way round`]),
      ...(again ? [`the melee ${pair} is kept twice`] : []),
      ...(enemies ? [] : [`${pair} are in melee and no enemies`]),
    ];
  });
}

/** Once an order is carried out only active characters are in melee (pbem:11.1b). */
export function inactiveInMelee({ links, units }: Position): readonly string[] {
  const ids = new Set(links.flatMap(({ a, b }) => [a, b]));
  return [...ids].flatMap((id) => {
    const unit = units[id];
    return unit && !isActive(unit) && !isDog(unit) ? [`${id} is ${unit.health} and in melee`] : [];
  });
}

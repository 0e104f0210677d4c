import { directionBetween, type FieldHex } from '../../../../board/field.js';
import type { Crossed } from '../../../../board/sight/crossed.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import type { MovementCost } from '../events/facts.js';
import { NO_COVER, type Cover } from '../fire/cover.js';
import { strikingPairs } from '../terrain/adjacency.js';
import { hexOf } from '../terrain/ground.js';

/** MP for entering over the front of a barricade, besides the hex itself: 4 in all (pbem:19.16b). */
const OVER_FRONT = 3;

/** Medium cover (pbem:19.16a). */
const COVER = 2;

/**
 * The hexside between a hex and a hex outside is one of the four on the front of the barricade in the first hex
 * (pbem:19.16a).
 */
export function isBarricadeFront(hex: FieldHex, outside: FieldHex): boolean {
  const direction = directionBetween(hex, outside);
  return hex.structure?.front?.some((one) => one === direction) ?? false;
}

/** The cost of climbing in over the front of a barricade; null: this step does not climb over it (pbem:19.16b). */
export function overFrontCost(from: FieldHex, to: FieldHex): MovementCost | null {
  return to.structure && isBarricadeFront(to, from) ? { mp: OVER_FRONT, rule: 'pbem:19.16b' } : null;
}

/** Cover of a target in a hex of a barricade against a line that crosses its front, at any height (pbem:19.16a). */
export function coverOfBarricade(at: FieldHex, crossed: readonly Crossed[]): Cover {
  if (at.structure?.front === undefined) return NO_COVER;
  const { key } = at.structure;
  const isCrossed = crossed.some(
    (thing) => thing.kind === 'hexside' && thing.to.structure?.key === key && isBarricadeFront(thing.to, thing.from),
  );
  return isCrossed
    ? { drm: COVER, rule: 'pbem:19.16a', what: `behind the barricade in ${at.name}`, own: true, by: [at] }
    : NO_COVER;
}

/** True if the attacker can strike at the defender only over the front of a barricade (pbem:19.16d, 19.16e). */
export function strikesOverFront(position: Position, attacker: Unit, defender: Unit): boolean {
  if (position.equipment === undefined) return false;
  return strikingPairs(position, attacker, defender).every(({ from, to }) =>
    isBarricadeFront(hexOf(position, to), hexOf(position, from)),
  );
}

import type { Refusal } from '../../../game/refusal.js';
import { isMounted, type Unit } from '../../../position/unit.js';

/** A horse, ridden or not, whose head has left the map and whose rear has not (pbem:3.1b). */
export function isHalfOff(unit: Unit): boolean {
  return unit.hexes.length === 1 && (isMounted(unit) || unit.sheet.kind === 'horse');
}

/**
 * Why a unit cannot go anywhere on the map any more, or null: its head has left the map, so it can only follow
 * (pbem:3.1b).
 */
export function whyHalfOff(unit: Unit): Refusal | null {
  if (!isHalfOff(unit)) return null;
  const because = `the head of ${unit.id} has left the map: it can only leave as a whole`;
  return { code: 'illegal', rule: 'pbem:3.1b', because, subject: unit.id };
}

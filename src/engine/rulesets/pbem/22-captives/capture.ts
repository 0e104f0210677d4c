import { distance } from '../../../hex/lattice.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit, isDragon } from '../../../position/unit.js';
import { mpaOf } from '../core/combat/strength.js';
import { isInMelee } from '../core/melee/melee.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { soldiersOf } from '../core/captives/captive.js';

/**
 * Why a stunned enemy cannot be captured, or null (pbem:10.3d, 12.4c, 12.4d): each active soldier of his side must be
 * at least his own MPA in hexes away, unless he is in melee and not ADJACENT to the stunned man.
 */
export function whyNotCapture(position: Position, captor: Unit, victim: Unit): Refusal | null {
  const { id } = victim;
  if (!isCharacter(victim) || !areEnemies(captor, victim)) {
    return forbidden('pbem:12.4c', `${id} is no enemy of ${captor.id}`, id).refusal;
  }
  if (isDragon(victim)) return forbidden('pbem:13.5', `${id} is a dragon, and nobody takes it prisoner`, id).refusal;
  if (victim.health !== 'stunned') return forbidden('pbem:10.3d', `${id} is not stunned`, id).refusal;
  for (const rescuer of soldiersOf(position, victim.side)) {
    const near = isAdjacentTo(position, rescuer, victim);
    if (isInMelee(position, rescuer.id)) {
      if (near) return forbidden('pbem:12.4d', `${rescuer.id} is ADJACENT to ${id}`, rescuer.id).refusal;
      continue;
    }
    const [hexes, mpa] = [hexesBetween(position, rescuer, victim), mpaOf(position, rescuer)];
    if (hexes < mpa) {
      return forbidden('pbem:12.4c', `${rescuer.id} with MPA ${mpa} is ${hexes} hexes from ${id}`, rescuer.id).refusal;
    }
  }
  return null;
}

function hexesBetween(position: Position, one: Unit, other: Unit): number {
  return Math.min(
    ...one.hexes.flatMap((from) =>
      other.hexes.map((to) => distance(hexOf(position, from).cell, hexOf(position, to).cell)),
    ),
  );
}

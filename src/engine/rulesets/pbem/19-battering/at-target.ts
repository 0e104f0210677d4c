import { UNDER } from '../../../board/location.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { closableAt, isAt } from '../12-doors/aperture.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import type { Target } from './target.js';

/**
 * Why this man does not reach the target with his hands, or null: on foot, in its hex or beside it (pbem:19a, 19.2l,
 * 19.2m).
 */
export function whyNotAtTarget(position: Position, unit: Unit, target: Target): Refusal | null {
  const { id } = unit;
  if (isMounted(unit)) return forbidden('pbem:19a', `${id} is mounted`, id).refusal;
  const aperture = closableAt(position, target.name);
  if (aperture?.hex) {
    if (unit.hexes.includes(aperture.hex.name)) return null;
    return forbidden('pbem:19.2m', `${id} is not in the door hex ${target.name}`, id).refusal;
  }
  const near = aperture ? isAt(position, unit, aperture, false) : isBeside(position, unit, target);
  return near ? null : forbidden('pbem:19.2l', `${id} is not ADJACENT to ${target.name}`, id).refusal;
}

/** In one of its hexes or ADJACENT to one, at a siege tower to the place below it as well. */
export function isBeside(position: Position, unit: Unit, { kind, hexes }: Target): boolean {
  const field = fieldOfGame(position);
  const places = kind === 'siegeTower' ? [...hexes, ...hexes.map((name) => name + UNDER)] : hexes;
  return unit.hexes.some((from) =>
    places.some((to) => from === to || (field.hex(to) !== undefined && ADJACENT(position, unit, from, to))),
  );
}

import type { FieldHex } from '../../../board/field.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Drawbridge } from '../core/winch/device.js';

/**
 * Why a raised bridge cannot come down, or null: a siege tower or a ram stands on a hex that it would cover, or at a
 * door of its gate (pbem:18.1k).
 */
export function whyNotLower({ equipment = [] }: Position, { hexes }: Pick<Drawbridge, 'hexes'>): Refusal | null {
  const kept = new Set([...hexes, ...hexes.flatMap(beforeItsGate)].flatMap(placesOf));
  const engine = equipment.find(
    ({ kind, hexes: held }) =>
      (kind === 'siegeTower' || kind === 'batteringRam') && held.some((name) => kept.has(name)),
  );
  if (!engine) return null;
  return forbidden('pbem:18.1k', `${engine.id} stands at the gate: the bridge cannot come down`, engine.id).refusal;
}

/** All names of a hex: what stands below a raised bridge is in its lower location (`E5/under`). */
function placesOf({ names, below }: FieldHex): readonly string[] {
  return below ? [...names, ...below.names] : names;
}

/** The hexes that share a door of the gate behind a bridge hex. */
function beforeItsGate({ neighbours }: FieldHex): readonly FieldHex[] {
  const gates = neighbours.filter((next) => next !== null).map((next) => next.above ?? next);
  return gates
    .filter((gate) => gate.below !== null && TERRAIN_FACTS[gate.terrain].rampart)
    .flatMap((gate) => gate.neighbours.filter((next, side) => next !== null && gate.sides[side] === 'gateDoor'))
    .filter((next) => next !== null);
}

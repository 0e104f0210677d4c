import { placesRound, type HexName } from '../../../board/field.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { whyBarred } from '../12-tasks/bars.js';
import { isDogOnCommand, isLooseDog } from '../13-animals/dog.js';
import type { StepGone } from '../core/events/facts.js';
import { isInMelee } from '../core/melee/melee.js';
import { mayStop } from '../07-movement/going.js';
import { areEnemies, unitsIn } from '../core/movement/occupancy.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { whyNotStrikeFrom } from '../17-water/fighting.js';

/**
 * Hexes that a step has newly occupied: the hex that was entered, or the hex into which the head or rear of a horse has
 * swung.
 */
export function newlyHeld(held: readonly HexName[], { hexes }: StepGone): readonly HexName[] {
  return hexes.filter((hex) => !held.includes(hex));
}

/**
 * Enemies that may try to pin a unit that has just entered these hexes (pbem:8.1b to 8.1e), dogs among them
 * (pbem:13.3e, 13.3g), by name. `mover` stands in its new hexes.
 */
export function pinnersAt(position: Position, mover: Unit, entered: readonly HexName[]): readonly Unit[] {
  if (!bookOf(position).combat.pinning) return [];
  const found = new Map<string, Unit>();
  for (const name of entered) {
    for (const beside of placesRound(hexOf(position, name))) {
      for (const unit of unitsIn(position, beside.name)) {
        if (areEnemies(unit, mover) && !found.has(unit.id) && whyNotPin(position, unit, mover, entered) === null) {
          found.set(unit.id, unit);
        }
      }
    }
  }
  if (found.size === 0 || mayStop(position, mover, mover.hexes, mover.half) !== null) return [];
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Why a unit may not try to pin an enemy who has entered these hexes, or null. */
export function whyNotPin(position: Position, unit: Unit, mover: Unit, entered: readonly HexName[]): Refusal | null {
  const { id } = unit;
  if (!isActive(unit) && !isLooseDog(position, unit) && !isDogOnCommand(position, unit))
    return forbidden('pbem:8.1b', `${id} is not active and pins nobody`, id).refusal;
  if (isInMelee(position, id)) return forbidden('pbem:8.1b', `${id} is in melee and pins nobody`, id).refusal;
  if (unit.acts.triedToPin) {
    return forbidden('pbem:8.1d', `${id} has tried to pin in this movement phase`, id).refusal;
  }
  if (!isAdjacentTo(position, unit, { ...mover, hexes: entered })) {
    return forbidden('pbem:8.1b', `${id} is not ADJACENT to ${entered.join(', ')}`, id).refusal;
  }
  return whyNotStrikeFrom(position, unit) ?? whyBarred(position, unit, 'Pin');
}

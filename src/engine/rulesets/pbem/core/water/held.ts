import { forbidden, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { isFoundering, isSwimmer } from './depth.js';

/**
 * Why water keeps a unit from everything that costs MP, or null: a swimmer before he may climb out (pbem:17.11c), a
 * wounded man in deep water before his die lets him (17.42e), and a unit that climbed out beyond its MPA in its last
 * movement phase (17.12a).
 */
export function whyHeldByWater(position: Position, unit: Unit): Refusal | null {
  const { id, acts, winded, stride } = unit;
  if (winded === 'now') return forbidden('pbem:17.12a', `${id} has no breath left and does not move`, id).refusal;
  if (acts.climbs === undefined && isSwimmer(position, unit)) {
    return forbidden('pbem:17.11c', `${id} swims and may do nothing but roll for it`, id).refusal;
  }
  if (!isFoundering(position, unit)) return null;
  if (acts.wades && stride === 0) return null;
  const because = acts.wades ? 'goes one hex and no more' : 'must roll first';
  return forbidden('pbem:17.42e', `${id} is wounded in deep water and ${because}`, id).refusal;
}

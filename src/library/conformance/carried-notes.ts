import type { WrittenOrder } from '../../engine/game/rulebook.js';
import type { Position } from '../../engine/position/position.js';
import { compared, type CaseFailure, type CasePath } from './failure.js';

/** Units of an order whose load differs from the line's notes (pbem:3.5g), before the order is carried out. */
export function wrongCarriers(
  { carriers = [] }: WrittenOrder,
  position: Position,
  at: CasePath,
): readonly CaseFailure[] {
  return carriers.flatMap(({ unit, carries }) => {
    const carried = (position.items ?? []).filter(({ carrier }) => carrier === unit).map(({ id }) => id);
    return compared(at, `what ${unit} carries`, [...carries].sort().join(', '), carried.sort().join(', ')) ?? [];
  });
}

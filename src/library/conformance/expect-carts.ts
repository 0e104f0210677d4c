import { cartNamed, cartUnder } from '../../engine/rulesets/pbem/core/carts/carts.js';
import type { Position } from '../../engine/position/position.js';
import type { Expectation } from './case.js';
import { compared, type CaseFailure } from './failure.js';

/** Carts whose place, animal or passengers differ from the expectation. */
export function wrongCarts(
  { carts = {}, hitched = {}, aboard = {} }: Expectation,
  position: Position,
): readonly CaseFailure[] {
  const wrong = [
    ...Object.entries(carts).map(([id, where]) =>
      compared(['expect', 'carts', id], `place of ${id}`, where, cartNamed(position, id)?.hexes.join('-') ?? 'gone'),
    ),
    ...Object.entries(hitched).map(([id, animal]) =>
      compared(
        ['expect', 'hitched', id],
        `what draws ${id}`,
        animal ?? 'none',
        cartNamed(position, id)?.draft ?? 'none',
      ),
    ),
    ...Object.entries(aboard).map(([id, cart]) => {
      const unit = position.units[id];
      return compared(
        ['expect', 'aboard', id],
        `cart of ${id}`,
        cart ?? 'none',
        (unit && cartUnder(position, unit)?.id) ?? 'none',
      );
    }),
  ];
  return wrong.filter((one) => one !== null);
}

import type { Cart } from '../../engine/position/things.js';
import type { Position } from '../../engine/position/position.js';
import { factsOf } from '../rulesets.js';
import type { Expectation } from './expected.js';
import { compared, type CaseFailure } from './failure.js';

/** Carts whose place, animal or passengers differ from the expectation. */
export function wrongCarts(
  { carts = {}, hitched = {}, aboard = {} }: Expectation,
  position: Position,
): readonly CaseFailure[] {
  const { passengers } = factsOf(position).things;
  const standing = position.carts ?? [];
  const cartNamed = (name: string): Cart | undefined => standing.find(({ id }) => id === name);
  const wrong = [
    ...Object.entries(carts).map(([id, where]) =>
      compared(['expect', 'carts', id], `place of ${id}`, where, cartNamed(id)?.hexes.join('-') ?? 'gone'),
    ),
    ...Object.entries(hitched).map(([id, animal]) =>
      compared(['expect', 'hitched', id], `what draws ${id}`, animal ?? 'none', cartNamed(id)?.draft ?? 'none'),
    ),
    ...Object.entries(aboard).map(([id, cart]) => {
      const under = standing.find((one) => passengers(position, one).some((unit) => unit.id === id));
      return compared(['expect', 'aboard', id], `cart of ${id}`, cart ?? 'none', under?.id ?? 'none');
    }),
  ];
  return wrong.filter((one) => one !== null);
}

import { expect, it } from '@jest/globals';
import type { Position } from '../../../../src/engine/position/position.js';
import { isLive, type Unit } from '../../../../src/engine/position/unit.js';
import { ORDER_RULES } from '../../../../src/engine/rulesets/pbem/book/order-rules.js';
import type { Step } from '../../../../src/engine/rulesets/pbem/core/events/sequence.js';
import type { OrderRule } from '../../../../src/engine/rulesets/pbem/core/order-rule.js';
import { ORDER_TYPES, type Order, type OrderType } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { barsOn, whyBarred } from '../../../../src/engine/rulesets/pbem/12-tasks/bars.js';
import { drilledIn, reachedIn } from '../../../selfplay/reached.js';

const POSITIONS: readonly Position[] = [
  ...reachedIn([21, 22, 23, 24]),
  ...drilledIn(Array.from({ length: 25 }, (_, index) => 1 + 53 * index)),
].map(({ position }) => position);

const UNITS = POSITIONS.flatMap((position) => Object.values(position.units).map((unit) => ({ position, unit })));

/** The rules of the orders that can be given in the open step. */
function rulesNow({ turn }: Position): readonly (readonly [OrderType, OrderRule<Order>])[] {
  return ORDER_TYPES.flatMap((type) => {
    const rule: OrderRule<Order> = ORDER_RULES[type];
    return 'steps' in rule.when && rule.when.steps.includes(turn.step as Step) ? [[type, rule] as const] : [];
  });
}

/** The order types that a unit may have as far as these bars go. */
function allowedBy(bars: ReturnType<typeof barsOn>, position: Position, unit: Unit): readonly OrderType[] {
  return ORDER_TYPES.filter((type) => bars.every((bar) => bar(position, unit, type) === null));
}

it('no rule lists an order of a step for a dead unit, so that lists need not ask', () => {
  const dead = UNITS.filter(({ unit }) => !isLive(unit) && unit.side !== null);
  expect(dead.length).toBeGreaterThan(100);
  for (const { position, unit } of dead) {
    for (const [type, rule] of rulesNow(position)) {
      if (!(rule.possible?.(position) ?? true) || whyBarred(position, unit, type)) continue;
      const { id, side } = unit;
      expect({ type, id, list: rule.list(position, side ?? '', unit) }).toEqual({ type, id, list: [] });
    }
  }
});

it('the bars on a unit forbid it the same orders as all bars do', () => {
  let barred = 0;
  for (const { position, unit } of UNITS) {
    const bars = barsOn(position, unit);
    const free = ORDER_TYPES.filter((type) => whyBarred(position, unit, type) === null);
    if (free.length < ORDER_TYPES.length) barred += 1;
    expect(allowedBy(bars, position, unit)).toEqual(free);
  }
  expect(barred).toBeGreaterThan(100);
});

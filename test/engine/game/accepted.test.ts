import { describe, expect, it } from '@jest/globals';
import { acceptedTypes } from '../../../src/engine/game/accepted.js';
import { act } from '../../../src/engine/game/act.js';
import { seatId } from '../../../src/engine/position/seat.js';
import { PBEM } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../../src/selfplay/chance.js';
import { drilledIn, reachedIn } from '../../selfplay/reached.js';

const POOL = [...reachedIn([31], 45), ...drilledIn([2, 5])];

describe('the types of orders that an actor is said to have', () => {
  it('are those of which the rules accept an order, and no others', () => {
    const seen = new Set<string>();
    let left = 0;
    for (const { position, lists } of POOL) {
      const types = new Map<string, Set<string>>();
      for (const actor of PBEM.actors(position)) {
        const seat = seatId(actor.side, actor.player);
        const accepted = acceptedTypes(PBEM, position, actor);
        left += actor.orders.length - accepted.length;
        for (const type of accepted) {
          const order = lists.find((list) => list.seat === seat)?.orders.find((one) => one.type === type);
          if (!order) throw new Error(`${type} is told and not listed`);
          expect(act(PBEM, position, seat, order, new Chance('accepted')).ok).toBe(true);
          seen.add(`${actor.role} ${type}`);
        }
        types.set(seat, new Set([...(types.get(seat) ?? []), ...accepted]));
      }
      for (const { seat, orders } of lists) {
        expect([...(types.get(seat) ?? [])].sort()).toEqual([...new Set(orders.map(({ type }) => type))].sort());
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['turn Move', 'turn EndStep']));
    expect([...seen].some((one) => one.startsWith('decision '))).toBe(true);
    expect(left).toBeGreaterThan(0);
  });

  it('leave out what nobody can do: an end of the step while a duty is left', () => {
    const [found] = POOL.flatMap(({ position }) =>
      PBEM.actors(position)
        .filter(({ role, orders }) => role === 'turn' && orders.includes('EndStep'))
        .filter((actor) => !acceptedTypes(PBEM, position, actor).includes('EndStep'))
        .map((actor) => ({ position, seat: seatId(actor.side, actor.player) })),
    );
    if (!found) throw new Error('nobody has a duty in the pool');
    const { position, seat } = found;
    expect(act(PBEM, position, seat, { type: 'EndStep' }, new Chance('end')).ok).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { NO_DICE } from '../../../src/engine/dice/dice.js';
import { act } from '../../../src/engine/game/act.js';
import { foresee } from '../../../src/engine/game/foresee.js';
import { fingerprint } from '../../../src/engine/position/fingerprint.js';
import type { Position } from '../../../src/engine/position/position.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../../src/selfplay/chance.js';
import { reachedIn } from '../../selfplay/reached.js';

const POOL = reachedIn([31, 32], 45);
/** Some of each list, from all over it. */
const SOME = POOL.flatMap(({ position, lists }) =>
  lists.flatMap(({ seat, orders }) =>
    orders
      .filter((_, number) => number % Math.ceil(orders.length / 5) === 0)
      .map((order) => ({ position, seat, order })),
  ),
);

/** Whether an order is accepted, as far as no die is asked for. */
const isOpen = (position: Position, seat: string, order: Order): boolean => {
  const done = act(PBEM, position, seat, order, NO_DICE);
  return done.ok || done.refusal.code === 'diceMissing';
};

describe('what an order would make possible', () => {
  it('is what it does make possible, and nothing has happened by asking', () => {
    const attacks: Order[] = [];
    for (const { position, seat, order } of SOME) {
      const before = fingerprint(position);
      const foreseen = foresee(PBEM, position, seat, order);
      expect(fingerprint(position)).toBe(before);
      const done = act(PBEM, position, seat, order, NO_DICE);
      expect(foreseen.ok).toBe(done.ok);
      if (!foreseen.ok || !done.ok) continue;
      const { events, actors, steps } = foreseen.value;
      expect(events).toEqual(done.events);
      expect(actors).toEqual(PBEM.actors(done.position));
      let now = done.position;
      for (const { step, orders } of steps) {
        while (now.turn.step !== step) {
          const next = act(PBEM, now, seat, { type: 'EndStep' }, NO_DICE);
          if (!next.ok) throw new Error(next.refusal.because);
          now = next.position;
        }
        for (const { order: later } of orders.slice(0, 5)) expect(isOpen(now, seat, later)).toBe(true);
        if (order.type === 'Move')
          attacks.push(...orders.map((one) => one.order).filter(({ type }) => type === 'Attack'));
      }
    }
    expect(attacks.length).toBeGreaterThan(0);
  });

  it('is told with dice only by those who roll them', () => {
    const shot = POOL.flatMap(({ position, lists }) =>
      lists.flatMap(({ seat, orders }) =>
        orders.flatMap((order) => (order.type === 'Fire' ? [{ position, seat, order }] : [])),
      ),
    )[0];
    if (!shot) throw new Error('nobody shoots in the pool');
    expect(foresee(PBEM, shot.position, shot.seat, shot.order)).toMatchObject({ refusal: { code: 'diceMissing' } });
    expect(act(PBEM, shot.position, shot.seat, shot.order, new Chance('shot')).ok).toBe(true);
  });
});

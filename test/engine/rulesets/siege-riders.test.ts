import { expect, it } from '@jest/globals';
import type { Position } from '../../../src/engine/position/position.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import { SIEGE_EN } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { loadScenarios } from '../../../src/library/scenarios.js';
import { Chance } from '../../../src/selfplay/chance.js';

const DISMOUNT: Order = { type: 'Dismount', unit: 'Ascelin', to: 'T12' };

/** The first fire step of a game of Siege, in which red has riders. */
function begun(): Position {
  const scenario = loadScenarios().get('the-long-acre');
  const created = scenario ? SIEGE_EN.create(scenario.setup) : null;
  if (!created?.ok) throw new Error('the scenario cannot be played');
  const position = created.value.reduce<Position | null>((state, event) => SIEGE_EN.evolve(state, event), null);
  if (!position) throw new Error('nothing has begun');
  return position;
}

function after(position: Position, ...orders: readonly Order[]): Position {
  return orders.reduce((state, order) => {
    const decided = SIEGE_EN.decide(state, 'red', order, new Chance('riders'));
    if (!decided.ok) throw new Error(decided.refusal.because);
    return decided.position;
  }, position);
}

it('who ends the first fire step is told that riders could still get off in it', () => {
  const lost = SIEGE_EN.lost?.(begun(), 'red', 'step') ?? [];
  expect(lost).toContainEqual(
    expect.objectContaining({ step: 'fire1', kind: 'task', unit: 'Ascelin', types: ['Dismount'] }),
  );
  const later = SIEGE_EN.lost?.(after(begun(), DISMOUNT), 'red', 'step') ?? [];
  expect(later.filter(({ unit }) => unit === 'Ascelin')).toEqual([]);
});

it('getting off is an order of the first fire step, and of no other', () => {
  const offered = (position: Position): boolean =>
    SIEGE_EN.actors(position).some(({ orders }) => orders.includes('Dismount'));
  expect(offered(begun())).toBe(true);
  expect(offered(after(begun(), { type: 'EndStep' }))).toBe(false);
});

it('who gets off goes nowhere in that player turn, and the answer to where he could go says why', () => {
  const movement: Order = { type: 'EndStep' };
  const free = SIEGE_EN.survey?.reach(after(begun(), movement), 'red', 'Ascelin');
  expect(free).toMatchObject({ ok: true });
  const bound = SIEGE_EN.survey?.reach(after(begun(), DISMOUNT, movement), 'red', 'Ascelin');
  expect(bound).toMatchObject({ ok: false, refusal: { rule: 'siege-en:1.53a', subject: 'Ascelin' } });
});

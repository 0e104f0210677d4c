import { describe, expect, it } from '@jest/globals';
import { parseOrder } from '../../../src/engine/rulesets/pbem/parse-order.js';
import { parseSiegeOrder } from '../../../src/engine/siege/parse-order.js';

const step = (...hexes: string[]) => ({ gait: 'step', hexes });

describe('the form of an order', () => {
  const WRONG: readonly (readonly [string, unknown, string])[] = [
    ['no object', 'Move', 'an order is an object'],
    ['a list', [], 'an order is an object'],
    ['no type', { unit: 'Ann' }, 'an order has a type'],
    ['a type of no order', { type: 'Fly' }, 'there is no order Fly'],
    ['a type that every object has', { type: 'constructor' }, 'there is no order constructor'],
    ['a member too many', { type: 'EndStep', now: true }, 'EndStep: there is no member now'],
    ['a member that is missing', { type: 'Leave' }, 'Leave.unit: expected a name'],
    ['a name that every object has', { type: 'Leave', unit: 'toString' }, 'Leave.unit: expected a name'],
    ['a path without steps', { type: 'Move', unit: 'Ann', path: [] }, 'Move.path: expected 1 to 100 members'],
    [
      'a step of three hexes',
      { type: 'Move', unit: 'Ann', path: [step('A1'), step('A2', 'A3', 'A4')] },
      'Move.path[1].hexes: expected 1 to 2 members',
    ],
    [
      'an unknown gait',
      { type: 'Move', unit: 'Ann', path: [{ ...step('A1'), gait: 'hop' }] },
      'Move.path[0].gait: expected step, forward, backward, pivotForward, pivotBackward',
    ],
    [
      'more MP than a number has',
      { type: 'GiveMp', unit: 'Ann', helped: 'Ben', mp: -1 },
      'GiveMp.mp: expected a whole',
    ],
    ['a text with a bell', { type: 'Recite', unit: 'Ann', poem: '\u0007' }, 'Recite.poem: expected a text of 1 to 400'],
  ];
  it.each(WRONG)('tells where it is wrong: %s', (_what, raw, because) => {
    const parsed = parseOrder(raw);
    expect(parsed).toMatchObject({ ok: false, refusal: { code: 'malformed', rule: null } });
    if (!parsed.ok) expect(parsed.refusal.because).toContain(because);
  });

  it('is right without members that need not be there', () => {
    const order = { type: 'Move', unit: 'Ann', path: [step('A1')] };
    expect(parseOrder(order)).toEqual({ ok: true, value: order });
    expect(parseOrder({ ...order, charge: ['Ben'] }).ok).toBe(true);
    expect(parseOrder({ type: 'Recite', unit: 'Ann', poem: 'Snow\non pines' }).ok).toBe(true);
  });

  it('of a siege is told alike', () => {
    const work = { type: 'Work', batter: [{ target: 'K6', engines: ['T', ''] }] };
    expect(parseSiegeOrder(work)).toMatchObject({
      refusal: { because: 'Work.batter[0].engines[1]: expected a name' },
    });
    expect(parseSiegeOrder({ type: 'Rest' })).toMatchObject({ refusal: { because: 'there is no order Rest' } });
    expect(parseSiegeOrder({ type: 'Place', unit: 'Ann', hexes: ['K5', 'K6', 'K7'] })).toMatchObject({
      refusal: { because: 'Place.hexes: expected 1 to 2 members' },
    });
  });
});

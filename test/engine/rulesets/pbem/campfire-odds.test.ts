import { describe, expect, it } from '@jest/globals';
import { ListedDice } from '../../../../src/engine/dice/dice.js';
import { act } from '../../../../src/engine/game/act.js';
import type { TendLight } from '../../../../src/engine/rulesets/pbem/core/orders/burning-and-light-orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { begin, man } from './support-play.js';

const begun = (state: 'out' | 'burning'): ReturnType<typeof begin>['position'] =>
  begin({
    step: 'fire1',
    units: [man('Ann', 'red', 'D6'), man('Foe', 'blue', 'A1')],
    over: {
      options: { night: true },
      lights: { campfires: { D5: state } },
      items: [{ id: 'torch', kind: 'torch', carrier: 'Ann' }],
    },
  }).position;

const tend = (deed: TendLight['deed'], torch?: string): TendLight => ({
  type: 'TendLight',
  unit: 'Ann',
  deed,
  light: 'campfire D5',
  ...(torch === undefined ? {} : { torch }),
});

describe('the odds at a campfire', () => {
  it.each([
    ['out', tend('light'), 6],
    ['out', tend('light', 'torch'), 8],
    ['burning', tend('douse'), 3],
  ] as const)('are those of the fire table (%s, %j; pbem:21.31c, 26.52, 26.53)', (state, order, upTo) => {
    const scene = begun(state);
    const told = PBEM.preview(scene, 'red', order);
    if (!told.ok) throw new Error(told.refusal.because);
    const done = told.value.byDie.filter(({ result }) => result !== '-');
    expect(done.map(({ die }) => die)).toEqual(Array.from({ length: upTo }, (_, index) => index + 1));
    const listed = PBEM.legal(scene, 'red').find((one) => JSON.stringify(one.order) === JSON.stringify(order));
    expect(listed?.odds).toEqual(told.value);
    const tried = act(PBEM, scene, 'red', order, new ListedDice([], 'reported'));
    expect(tried.ok).toBe(true);
  });
});

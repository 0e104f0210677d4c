import { describe, expect, it } from '@jest/globals';
import {
  BoundedDice,
  DICE_PER_ORDER_MAX,
  DiceExhausted,
  DiceRunaway,
  DieOutOfRange,
  ListedDice,
  NO_DICE,
  type DieRequest,
} from '../../../src/engine/dice/dice.js';

const DR: DieRequest = { purpose: 'combat', rule: 'pbem:9.1g', faces: 10 };
const DR6: DieRequest = { purpose: 'battering', rule: 'pbem:2.1a', faces: 6 };

describe('listed dice', () => {
  it('gives its values in order, with what they were asked for and where they came from', () => {
    const dice = new ListedDice([7, 6], 'reported');
    expect(dice.roll(DR)).toEqual({ ...DR, value: 7, source: 'reported' });
    expect(dice.roll({ ...DR6, subject: 'Roland' })).toEqual({
      ...DR6,
      subject: 'Roland',
      value: 6,
      source: 'reported',
    });
    expect(dice.remaining).toEqual([]);
  });

  it('keeps the recorded source of each die for a judgement', () => {
    const dice = new ListedDice([1, 2], 'recorded', ['server', 'reported']);
    expect([dice.roll(DR).source, dice.roll(DR).source]).toEqual(['server', 'reported']);
  });

  it('tells which die is missing', () => {
    expect(() => NO_DICE.roll(DR)).toThrow(new DiceExhausted(DR));
  });

  it.each([0, 11, -1, 2.5, Number.NaN])('refuses %p as a face of DR', (value) => {
    const dice = new ListedDice([value], 'reported');
    expect(() => dice.roll(DR)).toThrow(new DieOutOfRange(DR, value));
    expect(dice.remaining).toEqual([value]);
  });

  it('refuses a 7 for a six-sided die', () => {
    expect(() => new ListedDice([7], 'reported').roll(DR6)).toThrow('7 is no face of a 6-sided die');
  });
});

describe('dice of one order', () => {
  it('come to an end, though the same face shows again and again', () => {
    const dice = new BoundedDice({ roll: (request) => ({ ...request, value: 5, source: 'server' }) });
    for (let rolled = 0; rolled < DICE_PER_ORDER_MAX; rolled += 1) expect(dice.roll(DR).value).toBe(5);
    expect(() => dice.roll(DR)).toThrow(new DiceRunaway(DR));
  });
});

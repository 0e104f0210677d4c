import { describe, expect, it } from '@jest/globals';
import { doneOn, legendOf } from '../../web/src/siege/days.js';

type Parts = Parameters<typeof doneOn>[0]['parts'];
const day = (...parts: readonly (readonly [Parts[number]['part'], Parts[number]['choice']])[]) => ({
  parts: parts.map(([part, choice]) => ({ part, choice })),
});
const letters = (of: { readonly parts: Parts }): string =>
  doneOn(of)
    .map(({ mark }) => mark)
    .join('');

describe('the strip of the days of a siege', () => {
  const worked = day(['morning', null], ['day', 'work'], ['evening', 'work']);
  const both = day(['morning', null], ['day', 'work'], ['evening', 'work'], ['night', 'sallyAttacker']);

  it('tells once what was done by day, although the evening tells it again', () => {
    expect(letters(worked)).toBe('W');
    expect(letters(day(['morning', null], ['day', 'attackCastle']))).toBe('A');
  });

  it('tells what was done at night beside it', () => {
    expect(letters(both)).toBe('WS');
    expect(letters(day(['day', 'none'], ['evening', 'none'], ['night', 'work']))).toBe('W');
  });

  it('has no letter for a day of waiting', () => {
    expect(letters(day(['morning', null], ['day', 'none'], ['evening', 'none']))).toBe('');
  });

  it('speaks of nights only where something was done in one', () => {
    expect(legendOf([worked])).toBe('W: work · the bar: what is left of the castle');
    expect(legendOf([worked, both])).toBe(
      'W: work · S: sally · two letters: by day and at night · the bar: what is left of the castle',
    );
  });
});

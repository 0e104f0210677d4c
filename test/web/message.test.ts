import { describe, expect, it } from '@jest/globals';
import { messageOf, plannedOrdersIn, withOrder } from '../../web/src/table/planned-orders.js';
import { faultyParts, hasOrders, mended, tidied } from '../../web/src/table/message.js';

describe('a turn message that somebody writes', () => {
  it('is tidied line by line, so that the server counts the same lines', () => {
    expect(tidied('Sim :  Q7 → P7.\r\n\n  Ann attacks “Ben”;\nGib: N6–O6')).toEqual([
      'Sim: Q7, P7',
      '',
      'Ann attacks "Ben"',
      'Gib: N6-O6',
    ]);
    expect(hasOrders(tidied(' \n\t'))).toBe(false);
    expect(hasOrders(tidied('\nSim'))).toBe(true);
  });

  it('shows a fault at its place, to the end of the line if nobody knows how far it goes', () => {
    expect(faultyParts('Sim: q77, P7', { line: 1, column: 6, found: 'q77' })).toEqual(['Sim: ', 'q77', ', P7']);
    expect(faultyParts('Sim: q77, P7', { line: 1, column: 6, found: null })).toEqual(['Sim: ', 'q77, P7', '']);
    expect(faultyParts('Sim:', { line: 1, column: 5, found: '' })).toEqual(['Sim:', '', '']);
    expect(faultyParts('Sim:', { line: 1, column: null })).toEqual(['', 'Sim:', '']);
  });

  it('is mended by what was meant, and by nothing else', () => {
    const lines = ['Ann: P7', 'Simm: Q7'];
    const fault = { line: 2, column: 1, found: 'Simm', meant: 'Sim' };
    expect(mended(lines, fault)).toEqual(['Ann: P7', 'Sim: Q7']);
    expect(mended(lines, { ...fault, meant: null })).toBeNull();
    expect(mended(lines, { ...fault, column: null })).toBeNull();
    expect(mended(lines, { ...fault, line: 3 })).toBeNull();
  });
});

describe('a plan by clicks', () => {
  const STEPS = ['tasks', 'fire1', 'movement', 'fire2', 'combat'];
  const order = (text: string, step: string) => ({ text, words: text, step });
  const plan = [
    ['Hamo: P8', 'movement'],
    ['Hamo attacks Wat', 'combat'],
    ['Tib: Q9', 'movement'],
    ['Ivo fires at Sim', 'fire1'],
  ].reduce<ReturnType<typeof order>[]>(
    (before, [text = '', step = '']) => [...withOrder(before, order(text, step), step, STEPS)],
    [],
  );

  it('is in the order of the steps, and within a step as it was made', () => {
    expect(plan.map(({ text }) => text)).toEqual(['Ivo fires at Sim', 'Hamo: P8', 'Tib: Q9', 'Hamo attacks Wat']);
  });

  it('becomes a message that begins in the open step, without what is over', () => {
    expect(messageOf(plan, STEPS.slice(1)).split('\n')).toEqual([
      'Ivo fires at Sim',
      'end step',
      'Hamo: P8',
      'Tib: Q9',
      'end step',
      'end step',
      'Hamo attacks Wat',
    ]);
    expect(messageOf(plan, ['combat'])).toBe('Hamo attacks Wat');
  });

  it('leaves out what a browser has kept under its name that is no order', () => {
    expect(plannedOrdersIn([...plan, null, 'Hamo: P8', { text: 1 }])).toEqual(plan);
    expect(plannedOrdersIn('Hamo: P8')).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
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

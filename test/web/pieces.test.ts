import { describe, expect, it } from '@jest/globals';
import { after, around, before, joined, pieceAt } from '../../web/src/time/pieces.js';

const events = (from: number, to: number) =>
  Array.from({ length: to + 1 - from }, (_, index) => ({ revision: from + index }));

describe('the pieces of a long log on the page', () => {
  const pieces = joined([events(900, 999)], events(0, 199));

  it('stay apart while events between them are missing, and become one with these', () => {
    expect(pieces).toEqual([events(0, 199), events(900, 999)]);
    expect(joined(pieces, events(150, 899))).toEqual([events(0, 999)]);
    expect(joined(pieces, events(900, 950))).toEqual(pieces);
  });

  it('are shown by the event that is looked at; the latest without one', () => {
    expect(pieceAt(pieces, 199)).toEqual(events(0, 199));
    expect(pieceAt(pieces, 200)).toBeNull();
    expect(pieceAt(pieces, null)).toEqual(events(900, 999));
  });

  it('grow at both ends by a page, and never beyond the first event', () => {
    expect(around(20)).toEqual({ from: 0, to: 199 });
    expect(around(500)).toEqual({ from: 400, to: 599 });
    expect(before(events(0, 199))).toBeNull();
    expect(before(events(150, 199))).toEqual({ from: 0, to: 149 });
    expect(before(events(900, 999))).toEqual({ from: 700, to: 899 });
    expect(after(events(0, 199))).toEqual({ from: 200, to: 399 });
  });
});

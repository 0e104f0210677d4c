import { describe, expect, it } from '@jest/globals';
import { arePriced, byPrice } from '../../web/src/table/by-price.js';

describe('orders in a list of the page', () => {
  const orders = [
    { text: 'A1', mp: 3 },
    { text: 'A2', mp: 1 },
    { text: 'A3', mp: null },
    { text: 'B1', mp: 1 },
    { text: 'B2' },
    { text: 'B3', mp: 0 },
  ];

  it('stand with the cheapest first; what costs the same, or nothing that is told, stays in its order', () => {
    expect(byPrice(orders).map(({ text }) => text)).toEqual(['B3', 'A2', 'B1', 'A1', 'A3', 'B2']);
  });

  it('differ in price, or not', () => {
    expect(arePriced(orders)).toBe(true);
    expect(arePriced([{ mp: 2 }, { mp: 2 }])).toBe(false);
    expect(arePriced([{}, { mp: null }])).toBe(false);
  });
});

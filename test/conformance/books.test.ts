import { expect, it } from '@jest/globals';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { caseWith, failuresOf, run } from './materials.js';

const TWO = { books: { pbem: PBEM, other: PBEM } };

it('plays a case by each of its books, with the parts that a book has of its own', () => {
  const text = caseWith(`
orders: ['Edith: D5']
books:
  pbem: {expect: {positions: {Edith: D5}}}
  other: {orders: ['Edith: E4'], expect: {positions: {Edith: E4}}}
`);
  expect(failuresOf(text, TWO)).toEqual([]);
});

it('tells by which book a case fails, and in which line', () => {
  const text = caseWith(`
orders: ['Edith: D5']
expect: {positions: {Edith: D5}}
books:
  pbem: {}
  other: {orders: ['Edith: E4']}
`);
  expect(failuresOf(text, TWO)).toEqual([
    '10 expect.positions.Edith: by other: position of Edith: expected D5, was E4',
  ]);
  expect(failuresOf(text)).toEqual(['13 books.other: there is no ruleset other']);
});

it('counts what each book sees refused', () => {
  const text = caseWith(`
orders: []
books:
  pbem: {orders: [{order: 'Edith: E6', refused: ['pbem:7.4a']}]}
  other: {orders: [{order: 'Edith: E6', refused: ['pbem:7.4a'], always: 'it is a test'}]}
`);
  expect(run(text, TWO)[0]?.refusals).toMatchObject([{ always: false }, { always: true }]);
});

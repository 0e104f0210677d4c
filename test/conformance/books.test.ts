import { describe, expect, it } from '@jest/globals';
import { loadBoards } from '../../src/library/boards.js';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { BOOKS } from '../../src/library/conformance/books.js';
import { groundFinder } from '../../src/library/conformance/case-ground.js';
import { inheritedBy } from '../../src/library/conformance/conformance.js';
import { inheritances } from '../../src/library/conformance/inherited.js';
import { runInherited } from '../../src/library/conformance/run-file.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { howMany } from '../thoroughness.js';
import { caseWith, failuresOf, MATERIALS, PBEM_BOOK, run } from './materials.js';

/** Of the cases that a book leaves out one in so many is run; the nightly command runs them all. */
const ONE_OF = howMany(8, 1);

const TWO = { books: { pbem: PBEM_BOOK, other: PBEM_BOOK } };

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

describe('the cases that siege-en inherits', () => {
  const inherited = inheritedBy('siege-en');
  const { run: runs = 0, notRun = [] } = inheritances()['siege-en'] ?? {};

  it('are as many as are written down', () => {
    expect(inherited.filter((one) => one.notRun === null)).toHaveLength(runs);
    const named = notRun.flatMap(({ cases }) =>
      Object.entries(cases).flatMap(([file, ids]) => ids.map((id) => file + id)),
    );
    expect(new Set(named).size).toBe(named.length);
    expect(inherited.length - runs).toBe(named.length);
  });

  it('are left out only if they would fail', () => {
    const catalogue = loadCatalogue(Object.keys(BOOKS));
    const materials = {
      ...MATERIALS,
      book: RULEBOOKS.rulebook('siege-en', 1),
      books: BOOKS,
      groundOf: groundFinder(loadBoards()),
      isRule: (id: string) => catalogue.rule(id) !== undefined,
    };
    const all = inherited.filter((one) => one.notRun !== null).map(({ located }) => located);
    const left = all.filter((_, index) => index % ONE_OF === 0);
    expect(left).not.toEqual([]);
    const passing = runInherited(left, '', materials, {}).filter(({ failures }) => failures.length === 0);
    expect(passing.map(({ id }) => id)).toEqual([]);
  });

  it('name the rules of siege-en and cite them', () => {
    const written = inherited.map(({ located }) => located.written);
    expect(written.flatMap(({ rules }) => rules).filter((rule) => !rule.startsWith('siege-en:'))).toEqual([]);
    expect(JSON.stringify(written.find(({ id }) => id === '7.4a-stunned-enemy'))).not.toContain('pbem:7.4a');
  });
});

import { expect, it } from '@jest/globals';
import { Known, KnownByKey } from '../../../src/engine/known/known.js';
import { Latest } from '../../../src/engine/known/latest.js';

it('works a fact about a thing out once, also where it is null, false or an empty text', () => {
  for (const fact of [null, false, '', 0]) {
    const kept = new Known<object, typeof fact>();
    const thing = {};
    let made = 0;
    const make = (): typeof fact => {
      made += 1;
      return fact;
    };
    expect([kept.of(thing, make), kept.of(thing, make)]).toEqual([fact, fact]);
    expect(made).toBe(1);
    kept.of({}, make);
    expect(made).toBe(2);
  }
});

it('hands the thing to the maker', () => {
  const sizes = new Known<readonly number[], number>();
  expect(sizes.of([1, 2, 3], ({ length }) => length)).toBe(3);
});

it('keeps facts by key for each thing apart, and forgets all of a thing when there would be too many', () => {
  const kept = new KnownByKey<object, string, string>(2);
  const [one, other] = [{}, {}];
  const made: string[] = [];
  const ask = (thing: object, key: string): string =>
    kept.of(thing, key, () => {
      made.push(key);
      return `${key}!`;
    });
  expect([ask(one, 'a'), ask(one, 'a'), ask(other, 'a'), ask(one, 'b')]).toEqual(['a!', 'a!', 'a!', 'b!']);
  expect(made).toEqual(['a', 'a', 'b']);
  ask(one, 'c');
  ask(one, 'c');
  ask(other, 'a');
  expect(made).toEqual(['a', 'a', 'b', 'c']);
  ask(one, 'a');
  expect(made).toEqual(['a', 'a', 'b', 'c', 'a']);
});

it('keeps the facts of the four things that were asked about last', () => {
  const latest = new Latest<object, number>();
  const things = [{}, {}, {}, {}, {}];
  let made = 0;
  const ask = (thing: object): number => latest.of(thing, () => (made += 1));
  expect(things.map(ask)).toEqual([1, 2, 3, 4, 5]);
  expect(things.slice(1).map(ask)).toEqual([2, 3, 4, 5]);
  expect(latest.get(things[0] as object)).toBeUndefined();
});

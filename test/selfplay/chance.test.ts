import { expect, it } from '@jest/globals';
import { Chance } from '../../src/selfplay/chance.js';

const drawn = (chance: Chance, count: number, below: number) =>
  Array.from({ length: count }, () => chance.below(below));

it('draws the same for the same word, on every machine', () => {
  expect(drawn(new Chance('tavern-brawl 1'), 12, 10)).toEqual(drawn(new Chance('tavern-brawl 1'), 12, 10));
  expect(drawn(new Chance('a'), 12, 10)).toEqual([7, 8, 6, 9, 1, 0, 9, 8, 3, 4, 7, 4]);
});

it('draws otherwise for another word, and in its branches', () => {
  const [one, other, branch] = [new Chance('a'), new Chance('b'), new Chance('a').branch('dice')];
  const draws = [one, other, branch].map((chance) => drawn(chance, 20, 1000).join());
  expect(new Set(draws).size).toBe(3);
});

it('keeps branches from disturbing one another', () => {
  const stem = new Chance('a');
  const before = drawn(stem.branch('x'), 5, 100);
  drawn(stem, 7, 100);
  expect(drawn(stem.branch('x'), 5, 100)).toEqual(before);
});

it('rolls all faces about equally often, and no others', () => {
  const chance = new Chance('faces');
  const counts = new Map<number, number>();
  for (let roll = 0; roll < 10_000; roll += 1) {
    const { value } = chance.roll({ purpose: 'test', rule: 'pbem:2.1a', faces: 10 });
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('picks from nothing only with an error', () => {
  expect(() => new Chance('a').pick([])).toThrow(RangeError);
});

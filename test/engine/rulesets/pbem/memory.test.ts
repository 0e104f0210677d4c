import { expect, it } from '@jest/globals';
import type { Position } from '../../../../src/engine/position/position.js';
import { atAnyTime, remembered } from '../../../../src/engine/rulesets/pbem/core/listing/memory.js';
import { beginSetup, man, setupOf } from './support-play.js';

const SETUP = setupOf({ units: [man('Wat', 'red', 'C5'), man('Ben', 'blue', 'H5')] });

/** The next position of a game: its unit has spent so many MP. */
function after(position: Position, mpSpent: number): Position {
  const { Wat } = position.units;
  if (!Wat) throw new Error('there is no Wat');
  return { ...position, units: { ...position.units, Wat: { ...Wat, acts: { ...Wat.acts, mpSpent } } } };
}

/** A memory that counts how often it works something out, and always renews what it knows. */
function counting(): { readonly ask: (position: Position) => void; readonly worked: () => number } {
  let times = 0;
  const known = remembered(
    () => (times += 1),
    (last) => last,
    atAnyTime,
  );
  return {
    ask: (position) => {
      const { Wat } = position.units;
      if (Wat) known(position, Wat);
    },
    worked: () => times,
  };
}

it('games that are played in turn from one set-up are each remembered', () => {
  const memory = counting();
  const games = [beginSetup(SETUP), beginSetup(SETUP)];
  for (const mp of [1, 2, 3, 4]) for (const { position } of games) memory.ask(after(position, mp));
  expect(memory.worked()).toBe(2);
});

it('the game that was looked at longest ago is forgotten first', () => {
  const memory = counting();
  const games = Array.from({ length: 17 }, () => beginSetup(SETUP).position);
  const [first, second, ...others] = games as [Position, Position, ...Position[]];
  for (const position of [first, second, ...others.slice(0, -1)]) memory.ask(position);
  memory.ask(after(first, 1));
  for (const position of others.slice(-1)) memory.ask(position);
  expect(memory.worked()).toBe(17);
  memory.ask(after(first, 2));
  expect(memory.worked()).toBe(17);
  memory.ask(after(second, 1));
  expect(memory.worked()).toBe(18);
});

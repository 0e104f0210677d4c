import { expect, it } from '@jest/globals';
import type { Position } from '../../../../src/engine/position/position.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { reachedIn } from '../../../selfplay/reached.js';
import { begin, man } from './support-play.js';

/** Skirmishes in which forgetting any of what lists rest on shows; HERALD_SKIRMISHES=200 plays through so many others. */
const MANY = Number(process.env.HERALD_SKIRMISHES ?? 0);
const SEEDS = MANY > 0 ? Array.from({ length: MANY }, (_, index) => 101 + index) : [101, 108, 114];
const ORDERS = 200;

/** The same position with units that nobody has met before. */
function unknown(position: Position): Position {
  const copied = (units: Position['units']): Position['units'] =>
    Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, { ...unit }] as const));
  const { hidden } = position;
  return { ...position, units: copied(position.units), ...(hidden ? { hidden: copied(hidden) } : {}) };
}

it.each(SEEDS)('skirmish %i: lists made with what is remembered of earlier positions are those made anew', (seed) => {
  // Played in order, the lists of a skirmish are made with the memory of what was listed before; nobody knows the copy.
  for (const [number, { position, lists }] of reachedIn([seed], ORDERS).entries()) {
    const copy = unknown(position);
    for (const { seat, orders } of lists) {
      const anew = PBEM.legal(copy, seat).map(({ order }) => order);
      expect({ number, orders }).toStrictEqual({ number, orders: anew });
    }
  }
});

it('a winch is told of who has stepped onto its bridge, however far that is', () => {
  const { position } = begin({
    step: 'fire1',
    board: {
      terrain: { rampart: ['D4', 'F4'], gate: ['E4'], floodedMoat: ['D5', 'F5'], drawbridge: ['E5'], winch: ['L13'] },
      under: { floodedMoat: ['E5'] },
      elevation: { '1': ['D4', 'E4', 'F4'] },
      hexsides: { gateDoor: ['E4/E5'], battlement: ['D4/D5', 'F4/F5', 'D5/E4', 'E4/F5'], bridgeEnd: ['E5/E6'] },
    },
    over: { options: { floodedMoat: true }, winches: { L13: { moves: ['E5'] } } },
    units: [man('Wat', 'red', 'L13'), man('Ben', 'blue', 'E9')],
  });
  const mayRaise = (at: Position): boolean => PBEM.legal(at, 'red').some(({ order }) => order.type === 'WorkWinch');
  const ben = position.units['Ben'];
  if (!ben) throw new Error('there is no Ben');
  expect(mayRaise(position)).toBe(true);
  expect(mayRaise({ ...position, units: { ...position.units, Ben: { ...ben, hexes: ['E5'] } } })).toBe(false);
});

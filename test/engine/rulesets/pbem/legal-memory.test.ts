import { expect, it } from '@jest/globals';
import type { Position } from '../../../../src/engine/position/position.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { reachedIn } from '../../../selfplay/reached.js';

/** Skirmishes in which forgetting any of what lists rest on shows; HERALD_SKIRMISHES=200 plays through so many others. */
const MANY = Number(process.env.HERALD_SKIRMISHES ?? 0);
const SEEDS = MANY > 0 ? Array.from({ length: MANY }, (_, index) => 101 + index) : [101, 108, 114];
const ORDERS = 200;

/** The same position with units that nobody has met before. */
function unknown(position: Position): Position {
  const units = Object.entries(position.units).map(([id, unit]) => [id, { ...unit }] as const);
  return { ...position, units: Object.fromEntries(units) };
}

it.each(SEEDS)('skirmish %i: lists made with what is remembered of earlier positions are those made anew', (seed) => {
  // Played in order, the lists of a skirmish are made with the memory of what was listed before; nobody knows the copy.
  for (const [number, { position, lists }] of reachedIn([seed], ORDERS).entries()) {
    const copy = unknown(position);
    for (const { side, orders } of lists) {
      const anew = PBEM.legal(copy, side).map(({ order }) => order);
      expect({ number, orders }).toStrictEqual({ number, orders: anew });
    }
  }
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../../../../src/engine/canonical/canonical.js';
import { act } from '../../../../src/engine/game/act.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { seatId, seatsOf, sideOfSeat } from '../../../../src/engine/position/seat.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../../../src/selfplay/chance.js';
import { mutated } from '../../../selfplay/mutated.js';
import { reachedIn, type Reached } from '../../../selfplay/reached.js';

const POOL = reachedIn([1, 2, 3, 4, 5, 6]);
/** By number, so that a counterexample is short to read. */
const numbers = fc.nat(POOL.length - 1);
const at = (number: number): Reached => POOL[number] as Reached;

/** Refusals that no rule of a book stands behind: what is named does not exist, or is named twice. */
const WITHOUT_RULE = new Set(['unknownUnit', 'unknownHex', 'malformed']);

/** The outcome of an order, whatever the way: moves are the same that end in the same place. */
function outcomeOf(order: Order): string {
  switch (order.type) {
    case 'Move':
    case 'Retreat':
    case 'Advance':
      return canonicalJson({ ...order, path: order.path?.at(-1)?.hexes });
    case 'Fire':
      return canonicalJson([order.type, order.unit, order.target]);
    case 'Attack':
      // A member that is false may also be left out, and groups may be named in any order.
      return canonicalJson([
        [...order.attackers].sort(),
        [...order.defenders].sort(),
        order.charge ?? false,
        order.rejectMelee ?? false,
      ]);
    default:
      return canonicalJson(order);
  }
}

/** Orders that are accepted and not listed, by what the ruleset says of its own lists. */
function acceptedUnlisted(position: Position, seat: string, order: Order): boolean {
  switch (order.type) {
    case 'Attack':
      return order.attackers.length > 1 || order.defenders.length > 1;
    case 'Fire':
      return position.units[order.target]?.side === sideOfSeat(seat);
    case 'Advance':
      // Going on from the hex that was left to where one stood is not listed either.
      return order.path?.at(-1)?.hexes.join() === position.units[order.unit ?? '']?.hexes.join();
    case 'Hide':
      // Of those that place several only one is listed (22.8a).
      return order.places.length > 1;
    case 'ClaimCover':
      // A side of a door may be named by any hex of it, and claimed again.
      return true;
    case 'Move':
      // Charges after a ride are not listed, nor is going round to where one was, nor every way of a rush (2.72o).
      return (
        position.units[order.unit]?.rage !== undefined ||
        order.charge !== undefined ||
        order.path.at(-1)?.hexes.join() === position.units[order.unit]?.hexes.join()
      );
    default:
      return false;
  }
}

describe('what is listed as legal', () => {
  it('is accepted, all of it, and changes nothing by being decided', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const { position, lists } = at(number);
        const before = fingerprint(position);
        const chance = new Chance('sound');
        for (const { seat, orders } of lists) {
          for (const order of orders) {
            const decided = act(PBEM, position, seat, order, chance);
            if (!decided.ok) throw new Error(`${JSON.stringify(order)}: ${decided.refusal.because}`);
          }
        }
        expect(fingerprint(position)).toBe(before);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('is all that is accepted: an order that is altered at random is listed too, or refused with a rule', () => {
    fc.assert(
      fc.property(numbers, fc.nat(1_000_000), (number, seed) => {
        const { position, lists } = at(number);
        const chance = new Chance(`mutated ${seed}`);
        const words = [...Object.keys(position.units), 'Nobody', ...hexesNear(position), 'ZZ9'];
        for (const { seat, orders } of lists) {
          const known = new Set(orders.map(outcomeOf));
          for (let tries = 0; tries < 40; tries += 1) {
            const order = mutated(chance.pick(orders), words, chance);
            if (known.has(outcomeOf(order)) || acceptedUnlisted(position, seat, order)) continue;
            const parsed = PBEM.parseOrder(order);
            const decided = parsed.ok ? act(PBEM, position, seat, parsed.value, chance) : parsed;
            if (decided.ok) throw new Error(`${JSON.stringify(order)} is accepted and not listed`);
            const { code, rule, because } = decided.refusal;
            expect([WITHOUT_RULE.has(code) || rule !== null, because]).toEqual([true, because]);
          }
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('is nothing for a side that may not act', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const { position } = at(number);
        const acting = new Set(PBEM.actors(position).map(({ side, player }) => seatId(side, player)));
        for (const seat of [...seatsOf(position), ...position.sides, 'green'].filter((one) => !acting.has(one))) {
          expect(PBEM.legal(position, seat)).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });
});

function hexesNear({ units }: Position): readonly string[] {
  return Object.values(units).flatMap(({ hexes }) => hexes);
}

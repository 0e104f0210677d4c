import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { act } from '../../../../src/engine/game/act.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { playerOfSeat, sideOfSeat } from '../../../../src/engine/position/seat.js';
import type { Unit } from '../../../../src/engine/position/unit.js';
import { hiddenUnits } from '../../../../src/engine/rulesets/pbem/core/hidden/hidden-units.js';
import type { Order, OrderType } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { GAITS } from '../../../../src/engine/rulesets/pbem/core/orders/define.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { fieldOfGame } from '../../../../src/engine/rulesets/pbem/core/terrain/ground.js';
import { Chance } from '../../../../src/selfplay/chance.js';
import { reachedIn } from '../../../selfplay/reached.js';

const POOL = reachedIn([11, 12, 13, 14, 15, 16, 17, 18]);
const CHANCE = new Chance('complete');

/** Of these orders those that are accepted. */
function accepted<Some extends Order>(position: Position, seat: string, orders: readonly Some[]): readonly Some[] {
  return orders.filter((order) => act(PBEM, position, seat, order, CHANCE).ok);
}

/** Positions in which an order of some type is listed, with the seat that may give it. */
function where(type: OrderType): fc.Arbitrary<readonly [Position, string, readonly Order[]]> {
  const found = POOL.flatMap(({ position, lists }) =>
    lists
      .filter(({ orders }) => orders.some((order) => order.type === type))
      .map(({ seat, orders }) => [position, seat, orders] as const),
  );
  if (found.length === 0) throw new Error(`nobody may ${type} in any of the positions`);
  return fc.constantFrom(...found);
}

/** The units of that seat on the map, those included who hide there. */
function mine(position: Position, seat: string): readonly Unit[] {
  const [side, player] = [sideOfSeat(seat), playerOfSeat(seat)];
  return [...Object.values(position.units), ...hiddenUnits(position)].filter(
    (unit) => unit.side === side && unit.hexes.length > 0 && (player === null || unit.player === player),
  );
}

/** Every place that one step could lead to, by its geometry or not: hexes round the unit, singly and in pairs. */
function placesRound(position: Position, { hexes }: Unit): readonly (readonly string[])[] {
  const field = fieldOfGame(position);
  const around = new Set(hexes.flatMap((name) => [name, ...namesRound(position, name)]));
  if (hexes.length === 1) return [...around].map((name) => [name]);
  return [...around].flatMap((head) =>
    (field.hex(head)?.neighbours ?? []).flatMap((next) => (next && around.has(next.name) ? [[head, next.name]] : [])),
  );
}

function namesRound(position: Position, name: string): readonly string[] {
  return (fieldOfGame(position).hex(name)?.neighbours ?? []).flatMap((next) =>
    next ? [next.name, ...(next.below ? [next.below.name] : []), ...(next.above ? [next.above.name] : [])] : [],
  );
}

function oneStepPaths(position: Position, unit: Unit) {
  const gaits = unit.hexes.length === 1 ? (['step'] as const) : GAITS;
  return placesRound(position, unit).flatMap((hexes) => gaits.map((gait) => [{ gait, hexes }]));
}

const endOf = (order: Order): string | undefined => {
  if (!('path' in order)) return undefined;
  const last = order.path?.at(-1);
  return last === undefined || !('hexes' in last) ? undefined : last.hexes?.join('-');
};

describe('what is accepted is listed', () => {
  it('of all moves of one step', () => {
    fc.assert(
      fc.property(where('Move'), ([position, seat, orders]) => {
        // Of a rush one way at each prey is listed; others that cost as little are accepted (2.72o).
        for (const unit of mine(position, seat).filter(({ rage }) => rage === undefined)) {
          const moves = oneStepPaths(position, unit).map((path) => ({ type: 'Move', unit: unit.id, path }) as const);
          const ends = new Set(
            orders.flatMap((one) => (one.type === 'Move' && one.unit === unit.id ? [endOf(one)] : [])),
          );
          const missing = accepted(position, seat, moves).filter(
            (move) => !ends.has(endOf(move)) && endOf(move) !== unit.hexes.join('-'),
          );
          expect(missing).toEqual([]);
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  it('of all shots at others than friends', () => {
    fc.assert(
      fc.property(where('Fire'), ([position, seat, orders]) => {
        const listed = orders.flatMap((one) => (one.type === 'Fire' ? [`${one.unit} ${one.target}`] : []));
        const shots = mine(position, seat).flatMap(({ id }) =>
          Object.values(position.units)
            .filter((target) => target.side !== sideOfSeat(seat))
            .map((target) => ({ type: 'Fire', unit: id, target: target.id }) as const),
        );
        const legal = accepted(position, seat, shots).map(({ unit, target }) => `${unit} ${target}`);
        expect(legal.sort()).toEqual([...new Set(listed)].sort());
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('of all attacks by one on one, and groups of two and three are those of whom each may attack each', () => {
    fc.assert(
      fc.property(where('Attack'), ([position, seat, orders]) => {
        const attack = (attackers: readonly string[], defenders: readonly string[]) =>
          ({ type: 'Attack', attackers, defenders }) as const;
        const all = Object.keys(position.units);
        const own = mine(position, seat).map(({ id }) => id);
        const pairs = own.flatMap((one) => all.map((other) => attack([one], [other])));
        const legal = new Set(accepted(position, seat, pairs).map((one) => `${one.attackers[0]} ${one.defenders[0]}`));
        const listed = orders.flatMap((one) =>
          one.type === 'Attack' && one.attackers.length + one.defenders.length === 2
            ? [`${one.attackers[0]} ${one.defenders[0]}`]
            : [],
        );
        expect([...legal].sort()).toEqual([...new Set(listed)].sort());
        const strikers = own.filter((one) => [...legal].some((pair) => pair.startsWith(`${one} `)));
        const targets = all.filter((one) => [...legal].some((pair) => pair.endsWith(` ${one}`)));
        for (const attackers of groupsOf(strikers, 3)) {
          for (const defenders of groupsOf(targets, 2)) {
            const each = attackers.every((one) => defenders.every((other) => legal.has(`${one} ${other}`)));
            const isAccepted = accepted(position, seat, [attack(attackers, defenders)]).length > 0;
            expect([attackers, defenders, isAccepted]).toEqual([attackers, defenders, each]);
          }
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  it('of all dismounts', () => {
    fc.assert(
      fc.property(where('Dismount'), ([position, seat, orders]) => {
        const listed = orders.flatMap((one) => (one.type === 'Dismount' ? [`${one.unit} ${one.to}`] : []));
        const tries = mine(position, seat).flatMap((unit) =>
          [...new Set(unit.hexes.flatMap((hex) => namesRound(position, hex)))].map(
            (to) => ({ type: 'Dismount', unit: unit.id, to }) as const,
          ),
        );
        const legal = accepted(position, seat, tries).map(({ unit, to }) => `${unit} ${to}`);
        expect(legal.sort()).toEqual([...new Set(listed)].sort());
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it.each(['Retreat', 'Advance'] as const)('of all answers to a %s of one step', (type) => {
    fc.assert(
      fc.property(where(type), ([position, seat, orders]) => {
        for (const unit of Object.values(position.units).filter(({ hexes }) => hexes.length > 0)) {
          const answers = oneStepPaths(position, unit).map((path): Order => ({ type, unit: unit.id, path }));
          const ends = new Set(
            orders.flatMap((one) => (one.type === type && 'unit' in one && one.unit === unit.id ? [endOf(one)] : [])),
          );
          expect(accepted(position, seat, answers).filter((one) => !ends.has(endOf(one)))).toEqual([]);
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

/** All groups of one to `max` of some, in their order. */
function groupsOf(some: readonly string[], max: number): readonly (readonly string[])[] {
  if (max === 0) return [];
  return some.flatMap((one, index) => [
    [one],
    ...groupsOf(some.slice(index + 1), max - 1).map((rest) => [one, ...rest]),
  ]);
}

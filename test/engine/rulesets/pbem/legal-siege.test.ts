import { describe, expect, it } from '@jest/globals';
import { act } from '../../../../src/engine/game/act.js';
import type { Setup } from '../../../../src/engine/game/setup.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { fieldOfGame } from '../../../../src/engine/rulesets/pbem/core/terrain/ground.js';
import { Chance } from '../../../../src/selfplay/chance.js';
import { begin, man, type Play } from './support-play.js';

const CHANCE = new Chance('siege');

/**
 * A tower and a ladder at a rampart, a ram and a screen before it, a ladder that lies, and a moat with a filled hex.
 */
const EQUIPMENT: NonNullable<Setup['equipment']> = [
  { id: 'tower', kind: 'siegeTower', hexes: ['F6', 'F5', 'F4'] },
  { id: 'ladder', kind: 'ladder', hexes: ['H6'], top: 'H7' },
  { id: 'spare', kind: 'ladder', hexes: ['J3', 'J2'] },
  { id: 'ram', kind: 'batteringRam', hexes: ['C4', 'C5', 'C6'] },
  { id: 'screen', kind: 'screen', hexes: ['G4'] },
];

const UNITS = [
  man('Under', 'red', 'F4/under'),
  man('Upon', 'red', 'F4'),
  man('Beside', 'red', 'E5'),
  man('Climber', 'red', 'H6'),
  man('Screened', 'red', 'G4'),
  man('Rammer', 'red', 'C5'),
  man('Bearer', 'red', 'J3'),
  man('Mate', 'red', 'J2'),
  man('Guard', 'blue', 'F7'),
  man('Watch', 'blue', 'H7'),
  man('Sally', 'blue', 'F6/under'),
  man('Foe', 'blue', 'E6'),
];

function scene(step: string, side: 'red' | 'blue'): Play {
  const rampart = ['F7', 'G7', 'H7', 'E7', 'G8', 'E8'];
  return begin({
    step,
    side,
    units: UNITS,
    board: {
      terrain: { embattlement: rampart, moat: ['G6'], filledMoat: ['G5'] },
      elevation: { '2': rampart },
      hexsides: { battlement: ['F6/F7', 'H6/H7', 'G6/F7', 'G6/G7', 'G6/H7', 'E6/F7', 'E6/E7'] },
    },
    over: { equipment: EQUIPMENT },
  });
}

const isAccepted = (position: Position, seat: string, order: Order): boolean =>
  act(PBEM, position, seat, order, CHANCE).ok;

/** Every place of the field, as one step from there or not. */
const placesIn = (position: Position): readonly string[] => fieldOfGame(position).places.map(({ name }) => name);

const sides = ['red', 'blue'] as const;

describe('at a tower, a ladder, a ram and a screen', () => {
  it.each(sides)('all moves of one step that are accepted are listed for %s', (side) => {
    const { position } = scene('movement', side);
    const listed = PBEM.legal(position, side).flatMap(({ order }) =>
      order.type === 'Move' ? [`${order.unit} ${order.path.at(-1)?.hexes.join('-')}`] : [],
    );
    for (const { id } of Object.values(position.units).filter((unit) => unit.side === side)) {
      const legal = placesIn(position).filter((hex) =>
        isAccepted(position, side, { type: 'Move', unit: id, path: [{ gait: 'step', hexes: [hex] }] }),
      );
      expect(legal.filter((hex) => !listed.includes(`${id} ${hex}`))).toEqual([]);
    }
  });

  it.each(sides)('all attacks of one on one that are accepted are listed for %s, and no others', (side) => {
    const { position } = scene('combat', side);
    const listed = PBEM.legal(position, side).flatMap(({ order }) =>
      order.type === 'Attack' && order.attackers.length + order.defenders.length === 2
        ? [`${order.attackers[0]} ${order.defenders[0]}`]
        : [],
    );
    const names = Object.keys(position.units);
    const legal = names.flatMap((one) =>
      names
        .filter((other) => isAccepted(position, side, { type: 'Attack', attackers: [one], defenders: [other] }))
        .map((other) => `${one} ${other}`),
    );
    expect(legal.length).toBeGreaterThan(2);
    expect([...new Set(listed)].sort()).toEqual(legal.sort());
  });

  it.each(sides.flatMap((side) => ['movement', 'combat', 'fire1'].map((step) => [step, side] as const)))(
    'all that is listed in %s of %s is accepted',
    (step, side) => {
      const { position } = scene(step, side);
      const orders = PBEM.legal(position, side).map(({ order }) => order);
      expect(orders.filter((order) => !isAccepted(position, side, order))).toEqual([]);
    },
  );

  it('the list of moves holds both places of the tower, the way up the ladder and down from it', () => {
    const { position } = scene('movement', 'red');
    const ends = PBEM.legal(position, 'red').flatMap(({ order }) =>
      order.type === 'Move' ? [`${order.unit} ${order.path.at(-1)?.hexes.join('-')}`] : [],
    );
    expect(ends).toEqual(expect.arrayContaining(['Beside F5/under', 'Beside F5', 'Under F5/under', 'Climber H5']));
  });

  it('lists made with what is remembered of earlier positions are those made anew', () => {
    let { position } = scene('movement', 'red');
    for (let orders = 0; orders < 60; orders += 1) {
      const seat = PBEM.actors(position)[0]?.side ?? position.turn.side;
      const legal = PBEM.legal(position, seat).map(({ order }) => order);
      const anew = PBEM.legal({ ...position, ground: { ...position.ground }, sides: [...position.sides] }, seat).map(
        ({ order }) => order,
      );
      expect({ orders, legal }).toStrictEqual({ orders, legal: anew });
      const decided = act(PBEM, position, seat, CHANCE.pick(legal), CHANCE);
      if (!decided.ok) throw new Error(`listed and refused: ${decided.refusal.because}`);
      ({ position } = decided);
    }
  });
});

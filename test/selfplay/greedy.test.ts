import { describe, expect, it } from '@jest/globals';
import { errandsOf, type SeenTerms } from '../../src/selfplay/errands.js';
import { Chance } from '../../src/selfplay/chance.js';
import type { SeenOrder, SeenUnit } from '../../src/selfplay/player.js';
import { greedy } from '../../src/selfplay/players/greedy.js';
import { Ways } from '../../src/selfplay/ways.js';
import { planFor } from './materials.js';

const WAYS = new Ways(planFor('damp-ferns').setup.ground);
const END: SeenOrder = { type: 'EndStep' };

function man(id: string, side: string, at: string, over: Partial<SeenUnit> = {}): SeenUnit {
  const hexes = at === '' ? [] : [at];
  return {
    id,
    side,
    hexes,
    kind: 'character',
    health: 'healthy',
    weapon: null,
    fired: false,
    captive: false,
    engineer: false,
    ...over,
  };
}

function move(unit: string, to: string): SeenOrder {
  return { type: 'Move', unit, path: [{ hexes: [to] }] };
}

const NOTHING: SeenTerms = { awards: [], exits: [], items: [], equipment: [], hiddenTreasures: [] };
const GOAL = { side: 'blue', hexes: [], units: [], items: [] };
const CHEST: SeenTerms = {
  ...NOTHING,
  awards: [{ ...GOAL, goal: 'carry', items: ['chest1'] }],
  exits: [{ side: 'blue', hexes: ['N1'] }],
  items: [{ name: 'chest1', hex: null, carrier: 'Odo' }],
};

/** The order that blue gives, of these orders and the end of the step. */
function chosen(units: readonly SeenUnit[], orders: readonly SeenOrder[], terms = NOTHING): SeenOrder {
  const choices = [...orders, END].map((order) => ({ order, tenths: null }));
  const outlook = { side: 'blue', owes: false, choices, units, errands: errandsOf(terms, 'blue'), ways: WAYS };
  return greedy(outlook, new Chance('greedy')).order;
}

describe('the greedy player', () => {
  const [back, forth] = [move('Odo', 'N15'), move('Odo', 'N12')];

  it('walks towards enemies who can be fought, and towards nobody else', () => {
    const odo = man('Odo', 'blue', 'N14');
    expect(chosen([odo, man('Rob', 'red', 'N3')], [back, forth])).toBe(forth);
    for (const over of [{ health: 'dead' }, { captive: true }, { hexes: [] }, { side: 'blue' }]) {
      expect(chosen([odo, { ...man('Rob', 'red', 'N3'), ...over }], [back, forth])).toBe(END);
    }
  });

  it('goes for what points are given for while no enemy is seen, and with what he carries off past the enemy', () => {
    expect(chosen([man('Odo', 'blue', 'N14')], [back, forth], CHEST)).toBe(forth);
    const friend = { ...move('Pip', 'N13'), path: [{ hexes: ['N13'] }] };
    expect(chosen([man('Odo', 'blue', 'N14'), man('Pip', 'blue', 'N15')], [friend], CHEST)).toBe(friend);
    expect(chosen([man('Odo', 'blue', 'N14'), man('Rob', 'red', 'N16')], [back, forth], CHEST)).toBe(forth);
    expect(chosen([man('Odo', 'blue', 'N14'), man('Rob', 'red', 'N16')], [back, forth])).toBe(back);
  });

  it('takes up what is to be carried off, does not let it fall, and leaves the map with it only', () => {
    const odo = man('Odo', 'blue', 'N1');
    const lying = { ...CHEST, items: [{ name: 'chest1', hex: 'N1', carrier: null }] };
    const [take, drop, leave] = ['PickUp', 'Drop', 'Leave'].map((type) => ({ type, unit: 'Odo', item: 'chest1' }));
    if (!take || !drop || !leave) throw new Error('three orders');
    expect(chosen([odo], [leave, take], lying)).toBe(take);
    expect(chosen([odo], [take, leave])).toBe(END);
    expect(chosen([odo], [drop, leave], CHEST)).toBe(leave);
    expect(chosen([odo], [drop], CHEST)).toBe(END);
  });

  it('stays in ground that points are given for if nobody else of his side does', () => {
    const held: SeenTerms = { ...NOTHING, awards: [{ ...GOAL, side: 'red', goal: 'hold', hexes: ['N14'] }] };
    const units = [man('Odo', 'blue', 'N14'), man('Rob', 'red', 'N3')];
    expect(chosen(units, [move('Odo', 'N13')], held)).toBe(END);
    const two = [...units, man('Pip', 'blue', 'N14')];
    expect(chosen(two, [move('Odo', 'N13')], held)).toMatchObject({ type: 'Move' });
  });

  it('goes nearer with a bow that has found nobody to shoot at', () => {
    const order = move('Odo', 'N11');
    const units = (fired: boolean): SeenUnit[] => [
      man('Odo', 'blue', 'N14', { weapon: 'bow', fired }),
      man('Rob', 'red', 'N9'),
    ];
    expect(chosen(units(false), [order])).toBe(order);
    expect(chosen(units(true), [order])).toBe(END);
  });

  it('stays with a ballista that an engineer serves', () => {
    const terms = { ...NOTHING, equipment: [{ name: 'ballista1', kind: 'ballista', hexes: ['N15'] }] };
    const crew = (engineer: boolean): SeenUnit[] => [
      man('Odo', 'blue', 'N14'),
      man('Pip', 'blue', 'N16', { engineer }),
      man('Rob', 'red', 'N3'),
    ];
    expect(chosen(crew(true), [forth], terms)).toBe(END);
    expect(chosen(crew(false), [forth], terms)).toBe(forth);
  });

  it('loads a ballista in peace, and does not begin anew what is under way', () => {
    const load = (mate: string): SeenOrder => ({ type: 'LoadEngine', crew: ['Odo', mate] });
    const crew = (loads: boolean, foe: string): SeenUnit[] => [
      man('Odo', 'blue', 'N14', { engineer: true, loads }),
      man('Pip', 'blue', 'N16', { loads }),
      man('Wat', 'blue', 'M15', { loads: false, weapon: 'bow' }),
      man('Rob', 'red', foe),
    ];
    const [withPip, withWat] = [load('Pip'), load('Wat')];
    expect(chosen(crew(false, 'N3'), [withWat, withPip])).toBe(withPip);
    expect(chosen(crew(true, 'N3'), [withWat, withPip])).toBe(END);
    expect(chosen(crew(false, 'N12'), [withWat, withPip])).toBe(END);
    expect(chosen(crew(true, 'N3'), [forth])).toBe(END);
  });

  it('comes onto the map', () => {
    const enter = { type: 'Enter', unit: 'Odo' };
    expect(chosen([man('Odo', 'blue', ''), man('Rob', 'red', 'N3')], [enter])).toBe(enter);
  });
});

import { describe, expect, it } from '@jest/globals';
import { errandsOf, type SeenGear, type SeenTerms } from '../../src/selfplay/errands.js';
import { Chance } from '../../src/selfplay/chance.js';
import { LiveWays } from '../../src/selfplay/live-ways.js';
import type { SeenOrder, SeenUnit } from '../../src/selfplay/player.js';
import { greedy } from '../../src/selfplay/players/greedy.js';
import { Ways } from '../../src/selfplay/ways.js';
import { planFor } from './materials.js';

const { ground, live } = planFor('hot-water').setup;
const WAYS = new Ways(ground);
const END: SeenOrder = { type: 'EndStep' };

/** The castle as it stands when the day begins, with whatever has been put up or has fallen since. */
function castle(changes: Readonly<Record<string, string>> = {}): LiveWays {
  return new LiveWays({ ground, live: { ...live, ...changes } });
}

function man(id: string, side: string, at: string, over: Partial<SeenUnit> = {}): SeenUnit {
  const base = { id, side, hexes: [at], kind: 'character', health: 'healthy', weapon: null };
  return { ...base, fired: false, captive: false, engineer: false, ...over };
}

function move(unit: string, to: string): SeenOrder {
  return { type: 'Move', unit, path: [{ hexes: [to] }] };
}

const LYING: SeenGear = { name: 'ladder1', kind: 'ladder', hexes: ['S15', 'S16'] };
const UP: SeenGear = { name: 'ladder1', kind: 'ladder', hexes: ['S13'], top: 'S12' };
const BORNE: SeenGear = { ...LYING, bearers: ['Red', 'Rob'] };
const RAM: SeenGear = { name: 'ram1', kind: 'batteringRam', hexes: ['R14', 'R15', 'R16'] };
const LADDER_UP = castle({ '[S13>S12]': 'ladder' });

interface Given {
  readonly side?: string;
  readonly units: readonly SeenUnit[];
  readonly orders: readonly SeenOrder[];
  readonly gear: readonly SeenGear[];
  readonly terms?: Partial<SeenTerms>;
  readonly liveWays?: LiveWays;
}

/** The order that a side gives, of these orders and the end of the step. */
function chosen({ side = 'red', units, orders, gear, terms = {}, liveWays = castle() }: Given): SeenOrder {
  const choices = [...orders, END].map((order) => ({ order, tenths: null }));
  const seen = { awards: [], exits: [], items: [], equipment: gear, hiddenTreasures: [], water: ['P12'], ...terms };
  const errands = errandsOf(seen, side);
  const outlook = { side, owes: false, choices, units, errands, ways: WAYS, liveWays };
  return greedy(outlook, new Chance('storm')).order;
}

describe('the ways as the walls stand', () => {
  it('end at a wall, and go over a ladder upwards and through a breach', () => {
    expect(castle().to(['S12']).has('S14')).toBe(false);
    expect(castle({ R12: 'rubble' }).to(['S12']).has('S14')).toBe(true);
    expect(castle().to(['N8']).has('N14')).toBe(false);
    expect(LADDER_UP.to(['S12']).get('S14')).toBe(2);
    expect(LADDER_UP.to(['S14']).has('S12')).toBe(false);
    expect(LADDER_UP.to(['S12'], 'ground').has('S14')).toBe(false);
  });
});

describe('the greedy player outside walls', () => {
  const foe = man('Foe', 'blue', 'Q12');
  const [red, rob] = [man('Red', 'red', 'S15'), man('Rob', 'red', 'S16')];
  const bearers = ['Red', 'Rob'];

  it('has a ladder taken up and carried to a wall where it can stand', () => {
    const take = { type: 'TakeLadder', bearers, ladder: 'ladder1' };
    expect(chosen({ units: [red, rob, foe], orders: [take], gear: [LYING] })).toBe(take);
    const bear = (hexes: string[]): SeenOrder => ({
      type: 'BearLadder',
      bearers,
      ladder: 'ladder1',
      path: [{ hexes }],
    });
    const [forth, back] = [bear(['S14', 'S15']), bear(['S16', 'S15'])];
    expect(chosen({ units: [red, rob, foe], orders: [back, forth], gear: [BORNE] })).toBe(forth);
    expect(chosen({ units: [red, rob, foe], orders: [back], gear: [BORNE] })).toBe(END);
  });

  it('has it put up against a wall that leads in and has none, rather where nobody waits', () => {
    const raise = (top: string): SeenOrder => ({ type: 'RaiseLadder', bearers, ladder: 'ladder1', base: 'R13', top });
    const guarded = man('Foe', 'blue', 'R12');
    const [here, there] = [raise('R12'), raise('S12')];
    expect(chosen({ units: [red, rob, guarded], orders: [here, there], gear: [BORNE] })).toBe(there);
    expect(chosen({ units: [red, rob, guarded], orders: [here], gear: [BORNE] })).toBe(here);
    expect(chosen({ units: [red, rob, foe], orders: [raise('T13')], gear: [BORNE] })).toBe(END);
    const second = { ...BORNE, name: 'ladder2' };
    const again = { ...there, ladder: 'ladder2' };
    const given = { units: [red, rob, foe], orders: [again], gear: [UP, second], liveWays: LADDER_UP };
    expect(chosen(given)).toBe(END);
  });

  it('goes to a ladder that lies, climbs one that stands, and keeps out of its way before', () => {
    const units = [man('Red', 'red', 'U15'), foe];
    const nearer = move('Red', 'T15');
    expect(chosen({ units, orders: [move('Red', 'V15'), nearer], gear: [LYING] })).toBe(nearer);
    const [foot, top] = [move('Red', 'S13'), move('Red', 'S12')];
    const up = { gear: [UP], liveWays: LADDER_UP };
    expect(chosen({ units: [man('Red', 'red', 'S14'), foe], orders: [foot], ...up })).toBe(foot);
    expect(chosen({ units: [man('Red', 'red', 'S13'), foe], orders: [top], ...up })).toBe(top);
    const archer = man('Red', 'red', 'S14', { weapon: 'shortbow', fired: true });
    expect(chosen({ units: [archer, foe], orders: [foot], ...up })).toBe(END);
    const near = man('Red', 'red', 'T14');
    expect(chosen({ units: [near, man('Rob', 'red', 'S15'), foe], orders: [move('Red', 'S14')], gear: [BORNE] })).toBe(
      END,
    );
  });

  it('mans a ram, pushes it to the wall, stays under it and rams until there is a breach', () => {
    const crew = ['R14', 'R15', 'R16'].map((at, index) => man(`Red${index}`, 'red', at));
    const workers = crew.map(({ id }) => id);
    const push = (...hexes: string[]): SeenOrder => ({
      type: 'PushEquipment',
      workers,
      equipment: 'ram1',
      path: [hexes],
    });
    const [forth, back] = [push('R13', 'R14', 'R15'), push('R15', 'R16', 'R17')];
    expect(chosen({ units: [...crew, foe], orders: [back, forth], gear: [RAM] })).toBe(forth);
    const ram = { type: 'Ram', workers, what: 'R12' };
    expect(chosen({ units: [...crew, foe], orders: [ram], gear: [RAM] })).toBe(ram);
    const away = move('Red0', 'R13');
    expect(chosen({ units: [...crew, foe], orders: [away], gear: [RAM] })).toBe(END);
    const breach = castle({ R12: 'rubble' });
    expect(chosen({ units: [...crew, foe], orders: [away], gear: [RAM], liveWays: breach })).toBe(away);
    const into = move('Rob', 'R16');
    expect(chosen({ units: [...crew.slice(0, 2), man('Rob', 'red', 'S16'), foe], orders: [into], gear: [RAM] })).toBe(
      into,
    );
  });
});

describe('the greedy player within walls', () => {
  const foe = man('Foe', 'red', 'S14');
  const blue = man('Blue', 'blue', 'S12');
  const pourer = { items: [{ name: 'cauldron1', kind: 'cauldron', hex: null, carrier: 'Blue' }] };

  it('topples a ladder with an enemy near its foot, unless there is water for him', () => {
    const topple = { type: 'ToppleLadder', unit: 'Blue', ladder: 'ladder1' };
    const up = { side: 'blue', gear: [UP], liveWays: LADDER_UP };
    expect(chosen({ ...up, units: [blue, foe], orders: [topple] })).toBe(topple);
    expect(chosen({ ...up, units: [blue, man('Foe', 'red', 'S17')], orders: [topple] })).toBe(END);
    const pour = { type: 'Pour', unit: 'Blue', item: 'cauldron1', target: 'Foe' };
    expect(chosen({ ...up, units: [blue, foe], orders: [topple, pour], terms: pourer })).not.toBe(topple);
  });

  it('draws water, and brings it to the top of a ladder or above the enemy', () => {
    const draw = { type: 'DrawWater', unit: 'Blue' };
    const at = man('Blue', 'blue', 'P12');
    const [forth, back] = [move('Blue', 'Q12'), move('Blue', 'O12')];
    expect(chosen({ side: 'blue', units: [at, foe], orders: [draw], gear: [UP] })).toBe(draw);
    expect(chosen({ side: 'blue', units: [{ ...at, weapon: 'bow' }, foe], orders: [draw], gear: [UP] })).toBe(END);
    const off = man('Blue', 'blue', 'Q12');
    expect(chosen({ side: 'blue', units: [off, foe], orders: [move('Blue', 'P12')], gear: [UP] })).toMatchObject({
      type: 'Move',
    });
    const given = { side: 'blue', orders: [back, forth], terms: pourer };
    expect(chosen({ ...given, units: [at, foe], gear: [UP], liveWays: LADDER_UP })).toBe(forth);
    expect(chosen({ ...given, units: [at, man('Foe', 'red', 'R13')], gear: [BORNE] })).toBe(forth);
  });

  it('neither goes down a ladder nor opens its own gate', () => {
    const down = { side: 'blue', gear: [UP], liveWays: LADDER_UP, terms: { water: [] } };
    expect(chosen({ ...down, units: [blue, foe], orders: [move('Blue', 'S13')] })).toBe(END);
    const open = { type: 'MoveGate', unit: 'Blue' };
    expect(chosen({ ...down, units: [blue, foe], orders: [open] })).toBe(END);
  });
});

import { describe, expect, it } from '@jest/globals';
import { castleHex, castleMap, isInHex } from '../../src/engine/siege/castle-map.js';
import type { SiegeScenario, SiegeSetup } from '../../src/engine/siege/setup.js';
import { siegeOf } from '../../src/engine/siege/siege-of.js';
import type { Siege } from '../../src/engine/siege/siege.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { pictureOf } from '../../src/picture/picture.js';
import { castleOf } from '../../src/picture/siege-castle.js';

const sortie = loadScenarios().get('sortie');
if (!sortie) throw new Error('the library has no sortie');
const { ruleset, setup: map } = sortie;
const SALLY: SiegeScenario = { ruleset, attacker: 'blue', defender: 'red', setup: map };
const DAY: SiegeScenario = {
  ...SALLY,
  setup: { ...map, equipment: ['near', 'gone', 'still'].map((id) => ({ id, kind: 'screen', hexes: ['CmpM5'] })) },
};
const SETUP: SiegeSetup = {
  title: 'Corbel',
  dayDefinition: 'siegeDays',
  scenarios: { sallyAttacker: SALLY },
  targets: { CstI12: 'embattlement', CstP12: 'castleTower', 'CstN12/CstN13': 'gateDoor' },
  moat: { CstM13: 'moat', CstQ13: 'moat' },
  fighters: {},
};
const NOON = { day: 9, part: 'day' } as const;

function siegeWith(setup: SiegeSetup, over: Partial<Siege> = {}): Siege {
  const siege = siegeOf(setup);
  if (!siege) throw new Error('the set-up says how its days are played');
  return { ...siege, ...over };
}

describe('the castle of a siege', () => {
  it('is whole at first, with the points of every target', () => {
    const scene = castleOf(SETUP, siegeWith(SETUP), NOON);
    expect(scene).toMatchObject({
      subtitle: 'day 9, day · resistance 11 · 0 of 3 targets fallen · 0 of 2 moat hexes filled',
      damages: [
        { hexes: ['CstI12'], left: 4, full: 4 },
        { hexes: ['CstP12'], left: 4, full: 4 },
        { hexes: ['CstN12', 'CstN13'], left: 3, full: 3 },
      ],
      equipment: [],
      pieces: [],
    });
    expect(Object.values(scene?.live ?? {})).not.toContain('rubble');
  });

  it('shows what has fallen, stands open and was filled, and leaves out places of other maps', () => {
    const siege = siegeWith(SETUP, {
      targets: {
        CstI12: { kind: 'embattlement', left: 0 },
        CstP12: { kind: 'castleTower', left: 1 },
        'CstN12/CstN13': { kind: 'gateDoor', left: 0 },
      },
      moat: { CstM13: { filled: true }, CstQ13: {} },
      live: { CmpF7: 'destroyed', Elsewhere9: 'destroyed' },
    });
    const scene = castleOf(SETUP, siege, NOON);
    expect(scene?.live).toMatchObject({ CstI12: 'rubble', 'CstN12/CstN13': 'broken', CstM13: 'filled' });
    expect(scene?.live).not.toHaveProperty('CstQ13');
    expect(scene?.live).not.toHaveProperty('Elsewhere9');
    expect(scene?.damages).toEqual([{ hexes: ['CstP12'], left: 1, full: 4 }]);
    const svg = scene ? pictureOf(scene) : '';
    for (const text of ['2 of 3 targets fallen', '1 of 2 moat hexes filled', '>1/4<', 'rubble', 'moat, filled']) {
      expect(svg).toContain(text);
    }
    expect(svg).not.toContain('4/4');
  });

  it('shows equipment where a day played in detail has left it, on the map of the day', () => {
    const setup: SiegeSetup = {
      ...SETUP,
      dayDefinition: 'detailedDays',
      scenarios: { sallyAttacker: SALLY, day: DAY },
    };
    const siege = siegeWith(setup, { stands: { near: ['CmpM4'], gone: null } });
    expect(castleOf(setup, siege, NOON)?.equipment).toMatchObject([
      { id: 'near', hexes: ['CmpM4'] },
      { id: 'still', hexes: ['CmpM5'] },
    ]);
    const played = { ...SETUP, scenarios: { attackCastle: DAY } };
    expect(castleOf(played, siegeWith(played), NOON)?.equipment).toEqual([]);
  });

  it('cannot be shown without a map', () => {
    const mapless: SiegeSetup = { ...SETUP, scenarios: {} };
    expect(castleOf(mapless, siegeWith(mapless), NOON)).toBeNull();
  });
});

describe('a hex of the castle', () => {
  const hexOf = (siege: Siege, name: string) => {
    const map = castleMap(SETUP, siege);
    const hex = map && castleHex(map, name);
    if (!hex) throw new Error(`the map has no ${name}`);
    return hex;
  };
  const whole = siegeWith(SETUP);

  it('is as its map has it until the siege has changed it', () => {
    expect(hexOf(whole, 'CstI12').terrain).toBe('embattlement');
    expect(hexOf(whole, 'CstM13').terrain).toBe('moat');
    const fallen = siegeWith(SETUP, {
      targets: { ...whole.targets, CstI12: { kind: 'embattlement', left: 0 } },
      moat: { ...whole.moat, CstM13: { ...whole.moat['CstM13'], filled: true } },
    });
    expect(hexOf(fallen, 'CstI12').terrain).toBe('rubble');
    expect(hexOf(fallen, 'CstM13').terrain).not.toBe('moat');
    expect(hexOf(fallen, 'CstQ13').terrain).toBe('moat');
  });

  it('is on the map, or is none; a siege without a scenario has no map', () => {
    const map = castleMap(SETUP, whole);
    expect(map && castleHex(map, 'CstZ99')).toBeUndefined();
    expect(castleMap({ scenarios: {} }, whole)).toBeNull();
  });

  it('has the things that stand in it; a gate door is in both of its hexes', () => {
    const gate = { kind: 'target', name: 'CstN12/CstN13', state: { kind: 'gateDoor', left: 3 } } as const;
    for (const name of ['CstN12', 'CstN13']) expect(isInHex(gate, hexOf(whole, name))).toBe(true);
    expect(isInHex(gate, hexOf(whole, 'CstN11'))).toBe(false);
    const near = { kind: 'equipment', name: 'near', state: ['CmpM5'] } as const;
    expect(isInHex(near, hexOf(whole, 'CmpM5'))).toBe(true);
    expect(isInHex({ ...near, state: null }, hexOf(whole, 'CmpM5'))).toBe(false);
    const man = { kind: 'fighter', name: 'Odo', state: { side: 'attacker', health: 'healthy' } } as const;
    expect(isInHex(man, hexOf(whole, 'CmpM5'))).toBe(false);
    expect(isInHex({ ...man, state: { ...man.state, hexes: ['CmpM5'] } }, hexOf(whole, 'CmpM5'))).toBe(true);
  });
});

import { expect, it } from '@jest/globals';
import { groundOf, shutSlots } from '../../../../src/engine/board/sight/ground.js';
import { SightMap } from '../../../../src/engine/board/sight/sight-map.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { Unit } from '../../../../src/engine/position/unit.js';
import { isInRange, shotAt } from '../../../../src/engine/rulesets/pbem/06-missiles/shot.js';
import { weaponOf } from '../../../../src/engine/rulesets/pbem/06-missiles/firer.js';
import { fieldOfGame } from '../../../../src/engine/rulesets/pbem/core/terrain/ground.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { replay } from '../../../../src/engine/game/replay.js';
import { loadScenarios } from '../../../../src/library/scenarios.js';
import { drilledIn, reachedIn } from '../../../selfplay/reached.js';

/** All shots in range between units on the map, friends included; with a map of its own nothing is remembered. */
function shotsIn(position: Position, sight?: SightMap): readonly unknown[] {
  const units = Object.values(position.units).filter(({ hexes, rider }) => hexes.length > 0 && rider === null);
  return units.flatMap((firer: Unit) => {
    const weapon = weaponOf(position, firer);
    if (typeof weapon !== 'string') return [];
    return units
      .filter((target) => target !== firer && isInRange(position, firer, weapon, target))
      .map((target) => [firer.id, target.id, shotAt(position, firer, weapon, target, {}, sight)]);
  });
}

it('shots with remembered lines are those whose lines are searched for anew, whoever has moved between', () => {
  const reached = [...reachedIn([41], 120), ...drilledIn([1, 54, 107])];
  let allowed = 0;
  for (const [number, { position }] of reached.entries()) {
    const known = shotsIn(position);
    if (number % 8 > 0) continue;
    const field = fieldOfGame(position);
    const fresh = new SightMap(groundOf(field), shutSlots(groundOf(field), position.live));
    expect({ number, shots: known }).toEqual({ number, shots: shotsIn(position, fresh) });
    allowed += known.length;
  }
  expect(allowed).toBeGreaterThan(100);
});

it('a second game of a scenario finds the lines of the first, unless a man is missing', () => {
  const setup = loadScenarios().get('great-muster')?.setup;
  if (!setup) throw new Error('there is no scenario great-muster');
  const begun = (units = setup.units): Position => {
    const created = PBEM.create({ ...setup, units });
    if (!created.ok) throw new Error(created.refusal.because);
    return replay(PBEM, created.value) as Position;
  };
  const searchesOf = (position: Position): number => {
    const { prototype } = SightMap;
    const search = Object.getOwnPropertyDescriptor(prototype, 'lightest');
    if (!search) throw new Error('lines are searched for by another method');
    const lightest = search.value as SightMap['lightest'];
    let searches = 0;
    const counted = function (this: SightMap, ...asked: Parameters<SightMap['lightest']>) {
      searches += 1;
      return lightest.apply(this, asked);
    };
    try {
      Object.defineProperty(prototype, 'lightest', { ...search, value: counted });
      PBEM.legal(position, 'red');
    } finally {
      Object.defineProperty(prototype, 'lightest', search);
    }
    return searches;
  };
  expect(searchesOf(begun())).toBeGreaterThan(50);
  expect(searchesOf(begun())).toBe(0);
  const without = setup.units.filter(({ id }) => id !== 'Hamelin');
  expect(searchesOf(begun(without))).toBeGreaterThan(0);
});

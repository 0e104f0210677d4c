import { expect, it } from '@jest/globals';
import { groundOf, shutSlots } from '../../../../src/engine/board/sight/ground.js';
import { SightMap } from '../../../../src/engine/board/sight/sight-map.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { Unit } from '../../../../src/engine/position/unit.js';
import { isInRange, shotAt } from '../../../../src/engine/rulesets/pbem/06-missiles/shot.js';
import { weaponOf } from '../../../../src/engine/rulesets/pbem/06-missiles/firer.js';
import { fieldOfGame } from '../../../../src/engine/rulesets/pbem/core/terrain/ground.js';
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
  const reached = [...reachedIn([104], 120), ...drilledIn([1, 54, 107])];
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

import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Position } from '../../../../src/engine/position/position.js';
import { isLive, type Unit } from '../../../../src/engine/position/unit.js';
import { unitsSharing } from '../../../../src/engine/rulesets/pbem/core/movement/occupancy.js';
import { unitsOfKind } from '../../../../src/engine/rulesets/pbem/core/units-of-kind.js';
import { begin, man, rider } from './support-play.js';

const { position } = begin({
  units: [
    man('Wat', 'red', 'C5'),
    man('Ben', 'blue', 'C6'),
    man('Hal', 'blue', null),
    ...rider('Rob', 'red', ['C9', 'C10']),
  ],
});
const NAMES = Object.keys(position.units);

function withUnit(before: Position, id: string, over: Partial<Unit>): Position {
  return { ...before, units: { ...before.units, [id]: { ...(before.units[id] as Unit), ...over } } };
}

it('the units of a kind are those that are of this kind now, in the order of the position', () => {
  expect(unitsOfKind(position, 'stunned')).toEqual([]);
  const stunned = withUnit(position, 'Ben', { health: 'stunned' });
  expect(unitsOfKind(stunned, 'stunned')).toEqual([stunned.units['Ben']]);
  const both = withUnit(withUnit(stunned, 'Ben', { rage: {} }), 'Wat', { health: 'stunned' });
  expect(unitsOfKind(both, 'stunned')).toEqual([both.units['Wat'], both.units['Ben']]);
  expect(unitsOfKind(both, 'raging')).toEqual([both.units['Ben']]);
  expect(unitsOfKind(withUnit(both, 'Ben', { health: 'healthy' }), 'stunned')).toEqual([both.units['Wat']]);
});

it('those who share a hex are found as if all were compared with all', () => {
  const changes = fc.record({
    id: fc.constantFrom(...NAMES),
    hexes: fc.array(fc.constantFrom('C5', 'C6', 'C7'), { maxLength: 2 }).map((hexes) => [...new Set(hexes)]),
    health: fc.constantFrom('healthy' as const, 'dead' as const),
  });
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 6 }), (over) => {
      const now = over.reduce((before, { id, ...change }) => withUnit(before, id, change), position);
      const live = Object.values(now.units).filter((unit) => isLive(unit) && unit.rider === null);
      const meets = (one: Unit) => (other: Unit) => one !== other && one.hexes.some((hex) => other.hexes.includes(hex));
      expect(unitsSharing(now)).toEqual(live.filter((unit) => live.some(meets(unit))));
    }),
  );
});

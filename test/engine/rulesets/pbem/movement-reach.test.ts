import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BoardDocument } from '../../../../src/engine/board/document.js';
import type { SetupUnit } from '../../../../src/engine/game/setup.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { Unit } from '../../../../src/engine/position/unit.js';
import { costOf, mayStop, stepsFrom } from '../../../../src/engine/rulesets/pbem/07-movement/going.js';
import { MOVE } from '../../../../src/engine/rulesets/pbem/07-moves/movement.js';
import { mpLeft } from '../../../../src/engine/rulesets/pbem/07-movement/mobility.js';
import { reach } from '../../../../src/engine/rulesets/pbem/07-movement/reach.js';
import { staysInMelee } from '../../../../src/engine/rulesets/pbem/11-melee/melee.js';
import { animal, carryOut, foot, ground, rider, scene, unitOf } from './movement-scene.js';

/** The MP that the places cost, by trying all steps again and again until nothing becomes cheaper. */
function bruteForce(position: Position, unit: Unit, mpMax: number): Map<string, number> {
  const start = unit.hexes.join('-');
  const free = new Map<string, number>([[start, 0]]);
  const stuck = new Map<string, number>();
  for (let changed = true; changed;) {
    changed = false;
    for (const [place, spent] of [...free]) {
      for (const step of stepsFrom(position, unit, place.split('-'))) {
        const to = step.hexes.join('-');
        const mp = spent + costOf([step]);
        const map = place === start && staysInMelee(position, unit, step.hexes) ? stuck : free;
        if (mp > mpMax || mp >= (map.get(to) ?? Infinity)) continue;
        map.set(to, mp);
        changed = true;
      }
    }
  }
  free.delete(start);
  for (const [place, mp] of stuck) free.set(place, Math.min(mp, free.get(place) ?? Infinity));
  for (const place of [...free.keys()]) if (mayStop(position, unit, place.split('-'))) free.delete(place);
  return free;
}

const hexes = ['C3', 'C4', 'D3', 'D5', 'E3', 'E4', 'E5', 'F4', 'F5', 'G4'];
const sides = ['D4/E4', 'D4/D5', 'C3/D4', 'D4/E3', 'D3/D4', 'E4/E5', 'E4/F4', 'C4/D4'];
const boards: fc.Arbitrary<BoardDocument> = fc
  .record({
    terrain: fc.array(fc.constantFrom('flatGround', 'slope', 'scrub', 'tree', 'houseInterior', 'doorHex'), {
      minLength: hexes.length,
      maxLength: hexes.length,
    }),
    hexsides: fc.array(fc.constantFrom('plain', 'slopeLip', 'buildingWall', 'window', 'doorHexside'), {
      minLength: sides.length,
      maxLength: sides.length,
    }),
  })
  .map(({ terrain, hexsides }) =>
    ground({
      columns: 9,
      rows: 8,
      terrain: Object.fromEntries(terrain.map((type) => [type, hexes.filter((_, index) => terrain[index] === type)])),
      hexsides: Object.fromEntries(
        hexsides.map((type) => [type, sides.filter((_, index) => hexsides[index] === type)]),
      ),
    }),
  )
  .filter(({ hexsides }) => (hexsides.slopeLip?.length ?? 0) === 0);
const bystanders: fc.Arbitrary<readonly SetupUnit[]> = fc
  .uniqueArray(fc.record({ hex: fc.constantFrom(...hexes), who: fc.integer({ min: 0, max: 3 }) }), {
    selector: ({ hex }) => hex,
    maxLength: 5,
  })
  .map((crowd) =>
    crowd.map(({ hex, who }, index) => {
      if (who === 0) return foot(`F${index}`, 'red', hex);
      if (who === 1) return foot(`X${index}`, 'blue', hex);
      return who === 2 ? animal(`M${index}`, 'mule', hex) : foot(`D${index}`, 'blue', hex, { health: 'dead' });
    }),
  );

describe('reach', () => {
  const mover = fc.constantFrom([foot('A', 'red', 'D4')], rider('A', 'red', 'D4-D5', 6), rider('A', 'red', 'E4-D4', 5));

  it('finds what single steps find, at the same price, with paths that are accepted', () => {
    fc.assert(
      fc.property(boards, bystanders, mover, fc.boolean(), (board, others, unit, tied) => {
        const held = new Set(unit.flatMap(({ hexes: own }) => own));
        const crowd = others.filter(({ hexes: [hex = ''] }) => !held.has(hex));
        const foes = crowd.filter(({ id }) => id.startsWith('X'));
        const melee = tied ? foes.map(({ id }) => ['A', id] as const) : [];
        const position = scene({ board, units: [...unit, ...crowd], melee });
        const a = unitOf(position, 'A');
        const found = reach(position, a, mpLeft(position, a));
        const prices = found.map(({ hexes: place, mp }) => [place.join('-'), mp] as const);
        expect(new Map(prices)).toEqual(bruteForce(position, a, mpLeft(position, a)));
        expect(prices).toHaveLength(new Set(prices.map(([place]) => place)).size);
        for (const { order, mp } of MOVE.list(position, 'red', a)) {
          const { refusal, position: after } = carryOut(MOVE, position, order);
          expect(refusal).toBeNull();
          expect(unitOf(after, 'A').acts.mpSpent).toBe(mp);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('ends at the edge of the map and with the MP', () => {
    const position = scene({ board: ground({ columns: 3, rows: 3 }), units: [foot('A', 'red', 'A1')] });
    const a = unitOf(position, 'A');
    expect(reach(position, a, 1).map(({ hexes: [hex] }) => hex)).toEqual(['A2', 'B1', 'B2']);
    expect(reach(position, a, 0)).toEqual([]);
    expect(reach(position, a, 20)).toHaveLength(9);
  });
});

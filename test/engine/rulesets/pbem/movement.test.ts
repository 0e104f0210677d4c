import { describe, expect, it } from '@jest/globals';
import type { BoardDocument } from '../../../../src/engine/board/document.js';
import { Course } from '../../../../src/engine/game/course.js';
import type { Position } from '../../../../src/engine/position/position.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { DISMOUNT, getOff } from '../../../../src/engine/rulesets/pbem/07-moves/dismount.js';
import { evolve } from '../../../../src/engine/rulesets/pbem/evolve/evolve.js';
import { MOVE } from '../../../../src/engine/rulesets/pbem/07-moves/movement.js';
import { animal, carryOutWritten as carryOut, foot, ground, rider, scene, shooter, unitOf } from './movement-scene.js';

/** The rule that refuses a move, or the MP that are spent after it. */
function moved(position: Position, text: string): number | string | null {
  const { refusal, position: after } = carryOut(MOVE, position, text);
  return refusal ? refusal.rule : unitOf(after, text.split(':')[0] ?? '').acts.mpSpent;
}

describe('foot movement (7.3 to 7.5)', () => {
  const slope = ground({
    terrain: { slope: ['E6'], tree: ['F5'] },
    hexsides: { window: ['E6/E7'], buildingWall: ['E5/D5'] },
  });

  it('costs the terrain, and the hexside besides (7.3a)', () => {
    expect(moved(scene({ board: slope, units: [foot('A', 'red', 'E5')] }), 'A: E6 (2), E7 (4)')).toBe(6);
    expect(moved(scene({ board: slope, units: [foot('A', 'red', 'E5', { mpa: 5 })] }), 'A: E6, E7')).toBe('pbem:7.3c');
  });

  it('goes on in parts, with what is left (7.3c, 7.3e)', () => {
    const { position } = carryOut(MOVE, scene({ units: [foot('A', 'red', 'E5', { mpa: 4 })] }), 'A: E6, E7');
    expect(position.turn.mover).toBe('A');
    expect(moved(position, 'A: E8, E9')).toBe(4);
    expect(moved(position, 'A: E8, E9, E10')).toBe('pbem:7.3c');
  });

  it('is over once it has ended (7.3e)', () => {
    const { position } = carryOut(MOVE, scene({ units: [foot('A', 'red', 'E5')] }), 'A: E6');
    const ended = evolve(position, { type: 'MoveEnded', data: { unit: 'A', rule: 'pbem:7.3e' } });
    expect(moved(ended, 'A: E7')).toBe('pbem:7.3e');
  });

  it('crosses no wall and jumps no hex (7.5a, 7.3a)', () => {
    const position = scene({ board: slope, units: [foot('A', 'red', 'E5')] });
    expect(moved(position, 'A: D5')).toBe('pbem:7.5a');
    expect(moved(position, 'A: E7')).toBe('pbem:7.3a');
    expect(moved(position, 'A: F5')).toBe(2);
    expect(carryOut(MOVE, position, 'A: ZZ99').refusal?.code).toBe('unknownHex');
  });

  it('changes man-made height nowhere in this ruleset (7.5b)', () => {
    const board = ground({ elevation: { '1': ['E6'] } });
    expect(moved(scene({ board, units: [foot('A', 'red', 'E5')] }), 'A: E6')).toBe('pbem:7.5b');
  });

  it('is for active characters on the map who have not fired a crossbow (2.53b, 13a, 3.1b, 4.25b)', () => {
    const units = [
      foot('S', 'red', 'E5', { health: 'stunned' }),
      animal('M', 'mule', 'G5', 6, { side: 'red' }),
      foot('O', 'red', ''),
      shooter('C', 'red', 'I5', 'crossbow'),
    ];
    const position = scene({ units });
    expect(moved(position, 'S: E6')).toBe('pbem:2.53b');
    expect(moved(position, 'M: G6')).toBe('pbem:13a');
    expect(moved(position, 'O: A1')).toBe('pbem:3.1b');
    expect(moved(position, 'C: I6')).toBe(1);
    const c = unitOf(position, 'C');
    const fired: Position = {
      ...position,
      units: { ...position.units, C: { ...c, acts: { ...c.acts, fired: ['fire1'] } } },
    };
    expect(moved(fired, 'C: I6')).toBe('pbem:4.25b');
    for (const id of ['S', 'M', 'O', 'C']) expect(MOVE.list(fired, 'red', unitOf(fired, id))).toEqual([]);
  });
});

describe('stacking and hindrance (7.1, 7.4, 7.8)', () => {
  const crowd = (): Position =>
    scene({
      units: [
        foot('A', 'red', 'E5'),
        foot('F', 'red', 'E6'),
        animal('H', 'horse', 'E7-E8', 8, { side: 'blue' }),
        foot('X', 'blue', 'D5', { health: 'stunned' }),
        foot('Y', 'blue', 'F5', { health: 'dead' }),
        foot('N', null, 'F6'),
      ],
    });

  it('passes friends, neutrals and loose animals and stops where no live unit is (7.1a, 7.1b, 7.4b)', () => {
    expect(moved(crowd(), 'A: E6, E7, E8, E9')).toBe(4);
    for (const path of ['E6', 'E6, E7', 'E6, E7, E8', 'F6']) expect(moved(crowd(), `A: ${path}`)).toBe('pbem:7.1a');
    expect(moved(crowd(), 'A: F5')).toBe(1);
  });

  it('passes no live enemy, stunned or riding (7.4a)', () => {
    expect(moved(crowd(), 'A: D5, D6')).toBe('pbem:7.4a');
    const position = scene({ units: [foot('A', 'red', 'E5'), ...rider('R', 'blue', 'E6-E7')] });
    expect(moved(position, 'A: E6, D6')).toBe('pbem:7.4a');
  });

  it('doubles from 4 equivalents and closes from 7 (7.8a, 7.8b)', () => {
    const bodies = (count: number): Position =>
      scene({
        debris: ['E6'],
        units: [
          foot('A', 'red', 'E5'),
          ...Array.from({ length: count }, (_, index) => foot(`B${index}`, 'blue', 'E6', { health: 'dead' })),
        ],
      });
    expect([0, 1, 3, 4].map((count) => moved(bodies(count), 'A: E6'))).toEqual([1, 2, 2, 'pbem:7.8a']);
  });

  it('doubles the hex, not the hexside (7.8a)', () => {
    const board = ground({ hexsides: { window: ['E5/E6'] } });
    const units = [
      foot('A', 'red', 'E5'),
      animal('M1', 'mule', 'E6', 6, { health: 'dead' }),
      animal('M2', 'mule', 'E6', 6, { health: 'dead' }),
    ];
    expect(moved(scene({ board, units }), 'A: E6')).toBe(5);
  });

  it('counts a rider as his horse, in each hex (7.8b)', () => {
    const units = [foot('A', 'red', 'E5'), ...rider('R', 'red', 'E6-E7'), foot('B', 'blue', 'E6', { health: 'dead' })];
    expect(moved(scene({ units }), 'A: E6, E7, E8')).toBe(4);
  });
});

describe('horse movement (7.6)', () => {
  const field = (): Position => scene({ units: [...rider('R', 'red', 'L9-L8')] });

  it('enters its front arc forward and its rear arc backward at double cost (7.61, 7.63)', () => {
    expect(moved(field(), 'R: fwd M8-L9')).toBe('pbem:7.61');
    expect(moved(field(), 'R: fwd M9-L9')).toBe(1);
    expect(moved(field(), 'R: bwd L8-L7')).toBe(2);
    expect(moved(field(), 'R: bwd L8-K8')).toBe('pbem:7.63a');
    expect(moved(field(), 'R: M8')).toBe('pbem:7.6');
  });

  it('pivots by sixty degrees round its rear or, backward, its head (7.62a, 7.63b)', () => {
    expect(moved(field(), 'R: pvt fwd M8-L8')).toBe(1);
    expect(moved(field(), 'R: pvt bwd L9-M8')).toBe(2);
    expect(moved(field(), 'R: pvt fwd M9-L8')).toBe('pbem:7.62a');
    expect(moved(field(), 'R: pvt bwd L9-M9')).toBe('pbem:7.63b');
  });

  it('pivots as often as MP allow (7.62b)', () => {
    const ring = ['M8', 'M7', 'L7', 'K7', 'K8', 'L9', 'M8', 'M7'];
    const turns = ring.map((head) => `pvt fwd ${head}-L8`).join(', ');
    expect(moved(field(), `R: ${turns}`)).toBe(8);
    expect(moved(field(), `R: ${turns}, pvt fwd L7-L8`)).toBe('pbem:7.3c');
  });

  it('multiplies doublings: backward into a crowded slope costs eight (7.63c ruling)', () => {
    const board = ground({ terrain: { slope: ['L7'] } });
    const bodies = [1, 2, 3, 4].map((index) => foot(`B${index}`, 'blue', 'L7', { health: 'dead' }));
    expect(moved(scene({ board, units: [...rider('R', 'red', 'L9-L8'), ...bodies] }), 'R: bwd L8-L7')).toBe(8);
  });

  it('is closed to trees and sweeps over no wall (7.5a)', () => {
    const board = ground({ terrain: { tree: ['L10'] }, hexsides: { buildingWall: ['L9/M8'] } });
    const position = scene({ board, units: [...rider('R', 'red', 'L9-L8')] });
    expect(moved(position, 'R: fwd L10-L9')).toBe('pbem:7.5a');
    expect(moved(position, 'R: pvt fwd M8-L8')).toBe('pbem:7.5a');
    const across = ground({ hexsides: { buildingWall: ['L8/M8'] } });
    expect(moved(scene({ board: across, units: [...rider('R', 'red', 'L9-L8')] }), 'R: pvt fwd M8-L8')).toBe(
      'pbem:7.5a',
    );
  });

  it('goes into a door and not on into the house (16.16b)', () => {
    const board = ground({
      terrain: { doorHex: ['L10'], houseInterior: ['L11', 'K11', 'M11'] },
      walls: [['L11', 'K11', 'M11']],
    });
    const position = scene({ board, units: [...rider('R', 'red', 'L9-L8')] });
    expect(moved(position, 'R: fwd L10-L9')).toBe(1);
    expect(moved(position, 'R: fwd L10-L9, fwd L11-L10')).toBe('pbem:16.16b');
  });

  it('counts the hexes that the head enters, not pivots (26.22c)', () => {
    const { position } = carryOut(MOVE, field(), 'R: fwd L10-L9, pvt fwd M9-L9, bwd L9-L8');
    expect(unitOf(position, 'R').stride).toBe(2);
    expect(unitOf(position, 'R.horse').hexes).toEqual(['L9', 'L8']);
  });
});

describe('withdrawal from melee (11.41)', () => {
  const tied = (): Position =>
    scene({
      units: [foot('B', 'red', 'L9'), foot('C', 'blue', 'L8'), foot('D', 'blue', 'K9')],
      melee: [
        ['B', 'C'],
        ['B', 'D'],
      ],
    });

  it('breaks with those who are no longer ADJACENT, and goes on when free (11.41b, 11.41c)', () => {
    const { position, events } = carryOut(MOVE, tied(), 'B: M9, M10, M11');
    expect(position.links).toEqual([]);
    expect(unitOf(position, 'B').hexes).toEqual(['M11']);
    expect(events.map(({ type }) => type)).toEqual(['UnitMoved', 'MeleeBroken', 'UnitMoved']);
  });

  it('stops after one hex while a link is left, in later orders too (11.41c)', () => {
    const { position, refusal } = carryOut(MOVE, tied(), 'B: L10');
    expect(refusal).toBeNull();
    expect(position.links).toEqual([{ a: 'B', b: 'D' }]);
    expect(moved(position, 'B: L11')).toBe('pbem:11.41c');
    expect(moved(tied(), 'B: L10, L11')).toBe('pbem:11.41c');
  });
});

describe('dismounting (12.3)', () => {
  /** When those who have begun to dismount have got off (12.34a). */
  const closed = (position: Position): Position => {
    const course = new Course<PbemEvent>(position, evolve);
    getOff(course);
    return course.position;
  };

  const dismounted = (position: Position, text: string): string | null => {
    const { refusal } = carryOut(DISMOUNT, position, text);
    return refusal ? refusal.rule : null;
  };

  it('parts rider and horse for the full MPA (12.34a, 7.65)', () => {
    const position = scene({ units: [...rider('R', 'red', 'L9-L8')] });
    const { position: begun } = carryOut(DISMOUNT, position, 'R: dismount K8');
    expect(unitOf(begun, 'R')).toMatchObject({ hexes: ['L9', 'L8'], mount: 'R.horse', acts: { mpSpent: 8 } });
    expect(begun.dismounting).toEqual([{ unit: 'R', to: 'K8' }]);
    const after = closed(begun);
    expect(unitOf(after, 'R')).toMatchObject({ hexes: ['K8'], mount: null, acts: { mpSpent: 8, moveEnded: true } });
    expect(unitOf(after, 'R.horse')).toMatchObject({ hexes: ['L9', 'L8'], rider: null });
    expect(after.dismounting).toBeUndefined();
    const { position: ridden } = carryOut(MOVE, position, 'R: fwd L10-L9');
    expect(dismounted(ridden, 'R: dismount K9')).toBe('pbem:7.65');
    expect(dismounted(after, 'R: dismount K9')).toBe('pbem:7.3e');
  });

  it('goes to a free side hex that infantry can enter (12.32a)', () => {
    const board = ground({ terrain: { tree: ['K9'] } });
    const units = [...rider('R', 'red', 'L10-L9'), foot('X', 'red', 'M9')];
    const position = scene({ board, units });
    expect(dismounted(position, 'R: dismount K9')).toBeNull();
    expect(dismounted(position, 'R: dismount K10')).toBe('pbem:12.32a');
    expect(dismounted(position, 'R: dismount M9')).toBe('pbem:7.1a');
    expect(DISMOUNT.list(position, 'red', unitOf(position, 'R')).map(({ order }) => order.to)).toEqual(['K9']);
  });

  it('goes over no wall, window, door or lip; one free hexside of the two will do (12.32b)', () => {
    const off = (hexsides: BoardDocument['hexsides']): string | null =>
      dismounted(scene({ board: ground({ hexsides }), units: [...rider('R', 'red', 'L9-L8')] }), 'R: dismount K8');
    expect(off({ window: ['L9/K8'], slopeLip: ['L8/K8'] })).toBe('pbem:12.32b');
    expect(off({ doorHexside: ['L9/K8'], buildingWall: ['L8/K8'] })).toBe('pbem:12.32b');
    expect(off({ buildingWall: ['L9/K8', 'L8/K8'] })).toBe('pbem:12.32a');
    expect(off({ slopeLip: ['L9/K8'] })).toBeNull();
  });

  it('is a withdrawal from those left behind (12.34c, 11.41a)', () => {
    const units = [...rider('R', 'red', 'L9-L8'), foot('X', 'blue', 'L10'), foot('Y', 'blue', 'M7')];
    const position = scene({
      units,
      melee: [
        ['R', 'X'],
        ['R', 'Y'],
      ],
    });
    const { position: after } = carryOut(DISMOUNT, position, 'R: dismount M8');
    expect(after.links).toHaveLength(2);
    expect(closed(after).links).toEqual([{ a: 'R', b: 'Y' }]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { BoardDocument } from '../../../../src/engine/board/document.js';
import type { Position } from '../../../../src/engine/position/position.js';
import {
  ADJACENT,
  adjacent,
  isAdjacentTo,
  isAdjacentToActiveEnemy,
} from '../../../../src/engine/rulesets/pbem/core/terrain/adjacency.js';
import { animal, foot, ground, rider, scene, unitOf } from './movement-scene.js';

describe('adjacent hexes (3.4a)', () => {
  const seen = (hexsides: BoardDocument['hexsides'], live: Position['live'] = {}): boolean =>
    adjacent(scene({ board: ground({ hexsides }), live, units: [] }), 'E5', 'E6');

  it('need a common hexside and sight over it', () => {
    expect(seen({})).toBe(true);
    expect(seen({ slopeLip: ['E5/E6'] })).toBe(true);
    expect(seen({ window: ['E5/E6'] })).toBe(true);
    expect(seen({ window: ['E5/E6'] }, { 'E5/E6': 'shut' })).toBe(false);
    expect(seen({ doorHexside: ['E5/E6'] }, { 'E5/E6': 'bolted' })).toBe(false);
    expect(seen({ buildingWall: ['E5/E6'] })).toBe(false);
    expect(adjacent(scene({ units: [] }), 'E5', 'E7')).toBe(false);
  });
});

describe('ADJACENT hexes (3.4b, 3.4c)', () => {
  const board = ground({
    terrain: { tree: ['E4'], doorHex: ['G5'], houseInterior: ['G6'] },
    hexsides: { window: ['E5/E6'], doorHexside: ['J5/J6'], buildingWall: ['E5/D5'] },
    elevation: { '1': ['F5'] },
  });
  const units = [
    ...rider('R', 'red', 'E5-F6'),
    foot('A', 'blue', 'E6'),
    ...rider('S', 'red', 'G5-G4'),
    foot('B', 'blue', 'G6'),
    ...rider('T', 'red', 'J5-J4'),
    foot('C', 'blue', 'J6'),
  ];
  const position = scene({ board, units });
  const can = (attacker: string, target: string): boolean =>
    isAdjacentTo(position, unitOf(position, attacker), unitOf(position, target));

  it('let foot strike through windows and doors at riders, not the other way round (9.5f, 16.16g)', () => {
    const r = unitOf(position, 'R');
    expect(ADJACENT(position, r, 'E5', 'E6')).toBe(false);
    expect(ADJACENT(position, unitOf(position, 'A'), 'E6', 'E5')).toBe(true);
    expect([can('S', 'B'), can('B', 'S')]).toEqual([false, true]);
    expect([can('T', 'C'), can('C', 'T')]).toEqual([false, true]);
  });

  it('disregard the kind, the cost and the contents of the hex', () => {
    expect(ADJACENT(position, unitOf(position, 'R'), 'E5', 'E4')).toBe(true);
  });

  it('end at walls and at man-made heights (9.5e, 9.5g)', () => {
    const a = unitOf(position, 'A');
    expect(ADJACENT(position, a, 'E5', 'D5')).toBe(false);
    expect(ADJACENT(position, a, 'E5', 'F5')).toBe(false);
    expect(ADJACENT(position, a, 'E5', 'E5')).toBe(true);
    expect(ADJACENT(position, a, 'E5', 'E7')).toBe(false);
  });
});

describe('the neighbourhood of active enemies (10.22a)', () => {
  const board = ground({ hexsides: { window: ['E6/E7'] } });
  const near = (enemy: Parameters<typeof scene>[0]['units'][number], ignoring: readonly string[] = []): boolean => {
    const position = scene({ board, units: [foot('A', 'red', 'E5'), enemy] });
    return isAdjacentToActiveEnemy(position, unitOf(position, 'A'), ['E6'], ignoring);
  };

  it('is that of healthy and wounded enemy characters who could strike into the hex', () => {
    expect(near(foot('X', 'blue', 'D6'))).toBe(true);
    expect(near(foot('X', 'blue', 'E7'))).toBe(true);
    expect(near(foot('X', 'blue', 'D6', { health: 'wounded' }))).toBe(true);
    expect(near(foot('X', 'blue', 'D6', { health: 'stunned' }))).toBe(false);
    expect(near(foot('X', 'red', 'D6'))).toBe(false);
    expect(near(foot('X', null, 'D6'))).toBe(false);
    expect(near(animal('X', 'mule', 'D6', 6, { side: 'blue' }))).toBe(false);
    expect(near(foot('X', 'blue', 'C6'))).toBe(false);
  });

  it('leaves out hexes that are to be ignored, and binds no animal', () => {
    expect(near(foot('X', 'blue', 'D6'), ['E6'])).toBe(false);
    const position = scene({ units: [animal('M', 'mule', 'E5', 6, { side: 'red' }), foot('X', 'blue', 'D6')] });
    expect(isAdjacentToActiveEnemy(position, unitOf(position, 'M'), ['E6'])).toBe(false);
  });

  it('does not reach over a window to where a rider would have to strike through it', () => {
    const position = scene({ board, units: [foot('A', 'red', 'E5'), ...rider('R', 'blue', 'E7-E8')] });
    expect(isAdjacentToActiveEnemy(position, unitOf(position, 'A'), ['E6'])).toBe(false);
  });
});

import { describe, expect, it, test } from '@jest/globals';
import type { BoardDocument } from '../../../../src/engine/board/document.js';
import type { TerrainType } from '../../../../src/engine/board/terrain.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { fieldOfGame, hexOf } from '../../../../src/engine/rulesets/pbem/core/terrain/ground.js';
import { hexsideOf } from '../../../../src/engine/rulesets/pbem/core/movement/hexside.js';
import type { HexsideValues } from '../../../../src/engine/rulesets/pbem/core/movement/hexside-values.js';
import {
  footingOf,
  hexsideAdvantage,
  hindranceBy,
  hindranceIn,
  terrainAdvantage,
} from '../../../../src/engine/rulesets/pbem/07-movement/hindrance.js';
import { TERRAIN } from '../../../../src/engine/rulesets/pbem/core/terrain/terrain-table.js';
import { terrainOf } from '../../../../src/engine/rulesets/pbem/core/terrain/terrain.js';
import type { TerrainValues } from '../../../../src/engine/rulesets/pbem/core/terrain/terrain-values.js';
import { animal, foot, ground, rider, scene, unitOf } from './movement-scene.js';

function valuesOf(over: Partial<BoardDocument>, hex = 'E5'): TerrainValues {
  return terrainOf(hexOf(scene({ board: ground(over), units: [] }), hex));
}

describe('in-hex terrain (16.1)', () => {
  test.each<[TerrainType, number | null, number | null, number | null, number, number, number | null]>([
    ['flatGround', 1, 1, 1, 0, 0, 0],
    ['slope', 2, 2, 2, -1, 0, 0],
    ['scrub', 2, 2, 2, -1, 1, 1],
    ['tree', 2, null, 2, -1, 1, null],
    ['houseInterior', 1, null, null, 0, 0, 0],
    ['doorHex', 1, 1, 1, 1, 2, null],
    ['yardEntrance', 1, 1, 1, 1, 2, null],
  ])('%s costs foot %p, horse %p, mule %p MP', (type, onFoot, horse, mule, advantage, into, through) => {
    const values = valuesOf({ terrain: { [type]: ['E5'] } });
    expect(values.cost).toEqual({ foot: onFoot, horse, mule, pig: mule });
    expect(values.advantage).toBe(advantage);
    expect(values.cover).toMatchObject({ into, through });
  });

  it('covers a man on a slope over his own lip only (16.12b), and scrub cover is voided by height (16.13)', () => {
    expect(valuesOf({ terrain: { slope: ['E5'] } }).cover).toMatchObject({
      into: 0,
      intoOverLip: 2,
      voidedByElevation: false,
    });
    expect(valuesOf({ terrain: { scrub: ['E5'] } }).cover.voidedByElevation).toBe(true);
    expect(valuesOf({ terrain: { tree: ['E5'] } }).cover.voidedByElevation).toBe(false);
  });

  it('makes a door between two rooms house interior, and no door that leads outside (16.16h)', () => {
    const rooms = ['E4', 'E6', 'D5', 'D6', 'F5', 'F6'];
    const inner = valuesOf({ terrain: { doorHex: ['E5'], houseInterior: rooms } });
    expect(inner).toMatchObject({ interior: true, cost: { foot: 1, horse: null, mule: null } });
    const outer = valuesOf({ terrain: { doorHex: ['E5'], houseInterior: rooms.slice(1) } });
    expect(outer).toMatchObject({ interior: false, cost: { foot: 1, horse: 1, mule: 1 } });
  });

  it('takes the harder movement, better cover and worse advantage of two half-hexes (3.2)', () => {
    const boards = [
      ground({ columns: 5, rows: 4, id: 'One', terrain: { tree: ['B5'] } }),
      ground({ columns: 5, rows: 4, id: 'Two', terrain: { doorHex: ['B1'] } }),
    ];
    const joins = [{ board: 'Two', to: 'One', side: 'south', shift: 0, turned: false } as const];
    const position: Position = { ...scene({ units: [] }), ground: { boards, joins } };
    expect(terrainOf(hexOf(position, 'TwoB1'))).toMatchObject({
      cost: { foot: 2, horse: null, mule: 2 },
      advantage: -1,
      cover: { into: 2, through: null },
    });
  });
});

describe('hexsides (16.2)', () => {
  function sideOf(hexsides: BoardDocument['hexsides'], live: Position['live'] = {}): HexsideValues | null {
    const position = scene({ board: ground({ hexsides }), live, units: [] });
    return hexsideOf(position, hexOf(position, 'E5'), hexOf(position, 'E6'));
  }

  it('charges windows to foot and closes them, like doors, to animals (16.21 to 16.24)', () => {
    expect(sideOf({})?.surcharge).toEqual({ foot: 0, horse: 0, mule: 0, pig: 0 });
    expect(sideOf({ slopeLip: ['E5/E6'] })?.surcharge).toEqual({ foot: 0, horse: 0, mule: 0, pig: 0 });
    expect(sideOf({ window: ['E5/E6'] })?.surcharge).toEqual({ foot: 3, horse: null, mule: null, pig: null });
    expect(sideOf({ doorHexside: ['E5/E6'] })?.surcharge).toEqual({ foot: 0, horse: null, mule: null, pig: null });
    expect(sideOf({ buildingWall: ['E5/E6'] })?.surcharge).toEqual({ foot: null, horse: null, mule: null, pig: null });
  });

  it('bars everything where a window or door is shut (16.23a, 16.24a)', () => {
    for (const type of ['window', 'doorHexside'] as const) {
      const open = sideOf({ [type]: ['E5/E6'] });
      const shut = sideOf({ [type]: ['E5/E6'] }, { 'E5/E6': 'shut' });
      expect([open?.seen, shut?.seen]).toEqual([true, false]);
      expect(shut?.surcharge.foot).toBeNull();
    }
  });

  it('has no values where no hexside is', () => {
    const position = scene({ units: [] });
    expect(hexsideOf(position, hexOf(position, 'E5'), hexOf(position, 'E7'))).toBeNull();
  });
});

describe('hindrance and footing (7.8, 9.5)', () => {
  const dead = { health: 'dead' } as const;
  const mixed = (): Position =>
    scene({
      debris: ['E7'],
      units: [
        foot('A', 'red', 'E5'),
        ...rider('R', 'blue', 'E6-E7'),
        animal('H', 'horse', 'G5-G6', 8, dead),
        animal('O', 'ox', 'G6', 3, dead),
        animal('M', 'mule', 'C5', 6, dead),
        animal('D', 'dog', 'C5', 6, dead),
      ],
    });

  it('counts equivalents of the live and the dead, and of debris (7.8b)', () => {
    const position = mixed();
    const a = unitOf(position, 'A');
    const counts = ['E5', 'E6', 'E7', 'G5', 'G6', 'C5'].map((hex) => hindranceIn(position, hex, a));
    expect(counts).toEqual([0, 3, 6, 3, 6, 3]);
    expect(hindranceIn(position, 'E7', unitOf(position, 'R'))).toBe(3);
  });

  it('begins to hinder at 4 and closes at 7 (7.8a)', () => {
    expect([0, 3, 4, 6, 7, 20].map((count) => hindranceBy(count, TERRAIN.flatGround.crowd))).toEqual([
      'none',
      'none',
      'double',
      'double',
      'impassable',
      'impassable',
    ]);
  });

  it('makes debris and crowding negative, whatever the terrain (9.5d, 7.8c)', () => {
    const board = ground({ terrain: { doorHex: ['E5'] } });
    const bodies = [1, 2, 3, 4].map((index) => foot(`B${index}`, 'red', 'E5', dead));
    const advantage = (count: number, debris: readonly string[] = []): number => {
      const position = scene({ board, debris, units: [foot('A', 'red', 'E5'), ...bodies.slice(0, count)] });
      return terrainAdvantage(position, unitOf(position, 'A'));
    };
    expect([advantage(0), advantage(3), advantage(4), advantage(0, ['E5'])]).toEqual([1, 1, -1, -1]);
  });

  it('takes the worse hex of a horse (9.5c)', () => {
    const board = ground({ terrain: { slope: ['E6'], yardEntrance: ['C5'] } });
    const units = [...rider('R', 'red', 'E5-E6'), ...rider('S', 'red', 'C5-C6')];
    const position = scene({ board, units });
    expect(footingOf(position, unitOf(position, 'R'))).toEqual({ advantage: -1, rule: 'pbem:16.12a' });
    expect(terrainAdvantage(position, unitOf(position, 'S'))).toBe(0);
  });

  it('gives whoever defends across a window the advantage, unless there is another way (16.23c)', () => {
    const board = ground({ hexsides: { window: ['E5/E6'] } });
    const units = [
      foot('A', 'red', 'E5'),
      foot('B', 'blue', 'E6'),
      foot('C', 'blue', 'E4'),
      ...rider('R', 'blue', 'F6-E6'),
    ];
    const position = scene({ board, units });
    const advantage = (attacker: string, defender: string): number =>
      hexsideAdvantage(position, unitOf(position, attacker), unitOf(position, defender));
    expect([advantage('A', 'B'), advantage('B', 'A'), advantage('A', 'C')]).toEqual([1, 1, 0]);
    expect(advantage('A', 'R')).toBe(0);
  });
});

it('knows every hex of a field', () => {
  const field = fieldOfGame(scene({ units: [] }));
  expect(field.hexes.every((hex) => terrainOf(hex).cost.foot === 1)).toBe(true);
});

import { expect, it } from '@jest/globals';
import { act } from '../../../src/engine/game/act.js';
import { replay } from '../../../src/engine/game/replay.js';
import type { Position } from '../../../src/engine/position/position.js';
import { SIEGE_EN } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../../src/selfplay/chance.js';
import { man, setupOf, sheet } from './pbem/support-play.js';

/** A house with a window, before which Ann stands, and three dead men behind it or elsewhere. */
function scene(deadIn: string): Position {
  const buildingWall = ['D7/E7', 'D8/E7', 'E7/F7', 'E7/F8', 'D8/E8', 'D9/E8', 'E8/F8', 'E8/F9', 'E8/E9'];
  const peasant = sheet({
    classes: ['peasant'],
    foot: {
      healthy: { attack: 3, defence: 2, mpa: 8 },
      wounded: { attack: 1, defence: 1, mpa: 4 },
      stunned: { defence: 1 },
    },
  });
  const dead = ['D1', 'D2', 'D3'].map((id) => man(id, 'blue', deadIn, { sheet: peasant, health: 'dead' }));
  const setup = setupOf({
    units: [man('Ann', 'red', 'E6', { sheet: peasant }), man('Foe', 'blue', 'H13', { sheet: peasant }), ...dead],
    board: { terrain: { houseInterior: ['E7', 'E8'] }, hexsides: { window: ['E6/E7'], buildingWall } },
    standing: {},
  });
  const created = SIEGE_EN.create(setup);
  if (!created.ok) throw new Error(`the set-up is refused: ${created.refusal.because}`);
  return replay(SIEGE_EN, created.value) as Position;
}

/** The MP at which the step through the window is listed. */
function listedPrice(position: Position): number | null | undefined {
  const moves = SIEGE_EN.legal(position, 'red', 'Ann');
  return moves.find(({ order }) => order.type === 'Move' && order.path.at(-1)?.hexes[0] === 'E7')?.mp;
}

/** The MP that the step costs when it is made. */
function paid(position: Position): number | undefined {
  const path = [{ gait: 'step' as const, hexes: ['E7'] }];
  const moved = act(SIEGE_EN, position, 'red', { type: 'Move', unit: 'Ann', path }, new Chance('window'));
  if (!moved.ok) throw new Error(moved.refusal.because);
  return moved.position.units['Ann']?.acts.mpSpent;
}

/** The same game with the dead elsewhere. */
function withDeadIn(position: Position, hex: string): Position {
  const moved = Object.values(position.units).map((unit) =>
    unit.health === 'dead' ? { ...unit, hexes: [hex] } : unit,
  );
  return { ...position, units: Object.fromEntries(moved.map((unit) => [unit.id, unit])) };
}

it.each([
  ['come to lie behind it', 'C12', 'E7', [4, 8]],
  ['are gone from behind it', 'E7', 'C12', [8, 4]],
])('a window is listed at its price after three dead %s (siege-en:1.1l, 1.516)', (_what, first, then, prices) => {
  const before = scene(first);
  const after = withDeadIn(before, then);
  expect([before, after].map(listedPrice)).toEqual(prices);
  expect([before, after].map(paid)).toEqual(prices);
});

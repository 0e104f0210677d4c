import { expect, test } from '@jest/globals';
import { replay } from '../../src/engine/game/replay.js';
import type { Position } from '../../src/engine/position/position.js';
import type { Health, Unit } from '../../src/engine/position/unit.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import type { ConformanceCase } from '../../src/library/conformance/case.js';
import { setupOf } from '../../src/library/conformance/case-setup.js';
import { wrongAtRest } from '../../src/library/invariants/position.js';
import { MATERIALS } from '../conformance/materials.js';

const MEN = ['Ann', 'Ben', 'Cid'];

/** The faults when men in these states of health are all in E5, with this equipment beside them. */
function wrongWith(equipment: ConformanceCase['equipment'], healths: readonly Health[]): readonly string[] {
  const written: ConformanceCase = {
    id: 'a',
    rules: ['pbem:7.1a'],
    title: 't',
    board: { columns: 9, rows: 9 },
    units: MEN.map((name, index) => ({ name, side: 'red', at: `A${index + 1}`, is: 'billman' })),
    ...(equipment ? { equipment } : {}),
    orders: [],
  };
  const created = PBEM.create(setupOf(written, MATERIALS));
  if (!created.ok) throw new Error(created.refusal.because);
  const position = replay(PBEM, created.value) as Position;
  const fallen = healths.map((health, index): [string, Unit] => {
    const unit = position.units[MEN[index] ?? ''];
    if (!unit) throw new Error('there are not so many men');
    return [unit.id, { ...unit, hexes: ['OwnE5'], health }];
  });
  return wrongAtRest({ ...position, units: { ...position.units, ...Object.fromEntries(fallen) } });
}

const LADDER = [{ equipment: 'ladder1', at: 'C5-C4' }];
const SCREEN = [{ equipment: 'screen1', at: 'C5' }];

test.each<[string, ConformanceCase['equipment'], readonly Health[], number]>([
  ['nobody shares a hex where there is nothing to fall from', undefined, ['wounded', 'stunned'], 1],
  ['who falls from a ladder falls upon somebody', LADDER, ['wounded', 'stunned'], 0],
  ['two fall upon one who has come round', LADDER, ['wounded', 'healthy', 'wounded'], 0],
  ['two who are unhurt have not fallen', LADDER, ['healthy', 'healthy'], 1],
  ['nor have two of three', LADDER, ['healthy', 'wounded', 'healthy'], 1],
  ['nobody falls from a screen', SCREEN, ['wounded', 'stunned'], 1],
])('%s (pbem:7.1a, 19.11aa)', (_, equipment, healths, faults) => {
  expect(wrongWith(equipment, healths)).toHaveLength(faults);
});

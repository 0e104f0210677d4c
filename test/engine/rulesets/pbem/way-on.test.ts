import { describe, expect, it, test } from '@jest/globals';
import type { SetupUnit } from '../../../../src/engine/game/setup.js';
import type { WaySurvey } from '../../../../src/engine/game/way-survey.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { MOVE } from '../../../../src/engine/rulesets/pbem/07-moves/movement.js';
import { wayOn } from '../../../../src/engine/rulesets/pbem/book/way-on.js';
import type { Move } from '../../../../src/engine/rulesets/pbem/core/orders/movement-orders.js';
import { readOrder } from '../../../../src/engine/rulesets/pbem/notation/order.js';
import { carryOut, foot, ground, rider, scene, unitOf } from './movement-scene.js';

function pathOf(written: string): Move['path'] {
  if (written === '') return [];
  const read = readOrder(`Somebody: ${written}`);
  if (!read.ok) throw read.error;
  return (read.value.order as Move).path;
}

function told(position: Position, unit: string, written = ''): WaySurvey {
  const way = wayOn(position, 'red', unit, pathOf(written));
  if (!way.ok) throw new Error(way.refusal.because);
  return way.value;
}

const steps = ({ steps }: WaySurvey): readonly string[] =>
  steps.map(({ gait, hexes, mp, mpLeft, mayEnd }) => `${gait} ${hexes.join('-')} ${mp} ${mpLeft} ${String(mayEnd)}`);

/** Roland (8 MP) looks north from R9; what a test adds. */
function riding(...others: readonly SetupUnit[]): Position {
  return scene({ board: ground(), units: [...rider('Roland', 'red', 'R9-R10'), ...others] });
}

describe('how a way may go on', () => {
  it('tells the steps of a rider with their price: forward, back and turns', () => {
    const way = told(riding(), 'Roland');
    expect(way).toMatchObject({ hexes: ['R9', 'R10'], facing: 'n', mp: 0, mpLeft: 8, mayEnd: false, charges: [] });
    expect([...steps(way)].sort()).toEqual([
      'backward R10-Q10 2 6 true',
      'backward R10-R11 2 6 true',
      'backward R10-S10 2 6 true',
      'forward Q8-R9 1 7 true',
      'forward R8-R9 1 7 true',
      'forward S8-R9 1 7 true',
      'pivotBackward R9-Q9 2 6 true',
      'pivotBackward R9-S9 2 6 true',
      'pivotForward Q9-R10 1 7 true',
      'pivotForward S9-R10 1 7 true',
    ]);
  });

  it('goes on from the end of the steps, with the MP that are left', () => {
    const way = told(riding(), 'Roland', 'fwd R8-R9, pvt fwd S8-R9, bwd R9-Q9');
    expect(way).toMatchObject({ hexes: ['R9', 'Q9'], facing: 'ne', mp: 4, mpLeft: 4, mayEnd: true });
    expect(told(riding(), 'Roland', 'bwd R10-R11, bwd R11-R12, bwd R12-R13, fwd R11-R12').steps).toHaveLength(5);
    expect(told(riding(), 'Roland', 'bwd R10-R11, bwd R11-R12, bwd R12-R13, bwd R13-R14').steps).toEqual([]);
  });

  it.each(['', 'fwd R8-R9', 'pvt fwd S9-R10, fwd S8-S9', 'pvt bwd R9-Q9, fwd S8-R9'])(
    'tells after "%s" what the move itself allows and costs',
    (written) => {
      const position = riding(foot('Odo', 'red', 'R7'), foot('Foe', 'blue', 'T9'));
      const path = pathOf(written);
      for (const { gait, hexes, mpLeft, mayEnd } of told(position, 'Roland', written).steps) {
        const order: Move = { type: 'Move', unit: 'Roland', path: [...path, { gait, hexes } as Move['path'][number]] };
        const done = carryOut(MOVE, position, order);
        expect([hexes, done.refusal === null]).toEqual([hexes, mayEnd]);
        if (mayEnd) expect(8 - unitOf(done.position, 'Roland').acts.mpSpent).toBe(mpLeft);
      }
    },
  );

  test('pbem:7.1a: a way leads through a friend, and does not end there', () => {
    const position = riding(foot('Odo', 'red', 'R8'));
    expect(told(position, 'Roland', 'fwd R8-R9')).toMatchObject({ mayEnd: false });
    expect(told(position, 'Roland').steps.find(({ hexes }) => hexes[0] === 'R8')).toMatchObject({ mayEnd: false });
    expect(told(position, 'Roland', 'fwd R8-R9, fwd R7-R8, fwd R6-R7')).toMatchObject({ mayEnd: true });
  });

  test('pbem:7.10: names those against whom the way is a charge, until the rider has begun to move', () => {
    const run = 'fwd R8-R9, fwd R7-R8, fwd R6-R7, fwd R5-R6, fwd R4-R5';
    const position = riding(...rider('Piers', 'blue', 'R2-R1'), foot('Ben', 'blue', 'A1'), foot('Odo', 'red', 'Q2'));
    expect(told(position, 'Roland', run).charges).toEqual([]);
    expect(told(position, 'Roland', `${run}, fwd R3-R4`).charges).toEqual(['Piers']);
    const begun = carryOut(MOVE, position, { type: 'Move', unit: 'Roland', path: pathOf('fwd R8-R9') }).position;
    expect(told(begun, 'Roland', 'fwd R7-R8, fwd R6-R7, fwd R5-R6, fwd R4-R5, fwd R3-R4').charges).toEqual([]);
  });

  it('tells the steps of a man on foot', () => {
    const position = scene({ units: [foot('Man', 'red', 'K3', { mpa: 1 })] });
    expect(told(position, 'Man')).toMatchObject({ hexes: ['K3'], facing: null, mpLeft: 1 });
    expect(told(position, 'Man').steps).toHaveLength(6);
    expect(told(position, 'Man', 'K4')).toMatchObject({ hexes: ['K4'], mp: 1, mpLeft: 0, mayEnd: true, steps: [] });
  });

  it('is refused as the move would be', () => {
    const position = riding(foot('Foe', 'blue', 'B2'));
    const refused = (unit: string, path: unknown, at: Position = position): unknown => {
      const way = wayOn(at, 'red', unit, path as Move['path']);
      return way.ok ? way.value : way.refusal;
    };
    expect(refused('Roland', pathOf('fwd R7-R8'))).toMatchObject({ code: 'illegal', rule: 'pbem:7.61' });
    expect(refused('Roland', pathOf('R8'))).toMatchObject({ rule: 'pbem:7.6' });
    expect(refused('Foe', [])).toMatchObject({ code: 'notYourUnit', rule: 'pbem:2.56a' });
    expect(refused('Nobody', [])).toMatchObject({ code: 'unknownUnit', subject: 'Nobody' });
    expect(refused('Roland', [{ gait: 'gallop', hexes: ['R8'] }])).toMatchObject({ code: 'malformed' });
    expect(refused('Roland', [{ gait: 'forward', hexes: ['ZZ99', 'R9'] }])).toMatchObject({ code: 'unknownHex' });
    const later = { ...position, turn: { ...position.turn, step: 'combat' } };
    expect(refused('Roland', [], later)).toMatchObject({ code: 'wrongStep', rule: 'pbem:4.25a' });
  });
});

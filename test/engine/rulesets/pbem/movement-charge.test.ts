import { describe, expect, it } from '@jest/globals';
import type { BoardDocument } from '../../../../src/engine/board/document.js';
import type { SetupUnit } from '../../../../src/engine/game/setup.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { MOVE } from '../../../../src/engine/rulesets/pbem/07-moves/movement.js';
import { foot, ground, rider, scene, unitOf, carryOut as carryOutOrder, carryOutWritten } from './movement-scene.js';

const RUN = 'fwd T8-T7, fwd U8-T8, fwd U9-U8, fwd U10-U9, fwd V11-U10, fwd V12-V11';

/** Roland (8 MP) against Piers, as in example 27.4. */
function lists(over: Partial<BoardDocument> = {}, place = 'T7-T6', others: readonly SetupUnit[] = []): Position {
  const units = [...rider('Roland', 'red', place), ...rider('Piers', 'blue', 'V13-V14'), ...others];
  return scene({ board: ground({ terrain: { tree: ['T12'] }, ...over }), units });
}

function charged(position: Position, path: string, targets = 'Piers'): string | null {
  const { refusal } = carryOutWritten(MOVE, position, `Roland: charge ${targets}: ${path}`);
  return refusal && refusal.rule;
}

describe('charge (7.10)', () => {
  it('is declared, ridden and over (27.4)', () => {
    const { position, events } = carryOutWritten(MOVE, lists(), `Roland: charge Piers: ${RUN}`);
    expect(events.map(({ type }) => type)).toEqual(['ChargeDeclared', 'UnitMoved', 'MoveEnded']);
    expect(unitOf(position, 'Roland')).toMatchObject({
      hexes: ['V12', 'V11'],
      stride: 6,
      acts: { charging: ['Piers'], mpSpent: 6, moveEnded: true },
    });
  });

  it('is for riders who have not moved yet, at live enemies (7.10a)', () => {
    const begun = carryOutWritten(MOVE, lists({}, 'T6-T5'), 'Roland: fwd T7-T6').position;
    expect(charged(begun, RUN)).toBe('pbem:7.10a');
    const afoot = scene({ units: [foot('Roland', 'red', 'T7'), ...rider('Piers', 'blue', 'V13-V14')] });
    expect(charged(afoot, 'T8, U9, U10, U11, V12')).toBe('pbem:7.10a');
    const friend = lists({}, 'T7-T6', [foot('Odo', 'red', 'A1'), foot('Ben', 'blue', 'B1', { health: 'dead' })]);
    expect(charged(friend, RUN, 'Odo')).toBe('pbem:7.10a');
    expect(charged(friend, RUN, 'Ben')).toBe('pbem:7.10a');
    expect(carryOutWritten(MOVE, friend, `Roland: charge Nobody: ${RUN}`).refusal?.code).toBe('unknownUnit');
  });

  it('needs sight of a target where it is declared (7.10b)', () => {
    const wall = Array.from(
      { length: 27 },
      (_, column) => `${String.fromCharCode(65 + (column % 26)).repeat(column > 25 ? 2 : 1)}10`,
    );
    const board = { terrain: { tree: wall.filter((hex) => hex !== 'U10') } };
    expect(charged(lists({ terrain: { tree: wall } }), RUN)).toBe('pbem:7.10b');
    expect(charged(lists(board), RUN)).toBeNull();
  });

  it('runs six hexes at least; ordinary movement may come before (7.10c, 7.10e)', () => {
    expect(charged(lists({}, 'T8-T7'), RUN.replace('fwd T8-T7, ', ''))).toBe('pbem:7.10c');
    expect(charged(lists({}, 'T6-T5'), `fwd T7-T6, ${RUN}`)).toBeNull();
    expect(charged(lists({}, 'S7-T7'), `pvt bwd S7-S6, pvt bwd S7-R7`)).toBe('pbem:7.10c');
    const pivot = 'fwd T8-T7, fwd T9-T8, fwd T10-T9, pvt fwd U9-T9, fwd V10-U9, fwd V11-V10';
    expect(charged(lists(), pivot)).toBe('pbem:7.10e');
  });

  it('goes straight to a nearest hex (7.10d)', () => {
    const flank = 'fwd T8-T7, fwd U8-T8, fwd U9-U8, fwd V10-U9, fwd V11-V10, fwd W11-V11, fwd W12-W11, fwd W13-W12';
    expect(charged(lists(), flank)).toBe('pbem:7.10d');
    const late = 'fwd T8-T7, fwd T9-T8, fwd T10-T9, fwd T11-T10, fwd U11-T11, fwd V12-U11';
    const early = 'fwd U7-T7, fwd V8-U7, fwd V9-V8, fwd V10-V9, fwd V11-V10, fwd V12-V11';
    for (const bend of [late, early]) expect(charged(lists(), bend)).toBe('pbem:7.10d');
    expect(charged(lists(), `${RUN}, fwd W12-V12`)).toBe('pbem:7.10d');
  });

  it('makes no detour (7.10e)', () => {
    const round = 'fwd T8-T7, fwd T9-T8, fwd T10-T9, fwd T11-T10, fwd T12-T11, fwd U12-T12, fwd V12-U12';
    expect(charged(lists({ terrain: {} }), round)).toBe('pbem:7.10e');
  });

  it('lists the runs that are open, and they are accepted', () => {
    const position = lists();
    const charges = MOVE.list(position, 'red', unitOf(position, 'Roland')).filter(({ order }) => order.charge);
    expect(charges.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining(['charge Piers to V12-V11', 'charge Piers to U12-U11']),
    );
    for (const { order, mp } of charges) {
      const { refusal, position: after } = carryOutOrder(MOVE, position, order);
      expect(refusal).toBeNull();
      expect(unitOf(after, 'Roland').acts.mpSpent).toBe(mp);
    }
  });
});

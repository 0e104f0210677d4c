import { describe, expect, it } from '@jest/globals';
import { withEquipment } from '../../../../src/engine/position/equipment-of.js';
import type { Equipment } from '../../../../src/engine/position/equipment.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { damageShown } from '../../../../src/engine/rulesets/pbem/19-battering/damage-shown.js';
import type { PbemEvent, PbemEventOf } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { IllegalEvent } from '../../../../src/engine/rulesets/pbem/evolve/applier.js';
import { evolve } from '../../../../src/engine/rulesets/pbem/evolve/evolve.js';
import { foot, scene } from './movement-scene.js';

const BARRICADE: Equipment = { id: 'barricade1', kind: 'barricade', hexes: ['L9', 'L10'], front: 'M9' };

function battered(what: string, damage: number, after: number): PbemEvent {
  const data = { what, means: 'hand' as const, units: ['Ann'], strength: 5, dice: [], damage, before: after + damage };
  return { type: 'TargetBattered', data: { ...data, after, rule: 'pbem:19.41b' } };
}

function repaired(tally: PbemEventOf<'ItemRepaired'>['data']['tally']): PbemEvent {
  const die = { purpose: 'repair', rule: 'pbem:19.71c', faces: 6, value: 3, source: 'reported' } as const;
  const data = { what: 'L9', units: ['Ann'], die, drm: 0, points: 3, before: 28, after: 31, tally };
  return { type: 'ItemRepaired', data: { ...data, rule: 'pbem:19.71c' } };
}

const lost = (hex?: string): PbemEvent => ({
  type: 'EquipmentLost',
  data: { equipment: 'barricade1', ...(hex === undefined ? {} : { hex }), rule: 'pbem:19.2o' },
});

function after(...events: readonly PbemEvent[]): Position {
  const begun = withEquipment(scene({ units: [foot('Ann', 'red', 'M9')] }), [BARRICADE]);
  return events.reduce(evolve, begun);
}

/** An older record counts the points of a barricade under its name. */
const OLDER = battered('barricade1', 12, 28);

describe('a barricade in an older record (19.2s)', () => {
  it('keeps its points under its name, and shows them at each of its hexes', () => {
    const position = after(OLDER);
    expect(position.battered).toEqual({ barricade1: { hand: 12 } });
    expect(damageShown(position)).toEqual([
      { name: 'L10', kind: 'barricade', standings: [{ means: 'hand', full: 40, left: 28 }] },
      { name: 'L9', kind: 'barricade', standings: [{ means: 'hand', full: 40, left: 28 }] },
    ]);
  });

  it('is counted by hex from the first event on that names one', () => {
    expect(after(OLDER, battered('L9', 10, 18)).battered).toEqual({ L9: { hand: 22 }, L10: { hand: 12 } });
    expect(after(OLDER, repaired({ hand: 9 })).battered).toEqual({ L9: { hand: 9 }, L10: { hand: 12 } });
    expect(after(OLDER, repaired({})).battered).toEqual({ L10: { hand: 12 } });
    const burnt: PbemEvent = {
      type: 'FiresWentOut',
      data: { fires: [], losses: [{ what: 'L9', points: 8 }], rule: 'pbem:20.1k' },
    };
    expect(after(OLDER, burnt).battered).toEqual({ L9: { hand: 20 }, L10: { hand: 12 } });
    expect(after(OLDER, lost('L9')).battered).toEqual({ L10: { hand: 12 } });
  });

  it('is destroyed as a whole', () => {
    const position = after(OLDER, lost());
    expect(position.equipment).toBeUndefined();
    expect(position.battered).toBeUndefined();
    expect(position.live).toEqual({});
  });
});

describe('a barricade that loses a hex (19.2s)', () => {
  it('stands on in the other, and then in none', () => {
    const position = after(battered('L10', 4, 36), lost('L9'));
    expect(position.equipment).toEqual([{ ...BARRICADE, hexes: ['L10'], without: 'L9' }]);
    expect(position.live).toEqual({ '[L10>M9 without L9]': 'barricade' });
    const gone = after(battered('L10', 4, 36), lost('L9'), lost());
    expect(gone.equipment).toBeUndefined();
    expect(gone.battered).toBeUndefined();
  });

  it('does not lose its last hex and stand on, nor one that is not its own', () => {
    expect(() => after(lost('L9'), lost('L10'))).toThrow(IllegalEvent);
    expect(() => after(lost('K9'))).toThrow(IllegalEvent);
  });
});

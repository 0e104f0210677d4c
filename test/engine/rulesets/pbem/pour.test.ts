import { describe, expect, it } from '@jest/globals';
import { ListedDice } from '../../../../src/engine/dice/dice.js';
import { act } from '../../../../src/engine/game/act.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { begin, man } from './support-play.js';

const RAMPART = ['C6', 'D6', 'E6'];
const SCENE = begin({
  step: 'combat',
  units: [man('Ann', 'red', 'D6'), man('Foe', 'blue', 'D5'), man('Under', 'blue', 'C5'), man('Bea', 'red', 'A1')],
  board: { terrain: { rampart: RAMPART }, elevation: { '1': RAMPART } },
  over: {
    terms: { boilingWater: ['A2'] },
    items: [{ id: 'cauldron1', kind: 'cauldron', carrier: 'Ann' }],
    equipment: [{ id: 'ram', kind: 'batteringRam', hexes: ['C5', 'C4', 'C3'] }],
  },
}).position;

const pour = (at: string, target?: string): Order => ({
  type: 'Pour',
  unit: 'Ann',
  item: 'cauldron1',
  at,
  ...(target === undefined ? {} : { target }),
});

describe('the odds of boiling water', () => {
  it('are listed with the order and are what each die brings (pbem:19.17d)', () => {
    const told = PBEM.preview(SCENE, 'red', pour('D5', 'Foe'));
    if (!told.ok) throw new Error(told.refusal.because);
    const listed = PBEM.legal(SCENE, 'red').find(({ order }) => order.type === 'Pour' && order.target === 'Foe');
    expect(listed?.odds).toEqual(told.value);
    expect(told.value.column).toBe('6-1');
    for (const { die, result } of told.value.byDie) {
      const dice = new ListedDice([die, 1, 1, 1], 'reported');
      const decided = act(PBEM, SCENE, 'red', pour('D5', 'Foe'), dice);
      if (!decided.ok) throw new Error(decided.refusal.because);
      const event = decided.events.find(({ type }) => type === 'WaterPoured');
      expect(event?.data).toMatchObject({ table: told.value.table, result });
    }
  });

  it('are told for nobody who is sheltered, and of nothing that is forbidden (pbem:19.17a, 19.17f)', () => {
    expect(PBEM.preview(SCENE, 'red', pour('C5', 'Under'))).toMatchObject({ refusal: { rule: 'pbem:19.17f' } });
    expect(PBEM.preview(SCENE, 'red', pour('D4'))).toMatchObject({ refusal: { rule: 'pbem:19.17a' } });
    const listed = PBEM.legal(SCENE, 'red').find(({ order }) => order.type === 'Pour' && order.target === 'Under');
    expect(listed && 'odds' in listed).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { act } from '../../../../src/engine/game/act.js';
import { ListedDice } from '../../../../src/engine/dice/dice.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { begin, give, man, refusedSetup, rider, setupOf, sheet, unit } from './support-play.js';

const CAPTIVE = { captive: { by: 'red', guards: ['Aldo'] } };

describe('a set-up with prisoners', () => {
  it.each([
    ['of their own side', man('Ben', 'red', 'C3', CAPTIVE)],
    ['of no side', man('Ben', null, 'C3', CAPTIVE)],
    ['of a side that does not play', man('Ben', 'blue', 'C3', { captive: { by: 'green', guards: [] } })],
    ['guarded by nobody who is there', man('Ben', 'blue', 'C3', { captive: { by: 'red', guards: ['Hugh'] } })],
    ['guarded by themselves', man('Ben', 'blue', 'C3', { captive: { by: 'red', guards: ['Ben'] } })],
  ])('refuses those %s', (_, prisoner) => {
    const units = [prisoner, man('Aldo', 'red', 'C4')];
    expect(refusedSetup(setupOf({ units }))).toMatchObject({ rule: 'pbem:12.4b', subject: 'Ben' });
  });

  it('refuses prisoners on horseback', () => {
    const units = [...rider('Ben', 'blue', ['C3', 'C2'], CAPTIVE), man('Aldo', 'red', 'C4')];
    expect(refusedSetup(setupOf({ units }))).toMatchObject({ rule: 'pbem:12.4b', subject: 'Ben' });
  });
});

describe('an escort', () => {
  const civilian = sheet({ classes: ['civilian'] });
  const units = [
    man('Aldo', 'red', 'F6'),
    man('Ann', 'blue', 'F7', { ...CAPTIVE, sheet: civilian }),
    man('Bea', 'blue', 'E6', { ...CAPTIVE, sheet: civilian }),
  ];

  it('leads two civilians at once, and every listed one is accepted', () => {
    const play = begin({ units });
    const escorts = PBEM.legal(play.position, 'red', 'Aldo').flatMap(({ order }) =>
      order.type === 'Escort' ? [order] : [],
    );
    const both = escorts.filter(({ prisoners }) => prisoners.length === 2);
    expect(both.length).toBeGreaterThan(20);
    for (const order of escorts) {
      const decided = act(PBEM, play.position, 'red', order, new ListedDice([], 'server'));
      expect(decided.ok).toBe(true);
      if (!decided.ok) continue;
      for (const { unit: led } of order.prisoners)
        expect(decided.position.units[led]?.captive?.guards).toEqual(['Aldo']);
    }
  });

  it('ends when the guard dies in his place', () => {
    const killer = man('Fitz', 'blue', 'F5', {
      sheet: sheet({ foot: { ...civilian.foot, healthy: { attack: 99, defence: 9, mpa: 6 } } }),
    });
    const play = begin({ units: [...units, killer], side: 'blue', step: 'combat' });
    const after = give(play, 'blue', { type: 'Attack', attackers: ['Fitz'], defenders: ['Aldo'] }, [1]);
    expect(unit(after, 'Aldo').health).toBe('dead');
    expect([unit(after, 'Ann'), unit(after, 'Bea')].map(({ captive }) => captive?.guards)).toEqual([[], []]);
  });
});

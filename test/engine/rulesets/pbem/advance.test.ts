import { describe, expect, it, test } from '@jest/globals';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { begin, give, man, refusal, sheet, unit, type Play } from './support-play.js';

const MIGHTY = sheet({ foot: { ...sheet().foot, healthy: { attack: 66, defence: 4, mpa: 6 } } });

function step(hex: string): { readonly gait: 'step'; readonly hexes: readonly string[] } {
  return { gait: 'step', hexes: [hex] };
}

/** Abe and Ann have killed Ben in L9. */
function won(): Play {
  const units = [
    man('Abe', 'red', 'L8', { sheet: MIGHTY }),
    man('Ann', 'red', 'K8'),
    man('Ben', 'blue', 'L9'),
    man('Bob', 'blue', 'A1'),
  ];
  return give(
    begin({ step: 'combat', units }),
    'red',
    { type: 'Attack', attackers: ['Abe', 'Ann'], defenders: ['Ben'] },
    [1],
  );
}

describe('the offer to advance (10.9)', () => {
  it('names those who can take it and the hex that was vacated', () => {
    expect(won().position.pending).toMatchObject([
      { kind: 'Advance', owner: 'red', about: { units: ['Abe', 'Ann'], into: ['L9'], retreated: [] } },
    ]);
  });

  it('every advance that is listed is accepted, and declining it is listed once', () => {
    const play = won();
    const listed = PBEM.legal(play.position, 'red').filter(({ order }) => order.type === 'Advance');
    expect(listed.filter(({ order }) => !('unit' in order))).toHaveLength(1);
    expect(listed.length).toBeGreaterThan(10);
    for (const { order, mp } of listed) {
      const after = give(play, 'red', order);
      expect(after.position.pending).toEqual([]);
      if (order.type === 'Advance' && order.unit !== undefined) {
        expect(unit(after, order.unit).hexes).toEqual(order.path?.at(-1)?.hexes);
        expect(unit(after, order.unit).acts.mpSpent).toBe(0);
        expect(mp).toBeLessThanOrEqual(3);
      }
    }
  });

  test.each([
    ['a path without a unit', { type: 'Advance', path: [step('L9')] }, { code: 'malformed' }],
    ['a unit without a path', { type: 'Advance', unit: 'Abe' }, { rule: 'pbem:10.9b' }],
    ['the dead', { type: 'Advance', unit: 'Ben', path: [step('L9')] }, { rule: 'pbem:10.9a' }],
    ['an unknown unit', { type: 'Advance', unit: 'Zoe', path: [step('L9')] }, { code: 'unknownUnit' }],
    ['a pursuit that is not offered', { type: 'Pursue', keep: true }, { code: 'wrongStep' }],
  ] as const)('%s is refused', (_what, order, expected) => {
    expect(refusal(won(), 'red', order)).toMatchObject(expected);
  });

  it('is not made if nobody is able to take it', () => {
    const units = [man('Abe', 'red', 'L8', { sheet: MIGHTY }), man('Ben', 'blue', 'L9'), man('Bob', 'blue', 'A1')];
    const board = { hexsides: { window: ['L8/L9'] }, terrain: { scrub: ['L9'] } };
    const play = give(
      begin({ step: 'combat', units, board }),
      'red',
      { type: 'Attack', attackers: ['Abe'], defenders: ['Ben'] },
      [1],
    );
    expect(unit(play, 'Ben').health).toBe('dead');
    expect(play.position.pending).toEqual([]);
  });

  it('ends with the step if it is not taken', () => {
    const play = give(won(), 'red', { type: 'EndTurn' });
    expect(play.position.turn.side).toBe('blue');
    expect(play.position.pending).toEqual([]);
  });
});

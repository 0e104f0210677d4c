import { describe, expect, it } from '@jest/globals';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { begin, give, man, type Play, refusal, sheet } from './support-play.js';

const TENTS = ['E4', 'G4'];
const MIGHTY = sheet({ foot: { ...sheet().foot, healthy: { attack: 66, defence: 4, mpa: 6 } } });

/** Ann and Abe are in burning tents, and so is Ben of the other side. */
function inFires(): Play {
  const units = [man('Ann', 'red', 'E4'), man('Abe', 'red', 'G4'), man('Ben', 'blue', 'E8')];
  const tents = [...TENTS, 'E8'];
  return begin({ units, board: { terrain: { tent: tents } }, over: { fires: tents.map((hex) => ({ hex })) } });
}

describe('what a side must still do before a step ends', () => {
  it('is told whole, and only of the side in turn, though the refusal names the first of it', () => {
    const play = inFires();
    const owed = (at: Play, seat = 'red'): unknown =>
      PBEM.duties?.(at.position, seat).map(({ subject, rule }) => `${subject} ${rule}`);
    expect(owed(play)).toEqual(['Abe pbem:20.1h', 'Ann pbem:20.1h']);
    expect(refusal(play, 'red', { type: 'EndStep' })).toMatchObject({ subject: 'Abe', rule: 'pbem:20.1h' });
    expect(owed(play, 'blue')).toEqual([]);
    const left = give(play, 'red', { type: 'Move', unit: 'Abe', path: [{ gait: 'step', hexes: ['G5'] }] });
    expect(owed(left)).toEqual(['Ann pbem:20.1h']);
    const both = give(left, 'red', { type: 'Move', unit: 'Ann', path: [{ gait: 'step', hexes: ['E5'] }] });
    expect(owed(both)).toEqual([]);
    expect(owed(give(both, 'red', { type: 'EndTurn' }), 'red')).toEqual([]);
  });
});

describe('what is lost at the end of a step', () => {
  it('is an offer to advance, too, which lapses with it', () => {
    const units = [
      man('Abe', 'red', 'L8', { sheet: MIGHTY }),
      man('Ann', 'red', 'K8'),
      man('Ben', 'blue', 'L9'),
      man('Bob', 'blue', 'A1'),
    ];
    const attack = { type: 'Attack', attackers: ['Abe', 'Ann'], defenders: ['Ben'] } as const;
    const won = give(begin({ step: 'combat', units }), 'red', attack, [1]);
    const offer = { step: 'combat', kind: 'offer', types: ['Advance'], rule: 'pbem:10.9a' };
    const offers = (['step', 'turn'] as const).map((until) =>
      PBEM.lost?.(won.position, 'red', until).filter(({ kind }) => kind === 'offer'),
    );
    const both = [
      { ...offer, unit: 'Abe' },
      { ...offer, unit: 'Ann' },
    ];
    expect(offers).toEqual([both, both]);
    const declined = give(won, 'red', { type: 'Advance' });
    expect(PBEM.lost?.(declined.position, 'red', 'step')).toEqual([]);
  });
});

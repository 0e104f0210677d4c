import { describe, expect, it } from '@jest/globals';
import { foresee } from '../../../../src/engine/game/foresee.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import { legal } from '../../../../src/engine/rulesets/pbem/book/legal.js';
import { indexOf } from '../../../../src/engine/rulesets/pbem/event-index.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { VEIL } from '../../../../src/engine/rulesets/pbem/veil.js';
import { ARCHER, begin, give, KNIGHT, man, sheet, type Play } from './support-play.js';

/** Blue's archers shoot and share; what they began with, and how many they pass on, is another number in each game. */
function played(dice: readonly number[], passed: number): Play {
  const begun = begin({
    units: [
      man('Ann', 'red', 'C3', { sheet: KNIGHT }),
      man('Cor', 'red', 'I5', { sheet: ARCHER, health: 'dead' }),
      man('Ben', 'blue', 'G3', { sheet: ARCHER }),
      man('Bob', 'blue', 'G4', { sheet: ARCHER }),
      man('Cy', 'blue', 'I6', { sheet: ARCHER }),
      man('Sam', 'blue', 'C6', { sheet: sheet({ weapon: 'dagger' }), missiles: 2 }),
    ],
    over: { options: { ammunitionLimitation: true } },
  });
  const shot = give(
    give(begun, 'red', { type: 'EndTurn' }, [5, 5, 5]),
    'blue',
    { type: 'Fire', unit: 'Sam', target: 'Ann' },
    [...dice, 10],
  );
  const closed = ['fire1', 'movement', 'fire2'].reduce((play) => give(play, 'blue', { type: 'EndStep' }), shot);
  const shared = give(closed, 'blue', { type: 'Resupply', unit: 'Bob', from: 'Ben', count: passed });
  return give(shared, 'blue', { type: 'Resupply', unit: 'Cy', from: 'Cor' });
}

const FEW = played([2, 2, 2, 3, 3, 3, 4, 4, 4], 1);
const MANY = played([8, 8, 8, 7, 7, 7, 6, 6, 6], 5);

/** Everything that a seat, or a spectator, can read of a game. */
function read({ log, position }: Play, seat: string | null): unknown {
  return {
    events: log.map((event) => VEIL.event(event, seat)),
    index: log.map(indexOf),
    position: VEIL.position(position, seat),
    print: fingerprint(position),
    legal: seat === null ? [] : legal(position, seat),
  };
}

describe('how many missiles somebody has (pbem:22.2a)', () => {
  it('makes no difference to what the other side and spectators read', () => {
    expect(FEW.position.supplies).not.toEqual(MANY.position.supplies);
    for (const seat of ['red', null]) expect(read(MANY, seat)).toEqual(read(FEW, seat));
  });

  it('is told to its own side, events and numbers', () => {
    expect(VEIL.position(FEW.position, 'blue').supplies).toEqual({
      Ben: { left: 5 },
      Bob: { left: 10, fresh: 1 },
      Cy: { left: 27, fresh: 15 },
      Sam: { left: 1 },
    });
    expect(read(MANY, 'blue')).not.toEqual(read(FEW, 'blue'));
  });

  it('does not keep a side from foreseeing its orders when one of its archers is dead (pbem:22.2c)', () => {
    const red = give(FEW, 'blue', { type: 'EndTurn' });
    const seen = VEIL.position(red.position, 'red');
    expect(seen.supplies).toEqual({ Cor: null });
    expect(foresee(PBEM, seen, 'red', { type: 'EndStep' })).toMatchObject({ ok: true });
    expect(foresee(PBEM, seen, 'red', { type: 'EndTurn' })).toMatchObject({ ok: true });
  });
});

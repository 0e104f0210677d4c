import { describe, expect, it } from '@jest/globals';
import { tell } from '../../../../src/engine/rulesets/pbem/notation/telling.js';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import { indexOf } from '../../../../src/engine/rulesets/pbem/event-index.js';
import { legal } from '../../../../src/engine/rulesets/pbem/book/legal.js';
import { VEIL } from '../../../../src/engine/rulesets/pbem/veil.js';
import { begin, give, man, type Play } from './support-play.js';

/** Red declares that screen1 fills one of the moat hexes beside it, and its player turn goes by. */
function declared(hex: string): Play {
  const begun = begin({
    units: [
      man('Ann', 'red', 'E4'),
      man('Bob', 'red', 'E3'),
      man('Cy', 'red', 'D4'),
      man('Dan', 'red', 'F4'),
      man('Guy', 'blue', 'A9'),
    ],
    board: { terrain: { moat: ['A5..N5'] } },
    over: {
      options: { detailedDays: true, onboardFilling: true },
      equipment: [{ id: 'screen1', kind: 'screen', hexes: ['E4'] }],
    },
  });
  return give(give(begun, 'red', { type: 'FillMoat', screen: 'screen1', hex }), 'red', { type: 'EndTurn' });
}

const ONE = declared('E5');
const OTHER = declared('F5');

/** Everything that a seat, or a spectator, can read of a game. */
function read({ log, position }: Play, seat: string | null): unknown {
  const seen = log.map((event) => VEIL.event(event, seat));
  return {
    events: seen,
    told: seen.map(tell),
    index: log.map(indexOf),
    position: VEIL.position(position, seat),
    print: fingerprint(position),
    legal: seat === null ? [] : legal(position, seat),
  };
}

describe('the moat hex that is to be filled (pbem:19.52a)', () => {
  it('makes no difference to what the other side and spectators read', () => {
    expect(ONE.position.sealed).toEqual({ screen1: 'E5' });
    for (const seat of ['blue', null]) expect(read(OTHER, seat)).toEqual(read(ONE, seat));
    expect(read(ONE, 'blue')).toMatchObject({
      told: expect.arrayContaining(['red will use screen1 to fill a moat hex']),
    });
  });

  it('is known to its own side, and to all when the screen is put there', () => {
    expect(VEIL.position(ONE.position, 'red').sealed).toEqual({ screen1: 'E5' });
    expect(read(ONE, 'red')).toMatchObject({ told: expect.arrayContaining(['red will use screen1 to fill E5']) });
    const evening = give(OTHER, 'blue', { type: 'EndTurn' });
    expect(evening.position.sealed).toBeUndefined();
    expect(VEIL.position(evening.position, null).filling?.works).toEqual([
      { screen: 'screen1', side: 'red', day: 'second', at: 'F5' },
    ]);
  });
});

describe('the orders that are listed', () => {
  it('name each moat hex beside a screen, once it has been named no more, and nothing for the other side', () => {
    const before = begin({
      units: [man('Ann', 'red', 'E4'), man('Guy', 'blue', 'A9')],
      board: { terrain: { moat: ['A5..N5'] } },
      over: {
        options: { detailedDays: true, onboardFilling: true },
        filling: { by: 'red' },
        equipment: [{ id: 'screen1', kind: 'screen', hexes: ['E4'] }],
      },
    });
    const hexesOf = (play: Play, side: string): readonly string[] =>
      legal(play.position, side).flatMap(({ order }) => (order.type === 'FillMoat' ? [order.hex] : []));
    expect([...hexesOf(before, 'red')].sort()).toEqual(['D5', 'E5', 'F5']);
    expect(hexesOf(before, 'blue')).toEqual([]);
    const after = give(before, 'red', { type: 'FillMoat', screen: 'screen1', hex: 'E5' });
    expect([...hexesOf(after, 'red')].sort()).toEqual(['D5', 'F5']);
    const next = give(after, 'red', { type: 'EndTurn' });
    expect(hexesOf(next, 'blue')).toEqual([]);
  });
});

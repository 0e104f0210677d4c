import { describe, expect, it } from '@jest/globals';
import { fingerprint } from '../../../../src/engine/position/fingerprint.js';
import { indexOf } from '../../../../src/engine/rulesets/pbem/event-index.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { legal } from '../../../../src/engine/rulesets/pbem/book/legal.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { VEIL } from '../../../../src/engine/rulesets/pbem/veil.js';
import { tell } from '../../../../src/engine/rulesets/pbem/notation/telling.js';
import { begin, give, man, type Play } from './support-play.js';

const SEARCH: Order = { type: 'Search', unit: 'Odo', hex: 'C3' };
const END: Order = { type: 'EndTurn' };

/** Odo of red searches C3 twice; what is hidden in C3 or F6 is drawn with these dice, and the searches roll these. */
function searched(place: readonly number[], dice: readonly number[]): Play {
  const begun = begin({
    units: [man('Odo', 'red', 'C3'), man('Foe', 'blue', 'K9')],
    step: 'fire1',
    over: {
      options: { hiddenTreasure: true },
      items: [{ id: 'treasure1', kind: 'treasure', buried: ['C3', 'F6'] }],
    },
  });
  return dice.reduce((play, die, index) => {
    const ended = give(give(play, 'red', SEARCH), 'red', END, [...(index === 0 ? place : []), die]);
    return give(ended, 'blue', END);
  }, begun);
}

/** Everything that a seat, or a spectator, can read of a game. */
function read({ log, position }: Play, seat: string | null): unknown {
  const events = log.map((event) => VEIL.event(event, seat));
  return {
    events,
    texts: events.map((event: PbemEvent) => tell(event)),
    index: log.map(indexOf),
    position: VEIL.position(position, seat),
    print: fingerprint(position),
    legal: seat === null ? [] : legal(position, seat),
  };
}

describe('where a treasure is hidden (pbem:18.4)', () => {
  it('makes no difference to what anybody reads of searches in vain, nor do the dice', () => {
    const missed = searched([1], [8, 9]);
    const elsewhere = searched([10, 2], [1, 7]);
    expect(missed.position.buried).not.toEqual(elsewhere.position.buried);
    for (const seat of ['red', 'blue', null]) expect(read(elsewhere, seat)).toEqual(read(missed, seat));
  });

  it('is seen by everybody when it is found, with the die that found it and not with those before', () => {
    const found = searched([1], [9, 7]);
    for (const seat of ['red', 'blue', null]) {
      const dice = found.log
        .map((event) => VEIL.event(event, seat))
        .flatMap((event) => (event.type === 'HexSearched' ? [event.data.die?.value ?? null] : []));
      expect(dice).toEqual([null, 7]);
      const seen = VEIL.position(found.position, seat);
      expect(seen.items).toEqual([{ id: 'treasure1', kind: 'treasure', hex: 'C3', carrier: null }]);
      expect(seen.buried).toBeUndefined();
      expect(seen.searches).toBeUndefined();
    }
  });

  it('leaves to everybody where it can be and where it was searched for', () => {
    const { position } = searched([1], [8, 9]);
    expect(VEIL.position(position, null)).toMatchObject({
      buried: { treasure1: { among: ['C3', 'F6'] } },
      searches: { C3: 2 },
    });
    expect(JSON.stringify(VEIL.position(position, 'red').buried)).not.toContain('"hex"');
  });
});

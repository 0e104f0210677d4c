import { describe, expect, it } from '@jest/globals';
import { act } from '../../../../src/engine/game/act.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { seatsOf, sideOfSeat } from '../../../../src/engine/position/seat.js';
import { indexOf } from '../../../../src/engine/rulesets/pbem/event-index.js';
import type { PbemEvent } from '../../../../src/engine/rulesets/pbem/core/events.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { VEIL } from '../../../../src/engine/rulesets/pbem/veil.js';
import { ARCHER, begin, man } from './support-play.js';
import { reachedIn } from '../../../selfplay/reached.js';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** Skirmishes with hidden units on both sides, some of which are found. */
const LURKING = reachedIn(SEEDS, 50).filter(({ position }) => position.hidden !== undefined);

/** Every die shows the same, whoever asks. */
const DICE = { roll: (request: object) => ({ ...request, value: 4, source: 'recorded' }) } as Parameters<typeof act>[4];

/** The position without the hidden units of others, all else as it is. */
function without(position: Position, seat: string): Position {
  const { hidden, ...open } = position;
  const own = Object.entries(VEIL.position(position, seat).hidden ?? {});
  return hidden && own.length > 0 ? { ...open, hidden: Object.fromEntries(own) } : open;
}

/** Events as a seat sees them: which men a hidden leader holds in control is known to his side only (pbem:22.3f). */
function seenBy(seat: string, events: readonly PbemEvent[]): readonly PbemEvent[] {
  return events.map((event) => VEIL.event(event, seat));
}

function isFind(events: readonly PbemEvent[]): boolean {
  return events.some(({ type }) => type === 'UnitRevealed');
}

/**
 * Without those who are hidden a side has nobody left, and the game would be over: that it goes on cannot be hidden
 * (pbem:23.17).
 */
function isEnd(events: readonly PbemEvent[]): boolean {
  return events.some(({ type }) => type === 'GameEnded');
}

describe('hidden units', () => {
  it('are met in play', () => {
    expect(LURKING.length).toBeGreaterThan(30);
    expect(LURKING.some(({ position }) => position.pending.some(({ kind }) => kind === 'Hide'))).toBe(true);
  });

  it('change nothing of what is legal for others, who acts, or how a position is shown', () => {
    for (const { position } of LURKING) {
      for (const seat of seatsOf(position)) {
        const shown = VEIL.position(position, seat);
        expect(Object.values(shown.hidden ?? {}).every(({ side }) => side === sideOfSeat(seat))).toBe(true);
        expect(JSON.stringify(PBEM.legal(position, seat))).toBe(JSON.stringify(PBEM.legal(shown, seat)));
        expect(PBEM.actors(position)).toEqual(PBEM.actors(shown));
      }
      expect(VEIL.position(position, null).hidden).toBeUndefined();
    }
  });

  it('change nothing of what comes of an order of others by which nobody is found', () => {
    let compared = 0;
    for (const { position, lists } of LURKING.filter((_, index) => index % 3 === 0)) {
      for (const { seat, orders } of lists) {
        const bare = without(position, seat);
        for (const given of orders.filter((_, index) => index % 17 === 0)) {
          const [really, apparently] = [act(PBEM, position, seat, given, DICE), act(PBEM, bare, seat, given, DICE)];
          expect(really.ok).toBe(apparently.ok);
          if (!really.ok || !apparently.ok || isFind(really.events) || isEnd(apparently.events)) continue;
          expect(seenBy(seat, really.events)).toEqual(seenBy(seat, apparently.events));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('are refused to others by the same words as what is not there', () => {
    const { position } = begin({
      step: 'fire1',
      board: { terrain: { tree: ['F3'] } },
      over: { options: { hiddenSetup: true } },
      units: [
        man('Ann', 'red', 'F8', { sheet: ARCHER }),
        man('Ben', 'blue', 'F3', { hidden: true }),
        man('Odo', 'blue', 'A1'),
      ],
    });
    const bare = VEIL.position(position, 'red');
    const refusal = (at: Position, target: string) => act(PBEM, at, 'red', { type: 'Fire', unit: 'Ann', target }, DICE);
    expect(refusal(position, 'Ben')).toEqual(refusal(bare, 'Ben'));
    expect(refusal(position, 'Ben')).toMatchObject({ refusal: { code: 'unknownUnit' } });
    expect(PBEM.preview(position, 'red', { type: 'Fire', unit: 'Ann', target: 'Ben' })).toEqual(
      PBEM.preview(bare, 'red', { type: 'Fire', unit: 'Ann', target: 'Ben' }),
    );
    expect(PBEM.survey?.sight(position, 'Ann', 'Ben')).toEqual(PBEM.survey?.sight(bare, 'Ann', 'Ben'));
    expect(PBEM.survey?.view(position, 'F8')).toEqual(PBEM.survey?.view(bare, 'F8'));
    expect(PBEM.survey?.hex(position, 'F3')).toEqual(PBEM.survey?.hex(bare, 'F3'));
  });

  it('are set up by an order and an event that tell others neither how many nor where, and are found under no name', () => {
    const { position } = begin({
      fromStart: true,
      board: { terrain: { tree: ['F3', 'G5'] } },
      over: { options: { hiddenSetup: true } },
      units: [
        man('Ann', 'red', 'A9'),
        man('Ben', 'blue', null, { hidden: true }),
        man('Cob', 'blue', null, { hidden: true }),
      ],
    });
    const setUp = (places: readonly { unit: string; hexes: readonly string[] }[]) => {
      const done = act(PBEM, position, 'blue', { type: 'Hide', places }, DICE);
      if (!done.ok) throw new Error(done.refusal.because);
      return done.events;
    };
    const [all, none] = [
      setUp([
        { unit: 'Ben', hexes: ['F3'] },
        { unit: 'Cob', hexes: ['G5'] },
      ]),
      setUp([]),
    ];
    for (const seat of ['red', null]) {
      expect(all.map((event) => VEIL.event(event, seat))).toEqual(none.map((event) => VEIL.event(event, seat)));
      // An event that hides nothing is the very same object; exports end before one that is not.
      expect(none.filter((event) => VEIL.event(event, seat) !== event).map(({ type }) => type)).toEqual([
        'OrderGiven',
        'UnitsHidden',
      ]);
    }
    expect(all.map((event) => VEIL.event(event, 'blue'))).toEqual(all);
    expect(all.flatMap((event) => indexOf(event).units)).toEqual([]);
  });
});

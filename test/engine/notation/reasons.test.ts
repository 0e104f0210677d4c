import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../../../src/engine/game/event.js';
import { reasonsOf } from '../../../src/engine/notation/reasons.js';
import { frozenFiles } from '../../frozen/frozen.js';

/** All events of some frozen games, as they were recorded. */
const EVENTS: readonly GameEvent[] = frozenFiles('games')
  .slice(0, 30)
  .flatMap(({ bytes }) => Buffer.from(bytes()).toString('utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as GameEvent)
  .filter(({ type }) => type as string | undefined);

const dataOf = <Data>(wanted: string): readonly (readonly [GameEvent, Data])[] =>
  EVENTS.filter(({ type }) => type === wanted).map((event) => [event, event.data as Data] as const);

const textsOf = (event: GameEvent): readonly string[] => reasonsOf(event).map(({ text }) => text);

/** The number with which a text begins. */
const leading = (text: string): number => Number(/^[+-]?\d+/.exec(text)?.[0] ?? 0);

describe('the reasons of an event', () => {
  it('add up to the MP that a move cost', () => {
    const moves = dataOf<{ readonly mp: number }>('UnitMoved');
    expect(moves.length).toBeGreaterThan(300);
    const wrong = moves.filter(([event, { mp }]) => !textsOf(event).at(-1)?.endsWith(`, ${mp} so far`));
    expect(wrong).toEqual([]);
  });

  it('add up to the final number of a shot', () => {
    const shots = dataOf<{ readonly final: number; readonly die: { readonly value: number } }>('MissileFired');
    expect(shots.length).toBeGreaterThan(100);
    const sumOf = (event: GameEvent): number =>
      textsOf(event).reduce((sum, text) => {
        const die = /^die (\d+) for fire$/.exec(text);
        return sum + (die ? Number(die[1]) : /^[+-]?\d+ /.test(text) ? leading(text) : 0);
      }, 0);
    // A table of fire has rows from 1 to 10.
    const wrong = shots.filter(([event, { final }]) => Math.min(10, Math.max(1, sumOf(event))) !== final);
    expect(wrong).toEqual([]);
    expect(shots.filter(([event, { final }]) => !textsOf(event).includes(`final ${final}`))).toEqual([]);
  });

  it('name odds, shifts, die and column of a combat', () => {
    const combats = dataOf<{
      readonly originalOdds: string;
      readonly finalOdds: string;
      readonly shifts: readonly { readonly what: string }[];
    }>('CombatResolved');
    expect(combats.length).toBeGreaterThan(100);
    for (const [event, { originalOdds, finalOdds, shifts }] of combats) {
      const texts = textsOf(event);
      expect(texts[0]).toMatch(new RegExp(`: odds ${originalOdds}$`));
      expect(texts.slice(1, 1 + shifts.length).map((text) => text.replace(/^[+-]?\d+ /, ''))).toEqual(
        shifts.map(({ what }) => what),
      );
      expect(texts).toContain(`column ${finalOdds} of the table`);
    }
  });

  it('leave out a plan that was not carried out', () => {
    const halted = dataOf<{ readonly rest: readonly unknown[] }>('MoveHalted').filter(
      ([, { rest }]) => rest.length > 0,
    );
    expect(halted.length).toBeGreaterThan(0);
    expect(halted.flatMap(([event]) => textsOf(event)).filter((text) => text.includes('MP'))).toEqual([]);
  });

  it('name every rule that the event records', () => {
    const rulesIn = (value: unknown): readonly string[] =>
      [...JSON.stringify(value).matchAll(/"rule":"([^"]+)"/g)].map(([, rule = '']) => rule);
    const missing = EVENTS.filter(({ type }) => !['GameSetUp', 'OrderGiven', 'MoveHalted'].includes(type)).flatMap(
      (event) => {
        const named = new Set(reasonsOf(event).map(({ rule }) => rule));
        return rulesIn(event.data)
          .filter((rule) => !named.has(rule))
          .map((rule) => `${event.type}: ${rule}`);
      },
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

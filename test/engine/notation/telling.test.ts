import { describe, expect, it, test } from '@jest/globals';
import { tell } from '../../../src/engine/rulesets/pbem/notation/telling.js';
import { resultInWords } from '../../../src/engine/rulesets/pbem/notation/telling-fight.js';
import { printStanding } from '../../../src/engine/rulesets/pbem/notation/standing.js';
import { tellStanding } from '../../../src/engine/rulesets/pbem/notation/telling-standing.js';
import { STANDING_KINDS } from '../../../src/engine/rulesets/pbem/core/orders/standing-orders.js';
import type { PbemEvent } from '../../../src/engine/rulesets/pbem/core/events.js';

const die = (value: number) => ({ purpose: 'combat', rule: 'pbem:9.1', faces: 10, value, source: 'server' }) as const;
const costs = [{ mp: 1, rule: 'pbem:7.3c' }];

const combat: Extract<PbemEvent, { type: 'CombatResolved' }> = {
  type: 'CombatResolved',
  data: {
    attackers: ['Roland'],
    defenders: ['Piers'],
    counter: false,
    attack: { numerator: 45, denominator: 1 },
    defence: { numerator: 11, denominator: 1 },
    originalOdds: '4-1',
    shifts: [{ rule: 'pbem:26.31', what: 'mounted against infantry', value: 1 }],
    finalOdds: '5-1',
    table: 'pbem:26.32',
    die: die(4),
    result: 'd1',
  },
};

function standingOf(player: string): PbemEvent {
  return { type: 'StandingOrdersChanged', data: { side: 'blue', player, orders: [] } };
}

test.each(Object.entries(STANDING_KINDS))('each standing order about %s has its words', (on, { answers }) => {
  for (const answer of Object.keys(answers)) {
    expect(tellStanding({ on, answer, odds: '2-1' })).not.toBe(printStanding({ on, answer, odds: '2-1' }));
  }
});

describe('a line for a player', () => {
  test.each<[string, PbemEvent]>([
    ['Roland attacks Piers at 5-1 (45 against 11, +1 mounted against infantry): die 4, Piers retreats 1 hex', combat],
    [
      'Piers and Odo counter-charge Roland at 5-1 (7 1/2 against 1/2): die 4, no effect',
      {
        type: 'CombatResolved',
        data: {
          ...combat.data,
          attackers: ['Piers', 'Odo'],
          defenders: ['Roland'],
          counter: true,
          attack: { numerator: 15, denominator: 2 },
          defence: { numerator: 1, denominator: 2 },
          shifts: [],
          result: '-',
        },
      },
    ],
    [
      'Piers counter-charges Roland at 5-1 (45 against 11): die 4, no effect in place of "Piers retreats 1 hex"',
      {
        type: 'CombatResolved',
        data: { ...combat.data, attackers: ['Piers'], defenders: ['Roland'], counter: true, shifts: [], result: 'a1' },
      },
    ],
    [
      'blue has standing orders: it lets each enemy pass; it tries to pin enemies that pass, at 2-1 or better (for Odo)',
      {
        type: 'StandingOrdersChanged',
        data: {
          side: 'blue',
          orders: [
            { on: 'Pin', answer: 'never' },
            { on: 'Pin', answer: 'atOdds', odds: '2-1', units: ['Odo'] },
          ],
        },
      },
    ],
    ['Bea of blue has changed its standing orders', standingOf('Bea')],
    [
      'red orders: Roland + Odo attack Piers',
      {
        type: 'OrderGiven',
        data: { number: 4, side: 'red', order: { type: 'Attack', attackers: ['Roland', 'Odo'], defenders: ['Piers'] } },
      },
    ],
    [
      'Richard moves forward to L10-L9, then turning backward to L10-K9 (3 MP)',
      {
        type: 'UnitMoved',
        data: {
          unit: 'Richard',
          steps: [
            { gait: 'forward', hexes: ['L10', 'L9'], costs },
            { gait: 'pivotBackward', hexes: ['L10', 'K9'], costs: [...costs, ...costs] },
          ],
          mp: 3,
          entered: 1,
        },
      },
    ],
    [
      'Aylward fires longbow at Roland in L9, 6 hexes: die 2 (+1 armoured target: 3), Roland wounded, horse killed',
      {
        type: 'MissileFired',
        data: {
          unit: 'Aylward',
          target: 'Roland',
          from: 'L15',
          at: 'L9',
          weapon: 'longbow',
          range: 6,
          modifiers: [{ rule: 'pbem:26.22', what: 'armoured target', value: 1 }],
          table: 'pbem:26.21',
          line: 'longbow',
          die: die(2),
          final: 3,
          result: '*dw',
          missilesLeft: null,
        },
      },
    ],
    [
      'blue must decide: retreat of Crispin by 2 hexes',
      {
        type: 'DecisionRaised',
        data: { id: '3.1', kind: 'Retreat', owner: 'blue', rule: 'pbem:10.2a', about: { unit: 'Crispin', hexes: 2 } },
      },
    ],
    [
      'Crispin retreats to K9, 1 short of what was demanded',
      {
        type: 'UnitRetreated',
        data: {
          unit: 'Crispin',
          steps: [{ gait: 'step', hexes: ['K9'], costs: [] }],
          demanded: 2,
          cause: { rule: 'pbem:10.2a' },
        },
      },
    ],
    [
      'Piers and Odo are no longer stunned',
      { type: 'UnitsRecovered', data: { units: ['Piers', 'Odo'], rule: 'pbem:10.3g' } },
    ],
    [
      'melee: Piers with Roland',
      { type: 'MeleeJoined', data: { links: [{ a: 'Piers', b: 'Roland' }], rule: 'pbem:9.3a' } },
    ],
    [
      'the game is over: red wins (blue 2, red 7); the last game turn is over',
      {
        type: 'GameEnded',
        data: { winner: 'red', points: { red: 7, blue: 2 }, reason: 'the last game turn is over', rule: 'pbem:23.2a' },
      },
    ],
    ['the second fire step begins', { type: 'StepBegan', data: { step: 'fire2', rule: 'pbem:4.26' } }],
  ])('%s', (line, event) => {
    expect(tell(event)).toBe(line);
  });
});

it('puts every result sign into words (pbem:26.1c)', () => {
  const signs = ['ak', 'aw', 'a4', 'a2', 'a1', '-', 'd1', 'd2', 'd4', 'ds', 'dw', 'dk', '*dk'];
  expect(signs.map((sign) => resultInWords(sign, ['A'], ['B', 'C']))).toStrictEqual([
    'A killed',
    'A wounded',
    'A retreats 4 hexes',
    'A retreats 2 hexes',
    'A retreats 1 hex',
    'no effect',
    'B and C retreat 1 hex',
    'B and C retreat 2 hexes',
    'B and C retreat 4 hexes',
    'B and C stunned',
    'B and C wounded',
    'B and C killed',
    'B and C killed, horse killed',
  ]);
});

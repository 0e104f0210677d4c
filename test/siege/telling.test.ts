import { expect, it } from '@jest/globals';
import { engineInWords } from '../../src/engine/siege/describe.js';
import { SIEGE_RULEBOOKS } from '../../src/library/rulesets.js';
import { tellSiege } from '../../src/engine/siege/tell.js';

it.each([
  [1, 'Serlo is well in 1 day'],
  [5, 'Serlo is well in 5 days'],
  [null, 'Serlo will not be well in this campaign'],
])('a wound of %p days is told with the right plural', (days, words) => {
  const data = {
    unit: 'Serlo',
    days,
    die: { purpose: 'healing', rule: 'pbem:24.2a', faces: 10, value: 1, source: 'server' },
    table: 'pbem:24.2a',
    rule: 'pbem:24.2a',
  } as const;
  expect(tellSiege({ type: 'HealingRolled', data })).toBe(words);
});

it.each([
  [['Crow'], 'Crow joins'],
  [['Crow', 'Raven'], 'Crow and Raven join'],
])('%j who join are told with the right verb', (units, words) => {
  expect(tellSiege({ type: 'FightersJoined', data: { units, rule: 'pbem:2.8a' } })).toBe(words);
});

it.each([
  [1, 'to be built in 1 day of work'],
  [3, 'to be built in 3 days of work'],
])('an engine with %i days of work left', (unbuilt, words) => {
  expect(engineInWords({ kind: 'mangonel', side: 'attacker', wear: 0, size: 4, unbuilt })).toBe(words);
});

it.each([
  [
    { type: 'ClaimFiled', data: { claim: 1, side: 'attacker', at: 7, what: 'Too many points.' } },
    'claim 1: the besieger claims an error in the order at event 7: Too many points.',
  ],
  [
    { type: 'ClaimFiled', data: { claim: 2, side: 'defender', at: 9, what: 'A slip.', own: true } },
    'claim 2: the besieged correct their own order at event 9: A slip.',
  ],
  [{ type: 'ClaimAnswered', data: { claim: 1, side: 'defender', agree: false } }, 'claim 1: the besieged do not agree'],
  [
    { type: 'GameSettled', data: { winner: 'attacker', reason: 'resignation' } },
    'the game is over by resignation: the besieger wins',
  ],
  [{ type: 'Resigned', data: { side: 'defender' } }, 'the besieged resign'],
])('what the sides of a siege say to each other is told in the words of its log: %j', (event, words) => {
  expect(SIEGE_RULEBOOKS.newest('siege').tell(event)).toBe(words);
});

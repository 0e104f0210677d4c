import { expect, it } from '@jest/globals';
import { ListedDice } from '../../../src/engine/dice/dice.js';
import { actAsKept } from '../../../src/engine/game/act.js';
import type { Statement } from '../../../src/engine/game/honour/statement.js';
import { verdictOf } from '../../../src/engine/game/parley/verdict.js';
import type { ClaimVerdict } from '../../../src/engine/game/parley/events.js';
import type { Order } from '../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { begin, man, sheet } from '../rulesets/pbem/support-play.js';

const UNITS = [
  man('Ann', 'red', 'E5'),
  man('Ben', 'blue', 'E6'),
  man('Cid', 'blue', 'D5'),
  man('Dan', 'blue', 'L9', { sheet: sheet({ classes: ['peasant'], weapon: 'dagger' }), missiles: 2 }),
];

/** The verdict on an order of red in a game of honour. */
function verdictOn(step: string, order: Order, stated: Statement, dice: readonly number[] = []): ClaimVerdict {
  const { position: before } = begin({ units: UNITS, step, over: { keeping: 'onHonour' } });
  const done = actAsKept(PBEM, before, 'red', order, new ListedDice(dice, 'reported'), stated);
  if (!done.ok) throw new Error(done.refusal.because);
  return verdictOf(PBEM, PBEM, { at: 1, before, recorded: done.events, caused: done.events });
}

it('a verdict names each stated fact that does not hold, and none that does', () => {
  const stated: Statement = {
    units: [
      { unit: 'Dan', health: 'wounded', missiles: 2, hexes: ['L10'] },
      { unit: 'Ben', health: 'healthy' },
    ],
    joined: [{ a: 'Dan', b: 'Ann' }],
  };
  const { verdict, because } = verdictOn('movement', { type: 'EndStep' }, stated);
  expect(verdict).toBe('wrong');
  expect(because).toContain(
    'what is stated does not hold: Dan health: wounded, by the rules healthy; ' +
      'Dan hexes: ["L10"], by the rules ["L9"]; Dan and Ann: in melee, by the rules not.',
  );
});

it('a verdict on a melee that is said to be over says so', () => {
  const { position: before } = begin({
    units: UNITS,
    step: 'movement',
    links: [['Ann', 'Ben']],
    over: { keeping: 'onHonour' },
  });
  const stated = { parted: [{ a: 'Ben', b: 'Ann' }] };
  const done = actAsKept(PBEM, before, 'red', { type: 'EndStep' }, new ListedDice([], 'reported'), stated);
  if (!done.ok) throw new Error(done.refusal.because);
  const { because } = verdictOf(PBEM, PBEM, { at: 1, before, recorded: done.events, caused: done.events });
  expect(because).toContain('Ben and Ann: not in melee, by the rules in melee');
});

it('a verdict on a pin that is said to be void tells that the move had to halt', () => {
  const path = ['E7', 'F7'].map((hex) => ({ gait: 'step' as const, hexes: [hex] }));
  const units = [man('Ann', 'red', 'E6'), man('Ben', 'blue', 'E8')];
  const { position: before } = begin({ units, step: 'movement', standing: {}, over: { keeping: 'onHonour' } });
  const stated: Statement = { voided: [{ decision: 'Pin', unit: 'Ann' }] };
  const order: Order = { type: 'Move', unit: 'Ann', path };
  const done = actAsKept(PBEM, before, 'red', order, new ListedDice([], 'reported'), stated);
  if (!done.ok) throw new Error(done.refusal.because);
  expect(done.position.units['Ann']?.hexes).toEqual(['F7']);
  const found = verdictOf(PBEM, PBEM, { at: 1, before, recorded: done.events, caused: done.events });
  expect(found).toMatchObject({ verdict: 'wrong', rule: 'pbem:8.1b', edition: 1 });
  expect(found.because).toContain(
    'by the rules a decision halts it on its way: blue decides about the pin of Ann by Ben in E7.',
  );
});

it('a verdict on a retreat that is said to be void tells that it was owed', () => {
  const order: Order = { type: 'Attack', attackers: ['Ann'], defenders: ['Ben'] };
  const found = verdictOn('combat', order, { voided: [{ decision: 'Retreat', unit: 'Ann' }] }, [4]);
  expect(found).toMatchObject({ verdict: 'wrong', rule: 'pbem:10.21a' });
  expect(found.because).toContain(
    'a decision is stated to be void, by the rules it is owed: red owes the retreat of Ann by 1 hex.',
  );
});

it('a verdict on a wrong price names the rule of the price', () => {
  const order: Order = { type: 'Move', unit: 'Ann', path: [{ gait: 'step', hexes: ['F5'] }] };
  const { position: before } = begin({ units: [man('Ann', 'red', 'E5')], over: { keeping: 'onHonour' } });
  const done = actAsKept(PBEM, before, 'red', order, new ListedDice([], 'reported'), { mp: 3 });
  if (!done.ok) throw new Error(done.refusal.because);
  const { rule, because } = verdictOf(PBEM, PBEM, { at: 1, before, recorded: done.events, caused: done.events });
  expect(rule).toBe('pbem:16.11');
  expect(because).toContain('UnitMoved: mp is 3, by the rules 1');
});

it('an order that would have needed another die is judged by what came out otherwise before that die', () => {
  const order: Order = { type: 'Attack', attackers: ['Ann'], defenders: ['Ben', 'Cid'] };
  const { because, rule } = verdictOn('combat', order, { result: '-' }, [1]);
  expect(because).toContain('The order did not lead to what the rules decide');
  expect(because).toContain('CombatResolved: result is "-", by the rules');
  expect(rule).toBe('pbem:26.33');
});

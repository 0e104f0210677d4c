import { describe, expect, it, test } from '@jest/globals';
import { judge } from '../../../src/engine/game/judge.js';
import type { Position } from '../../../src/engine/position/position.js';
import { BOOKS } from '../../../src/engine/rulesets/pbem/core/books/of.js';
import { mayFollow } from '../../../src/engine/rulesets/pbem/core/books/step-order.js';
import { STEPS, type Step } from '../../../src/engine/rulesets/pbem/core/events/sequence.js';
import type { PbemEvent } from '../../../src/engine/rulesets/pbem/core/events.js';
import { PBEM, SIEGE_EN } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { loadScenarios } from '../../../src/library/scenarios.js';
import { ListedDice } from '../../../src/engine/dice/dice.js';

/** Every pair of steps of which the second may begin when the first ends. */
function pairs(id: string): readonly string[] {
  const book = BOOKS.find((one) => one.id === id);
  const position = { ruleset: { id, version: book?.version } } as Position;
  return STEPS.flatMap((open) =>
    STEPS.filter((step) => mayFollow(position, step, open)).map((step) => `${open} ${step}`),
  );
}

/** The log of a first player turn whose side does nothing. */
function idleTurn(scenario: string, ruleset: typeof PBEM): readonly PbemEvent[] {
  const loaded = loadScenarios().get(scenario);
  const created = loaded ? ruleset.create(loaded.setup) : null;
  if (!created?.ok) throw new Error(`${scenario} cannot be played`);
  const position = created.value.reduce<Position | null>((state, event) => ruleset.evolve(state, event), null);
  if (!position) throw new Error('there is no position');
  const decided = ruleset.decide(position, position.turn.side, { type: 'EndTurn' }, new ListedDice([], 'server'));
  if (!decided.ok) throw new Error(decided.refusal.because);
  return [...created.value, ...decided.events];
}

describe('the order of the steps is that of the book', () => {
  it('of pbem, where only the step of the rams may be passed over (pbem:4.28)', () => {
    expect(pairs('pbem')).toEqual([
      'retreats retreats',
      'retreats tasks',
      'tasks fire1',
      'fire1 movement',
      'movement fire2',
      'fire2 combat',
      'combat rams',
      'combat completion',
      'rams completion',
      'completion retreats',
    ]);
  });

  it('of Siege, which has neither a step of tasks nor one of rams (siege-en:1.21a)', () => {
    expect(pairs('siege-en')).toEqual([
      'retreats retreats',
      'retreats fire1',
      'fire1 movement',
      'movement fire2',
      'fire2 combat',
      'combat completion',
      'completion retreats',
    ]);
  });
});

describe('a log in which a step is missing', () => {
  test.each<readonly [string, string, Step, typeof PBEM]>([
    ['pbem', 'tavern-brawl', 'tasks', PBEM],
    ['pbem', 'tavern-brawl', 'movement', PBEM],
    ['pbem', 'tavern-brawl', 'fire2', PBEM],
    ['siege-en', 'the-long-acre', 'movement', SIEGE_EN],
  ])('of %s in %s cannot be replayed without the step %s, and judging says so', (_book, scenario, missing, ruleset) => {
    const log = idleTurn(scenario, ruleset);
    expect(judge(ruleset, log).findings).toEqual([]);
    const without = log.filter((event) => event.type !== 'StepBegan' || event.data.step !== missing);
    expect(judge(ruleset, without).findings).toContainEqual({
      kind: 'malformed',
      at: without.length,
      because: expect.stringContaining('it does not follow') as unknown as string,
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { newsOf } from '../../web/src/table/news.js';

const EVENTS = ['StepBegan', 'OrderGiven', 'MeleeFought', 'DecisionRaised', 'OrderGiven', 'UnitRetreated'].map(
  (type, revision) => ({ revision, type, text: `${type} ${revision}` }),
);
const ENDED = [...EVENTS, { revision: 6, type: 'PlayerTurnEnded', text: 'the turn ends' }];

describe('what has happened, for somebody who is asked to go on', () => {
  it('is what came of his last order and of the answer to it', () => {
    expect(newsOf(EVENTS, { since: 0, isDecision: false })).toEqual(['MeleeFought 2', 'UnitRetreated 5']);
    expect(newsOf(EVENTS, { since: 3, isDecision: false })).toEqual(['UnitRetreated 5']);
  });

  it('is told before a decision also to somebody who has given no order yet', () => {
    expect(newsOf(EVENTS, { since: null, isDecision: true })).toEqual(['MeleeFought 2', 'UnitRetreated 5']);
    expect(newsOf(EVENTS, { since: null, isDecision: false })).toEqual([]);
  });

  it('is left to the log when the turn of somebody else has been played', () => {
    expect(newsOf(ENDED, { since: 0, isDecision: false })).toEqual([]);
    expect(newsOf(ENDED, { since: 0, isDecision: true })).toHaveLength(3);
  });

  it('is short', () => {
    const many = Array.from({ length: 40 }, (_, revision) => ({
      revision,
      type: 'UnitMoved',
      text: `move ${revision}`,
    }));
    expect(newsOf(many, { since: 0, isDecision: true })).toEqual(
      [34, 35, 36, 37, 38, 39].map((revision) => `move ${revision}`),
    );
  });
});

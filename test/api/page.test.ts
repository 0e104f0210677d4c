import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ageCursor,
  agePageOf,
  eventCursor,
  historyPageOf,
  limitOf,
  PAGE_MAX,
  pageInfo,
} from '../../src/api/graphql/page.js';

describe('pages', () => {
  it('cursors are read back as they were written', () => {
    fc.assert(
      fc.property(fc.nat(), fc.uuid(), (revision, id) => {
        expect(historyPageOf({ after: eventCursor(revision) }).after).toBe(revision);
        const key = { createdAt: new Date(revision).toISOString(), id };
        expect(agePageOf('game', { first: 3, after: ageCursor('game', key) })).toEqual({ limit: 3, after: key });
        expect(agePageOf('siege', { after: ageCursor('siege', key) }).after).toEqual(key);
      }),
    );
  });

  it('cursors of anything else are refused', () => {
    fc.assert(
      fc.property(fc.string(), (cursor) => {
        expect(() => historyPageOf({ after: cursor })).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
        expect(() => agePageOf('game', { after: cursor })).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
      }),
    );
    expect(() => agePageOf('game', { after: eventCursor(3) })).toThrow();
    expect(() => agePageOf('siege', { after: ageCursor('game', { createdAt: 'x', id: 'y' }) })).toThrow();
    expect(() => historyPageOf({ before: ageCursor('game', { createdAt: 'x', id: 'y' }) })).toThrow();
  });

  it('are of limited size', () => {
    expect(limitOf(PAGE_MAX, 'first')).toBe(PAGE_MAX);
    expect(limitOf(null, 'first')).toBeLessThanOrEqual(PAGE_MAX);
    for (const wrong of [PAGE_MAX + 1, -1]) expect(() => limitOf(wrong, 'first')).toThrow('first');
  });

  it('tell what lies beyond them in the direction of walking, and what is known of the other', () => {
    const edges = [{ cursor: 'a' }, { cursor: 'b' }];
    expect(pageInfo(edges, true, { direction: 'forwards' })).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: 'a',
      endCursor: 'b',
    });
    expect(pageInfo(edges, true, { direction: 'backwards', before: 3 })).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: true,
    });
    expect(pageInfo([], false, { direction: 'forwards', after: 0 })).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    });
  });
});

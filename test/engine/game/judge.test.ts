import { expect, it } from '@jest/globals';
import type { GameEvent } from '../../../src/engine/game/event.js';
import { COMMON_FRAME } from '../../../src/engine/game/frame.js';
import { judge } from '../../../src/engine/game/judge.js';
import type { Ruleset } from '../../../src/engine/game/game.js';
import type { Position } from '../../../src/engine/position/position.js';

/** A game of adding one: each order adds one to what the last event left. */
const SET_UP: GameEvent = { type: 'GameSetUp', data: { ruleset: { id: 'adding', version: 1 }, setup: {} } };
const given = (number: number): GameEvent => ({ type: 'OrderGiven', data: { number, side: 'red', order: {} } });
const added = (total: number): GameEvent => ({ type: 'Added', data: { total } });
const totalOf = (position: unknown): number => (position as { readonly total: number }).total;
const evolve = (position: unknown, { type, data }: GameEvent): Position => {
  const total = type === 'Added' ? totalOf(data) : position === null ? 0 : totalOf(position);
  return { total } as unknown as Position;
};
const ADDING = {
  frame: COMMON_FRAME,
  fingerprint: (position: Position) => String(totalOf(position)),
  create: () => ({ ok: true, value: [SET_UP] }),
  parseOrder: (order: unknown) => ({ ok: true, value: order }),
  diceOf: () => [],
  evolve,
  decide(position: Position) {
    const sum = totalOf(position) + 1;
    return { ok: true, events: [given(sum), added(sum)], position: evolve(position, added(sum)) };
  },
} as unknown as Ruleset<unknown, GameEvent>;

it('judges each order in the position that the log had, so that one wrong event makes one finding', () => {
  const right = [SET_UP, given(1), added(1), given(2), added(2)];
  expect(judge(ADDING, right)).toMatchObject({ right: true, orders: 2 });
  const wrong = [SET_UP, given(1), added(7), given(8), added(8)];
  expect(judge(ADDING, wrong).findings).toEqual([{ kind: 'differs', at: 2, recorded: added(7), decided: added(1) }]);
  expect(judge(ADDING, wrong).fingerprint).toBe(judge(ADDING, [SET_UP, given(1), added(8)]).fingerprint);
});

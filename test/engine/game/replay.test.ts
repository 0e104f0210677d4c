import { expect, it } from '@jest/globals';
import { act } from '../../../src/engine/game/act.js';
import { replay } from '../../../src/engine/game/replay.js';
import type { Position } from '../../../src/engine/position/position.js';
import type { PbemEvent } from '../../../src/engine/rulesets/pbem/core/events.js';
import { PBEM } from '../../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../../src/selfplay/chance.js';
import { reachedIn } from '../../selfplay/reached.js';

interface Deed {
  readonly before: Position;
  readonly events: readonly PbemEvent[];
}

/** Every listed order of some positions of a skirmish, with its events. The positions are frozen. */
const DEEDS: readonly Deed[] = reachedIn([31], 40).flatMap(({ position, lists }) =>
  lists.flatMap(({ seat, orders }) =>
    orders.slice(0, 20).flatMap((order, at) => {
      const decided = act(PBEM, position, seat, order, new Chance(`replay ${at}`));
      return decided.ok ? [{ before: position, events: decided.events }] : [];
    }),
  ),
);

const moveEnded = (unit: string): PbemEvent => ({ type: 'MoveEnded', data: { unit, rule: 'pbem:7.3e' } });

const oneByOne = (before: Position, events: readonly PbemEvent[]): Position =>
  events.reduce<Position>((position, event) => PBEM.evolve(position, event), before);

it('leads to the position to which the events lead one by one, and does not change the one before', () => {
  expect(DEEDS.length).toBeGreaterThan(200);
  for (const { before, events } of DEEDS) {
    const text = JSON.stringify(before);
    expect(JSON.stringify(replay(PBEM, events, before))).toBe(JSON.stringify(oneByOne(before, events)));
    expect(JSON.stringify(before)).toBe(text);
  }
});

it('changes no position that it has led to, whatever is replayed from there', () => {
  for (const { before, events } of DEEDS.slice(0, 100)) {
    const after = replay(PBEM, events, before) as Position;
    const text = JSON.stringify(after);
    const unit = Object.keys(after.units)[0] ?? '';
    if (after.outcome) continue;
    replay(PBEM, [moveEnded(unit), moveEnded(unit)], after);
    expect(JSON.stringify(after)).toBe(text);
  }
});

it('leaves positions alone that are made while its events are read, and after it has failed', () => {
  const { before } = DEEDS[0] as Deed;
  const [one = '', other = ''] = Object.keys(before.units);
  const seen: Position[] = [];
  function* read(): Generator<PbemEvent> {
    for (const unit of [one, other]) seen.push(PBEM.evolve(seen.at(-1) ?? before, moveEnded(unit)));
    yield moveEnded(one);
  }
  replay(PBEM, read(), before);
  expect(() => replay(PBEM, [moveEnded(one), moveEnded('nobody')], before)).toThrow('nobody');
  seen.push(PBEM.evolve(before, moveEnded(other)));
  expect(seen.map(({ units }) => [units[one]?.acts.moveEnded, units[other]?.acts.moveEnded])).toEqual([
    [true, false],
    [true, true],
    [false, true],
  ]);
});

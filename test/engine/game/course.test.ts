import { expect, it } from '@jest/globals';
import { Course } from '../../../src/engine/game/course.js';
import type { Position } from '../../../src/engine/position/position.js';

it('ends a decision whose events come to no end', () => {
  const course = new Course({} as Position, (position) => position);
  const endless = (): void => {
    for (;;) course.emit({ type: 'UnitMoved', data: {} });
  };
  expect(endless).toThrow('an order has more than 10000 events; the next would be UnitMoved');
  expect(course.events).toHaveLength(10_000);
});

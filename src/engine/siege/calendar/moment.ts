import type { Siege } from '../siege.js';

/** Parts of a day, in their order. A night belongs to the day before it (pbem:2.81g). */
export const DAY_PARTS = ['morning', 'day', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** When something happened: the day, from 1, and the part of it. */
export interface Moment {
  readonly day: number;
  readonly part: DayPart;
}

/** A moment as a whole number that grows with time. */
export function momentNumber({ day, part }: Moment): number {
  return day * DAY_PARTS.length + DAY_PARTS.indexOf(part);
}

/**
 * The moment in which an event happened that made `after` out of `before`. What an order brings about happens in the
 * part of the day in which it was given; `last` is the moment of the event before. The siege is set up on its first
 * morning.
 */
export function momentAfter(last: Moment | null, before: Siege | null, after: Siege): Moment {
  if (before === null || last === null) return { day: 1, part: 'morning' };
  const next = momentByOrders(last, before, after);
  // A correction may open the choice of the day again; what is done then belongs to the part that the day has reached.
  return momentNumber(next) < momentNumber(last) ? last : next;
}

function momentByOrders(last: Moment, before: Siege, after: Siege): Moment {
  const turned = before.day !== after.day || before.night !== after.night;
  if (turned) return { day: after.day, part: partOf(after) };
  return before.orders === after.orders ? last : { day: after.day, part: partOf(after) };
}

function partOf({ night, stage }: Siege): DayPart {
  if (night) return 'night';
  return stage === 'morning' || stage === 'evening' ? stage : 'day';
}

import type { Tally } from '../engine/position/siege-works.js';

/** Points taken off something by battering: a number by hand, else by means. */
export type WrittenTally = number | Tally;
export type WrittenTallies = Readonly<Record<string, WrittenTally>>;

/** Points by means; a number alone stands for battering by hand. */
export function tallyOf(written: WrittenTally): Tally {
  return typeof written === 'number' ? { hand: written } : written;
}

/** As a set-up has them. */
export function setupTallies(written: WrittenTallies): Readonly<Record<string, Tally>> {
  return Object.fromEntries(Object.entries(written).map(([name, tally]) => [name, tallyOf(tally)]));
}

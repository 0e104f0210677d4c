import type { Choice } from '../player.js';

/** The worth of each result sign to the attacker or firer. */
const WORTH: Readonly<Record<string, number>> = {
  dk: 10,
  '*dk': 11,
  dw: 6,
  '*dw': 7,
  ds: 4,
  '*ds': 5,
  d1: 1,
  d2: 2,
  d4: 3,
  a1: -1,
  as: -4,
  aw: -6,
  ak: -10,
  '-': 0,
};

/** The expected worth over all dice, in tenths of WORTH; 0 without a preview. */
export function worthOf({ tenths }: Choice): number {
  return Object.entries(tenths ?? {}).reduce((sum, [result, faces]) => sum + faces * (WORTH[result] ?? 0), 0);
}

import type { SiegeSide } from './siege.js';

/** How players call the sides of a siege. */
export const SIDE_WORDS: Readonly<Record<SiegeSide, string>> = { attacker: 'the besieger', defender: 'the besieged' };

/** A side with its verb: `the besieger orders`, `the besieged order`. */
export function sideDoes(side: SiegeSide, one: string, many: string): string {
  return `${SIDE_WORDS[side]} ${side === 'attacker' ? one : many}`;
}

/** How a scenario or siege came out: `a draw`, `won by the besieged`. */
export function wonWords(winner: SiegeSide | null): string {
  return winner === null ? 'a draw' : `won by ${SIDE_WORDS[winner]}`;
}

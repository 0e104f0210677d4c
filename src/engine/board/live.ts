/**
 * What has changed on the board since the game began: state by written hex (`I11`) or hexside (`S6/T6`, as
 * `hexsideName` writes it). What is not named is as the board has it: doors and windows stand open (pbem:16.16k).
 */
export type Live = Readonly<Record<string, string>>;

/** States of doors and windows (pbem:12.6); a broken one can no longer be shut. */
export const APERTURE_STATES = ['open', 'shut', 'bolted', 'broken'] as const;
export type ApertureState = (typeof APERTURE_STATES)[number];

/** True if the door or window of that written hex or hexside is closed to sight and movement. */
export function isShut(live: Live, where: string): boolean {
  const state = live[where];
  return state === 'shut' || state === 'bolted';
}

import type { FieldHex } from './field.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS } from './terrain-facts.js';
import type { HexsideType } from './terrain.js';

/**
 * The changes on the board since the game began: state by written hex (`I11`) or hexside (`S6/T6`, as `hexsideName`
 * writes it). Doors and windows are `open`, `shut`, `bolted` or `broken` (pbem:12.6); `live-states.ts` has every state.
 * A place that is not named is as the board has it (pbem:16.16k).
 */
export type Live = Readonly<Record<string, string>>;

/** True if the door or window of that written hex or hexside is closed to sight and movement. */
export function isShut(live: Live, where: string): boolean {
  return SHUT.includes(live[where] ?? '');
}

/** A portcullis is lowered to shut it. */
const SHUT: readonly string[] = ['shut', 'bolted', 'lowered'];

/** True if the hexside of that name and type is shut now; bars are unless a scenario opens them (pbem:16.28). */
export function isLeafShut(live: Live, type: HexsideType, where: string): boolean {
  const { leaf } = HEXSIDE_FACTS[type];
  return leaf !== 'none' && (live[where] === undefined ? leaf === 'shut' : isShut(live, where));
}

/**
 * True if the door, gate or fence in a hex stands open; a fence never stands open unless a scenario opens it
 * (pbem:16.131a).
 */
export function isHexOpen(live: Live, { name, terrain }: FieldHex): boolean {
  const { leaf } = TERRAIN_FACTS[terrain];
  return leaf !== 'none' && (live[name] === undefined ? leaf === 'open' : !isShut(live, name));
}

import type { SideId } from '../engine/position/unit.js';
import { TELLINGS, type Telling } from '../ledger/corrected-course.js';

/** An instant as people write it; it fits `At` of the application and `Instant` of replays. */
export type WrittenInstant =
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'turnEnd'; readonly gameTurn: number; readonly side: SideId };

/** Reads a revision (`117`) or the end of a side's player turn (`3.red`); null if it is neither. */
export function readInstant(text: string): WrittenInstant | null {
  if (/^\d{1,15}$/.test(text)) return { kind: 'revision', revision: Number(text) };
  const [, gameTurn, side] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (gameTurn === undefined || side === undefined) return null;
  return { kind: 'turnEnd', gameTurn: Number(gameTurn), side };
}

/** Reads how a corrected turn is to be told: `played` or `corrected`; null if it is neither. */
export function readTelling(text: string): Telling | null {
  return TELLINGS.find((one) => one === text) ?? null;
}

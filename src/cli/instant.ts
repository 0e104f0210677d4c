import type { Instant } from '../audit/replay-at.js';
import { badInput } from './exit-code.js';

/** Reads `--at`: a revision (`117`), or the end of a side's player turn (`3.red`). Absent: the end. */
export function parseInstant(text: string | undefined): Instant {
  if (text === undefined) return { kind: 'end' };
  if (/^\d{1,15}$/.test(text)) return { kind: 'revision', revision: Number(text) };
  const [, gameTurn, side] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  if (gameTurn !== undefined && side !== undefined) return { kind: 'turnEnd', gameTurn: Number(gameTurn), side };
  throw badInput(`--at ${text} is neither a revision (117) nor the end of a player turn (3.red)`);
}

import { whyNotBegun } from '../engine/game/dice-talk.js';
import type { LegalOrder } from '../engine/game/ruleset.js';
import { sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { UnitId } from '../engine/position/unit.js';
import { LEGAL_INSTEAD_MAX } from './commands.js';
import { whyNotWhileCorrected } from './corrections.js';
import type { LoadedGame } from './loaded-game.js';

/**
 * Orders that would be accepted instead of a refused one: of the same unit of the side if it named one, or of the side.
 * There are none while the game waits for words for the dice, and few while it waits for a claim or a correction.
 */
export function insteadOf(game: LoadedGame, seat: SeatId, order: unknown): readonly LegalOrder<unknown>[] {
  const { ruleset } = game.book;
  if (whyNotBegun(game.dice, ruleset.seats(game.position))) return [];
  const unit = unitOf(order);
  const units = ruleset.field?.(game.position).units ?? {};
  const own = unit !== null && units[unit]?.side === sideOfSeat(seat) ? unit : null;
  const legal = own === null ? ruleset.legal(game.position, seat) : ruleset.legal(game.position, seat, own);
  const possible = legal.filter((instead) => whyNotWhileCorrected(game, instead.order) === null);
  return possible.slice(0, LEGAL_INSTEAD_MAX);
}

/** The unit that an order of any ruleset is about: its `unit`, or the first of its `attackers`. */
function unitOf(order: unknown): UnitId | null {
  if (typeof order !== 'object' || order === null) return null;
  const { unit, attackers } = order as { readonly unit?: unknown; readonly attackers?: unknown };
  if (typeof unit === 'string') return unit;
  const first: unknown = Array.isArray(attackers) ? attackers[0] : null;
  return typeof first === 'string' ? first : null;
}

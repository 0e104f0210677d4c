import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { isActive, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { opponentsInMelee } from '../core/melee/melee.js';

/** The hexes that a loser of a combat leaves to the winners (pbem:10.9). */
export interface Vacated {
  readonly winners: readonly UnitId[];
  /** Hexes that he held and does not hold any more, or in which he died. */
  readonly into: readonly HexName[];
  /** The loser, if he got away alive, and the winners who were in melee with him (pbem:11.44b). */
  readonly retreated: readonly { readonly unit: UnitId; readonly linked: readonly UnitId[] }[];
}

/** Winners of a combat who are in melee with the loser. */
export function linkedTo(position: Position, loser: UnitId, winners: readonly UnitId[]): readonly UnitId[] {
  return opponentsInMelee(position, loser).filter((opponent) => winners.includes(opponent));
}

/**
 * The hexes that a loser of a combat has vacated. Null unless he died or retreated: a stunned, wounded or dismounted
 * unit vacates nothing (pbem:10.9a). `before` is the loser before the result.
 */
export function vacatedBy(
  position: Position,
  before: Unit,
  linked: readonly UnitId[],
  winners: readonly UnitId[],
  retreatedTo: readonly HexName[] = before.hexes,
): Vacated | null {
  const after = position.units[before.id];
  if (!after) return null;
  const into = isLive(after) ? before.hexes.filter((hex) => !retreatedTo.includes(hex)) : before.hexes;
  if (into.length === 0) return null;
  return { winners, into, retreated: isActive(after) ? [{ unit: before.id, linked }] : [] };
}

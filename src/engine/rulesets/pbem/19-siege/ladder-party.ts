import type { HexName } from '../../../board/field.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled, unknown } from '../../../game/refusal.js';
import { replaceUnits } from '../../../position/change.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import {
  isActive,
  isCharacter,
  isMounted,
  standing,
  type ItemId,
  type Unit,
  type UnitId,
} from '../../../position/unit.js';
import { whyBurns } from '../core/burning/fires.js';
import { withoutControl } from '../core/control/limits.js';
import { bearsTorch } from '../core/night/dark-movement.js';

/** Two bearers with their ladder: a piece of two hexes, the first bearer at its head (pbem:19.11a, 19.11c). */
export interface LadderParty {
  readonly bearers: readonly [Unit, Unit];
  readonly ladder: Equipment;
  /** The position as if the bearers were not on the map. */
  readonly around: Position;
  /**
   * The party as one unit on foot, head first. It has the name of the bearer whose torch lights the way of both
   * (pbem:21.32a), else of the first.
   */
  readonly body: Unit;
}

/** The two characters of an order, or why they cannot handle a ladder (pbem:19a, 19.11c). */
export function pairOf(position: Position, ids: readonly UnitId[]): Ruled<readonly [Unit, Unit]> {
  const [one, other] = ids.map((id) => position.units[id]);
  if (!one || !other) {
    return refused({ code: 'unknownUnit', rule: null, because: 'one of the two is no unit of this game' });
  }
  if (one.id === other.id) return forbidden('pbem:19.11c', `it takes two; ${one.id} is one`, one.id);
  const unfit = whyUnfit(one) ?? whyUnfit(other);
  return unfit ? refused(unfit) : allowed([one, other]);
}

function whyUnfit(unit: Unit): Refusal | null {
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  if (!isCharacter(unit) || !isActive(unit)) {
    return refusal(
      'pbem:19.11c',
      `${unit.id} is ${isCharacter(unit) ? unit.health : 'an animal'} and handles no ladder`,
    );
  }
  if (isMounted(unit)) return refusal('pbem:19a', `${unit.id} is mounted and handles no ladder`);
  return unit.hexes.length === 0 ? refusal('pbem:3.1b', `${unit.id} is not on the map`) : null;
}

/** The ladder of that name, or why there is none. */
export function ladderNamed(position: Position, id: ItemId): Ruled<Equipment> {
  const ladder = equipmentOf(position, id);
  const burns = ladder && whyBurns(position, id);
  if (burns) return refused(burns);
  if (ladder?.kind === 'ladder') return allowed(ladder);
  if (!ladder) return refused(unknown(`there is no ladder ${id}`, id, 'pbem:19.11a'));
  return forbidden('pbem:19.11a', `${id} is no ladder`, id);
}

/** The party of two who carry that ladder, named from its head to its rear; or why they do not. */
export function partyOf(position: Position, ids: readonly UnitId[], ladderId: ItemId): Ruled<LadderParty> {
  const pair = pairOf(position, ids);
  if (!pair.ok) return pair;
  const ladder = ladderNamed(position, ladderId);
  if (!ladder.ok) return ladder;
  const [one, other] = pair.value;
  const { bearers } = ladder.value;
  if (bearers?.[0] !== one.id || bearers[1] !== other.id) {
    const carry = bearers ? `${bearers.join(' and ')} carry ${ladderId}, head first` : `nobody carries ${ladderId}`;
    return forbidden('pbem:19.11c', carry, ladderId);
  }
  return allowed(carrying(position, pair.value, ladder.value));
}

/** They as one piece. */
function carrying(position: Position, bearers: readonly [Unit, Unit], ladder: Equipment): LadderParty {
  // The two as one piece are nobody; whether one of them is out of control is judged by himself (pbem:22.3g).
  const around = replaceUnits(
    withoutControl(position),
    bearers.map((unit) => ({ ...unit, hexes: [] })),
  );
  const hexes: readonly HexName[] = bearers.map((unit) => unit.hexes[0] ?? '');
  const torchbearer = bearers.find((bearer) => bearsTorch(position, bearer));
  return { bearers, ladder, around, body: standing(torchbearer ?? bearers[0], hexes) };
}

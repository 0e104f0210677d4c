import type { HexName } from '../../../board/field.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { AnimalKind } from '../../../position/unit-sheet.js';
import { isInFrontArc } from '../core/combat/blow-direction.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { isInRearArc } from '../core/animals/hold.js';
import { isTied, stringOf } from '../core/animals/leads.js';

/** Kinds of animals that are strung together (pbem:13d). */
export const STRINGABLE: readonly AnimalKind[] = ['horse', 'ox', 'mule'];

/**
 * Why two animals cannot be tied to one another as they stand, `rear` behind `front`, or null (pbem:13.61c, 13.61d).
 */
export function whyNoTie(position: Position, front: Unit, rear: Unit): Refusal | null {
  const [tail, head] = [front.hexes.at(-1), rear.hexes[0]];
  if (tail === undefined || head === undefined || tail === head || !ADJACENT(position, rear, head, tail)) {
    const because = `${rear.id} does not stand behind ${front.id}`;
    return { code: 'illegal', rule: 'pbem:13.61d', because, subject: rear.id };
  }
  if (front.hexes.length < 2 || rear.hexes.length < 2) return null;
  const joined = isInRearArc(position, pair(front), head) && isInFrontArc(position, rear, tail);
  if (joined) return null;
  const because = `${rear.id} does not stand head to rear behind ${front.id}`;
  return { code: 'illegal', rule: 'pbem:13.61c', because, subject: rear.id };
}

function pair({ hexes }: Unit): readonly [HexName, HexName] {
  const [head, rear] = hexes;
  if (head === undefined || rear === undefined) throw new RangeError('expected head and rear');
  return [head, rear];
}

/** Why an animal of a string could not stand in these hexes while the others of it stay where they are, or null. */
export function whyTornApart(position: Position, unit: Unit, hexes: readonly HexName[]): Refusal | null {
  if (!isTied(position, unit.id)) return null;
  const members = stringOf(position, unit.id);
  const place = members.indexOf(unit.id);
  const moved: Unit = { ...unit, hexes };
  const before = position.units[members[place - 1] ?? ''];
  const behind = position.units[members[place + 1] ?? ''];
  return (before ? whyNoTie(position, before, moved) : null) ?? (behind ? whyNoTie(position, moved, behind) : null);
}

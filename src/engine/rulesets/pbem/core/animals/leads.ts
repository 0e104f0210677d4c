import type { HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import type { Unit, UnitId } from '../../../../position/unit.js';

/** The animal or rider that a character leads (of a string its first animal), or null (pbem:13.7). */
export function ledBy({ leads }: Position, leader: UnitId): UnitId | null {
  return leads?.find((lead) => lead.leader === leader)?.led ?? null;
}

/**
 * The animals that are tied to an animal, itself included, from first to last; only the animal itself if it is not tied
 * (pbem:13.62a).
 */
export function stringOf({ strings }: Position, animal: UnitId): readonly UnitId[] {
  return strings?.find((members) => members.includes(animal)) ?? [animal];
}

/** Tied to another animal (pbem:13.6). */
export function isTied({ strings }: Position, animal: UnitId): boolean {
  return strings?.some((members) => members.includes(animal)) ?? false;
}

/** The leader of a unit, or of the string that it belongs to (pbem:13.7c); null: nobody leads it. */
export function leaderOf(position: Position, led: UnitId): Unit | null {
  if (position.leads === undefined) return null;
  const [first] = stringOf(position, led);
  const lead = position.leads.find((one) => one.led === first);
  return (lead && position.units[lead.leader]) ?? null;
}

/**
 * Leader and led animals together, or an unled string, as one long animal (pbem:13.62a, 13.7i). Null: the unit belongs
 * to neither.
 */
interface Chain {
  readonly leader: Unit | null;
  readonly members: readonly UnitId[];
  /** Where its head is, and the head of its first animal. */
  readonly head: HexName | undefined;
  readonly firstHead: HexName | undefined;
  readonly tail: HexName | undefined;
}

function chainOf(position: Position, id: UnitId): Chain | null {
  if (position.leads === undefined && position.strings === undefined) return null;
  const members = stringOf(position, ledBy(position, id) ?? id);
  const leader = leaderOf(position, members[0] ?? id);
  if (!leader && members.length < 2) return null;
  const firstHead = position.units[members[0] ?? '']?.hexes[0];
  const tail = position.units[members.at(-1) ?? '']?.hexes.at(-1);
  return { leader, members, head: leader ? leader.hexes[0] : firstHead, firstHead, tail };
}

/**
 * The chain of another unit closes its hex: a string can be passed through at its ends only (pbem:7.1c, 13.62d). Its
 * leader may also step through the head of his own first animal (ruling of 13.62d).
 */
export function closesAsString(position: Position, mover: Unit, other: Unit, hex: HexName): boolean {
  const chain = chainOf(position, other.id);
  if (!chain || hex === chain.head || hex === chain.tail) return false;
  return !(chain.leader?.id === mover.id && hex === chain.firstHead);
}

import type { HexName } from '../../../../board/field.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import { arcsOf } from '../../../../hex/two-hexes.js';
import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, isLive, isMounted, type Unit, type UnitId } from '../../../../position/unit.js';
import { bookOf } from '../books/of.js';
import { isInMelee } from '../melee/melee.js';
import { ADJACENT } from '../terrain/adjacency.js';
import { hexOf } from '../terrain/ground.js';

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
  if (!chain || hex === chain.head || hex === chain.tail || isPartOfLeader(position)) return false;
  return !(chain.leader?.id === mover.id && hex === chain.firstHead);
}

/** The animals of this game are parts of their leaders and make no strings with them (siege-en:1.54c). */
export function isPartOfLeader(position: Position): boolean {
  return bookOf(position).leading.led === 'partOfLeader';
}

/** The unit leads, and what it leads weakens its blows and keeps it from shooting (pbem:13.7s). */
export function isHampered(position: Position, { id }: Unit): boolean {
  return ledBy(position, id) !== null && !isPartOfLeader(position);
}

/**
 * Why a leader could not hold an animal or rider, as both now stand, or null if he can (pbem:13.7a, 13.7f, 13b, 11.2c).
 * `adjacency`: the rule by which the head of the led unit must be ADJACENT to him: 13.7q, or 13.7e when he begins.
 */
export function whyNotHold(position: Position, leader: Unit, led: Unit, adjacency = 'pbem:13.7q'): Refusal | null {
  if (!isActive(leader)) return refusal('pbem:13.7a', `${leader.id} is not active and leads nothing`, leader);
  if (isMounted(leader) && bookOf(position).leading.leaders === 'onFoot') {
    return refusal('pbem:13.7a', `${leader.id} rides: only characters on foot lead`, leader);
  }
  if (!isLive(led)) return refusal('pbem:13b', `${led.id} is dead`, led);
  if (isCharacter(led)) {
    if (isPartOfLeader(position)) return refusal('pbem:13.7b', `${led.id} is a character and is not led`, led);
    if (!isMounted(led)) return refusal('pbem:13.7b', `${led.id} does not ride`, led);
    if (isInMelee(position, led.id)) return refusal('pbem:11.2c', `${led.id} is in melee and is not led`, led);
  }
  return whyOutOfHand(position, leader, led, adjacency);
}

/**
 * The head of the led unit must be ADJACENT to its leader; behind the leader, if he rides (pbem:13.7e, 13.7f). Either
 * end will do where it is a part of him (siege-en:1.54c).
 */
function whyOutOfHand(position: Position, leader: Unit, led: Unit, adjacency: string): Refusal | null {
  const [head] = led.hexes;
  const [front, rear] = leader.hexes;
  if (head === undefined || front === undefined) return refusal('pbem:13.7e', `${led.id} is not on the map`, led);
  if (isPartOfLeader(position)) {
    if (led.hexes.some((hex) => ADJACENT(position, leader, front, hex))) return null;
    return refusal(adjacency, `${led.id} in ${led.hexes.join('-')} is not beside ${leader.id} in ${front}`, led);
  }
  if (rear === undefined) {
    if (ADJACENT(position, leader, front, head)) return null;
    return refusal(adjacency, `the head of ${led.id} in ${head} is not ADJACENT to ${leader.id} in ${front}`, led);
  }
  if (isInRearArc(position, [front, rear], head) && ADJACENT(position, leader, rear, head)) return null;
  return refusal('pbem:13.7f', `the head of ${led.id} in ${head} is not in the rear arc of ${leader.id}`, led);
}

/** True if a hex lies in the rear arc of a two-hex unit, given head first (pbem:3.6). */
export function isInRearArc(position: Position, [head, rear]: readonly [HexName, HexName], hex: HexName): boolean {
  const arc = arcsOf({ head: hexOf(position, head).cell, rear: hexOf(position, rear).cell }).rear;
  const { cell } = hexOf(position, hex);
  return arc.some(({ x, y }) => x === cell.x && y === cell.y);
}

function refusal(rule: string, because: string, unit: Unit): Refusal {
  return illegal(rule, because, unit.id);
}

/** Why a unit that stepped into these hexes would lose hold of the unit that it leads, or null (pbem:13.7f, 13.7q). */
export function whyLoses(position: Position, leader: Unit, hexes: readonly HexName[]): Refusal | null {
  const led = position.leads && position.units[ledBy(position, leader.id) ?? ''];
  return led ? whyNotHold(position, { ...leader, hexes }, led) : null;
}

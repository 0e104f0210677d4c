import type { Course } from '../../../../game/course.js';
import type { MeleeLink, Position } from '../../../../position/position.js';
import type { UnitId } from '../../../../position/unit.js';
import { bookOf } from '../books/of.js';
import type { PbemEvent } from '../events.js';

/** Characters that are in melee with a unit (pbem:11.1c). */
export function opponentsInMelee(position: Position, unit: UnitId): readonly UnitId[] {
  const opponents: UnitId[] = [];
  for (const { a, b } of position.links) {
    if (a === unit) opponents.push(b);
    else if (b === unit) opponents.push(a);
  }
  return opponents;
}

/** Whether the unit has a melee with anybody. */
export function isInMelee(position: Position, unit: UnitId): boolean {
  return position.links.some(({ a, b }) => a === unit || b === unit);
}

/** The link of two characters, in the order in which links are kept. */
export function linkOf(one: UnitId, other: UnitId): MeleeLink {
  return one < other ? { a: one, b: other } : { a: other, b: one };
}

/**
 * Joins pairs in melee, each once, except pairs that are already linked; emits nothing if no pair is new, or in a book
 * without melee.
 */
export function joinMelee(
  course: Course<PbemEvent>,
  pairs: readonly (readonly [UnitId, UnitId])[],
  rule: string,
): void {
  if (!bookOf(course.position).combat.melee) return;
  const isSame = (link: MeleeLink, { a, b }: MeleeLink): boolean => a === link.a && b === link.b;
  const links = pairs
    .map(([one, other]) => linkOf(one, other))
    .filter((link) => !course.position.links.some((other) => isSame(link, other)))
    // Riders that share both hexes are found in each of them, but only one link is kept.
    .filter((link, index, all) => all.findIndex((other) => isSame(link, other)) === index);
  if (links.length > 0) course.emit({ type: 'MeleeJoined', data: { links, rule } });
}

/** Breaks the links of a unit to some (default: all) of its opponents (pbem:11.4a). */
export function breakMelee(course: Course<PbemEvent>, unit: UnitId, rule: string, from?: readonly UnitId[]): void {
  const opponents = opponentsInMelee(course.position, unit).filter((one) => from === undefined || from.includes(one));
  const links = opponents.map((opponent) => linkOf(unit, opponent));
  if (links.length > 0) course.emit({ type: 'MeleeBroken', data: { links, rule } });
}

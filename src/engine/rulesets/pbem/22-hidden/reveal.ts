import { KnownByKey } from '../../../known/known.js';
import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { compare, fraction, plus, type Fraction } from '../../../game/fraction.js';
import type { Position } from '../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../position/unit.js';
import { attackOf } from '../core/combat/strength.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import { hiddenUnits, inHiding } from '../core/hidden/hidden-units.js';
import { evolve } from '../evolve/evolve.js';

/** The rule by which a hidden unit shows itself by acting (pbem:22.8f). */
export const BY_ACTION = 'pbem:22.8f';

/** Reveals a hidden unit: from now on all sides see it on the map. */
export function reveal(course: Course<PbemEvent>, unit: Unit, rule: string, by?: UnitId): void {
  course.emit(revealed(unit, rule, by));
}

/**
 * Reveals all hidden units in some hexes, since something befalls whoever is there; returns them. `rule`: the rule by
 * which it befalls them.
 */
export function revealIn(course: Course<PbemEvent>, hexes: readonly HexName[], rule: string): readonly Unit[] {
  const found = hiddenUnits(course.position).filter((unit) => unit.hexes.some((hex) => hexes.includes(hex)));
  for (const unit of found) reveal(course, unit, rule);
  return found;
}

function revealed({ id, hexes }: Unit, rule: string, by?: UnitId): PbemEventOf<'UnitRevealed'> {
  return { type: 'UnitRevealed', data: { unit: id, hexes, ...(by === undefined ? {} : { by }), rule } };
}

/** The units among these that are hidden and belong to the side. */
export function hiddenAmong(position: Position, side: SideId, ids: readonly UnitId[]): readonly Unit[] {
  if (!position.hidden) return [];
  return ids.flatMap((id) => inHiding(position, side, id) ?? []);
}

const shown = new KnownByKey<Position, string, Position>();

/**
 * The position as if these hidden units of a side had shown themselves. It is cached, since lists ask for it again and
 * again.
 */
export function asRevealed(position: Position, units: readonly Unit[]): Position {
  if (units.length === 0) return position;
  const key = units.map(({ id }) => id).join(' ');
  return shown.of(position, key, () => units.reduce((now, unit) => evolve(now, revealed(unit, BY_ACTION)), position));
}

/** A shot by somebody who was hidden until this order is an ambush of him who is shot at (pbem:6.6, 22.8h). */
export function noteAmbushByFire(course: Course<PbemEvent>, firers: readonly UnitId[], target: UnitId): void {
  const lurking = firers.filter((id) => wasHidden(course, id));
  if (lurking.length > 0) tell(course, [target], lurking, 'pbem:6.6');
}

/**
 * A combat is an ambush of the defenders if more than half of the attack strength belongs to those who were hidden
 * until this order, halves by leading counted and no column shifts (pbem:9.7a, 22.8i). It changes nothing but panic
 * (pbem:9.7b).
 */
export function noteAmbush(course: Course<PbemEvent>, attackers: readonly Unit[], defenders: readonly Unit[]): void {
  const lurking = attackers.filter(({ id }) => wasHidden(course, id));
  if (lurking.length === 0) return;
  const strength = (units: readonly Unit[]): Fraction =>
    units.map((unit) => attackOf(course.position, unit)).reduce(plus, fraction(0));
  const hidden = strength(lurking);
  if (compare(plus(hidden, hidden), strength(attackers)) <= 0) return;
  tell(course, idsOf(defenders), idsOf(lurking), 'pbem:9.7a');
}

function wasHidden({ start }: Course<PbemEvent>, id: UnitId): boolean {
  return start.hidden !== undefined && Object.hasOwn(start.hidden, id);
}

function tell(course: Course<PbemEvent>, units: readonly UnitId[], attackers: readonly UnitId[], rule: string): void {
  course.emit({ type: 'UnitsAmbushed', data: { units, attackers, rule } });
}

function idsOf(units: readonly Unit[]): readonly UnitId[] {
  return units.map(({ id }) => id);
}

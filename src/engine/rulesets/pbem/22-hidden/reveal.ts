import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import { evolve } from '../evolve/evolve.js';
import { inHiding } from '../core/hidden/hidden-units.js';

/** The rule by which a hidden unit shows itself by acting (pbem:22.8f). */
export const BY_ACTION = 'pbem:22.8f';

/** Reveals a hidden unit: from now on all sides see it on the map. */
export function reveal(course: Course<PbemEvent>, unit: Unit, rule: string, by?: UnitId): void {
  course.emit(revealed(unit, rule, by));
}

function revealed({ id, hexes }: Unit, rule: string, by?: UnitId): PbemEventOf<'UnitRevealed'> {
  return { type: 'UnitRevealed', data: { unit: id, hexes, ...(by === undefined ? {} : { by }), rule } };
}

/** The units among these that are hidden and belong to the side. */
export function hiddenAmong(position: Position, side: SideId, ids: readonly UnitId[]): readonly Unit[] {
  if (!position.hidden) return [];
  return ids.flatMap((id) => inHiding(position, side, id) ?? []);
}

const shown = new WeakMap<Position, Map<string, Position>>();

/**
 * The position as if these hidden units of a side had shown themselves. It is cached, since lists ask for it again and
 * again.
 */
export function asRevealed(position: Position, units: readonly Unit[]): Position {
  if (units.length === 0) return position;
  const known = shown.get(position) ?? new Map<string, Position>();
  shown.set(position, known);
  const key = units.map(({ id }) => id).join(' ');
  let after = known.get(key);
  if (!after) {
    after = units.reduce((now: Position, unit) => evolve(now, revealed(unit, BY_ACTION)), position);
    known.set(key, after);
  }
  return after;
}

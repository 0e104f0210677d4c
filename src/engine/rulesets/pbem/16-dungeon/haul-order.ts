import { hasCaptives } from '../core/captives/captive.js';
import { allowed } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import type { Haul } from '../core/orders/captive-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { isAtManhole, manholesOf } from '../core/dungeon/dungeon.js';
import { HAULING, prisonersBelow } from './hauling.js';

/** Healthy characters that it takes, and turns (pbem:16.33d). */
const CREW = 2;
const TURNS = 1;

/** Declares that characters bring a prisoner up from the dungeon (pbem:16.33d). */
export const HAUL = declaring<'haul', Haul>({
  kind: HAULING,
  workers: ({ workers }) => workers,
  declared: (_position, { workers, prisoner }) =>
    allowed({ kind: 'haul', workers, about: { prisoner }, demand: demandOf(CREW, TURNS) }),
  possible: hasCaptives,
  candidates: (position, unit) =>
    isMounted(unit)
      ? []
      : prisonersBelow(position, unit).flatMap((prisoner) =>
          crewsOf(position, unit).map((workers): Haul => ({ type: 'Haul', workers, prisoner })),
        ),
  summary: ({ prisoner }) => `bring ${prisoner} up`,
});

/**
 * Crews worth listing, under the first of their names: he with each other of his side at a manhole, and all of them if
 * they are more than two. Any other crew that the rules allow is accepted too.
 */
function crewsOf(position: Position, unit: Unit): readonly (readonly UnitId[])[] {
  const manholes = manholesOf(position);
  const hands = Object.values(position.units)
    .filter((other) => other.side === unit.side && other.id !== unit.id && isActive(other) && !isMounted(other))
    .filter((other) => manholes.some((manhole) => isAtManhole(position, other, manhole)))
    .map(({ id }) => id)
    .sort();
  const later = hands.filter((id) => id > unit.id);
  const all = hands.length > 1 && later.length === hands.length ? [[unit.id, ...hands]] : [];
  return [...later.map((id) => [unit.id, id]), ...all];
}

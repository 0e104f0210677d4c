import { placesRound } from '../../../board/field.js';
import { allowed } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, type Unit } from '../../../position/unit.js';
import type { Clear } from '../core/orders/task-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import { declaring } from './declaring.js';
import { loadOf, loadsIn } from './load.js';
import { placesBeside } from './load-way.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { CLEARING } from './clearing.js';

/** Two healthy characters, or as much as two, in one turn (pbem:12.9a). */
const SMALL = demandOf(2, 1);
/** In two turns, or four of them in one (pbem:12.9b). */
const LARGE = demandOf(2, 2, 4);

/** Declares that bodies, a dead animal or debris are moved by one hex (pbem:12.9). */
export const CLEAR = declaring<'clear', Clear>({
  kind: CLEARING,
  workers: ({ workers }) => workers,
  declared(position, { workers, loads, to }) {
    const load = loadOf(position, loads);
    if (!load.ok) return load;
    return allowed({ kind: 'clear', workers, about: { loads, to }, demand: load.value.large ? LARGE : SMALL });
  },
  candidates,
  summary: ({ workers, loads, to }) => `${workers.join(', ')} move ${loads.join(' and ')} to ${to.join('-')}`,
});

/**
 * The orders worth listing: each load in reach of the unit, with each other unit of its side that stands beside the
 * load, listed under the first of the two; where four can work, all together as well. Any other crew that the rules
 * allow is accepted too.
 */
function candidates(position: Position, unit: Unit): readonly Clear[] {
  if (isMounted(unit)) return [];
  const reach = unit.hexes.flatMap((name) => [name, ...placesRound(hexOf(position, name)).map((hex) => hex.name)]);
  return loadsIn(position, reach).flatMap((loads) => {
    const load = loadOf(position, loads);
    if (!load.ok) return [];
    const hands = handsAt(position, unit, load.value.hexes);
    const pairs = hands.filter((id) => id > unit.id).map((id) => [unit.id, id]);
    const all = load.value.large && hands.length > 1 && hands.every((id) => id > unit.id) ? [[unit.id, ...hands]] : [];
    const places = placesBeside(position, load.value);
    return [...pairs, ...all].flatMap((workers) => places.map((to): Clear => ({ type: 'Clear', workers, loads, to })));
  });
}

/** Others of the side on foot in or beside these hexes, in the order of names. */
function handsAt(position: Position, unit: Unit, hexes: readonly string[]): readonly string[] {
  const around = new Set(hexes.flatMap((name) => [name, ...placesRound(hexOf(position, name)).map((hex) => hex.name)]));
  return Object.values(position.units)
    .filter((other) => other.side === unit.side && other.id !== unit.id && isActive(other) && !isMounted(other))
    .filter((other) => other.hexes.some((hex) => around.has(hex)))
    .map(({ id }) => id)
    .sort();
}

import { allowed } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { Douse } from '../core/orders/burning-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { hexesBeside } from './beside.js';
import { DOUSING, litByArrow } from './dousing.js';
import { dousingOdds } from './fire-table.js';
import { burningPlaces, firesIn } from '../core/burning/fires.js';

/** Turns that it takes (pbem:20.1k). */
const TURNS = 1;

/** Declares that somebody tries to put out the fire in a hex, whoever lit it (pbem:20.1k). */
export const DOUSE = declaring<'douse', Douse>({
  kind: DOUSING,
  workers: ({ unit }) => [unit],
  declared: (_position, { unit, hex }) =>
    allowed({ kind: 'douse', workers: [unit], about: { hex }, demand: demandOf(1, TURNS) }),
  possible: (position) => burningPlaces(position) !== undefined,
  candidates,
  summary: ({ hex }) => `douse the fire in ${hex}`,
  odds: (position, { hex }) => dousingOdds(litByArrow(firesIn(position, hex))),
  meleeRule: 'pbem:11.2a',
});

function candidates(position: Position, unit: Unit): readonly Douse[] {
  const burning = burningPlaces(position);
  if (burning === undefined) return [];
  return hexesBeside(position, unit)
    .filter((hex) => burning.has(hex))
    .map((hex): Douse => ({ type: 'Douse', unit: unit.id, hex }));
}

import { allowed } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import type { Hitch, Unhitch } from '../core/orders/cart-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { HITCHING, UNHITCHING } from './hitching.js';

/** Turns that hitching or unhitching takes a healthy character (pbem:14b). */
const TURNS = 1;

/** Declares that a character hitches an animal to a cart. */
export const HITCH = declaring<'hitch', Hitch>({
  kind: HITCHING,
  workers: ({ unit }) => [unit],
  declared: (_position, { unit, animal, cart }) =>
    allowed({ kind: 'hitch', workers: [unit], about: { animal, cart }, demand: demandOf(1, TURNS) }),
  possible: ({ carts }) => carts !== undefined,
  candidates: (position, unit) => pairsBeside(position, unit).map((pair): Hitch => ({ type: 'Hitch', ...pair })),
  summary: ({ unit, animal, cart }) => `${unit} hitches ${animal} to ${cart}`,
});

/** Declares that he unhitches it. */
export const UNHITCH = declaring<'unhitch', Unhitch>({
  kind: UNHITCHING,
  workers: ({ unit }) => [unit],
  declared: (_position, { unit, animal, cart }) =>
    allowed({ kind: 'unhitch', workers: [unit], about: { animal, cart }, demand: demandOf(1, TURNS) }),
  possible: ({ carts }) => carts !== undefined,
  candidates: (position, unit) => pairsBeside(position, unit).map((pair): Unhitch => ({ type: 'Unhitch', ...pair })),
  summary: ({ unit, animal, cart }) => `${unit} unhitches ${animal} from ${cart}`,
});

/** Animals beside a unit with each cart; the frame leaves out those that cannot be done. */
function pairsBeside(
  position: Position,
  unit: Unit,
): readonly { readonly unit: string; readonly animal: string; readonly cart: string }[] {
  if (position.carts === undefined) return [];
  const carts = position.carts;
  const animals = unitsBeside(position, unit).flatMap(({ id, sheet, mount }) =>
    sheet.kind === 'character' ? (mount === null ? [] : [mount]) : [id],
  );
  return animals.flatMap((animal) => carts.map(({ id }) => ({ unit: unit.id, animal, cart: id })));
}

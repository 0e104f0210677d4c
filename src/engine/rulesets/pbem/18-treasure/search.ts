import { allowed } from '../../../game/refusal.js';
import { isMounted } from '../../../position/unit.js';
import type { Search } from '../core/orders/task-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { SEARCHING, isAnythingBuried, searchOdds } from './searching.js';

/** Turns that it takes (pbem:18.4c). */
const TURNS = 1;

/**
 * Declares that a character searches the hex that he is in, whether or not anything can be there (pbem:18.4c, 18.4e).
 */
export const SEARCH = declaring<'search', Search>({
  kind: SEARCHING,
  workers: ({ unit }) => [unit],
  declared: (_position, { unit, hex }) =>
    allowed({ kind: 'search', workers: [unit], about: { hex }, demand: demandOf(1, TURNS) }),
  possible: isAnythingBuried,
  candidates: (_position, unit) =>
    isMounted(unit) ? [] : unit.hexes.map((hex): Search => ({ type: 'Search', unit: unit.id, hex })),
  summary: ({ unit, hex }) => `${unit} searches ${hex}`,
  odds: searchOdds,
});

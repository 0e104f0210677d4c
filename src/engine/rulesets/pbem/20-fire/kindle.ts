import { allowed } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { itemsOf } from '../core/equipment/items.js';
import type { Kindle } from '../core/orders/burning-orders.js';
import { declaring } from '../12-tasks/declaring.js';
import { demandOf } from '../core/tasks/task-kind.js';
import { hexesBeside } from './beside.js';
import { kindlingOdds } from './fire-table.js';
import { everythingThatBurns } from './everything.js';
import { fuelNamed, fuelsIn } from './fuel.js';
import { KINDLING, isAid, methodOf } from './kindling.js';

/** Turns that it takes (pbem:20.1b). */
const TURNS = 1;

/** Declares that a tent, a cart or equipment in a hex is set on fire (pbem:20.1b, 20.2h, 20.4b). */
export const KINDLE = declaring<'kindle', Kindle>({
  kind: KINDLING,
  workers: ({ unit }) => [unit],
  declared: (_position, { unit, hex, what, aid }) =>
    allowed({
      kind: 'kindle',
      workers: [unit],
      about: { hex, what, ...(aid === undefined ? {} : { aid }) },
      demand: demandOf(1, TURNS),
    }),
  possible: anythingBurns,
  candidates,
  summary: ({ what, hex, aid }) => `kindle ${what} in ${hex}${aid === undefined ? '' : ` with ${aid}`}`,
  odds,
  meleeRule: 'pbem:11.2a',
});

function anythingBurns(position: Position): boolean {
  return everythingThatBurns(position).length > 0;
}

function candidates(position: Position, unit: Unit): readonly Kindle[] {
  if (isMounted(unit)) return [];
  const [aid] = itemsOf(position, unit.id).filter(isAid);
  return hexesBeside(position, unit).flatMap((hex) =>
    fuelsIn(position, hex).flatMap(({ what }): readonly Kindle[] => {
      const order: Kindle = { type: 'Kindle', unit: unit.id, hex, what };
      return aid === undefined ? [order] : [order, { ...order, aid: aid.id }];
    }),
  );
}

function odds(position: Position, { hex, what, aid }: Kindle): Preview | undefined {
  const fuel = fuelNamed(position, hex, what);
  return fuel && kindlingOdds(methodOf(aid), fuel);
}

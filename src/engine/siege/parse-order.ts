import { countTo, listOf, name, oneOf, optional, orderIn, record, type Form } from '../game/form.js';
import type { Ruled } from '../game/refusal.js';
import { CHOICES, type SideOrder } from './orders.js';

/** Most members of a list; far above what a siege can use. */
const LIST_MAX = 200;
const POINTS_MAX = 99;
const names = listOf(name, 0, LIST_MAX);

const FORMS: { readonly [Type in SideOrder['type']]: Form } = {
  RollInitiative: {},
  Choose: { choice: oneOf(CHOICES) },
  Work: {
    batter: optional(listOf(record({ target: name, engines: names }), 0, LIST_MAX)),
    repair: optional(names),
    build: optional(names),
  },
  ShareWear: { shares: listOf(record({ engine: name, points: countTo(POINTS_MAX) }), 0, LIST_MAX) },
  Repair: { engines: names },
  Fill: { hex: name },
  Place: { unit: name, hexes: listOf(name, 1, 2) },
  Close: {},
};

/** Reads an order of a side that came from outside; only its form is checked. Unknown members are refused. */
export function parseSiegeOrder(raw: unknown): Ruled<SideOrder> {
  return orderIn(raw, FORMS) as Ruled<SideOrder>;
}

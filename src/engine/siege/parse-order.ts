import {
  countTo,
  isRecord,
  listOf,
  name,
  oneOf,
  optional,
  orderIn,
  record,
  type Form,
  type Reader,
} from '../game/form.js';
import type { Ruled } from '../game/refusal.js';
import { CHOICES, type SiegeOrder } from './orders.js';
import { SIEGE_SIDES } from './siege.js';

/** Most members of a list; far above what a siege can use. */
const LIST_MAX = 200;
const POINTS_MAX = 99;
const names = listOf(name, 0, LIST_MAX);

/** Most places of a map, and whatever else a report lists. */
const REPORTED_MAX = 10_000;
const text: Reader = (value) => (typeof value === 'string' ? null : { at: '', because: 'expected a text' });
const object: Reader = (value) => (isRecord(value) ? null : { at: '', because: 'expected an object' });
const nullOr =
  (reader: Reader): Reader =>
  (value) =>
    value === null ? null : reader(value);
const side = oneOf(SIEGE_SIDES);
const some = (reader: Reader): Reader => listOf(reader, 0, REPORTED_MAX);

/** What Herald reports of a scenario; equipment and doors are as the game had them. */
const REPORT: Form = {
  game: text,
  fingerprint: text,
  winner: nullOr(side),
  wounded: some(name),
  killed: some(name),
  captured: some(record({ unit: name, by: side })),
  lost: some(name),
  worn: some(record({ engine: name, points: countTo(POINTS_MAX) })),
  live: some(record({ place: name, state: name })),
  contested: some(side),
  stands: optional(some(record({ equipment: name, hexes: nullOr(some(name)) }))),
  built: optional(some(object)),
  fitted: optional(object),
  filling: optional(some(record({ screen: name, day: oneOf(['first', 'second']) }))),
  places: some(record({ unit: name, hexes: listOf(name, 1, 2) })),
};

const FORMS: { readonly [Type in SiegeOrder['type']]: Form } = {
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
  Report: REPORT,
};

/**
 * Reads an order that came from outside or out of a log; only its form is checked. Unknown members are refused. That a
 * report is no order of a side is for `decideSiege` to say.
 */
export function parseSiegeOrder(raw: unknown): Ruled<SiegeOrder> {
  return orderIn(raw, FORMS) as Ruled<SiegeOrder>;
}

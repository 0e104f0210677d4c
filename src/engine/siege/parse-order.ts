import { allowed, refused, type Ruled } from '../game/refusal.js';
import { isName, NAME_LENGTH_MAX } from './name.js';
import { CHOICES, SIDE_ORDER_TYPES, type SideOrder } from './orders.js';

/** Most members of a list; far above what a siege can use. */
const LIST_MAX = 200;
const POINTS_MAX = 99;

/** Tells what is wrong with a value, or null. */
type Reader = (value: unknown) => string | null;

const name: Reader = (value) => (isName(value) ? null : 'expected a name');
const points: Reader = (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= POINTS_MAX
    ? null
    : 'expected a number of points';
const choice: Reader = (value) => (CHOICES.some((one) => one === value) ? null : `expected ${CHOICES.join(', ')}`);
const list =
  (reader: Reader): Reader =>
  (value) => {
    if (!Array.isArray(value) || value.length > LIST_MAX) return 'expected a list';
    return value.map(reader).find((wrong) => wrong !== null) ?? null;
  };
const optional =
  (reader: Reader): Reader =>
  (value) =>
    value === undefined ? null : reader(value);
const record =
  (form: Readonly<Record<string, Reader>>): Reader =>
  (value) =>
    isRecord(value) ? wrongMember(value, form) : 'expected an object';

const FORMS: { readonly [Type in SideOrder['type']]: Readonly<Record<string, Reader>> } = {
  RollInitiative: {},
  Choose: { choice },
  Work: {
    batter: optional(list(record({ target: name, engines: list(name) }))),
    repair: optional(list(name)),
    build: optional(list(name)),
  },
  ShareWear: { shares: list(record({ engine: name, points })) },
  Repair: { engines: list(name) },
  Fill: { hex: name },
  Place: { unit: name, hexes: list(name) },
  Close: {},
};

/** Reads an order of a side that came from outside; only its form is checked. Unknown members are refused. */
export function parseSiegeOrder(raw: unknown): Ruled<SideOrder> {
  if (!isRecord(raw)) return malformed('an order is an object');
  const { type, ...members } = raw;
  const known = SIDE_ORDER_TYPES.find((one) => one === type);
  if (known === undefined) return malformed(`there is no order ${String(type).slice(0, NAME_LENGTH_MAX)}`);
  const wrong = wrongMember(members, FORMS[known]);
  return wrong === null ? allowed(raw as unknown as SideOrder) : malformed(`${known}: ${wrong}`);
}

function wrongMember(value: Readonly<Record<string, unknown>>, form: Readonly<Record<string, Reader>>): string | null {
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(form, key));
  if (unknown !== undefined) return `there is no ${unknown.slice(0, NAME_LENGTH_MAX)}`;
  for (const [key, reader] of Object.entries(form)) {
    const wrong = reader(value[key]);
    if (wrong !== null) return `${key}: ${wrong}`;
  }
  return null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(because: string): Ruled<never> {
  return refused({ code: 'malformed', rule: null, because });
}

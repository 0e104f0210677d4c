import {
  list,
  named,
  oneOf,
  leaf,
  type TypeOf,
  type DataOf,
  type Fields,
  type Form,
} from '../../../../game/define/form.js';
import { hex, item, unit } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { countTo, flag as boolean, name, textTo } from '../../../../game/form.js';

export const GAITS = ['step', 'forward', 'backward', 'pivotForward', 'pivotBackward'] as const;
export const gait = named(
  'Gait',
  'A foot character steps; a horse goes forward or backward, or pivots round its rear or its head (pbem:7.6).',
  oneOf(GAITS),
);
export type Gait = TypeOf<typeof gait>;

const pathStep = named(
  'PathStep',
  'One step of a path: the gait, and the hexes that the unit holds after it (one, or head and rear).',
  record({ gait, hexes: list(hex, { min: 1, max: 2 }) }, { closed: true }),
);
export type PathStep = TypeOf<typeof pathStep>;

/* Members of orders. Numbers of members are limited far above the number that the rules can use. */

export const PATH_STEPS_MAX = 100;
export const GROUP_UNITS_MAX = 50;
export const WORKS_MAX = 50;
/** More hexes than any board has. */
export const GROUND_HEXES_MAX = 500;
const COUNT_MAX = 99;
/** Limit for poems and conditions, and for messages, in UTF-16 units. */
const TEXT_LENGTH_MAX = 400;
const MESSAGE_LENGTH_MAX = 200;

/** A name of anything else, or a word of an answer. */
export const word = leaf<string>('string', { type: 'string', minLength: 1 }, name);
export const count = leaf<number>('number', { type: 'integer', minimum: 1, maximum: COUNT_MAX }, countTo(COUNT_MAX));
/** True; false is as good as absent. */
export const mark = leaf<true>('true', { type: 'boolean' }, boolean);
export const speech = textUpTo(TEXT_LENGTH_MAX);
export const message = textUpTo(MESSAGE_LENGTH_MAX);

const group = { min: 1, max: GROUP_UNITS_MAX };
export const someUnits = list(unit, group);
export const anyUnits = list(unit, { max: GROUP_UNITS_MAX });
export const someItems = list(item, group);
export const someWords = list(word, group);
export const twoUnits = list(unit, { min: 2, max: 2 });
/** One hex, or head and rear. */
export const place = list(hex, { min: 1, max: 2 });
export const twoHexes = list(hex, { min: 2, max: 2 });

export const path = list(pathStep, { min: 1, max: PATH_STEPS_MAX });
export const pathOrNone = list(pathStep, { max: PATH_STEPS_MAX });

/** A member with members of its own; others are refused. */
export function closed<const F extends Fields>(fields: F): Form<DataOf<F>> {
  return record(fields, { closed: true });
}

function textUpTo(max: number): Form<string> {
  return leaf<string>('string', { type: 'string', minLength: 1, maxLength: max }, textTo(max));
}

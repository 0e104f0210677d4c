import {
  list,
  named,
  noted,
  optional,
  oneOfNames,
  leaf,
  type DataOf,
  type Fields,
  type TypeOf,
  type Form,
  namesIn,
} from '../../../../game/define/form.js';
import { hex, item, unit } from '../../../../game/define/names.js';
import { orderDefinition, type OrderDefinition } from '../../../../game/define/order.js';
import { record } from '../../../../game/define/record.js';
import { countTo, flag as boolean, name, textTo } from '../../../../game/form.js';

/** Questions that rules of other chapters ask about an order type. Its definition answers them. */
export type OrderAttribute =
  /** It costs MP of the movement step, of the unit or of its horse. */
  | 'costsMp'
  /** The unit goes by itself, with its horse if it has one; others do not lead, carry or draw it. */
  | 'ownMove'
  /** It shoots at something (pbem:6, 18.2, 20.3). */
  | 'shoots'
  /** It attacks in the combat step, or is done in place of an attack by throwing, pouring, toppling or smashing. */
  | 'strikes'
  /** It fights an enemy hand to hand, were it only to pin him. */
  | 'fights'
  /** It is a voluntary act of the combat step (pbem:20.4d). */
  | 'combatDeed'
  /** A creature that has no hands can do it (ruling of pbem:13.5). */
  | 'withoutHands'
  /** It needs no hand and is no deed: it answers something, or gives way (pbem:19.11c, 19.12r). */
  | 'noDeed'
  /** It is forced on the unit, even if the unit cannot act (pbem:10.21a, 17.11a). */
  | 'forced'
  /** A prisoner may do it (pbem:22.7i). */
  | 'byPrisoners'
  /** The fighters of a duel may do it (pbem:12.8m, 12.8q). */
  | 'inDuel'
  /** A unit on a ladder may do it (pbem:19.11u). */
  | 'onLadder'
  /** The bearers of a ladder may do it (pbem:19.11c). */
  | 'withLadder'
  /** Those that have moved a tower or a ram may do it in the same PT (pbem:19.12r, 19.13e). */
  | 'asCrew'
  /** It is no action that keeps a day going (pbem:2.82b). */
  | 'noAction'
  /** A part of the order may be secret, for another reason than the way that it names. */
  | 'partlySecret';

/** Defines an order type of this book: what it means, its members, and what other chapters ask about it. */
export function defineOrder<const F extends Fields>(
  remark: string,
  fields: F,
  ...attributes: readonly OrderAttribute[]
): OrderDefinition<DataOf<F>, OrderAttribute> {
  return orderDefinition(remark, fields, attributes);
}

const GAIT_MEANINGS = {
  step: 'One hex on foot.',
  forward: 'The horse goes forward one hex.',
  backward: 'The horse goes back one hex.',
  pivotForward: 'The rear stays, and the head turns about it.',
  pivotBackward: 'The head stays, and the rear turns about it.',
};
export const GAITS = namesIn(GAIT_MEANINGS);
export const gait = named(
  'Gait',
  'A foot character steps; a horse goes forward or backward, or pivots round its rear or its head (pbem:7.6).',
  oneOfNames(GAIT_MEANINGS),
);
export type Gait = TypeOf<typeof gait>;

const pathStep = named(
  'PathStep',
  'One step of a path: the gait, and the hexes that the unit holds after it (one, or head and rear).',
  record(
    {
      gait: noted('How the step is made.', gait),
      hexes: noted('Hexes held after the step: one, or head and rear.', list(hex, { min: 1, max: 2 })),
    },
    { closed: true },
  ),
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
/** The second of two wounded characters who do together what one healthy character does (pbem:12.1g). */
export const mate = noted(
  'The second of two wounded units that do together what a healthy one does (pbem:12.1g).',
  optional(unit),
);
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

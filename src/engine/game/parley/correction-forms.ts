import { nobody } from '../define/events.js';
import { byName, leaf, list, named, noted, oneOf, optional, text, type TypeOf } from '../define/form.js';
import { die, rule, side } from '../define/names.js';
import { record } from '../define/record.js';

/* The forms of the events by which a turn is corrected (pbem:1.4d), and of the dice that fall for them (pbem:1.4h). */

const count = leaf<number>('number', { type: 'integer', minimum: 1 }, (value) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? null : { at: '', because: 'expected a whole number above 0' },
);

/** How an order comes out of a correction. `kept`: with the recorded events; `voided`: nothing follows from it. */
export const ORDER_FATES = ['kept', 'changed', 'voided'] as const;
export type OrderFate = (typeof ORDER_FATES)[number];

export const anything = leaf<unknown>('unknown', {}, () => null);

const change = record({
  path: noted('The names of the members that lead to it, from the state of the game itself.', list(text)),
  was: noted('The value as played; absent: there was none.', optional(anything)),
  is: noted('The value as corrected; absent: there is none.', optional(anything)),
});
const changes = list(named('CorrectionChange', 'A member of the state of a game that a correction changes.', change));

const correctedOrder = record({
  at: noted('Revision of the first event of the order.', count),
  fate: noted('How it comes out: with the recorded events, with others, or with none but its own.', oneOf(ORDER_FATES)),
  events: noted(
    'What follows from it as corrected, as somebody without a seat may see it; absent: the recorded events.',
    optional(list(record({ type: text, data: anything }))),
  ),
});

const DIE_NAME = {
  at: noted('Revision of the first event of the order for which it falls.', count),
  number: noted(
    'Counts the dice of this order with its purpose and subject, from 1, those that fell before too.',
    count,
  ),
};
const fallenDie = record({ ...DIE_NAME, die });
const fallen = list(named('CorrectionDie', 'A die that fell anew in a correction (docs/dice.md).', fallenDie));

/** A die that fell anew in a correction, and the order for which it fell (pbem:1.4h). */
export type CorrectionDie = TypeOf<typeof fallenDie>;

const asked = record({
  ...DIE_NAME,
  side: noted('The side whose turn is corrected; it gives the die (pbem:1.4h).', side),
  purpose: text,
  rule,
  faces: oneOf([6, 10]),
  subject: optional(text),
});

/** A die that a side has yet to give so that a correction can go on. */
export type AskedDie = TypeOf<typeof asked>;

/** The dice that fell for a correction. */
export interface FallenDice {
  readonly dice: readonly CorrectionDie[];
  /** Those that not everybody may see. */
  readonly hiddenDice: readonly CorrectionDie[];
  /** The die that a side has yet to give; null: none is missing. */
  readonly missing: Omit<AskedDie, 'side'> | null;
}

export const CORRECTION = {
  claim: noted('Number of the claim in its game, from 1.', count),
  at: noted('Revision of the first event of the claimed order.', count),
  orders: list(named('CorrectedOrder', 'A plotted order in a correction, in the order of the turn.', correctedOrder)),
  changes: noted('What differs from the position as played; everybody may see it.', changes),
  hidden: noted('By side, differences that only this side may see; `*`: that no side may see.', byName(changes)),
  dice: noted(
    'The dice that fell anew, in the order in which they were asked for. Absent, in older games: they come from the ' +
      'hash of the event of the order.',
    optional(fallen),
  ),
  hiddenDice: noted('Those of them that not everybody may see; absent: there are none.', optional(fallen)),
};

export const ASKED_DIE = noted(
  'The die that is missing; absent: a decision is missing.',
  optional(named('AskedDie', 'A die that a side has yet to give.', asked)),
);

export const CORRECTION_SECRETS = {
  secret: {
    hidden: { bySide: true },
    hiddenDice: {
      seenBy: nobody,
      instead: [],
      when: ({ hiddenDice }: { hiddenDice?: unknown }) => hiddenDice !== undefined,
    },
  },
} as const;

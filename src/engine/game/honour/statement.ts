import { sideOfSeat, type SeatId } from '../../position/seat.js';
import { HEALTHS, type SideId } from '../../position/unit.js';
import { defineEvent, type EventIn } from '../define/event.js';
import {
  flag,
  leaf,
  list,
  named,
  noted,
  oneOf,
  optional,
  orNull,
  text,
  type Form,
  type TypeOf,
} from '../define/form.js';
import { hex, side, unit } from '../define/names.js';
import { record } from '../define/record.js';
import type { GameEvent } from '../event.js';
import { allowed, refused, type Ruled } from '../refusal.js';

/*
 * A player of a game of honour states facts beside his order (pbem:1.3, 1.4). The stated facts hold, whatever the rules
 * say; the audit compares both when somebody asks (ADR 33).
 */

/** Units and links of one statement: more than any order of a real game concerns. */
const FACTS_MAX = 200;
/** MP, missiles, and modifiers up and down. */
const AMOUNT_MAX = 1000;

const amount = leaf<number>('number', { type: 'integer', minimum: 0, maximum: AMOUNT_MAX }, (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= AMOUNT_MAX
    ? null
    : { at: '', because: `expected a whole number from 0 to ${AMOUNT_MAX}` },
);

const modifier: Form<number> = leaf<number>(
  'number',
  { type: 'integer', minimum: -AMOUNT_MAX, maximum: AMOUNT_MAX },
  (value) =>
    Number.isSafeInteger(value) && Math.abs(value as number) <= AMOUNT_MAX
      ? null
      : { at: '', because: `expected a whole number from -${AMOUNT_MAX} to ${AMOUNT_MAX}` },
);

const link = named(
  'StatedLink',
  'Two units that a statement puts into melee, or out of it.',
  record({ a: unit, b: unit }, { closed: true }),
);

const unitFacts = named(
  'StatedUnit',
  'Facts about a unit after an order, as its sender states them; the members that are absent are computed.',
  record(
    {
      unit,
      hexes: noted(
        'The hexes that it holds, head first, which tells its facing.',
        optional(list(hex, { min: 1, max: 2 })),
      ),
      mpSpent: noted('MP that it has spent in this movement step, all told.', optional(amount)),
      health: optional(oneOf(HEALTHS)),
      missiles: noted('Missiles that it has left, where they are counted in the open.', optional(amount)),
    },
    { closed: true },
  ),
);
export type StatedUnit = TypeOf<typeof unitFacts>;

/** The decisions that a player can state to be void. Where another one fell away nobody would know how play goes on. */
export const VOIDABLE = ['Retreat', 'Advance', 'Pursue', 'RaiseAlarm', 'Pin'] as const;
export type Voidable = (typeof VOIDABLE)[number];

/** The words for decisions that can be void, as they are written and told. */
export const VOID_WORDS: Readonly<Record<Voidable, string>> = {
  Retreat: 'retreat',
  Advance: 'advance',
  Pursue: 'pursuit',
  RaiseAlarm: 'alarm',
  Pin: 'pin',
};

/** The rule by which a decision falls away because a player states it, whether it is true or not. */
export const VOID_BY = 'pbem:1.4b';

const voided = named(
  'StatedVoid',
  'A decision that a statement makes void: nobody owes its answer, and nothing follows from it.',
  record(
    {
      decision: oneOf(VOIDABLE),
      unit: noted('A unit that the decision is about; for `Pin` the one that moves.', unit),
    },
    { closed: true },
  ),
);
export type StatedVoid = TypeOf<typeof voided>;

const publicFacts = {
  column: noted('Column of the combat table that is read.', optional(text)),
  modifier: noted('Sum of the modifiers of a shot.', optional(modifier)),
  result: noted('Sign of the result, as the tables write it.', optional(text)),
  units: optional(list(unitFacts, { max: FACTS_MAX })),
  joined: noted('Pairs that are in melee after the order.', optional(list(link, { max: FACTS_MAX }))),
  parted: noted('Pairs that are not in melee after the order.', optional(list(link, { max: FACTS_MAX }))),
  voided: noted(
    'Decisions that nobody owes, an answer of this order included.',
    optional(list(voided, { max: FACTS_MAX })),
  ),
};
const statement = record(
  { mp: noted('MP that the whole path of the order costs.', optional(amount)), ...publicFacts },
  { closed: true },
);
/** All that the sender of an order states about it; the members that are absent are computed. */
export type Statement = TypeOf<typeof statement>;

/**
 * The last event of an order that came with a statement. It is recorded whether the statement is right or not, so that
 * the log carries no mark of what is forbidden. The price of a whole path would betray the rest of a move that waits
 * for the other side (pbem:8.2a), so only the own side sees it then.
 */
export const FACTS_STATED = defineEvent(
  'The sender of an order in a game of honour has stated facts about it, which hold from now on (pbem:1.4b).',
  {
    side,
    stated: named('Statement', 'What the sender of an order states about it.', record(publicFacts, { closed: true })),
    mp: noted('MP that the whole path costs, as the sender states it; null: he does not.', orNull(amount)),
    waits: noted('A part of the path waits for an answer of the other side.', flag),
  },
  {
    secret: {
      mp: { seenBy: isOwn, instead: null, when: isWaiting },
    },
    bearing: 'turn',
  },
);
export type FactsStated = EventIn<{ readonly FactsStated: typeof FACTS_STATED }>;

function isOwn(stated: { readonly side: SideId }, seat: SeatId | null): boolean {
  return seat !== null && sideOfSeat(seat) === stated.side;
}

function isWaiting({ waits }: { readonly waits: boolean }): boolean {
  return waits;
}

/** The event of a statement; `waits`: a part of the path of its order has not been gone yet. */
export function factsStated(by: SideId, { mp, ...stated }: Statement, waits: boolean): FactsStated {
  return { type: 'FactsStated', data: { side: by, stated, mp: mp ?? null, waits } };
}

/** Checks the outer form of a statement that came from outside. A wrong form is refused as malformed. */
export function readStatement(raw: unknown): Ruled<Statement> {
  const fault = statement.fault(raw);
  if (!fault) return allowed(raw as Statement);
  return refused({ code: 'malformed', rule: null, because: `stated${fault.at}: ${fault.because}` });
}

/** Whether an event states facts. */
export function isFactsStated(event: GameEvent): event is FactsStated {
  return event.type === 'FactsStated';
}

/** The statement among the events of one order; null: there is none. */
export function statementIn(events: readonly GameEvent[]): Statement | null {
  const told = events.find(isFactsStated);
  if (!told) return null;
  const { stated, mp } = told.data;
  return mp === null ? stated : { ...stated, mp };
}

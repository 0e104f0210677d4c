import type { Field } from '../../../board/field.js';
import { isRecord, listOf, name, oneOf, optional, record, type Form, type Reader } from '../../../game/form.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Before, Setup, SetupUnit } from '../../../game/setup.js';
import type { Acts } from '../../../position/acts.js';
import { STEPS, type Step } from '../core/events/sequence.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

type Start = NonNullable<Setup['start']>;

/** Largest number of MP or hexes that may be stated. */
const COUNT_MAX = 999;
const LIST_MAX = 100;

const yes: Reader = (value) => (value === true ? null : { at: '', because: 'expected true, or nothing' });
const count: Reader = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= COUNT_MAX
    ? null
    : { at: '', because: `expected a whole number from 0 to ${COUNT_MAX}` };
/** A number for each of some names. */
const counts: Reader = (value) => {
  if (!isRecord(value)) return { at: '', because: 'expected numbers by name' };
  const wrong = Object.entries(value).find(([key, number]) => name(key) ?? count(number));
  return wrong ? { at: `.${wrong[0]}`, because: 'expected a whole number by name' } : null;
};
const names = listOf(name, 0, LIST_MAX);
const fireStep = oneOf(['fire1', 'fire2']);

const ACTS: { readonly [Key in keyof Required<Acts>]: Reader } = {
  mpSpent: count,
  moveEnded: yes,
  fired: listOf(fireStep, 0, 2),
  attacked: yes,
  inPlaceOfAttack: oneOf(['pbem:18.5d', 'pbem:18.5g', 'pbem:19.11y', 'pbem:19.17c', 'pbem:20.2c', 'pbem:20.4d']),
  retreated: yes,
  charging: names,
  charged: yes,
  triedToPin: yes,
  pinned: yes,
  stunned: yes,
  served: name,
  kneels: yes,
  helping: name,
  spoke: yes,
  ambushed: yes,
  platform: yes,
  rearranged: names,
  bore: yes,
  gave: name,
  given: count,
  bears: name,
  gifts: counts,
  carried: names,
  resupplied: yes,
  stripped: name,
  putOut: yes,
  deflection: fireStep,
  covered: name,
  noticed: yes,
  alerted: yes,
  swam: yes,
  climbs: count,
  wades: yes,
  woundedSince: yes,
  thrownOff: name,
  ledFor: counts,
};

const SINCE: { readonly [Key in Exclude<keyof Required<Before>, keyof Acts>]: Reader } = {
  stride: count,
  rage: record({ mad: optional(yes), victim: optional(name), shrugged: optional(yes) }),
  winded: oneOf(['next', 'now']),
  hears: yes,
  ransom: yes,
  roused: yes,
  prey: names,
};

/** Statements about a unit that a set-up may make: its acts in the player turn, and their effects that still last. */
const BEFORE: Form = Object.fromEntries(
  Object.entries({ ...ACTS, ...SINCE }).map(([key, reader]) => [key, optional(reader)]),
);

/** The first step of a player turn in which an act can have happened (pbem:4.2). */
const NOT_BEFORE: { readonly [Key in keyof Acts]?: Step } = {
  mpSpent: 'movement',
  moveEnded: 'movement',
  charging: 'movement',
  pinned: 'movement',
  woundedSince: 'movement',
  thrownOff: 'movement',
  attacked: 'combat',
};

/** The first fault in the earlier acts of units and in the unit whose move is under way, or null. */
export function wrongBefore(setup: Setup, start: Start, field: Field): Refusal | null {
  for (const unit of setup.units) {
    if (!unit.before) continue;
    const fault = record(BEFORE)(unit.before);
    const wrong = fault
      ? `before${fault.at}: ${fault.because}`
      : (tooEarly(start, unit.before) ??
        whoIsNotThere(setup, unit.before, field) ??
        whyNotOf(setup, start, unit, unit.before));
    if (wrong !== null) return malformedSetup('pbem:4.1a', `${unit.id}: ${wrong}`, unit.id);
  }
  return wrongMover(setup, start);
}

/** Why an act is stated too early, or null: an act of a step cannot have happened before that step. */
function tooEarly({ step }: Start, before: Before): string | null {
  const now = STEPS.findIndex((one) => one === step);
  const acts = Object.entries(NOT_BEFORE).find(
    ([key, first]) => before[key as keyof Acts] !== undefined && STEPS.indexOf(first) > now,
  );
  if (acts) return `${acts[0]} belongs to the ${acts[1]} step, and the game begins in ${step}`;
  const fired = before.fired?.find((one) => STEPS.findIndex((known) => known === one) > now);
  return fired === undefined ? null : `has not fired in ${fired}, since the game begins in ${step}`;
}

/** The first unit, thing or hex that is named and does not exist, or null. */
function whoIsNotThere({ units, items = [], equipment = [] }: Setup, before: Before, field: Field): string | null {
  const {
    charging = [],
    helping,
    gave,
    stripped,
    thrownOff,
    gifts = {},
    ledFor = {},
    prey = [],
    rage,
    covered,
  } = before;
  const named = [...charging, ...Object.keys(gifts), ...Object.keys(ledFor), ...prey];
  const single = [helping, gave, stripped, thrownOff, rage?.victim].filter((one) => one !== undefined);
  const unit = [...named, ...single].find((id) => !units.some((one) => one.id === id));
  if (unit !== undefined) return `there is no unit ${unit}`;
  const things = [...items, ...equipment].map(({ id }) => id);
  const { carried = [], served } = before;
  const thing = [...carried, ...(served === undefined ? [] : [served])].find((id) => !things.includes(id));
  if (thing !== undefined) return `there is no item or engine ${thing}`;
  return typeof covered === 'string' && !field.hex(covered) ? `the map has no hex ${covered}` : null;
}

/**
 * Why a unit cannot have done this, or null: only the side in turn moves and attacks; only riders charge, and only
 * berserks rage (pbem:7.10a, 2.72a).
 */
function whyNotOf({ units }: Setup, { side }: Start, unit: SetupUnit, before: Before): string | null {
  const { mpSpent = 0, moveEnded, attacked, pinned, charging = [], rage, winded } = before;
  const ownTurn = mpSpent > 0 || moveEnded || attacked || pinned || charging.length > 0;
  if (ownTurn && unit.side !== null && unit.side !== side) return `acts in the player turn of ${side}`;
  if (unit.health === 'dead') return 'is dead and has done nothing';
  const friend = charging.find((id) => units.find((one) => one.id === id)?.side === unit.side);
  if (friend !== undefined) return `charges ${friend}, a friend`;
  if (charging.length > 0 && unit.mount === undefined) return 'charges without a horse';
  const { sheet } = unit;
  if (rage && !(sheet.kind === 'character' && sheet.classes.includes('berserk')))
    return 'is no berserk and never rages';
  if (rage?.victim !== undefined && !rage.mad) return 'has a victim without a mad rage';
  return winded !== undefined && sheet.kind !== 'character' ? 'is an animal and is never out of breath' : null;
}

/**
 * Why the stated move cannot be under way, or null: it is of the side in turn, in the movement step, and has not ended
 * (pbem:7.3e).
 */
function wrongMover({ units }: Setup, { mover, side, step }: Start): Refusal | null {
  if (mover === undefined) return null;
  const wrong = (because: string): Refusal => malformedSetup('pbem:7.3e', `${mover} ${because}`, mover);
  const unit = units.find(({ id }) => id === mover);
  if (!unit) return { code: 'unknownUnit', rule: null, because: `there is no unit ${mover}`, subject: mover };
  if (step !== 'movement') return wrong('moves in the movement step only');
  if (unit.side !== side) return wrong(`is no unit of ${side} and does not move`);
  return unit.before?.moveEnded ? wrong('has ended its move') : null;
}

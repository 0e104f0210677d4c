import type { Position } from '../../position/position.js';
import type { Unit } from '../../position/unit.js';

/** Those whom chapters call for after every order and step: in most positions hardly anybody answers to any call. */
const CALLS = {
  alerted: ({ acts }: Unit) => acts.alerted !== undefined,
  /** By class; other characters are it where the scenario's roster says so (pbem:2.72a). */
  berserk: ({ sheet }: Unit) => sheet.kind === 'character' && sheet.classes.includes('berserk'),
  captive: ({ captive }: Unit) => captive !== undefined,
  dog: ({ sheet }: Unit) => sheet.kind === 'dog',
  gifted: ({ acts }: Unit) => acts.gifts !== undefined,
  hears: ({ hears }: Unit) => hears !== undefined,
  noticed: ({ acts }: Unit) => acts.noticed !== undefined,
  raging: ({ rage }: Unit) => rage !== undefined,
  roused: ({ roused }: Unit) => roused !== undefined,
  stunned: ({ health }: Unit) => health === 'stunned',
  unaware: ({ unaware }: Unit) => unaware !== undefined,
} as const;
type Call = keyof typeof CALLS;

const NAMES = Object.keys(CALLS) as readonly Call[];
const NOBODY: readonly Unit[] = [];
const NONE: readonly Call[] = [];

/** The calls that a unit answers to. It never changes: what befalls it makes another unit of it. */
const answers = new WeakMap<Unit, readonly Call[]>();

function answersOf(unit: Unit): readonly Call[] {
  let calls = answers.get(unit);
  if (!calls) {
    calls = NAMES.filter((call) => CALLS[call](unit));
    answers.set(unit, calls.length === 0 ? NONE : calls);
  }
  return calls;
}

type Muster = Partial<Readonly<Record<Call, readonly Unit[]>>>;

const musters = new WeakMap<Position['units'], Muster>();

function musterOf(units: Position['units']): Muster {
  const known = musters.get(units);
  if (known) return known;
  const called: Partial<Record<Call, Unit[]>> = {};
  for (const unit of Object.values(units)) {
    for (const call of answersOf(unit)) (called[call] ??= []).push(unit);
  }
  musters.set(units, called);
  return called;
}

/** The units that answer to a call, in the order of the position. All calls are answered at once, and remembered. */
export function muster({ units }: Position, call: Call): readonly Unit[] {
  return musterOf(units)[call] ?? NOBODY;
}

import type { Position } from '../../position/position.js';
import type { Unit } from '../../position/unit.js';

/** Those whom chapters call for after every order and step: in most positions hardly anybody answers to any call. */
type Call =
  | 'alerted'
  | 'berserk'
  | 'captive'
  | 'dog'
  | 'gifted'
  | 'hears'
  | 'noticed'
  | 'raging'
  | 'roused'
  | 'stunned'
  | 'unaware';

const NONE: readonly Call[] = [];

/** The calls that a unit answers to. It never changes: what befalls it makes another unit of it. */
const answers = new WeakMap<Unit, readonly Call[]>();

function answersOf(unit: Unit): readonly Call[] {
  let calls = answers.get(unit);
  if (!calls) answers.set(unit, (calls = findAnswers(unit)));
  return calls;
}

function findAnswers({ acts, captive, health, hears, rage, roused, sheet, unaware }: Unit): readonly Call[] {
  const calls: Call[] = [];
  if (acts.alerted !== undefined) calls.push('alerted');
  // By class; other characters are it where the scenario's roster says so (pbem:2.72a).
  if (sheet.kind === 'character' && sheet.classes.includes('berserk')) calls.push('berserk');
  if (captive !== undefined) calls.push('captive');
  if (sheet.kind === 'dog') calls.push('dog');
  if (acts.gifts !== undefined) calls.push('gifted');
  if (hears !== undefined) calls.push('hears');
  if (acts.noticed !== undefined) calls.push('noticed');
  if (rage !== undefined) calls.push('raging');
  if (roused !== undefined) calls.push('roused');
  if (health === 'stunned') calls.push('stunned');
  if (unaware !== undefined) calls.push('unaware');
  return calls.length === 0 ? NONE : calls;
}

type Muster = Partial<Readonly<Record<Call, readonly Unit[]>>>;

const NOBODY: readonly Unit[] = [];
const musters = new WeakMap<Position['units'], Muster>();

function musterOf(units: Position['units']): Muster {
  const known = musters.get(units);
  if (known) return known;
  const called: Partial<Record<Call, Unit[]>> = {};
  for (const unit of Object.values(units)) {
    const calls = answersOf(unit);
    if (calls !== NONE) for (const call of calls) (called[call] ??= []).push(unit);
  }
  musters.set(units, called);
  return called;
}

/** The units that answer to a call, in the order of the position. All calls are answered at once, and remembered. */
export function muster({ units }: Position, call: Call): readonly Unit[] {
  return musterOf(units)[call] ?? NOBODY;
}

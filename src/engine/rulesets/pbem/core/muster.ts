import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';

/**
 * Kinds of units that chapters look for after every order and step: in most positions hardly any unit is of such a
 * kind.
 */
type Call =
  | 'alerted'
  | 'berserk'
  | 'captive'
  | 'dog'
  | 'gifted'
  | 'hears'
  | 'joint'
  | 'noticed'
  | 'raging'
  | 'roused'
  | 'stunned'
  | 'unaware';

type Muster = Partial<Record<Call, Unit[]>>;

function enter(muster: Muster, unit: Unit): void {
  const { acts, sheet } = unit;
  const answer = (call: Call): unknown => (muster[call] ??= []).push(unit);
  if (acts.alerted !== undefined) answer('alerted');
  // By class; other characters are berserks if the scenario's roster says so (pbem:2.72a).
  if (sheet.kind === 'character' && sheet.classes.includes('berserk')) answer('berserk');
  if (unit.captive !== undefined) answer('captive');
  if (sheet.kind === 'dog') answer('dog');
  if (acts.gifts !== undefined) answer('gifted');
  if (unit.hears !== undefined) answer('hears');
  if (acts.gave !== undefined || acts.bears !== undefined) answer('joint');
  if (acts.noticed !== undefined) answer('noticed');
  if (unit.rage !== undefined) answer('raging');
  if (unit.roused !== undefined) answer('roused');
  if (unit.health === 'stunned') answer('stunned');
  if (unit.unaware !== undefined) answer('unaware');
}

const NOBODY: readonly Unit[] = [];
const musters = new WeakMap<Position['units'], Muster>();

function musterOf(units: Position['units']): Muster {
  let muster = musters.get(units);
  if (!muster) {
    muster = {};
    for (const unit of Object.values(units)) enter(muster, unit);
    musters.set(units, muster);
  }
  return muster;
}

/** The units of such a kind, in the order of the position. All kinds are looked up at once, and remembered. */
export function muster({ units }: Position, call: Call): readonly Unit[] {
  return musterOf(units)[call] ?? NOBODY;
}

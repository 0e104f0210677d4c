import type { Unit } from '../../../position/unit.js';

/**
 * Kinds of units that chapters look for after every order and step: in most positions hardly any unit is of such a
 * kind.
 */
export type UnitKind =
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

const NONE: readonly UnitKind[] = [];

/** The kinds that a unit is of. */
export function kindsOf(unit: Unit): readonly UnitKind[] {
  const { acts, sheet } = unit;
  let kinds: UnitKind[] | null = null;
  const note = (kind: UnitKind): unknown => (kinds ??= []).push(kind);
  if (acts.alerted !== undefined) note('alerted');
  // By class; other characters are berserks if the scenario's roster says so (pbem:2.72a).
  if (sheet.kind === 'character' && sheet.classes.includes('berserk')) note('berserk');
  if (unit.captive !== undefined) note('captive');
  if (sheet.kind === 'dog') note('dog');
  if (acts.gifts !== undefined) note('gifted');
  if (unit.hears !== undefined) note('hears');
  if (acts.gave !== undefined || acts.bears !== undefined) note('joint');
  if (acts.noticed !== undefined) note('noticed');
  if (unit.rage !== undefined) note('raging');
  if (unit.roused !== undefined) note('roused');
  if (unit.health === 'stunned') note('stunned');
  if (unit.unaware !== undefined) note('unaware');
  return kinds ?? NONE;
}

import type { Course } from '../../../game/course.js';
import { illegal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isActive, type Unit, type UnitId, type SideId } from '../../../position/unit.js';
import { becomeAware } from '../core/alarm/awareness.js';
import type { PbemEvent } from '../core/events.js';
import { unitsOfKind } from '../core/units-of-kind.js';
import type { OrderRule } from '../core/order-rule.js';
import type { RaiseAlarm } from '../core/orders/combat-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import { decisionsOf, isDue, type DecisionOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';

/** How far an alarm carries, in hexes (pbem:12.7c), and how far with a signal horn (pbem:12.7d). */
const VOICE_HEXES = 10;
const HORN_HEXES = 20;

function carryOf(unit: Unit): number {
  return unit.traits?.includes('signalHorn') ? HORN_HEXES : VOICE_HEXES;
}

/**
 * Friends of a character who hear his alarm and have neither been alerted nor heard another, sorted; no sight is
 * needed.
 */
function hearersOf(position: Position, raiser: Unit): readonly UnitId[] {
  return Object.values(position.units)
    .filter((unit) => unit.side === raiser.side && unit.unaware && !unit.hears)
    .filter((unit) => hexesBetween(position, unit, raiser) <= carryOf(raiser))
    .map(({ id }) => id)
    .sort();
}

/** The distance from the nearest hex of one to the nearest of the other; a unit off the map is out of earshot. */
function hexesBetween(position: Position, one: Unit, other: Unit): number {
  return Math.min(
    ...one.hexes.flatMap((from) =>
      other.hexes.map((to) => distance(hexOf(position, from).cell, hexOf(position, to).cell)),
    ),
  );
}

/**
 * The end of a player turn of either side (pbem:12.7c, 12.7e): those whom an alarm had reached pass it on without being
 * told to; those who noticed an enemy by themselves may raise it, which their side decides, where anybody would hear
 * it.
 */
export function soundAlarms(course: Course<PbemEvent>): void {
  const { turn, sides } = course.position;
  raiseAlarm(course, heardOf(course.position, unitsOfKind(course.position, 'alerted'), turn.side), 'pbem:12.7e');
  const noticing = unitsOfKind(course.position, 'noticed');
  for (const side of noticing.length > 0 ? sides : []) {
    const units = heardOf(course.position, noticing, side);
    if (units.length > 0) raise(course, 'RaiseAlarm', side, 'pbem:12.7c', { units });
  }
}

/** Active units of a side whom somebody would hear, sorted. */
function heardOf(position: Position, units: readonly Unit[], side: SideId): readonly UnitId[] {
  return units
    .filter((unit) => unit.side === side && isActive(unit) && hearersOf(position, unit).length > 0)
    .map(({ id }) => id)
    .sort();
}

/** Lets all hear who are in earshot of one of these; tells nothing without a raiser. */
function raiseAlarm(course: Course<PbemEvent>, units: readonly UnitId[], rule: string): void {
  const { position } = course;
  const raisers = units.flatMap((id) => position.units[id] ?? []);
  const hearers = [...new Set(raisers.flatMap((raiser) => hearersOf(position, raiser)))].sort();
  if (raisers.length > 0) course.emit({ type: 'AlarmRaised', data: { units, hearers, rule } });
}

/** Those who have heard an alarm are aware when their player turn begins (pbem:12.7c). */
export function heedAlarms(course: Course<PbemEvent>): void {
  const { position } = course;
  const alerted = unitsOfKind(position, 'hears').filter(({ side }) => side === position.turn.side);
  becomeAware(course, alerted.map(({ id }) => id).sort(), 'alarm');
}

/**
 * Whether those who became aware in the player turn that has ended raise the alarm (pbem:12.7c). It is answered before
 * anything else is ordered, so that a friendly turn which has begun is still at its start.
 */
export const RAISE_ALARM: OrderRule<RaiseAlarm> = {
  when: { decision: 'RaiseAlarm' },
  rule: 'pbem:12.7c',
  units: () => [],
  carryOut(course, side, { units }) {
    const offer = offeredTo(course.position, side);
    if (!offer) return illegal('pbem:12.7c', `${side} has no alarm to raise`);
    const other = units.find((id, index) => !offer.about.units.includes(id) || units.indexOf(id) !== index);
    if (other !== undefined) return illegal('pbem:12.7c', `${other} raises no alarm now`, other);
    settle(course, offer.id, 'pbem:12.7c');
    raiseAlarm(course, units, 'pbem:12.7c');
    heedAlarms(course);
    return null;
  },
  list(position, side, unit) {
    const offered = offeredTo(position, side)?.about.units ?? [];
    if (!offered.includes(unit.id)) return [];
    const groups: (readonly UnitId[])[] = [[unit.id]];
    if (unit.id === offered[0]) groups.push(...(offered.length > 1 ? [offered] : []), []);
    return groups.map(listed);
  },
};

function offeredTo(position: Position, side: SideId): DecisionOf<'RaiseAlarm'> | undefined {
  return decisionsOf(position, 'RaiseAlarm', side).find((decision) => isDue(position, decision));
}

function listed(units: readonly UnitId[]): LegalOrder<RaiseAlarm> {
  const verb = units.length === 1 ? 'raises' : 'raise';
  const summary = units.length === 0 ? 'nobody raises the alarm' : `${units.join(' + ')} ${verb} the alarm`;
  return { order: { type: 'RaiseAlarm', units }, mp: null, summary };
}

import { withUnit } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { isSoldier } from '../../../position/soldier.js';
import { standing, type Captivity, type Unit } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { CaptivesEvent, SurrenderEvent } from '../core/events/captives.js';
import { acted, IllegalEvent, liveUnitOf, placed, unitOf, type Appliers } from './applier.js';
import { calmed } from './control.js';

/** Prisoners and their guards (pbem:12.4, 22.7). */
export const CAPTIVES_APPLIERS: Appliers<CaptivesEvent> = {
  PrisonerTaken: take,
  GuardsNamed: nameGuards,
  PrisonerLed: lead,
  PrisonerEscaped: escape,
  PrisonerThrown: throwDown,
  PrisonerHauled: (position, event) => {
    const { prisoner, to, guards } = event.data;
    const unit = unitOf(position, event, prisoner);
    return withUnit(position, { ...standing(unit, [to]), captive: { ...captivityOf(event, unit), guards } });
  },
};

function take(position: Position, event: PbemEventOf<'PrisonerTaken'>): Position {
  const unit = liveUnitOf(position, event, event.data.unit);
  if (unit.captive) throw new IllegalEvent(event, `${unit.id} is a prisoner already`);
  const { captor, guards } = event.data;
  return withUnit(position, { ...calmed(unit), captive: { by: captor, guards }, ransom: true });
}

function captivityOf(event: PbemEvent, unit: Unit): Captivity {
  if (!unit.captive) throw new IllegalEvent(event, `${unit.id} is no prisoner`);
  return unit.captive;
}

function nameGuards(position: Position, event: PbemEventOf<'GuardsNamed'>): Position {
  const unit = unitOf(position, event, event.data.prisoner);
  return withUnit(position, { ...unit, captive: { ...captivityOf(event, unit), guards: event.data.guards } });
}

function lead(position: Position, event: PbemEventOf<'PrisonerLed'>): Position {
  const { prisoner, steps, mp } = event.data;
  captivityOf(event, unitOf(position, event, prisoner));
  const moved = placed(position, event, prisoner, steps);
  const unit = unitOf(moved, event, prisoner);
  return withUnit(moved, { ...unit, acts: { ...unit.acts, mpSpent: unit.acts.mpSpent + mp } });
}

function throwDown(position: Position, event: PbemEventOf<'PrisonerThrown'>): Position {
  const { prisoner, to, spent } = event.data;
  const unit = liveUnitOf(position, event, prisoner);
  const thrown = withUnit(position, { ...standing(unit, [to]), captive: { ...captivityOf(event, unit), guards: [] } });
  return spent.reduce((before, { unit: guard, mp }) => {
    const { mpSpent } = unitOf(before, event, guard).acts;
    return acted(before, event, guard, { mpSpent: mpSpent + mp });
  }, thrown);
}

/**
 * A soldier that has tried is no longer a prisoner of anybody, but has forfeited quarter; a civilian that failed stays
 * a prisoner.
 */
function escape(position: Position, event: PbemEventOf<'PrisonerEscaped'>): Position {
  const before = unitOf(position, event, event.data.unit);
  captivityOf(event, before);
  const { captive, ...unit } = before;
  if (isSoldier(before)) return withUnit(position, { ...unit, forfeited: true });
  return event.data.success || !captive ? withUnit(position, unit) : position;
}

/** Surrender (pbem:22.7): a soldier's surrender is accepted only once (22.7b). */
export const SURRENDER_APPLIERS: Appliers<SurrenderEvent> = {
  SurrenderOffered: (position) => position,
  SurrenderAccepted: (position, event) => {
    const unit = liveUnitOf(position, event, event.data.unit);
    return isSoldier(unit) ? withUnit(position, { ...unit, yielded: true }) : position;
  },
  SurrenderRefused: (position) => position,
};

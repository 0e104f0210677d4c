import { replaceUnits, withUnit } from '../../../position/change.js';
import type { MeleeLink, Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { Acts } from '../../../position/acts.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { FightEvent, PinningEvent } from '../core/events/fight.js';
import { acted, IllegalEvent, liveUnitOf, placed, unitOf, type Appliers } from './applier.js';
import { spent } from './equipment.js';

/** Fire, combat, results and melee (pbem:6, 9, 10, 11). */
export const FIGHT_APPLIERS: Appliers<FightEvent> = {
  CoverFixed: (position, event) => acted(position, event, event.data.unit, { covered: event.data.against }),
  MissileFired: (position, event) => shot(position, event, event.data.unit, event.data.missilesLeft),
  MissileWasted: (position, event) => shot(position, event, event.data.unit, event.data.missilesLeft),
  MissileStrayed: (position) => position,
  StrayMissileStruck: (position) => position,
  DeflectionRolled: (position, event) =>
    event.data.outcome === 'failed'
      ? position
      : acted(position, event, event.data.unit, { deflection: position.turn.step }),
  CombatDeclared: declareCombat,
  ChargeRolled: (position) => position,
  CombatResolved: (position) => position,
  FightRemembered: rememberFight,
  CasualtyChosen: (position) => position,
  DismountedPlaced: (position, event) =>
    withUnit(position, standing(unitOf(position, event, event.data.unit), [event.data.to])),
  UnitsSelected: (position) => position,
  MeleeJoined: joinMelee,
  MeleeBroken: breakMelee,
  UnitStunned: stun,
  UnitWounded: wound,
  UnitKilled: (position, event) =>
    withUnit(position, { ...liveUnitOf(position, event, event.data.unit), health: 'dead' }),
  UnitsRecovered: (position, event) =>
    replaceUnits(
      position,
      event.data.units.map((id) => recovered(event, unitOf(position, event, id))),
    ),
  UnitRetreated: retreat,
  UnitAdvanced: (position, event) => placed(position, event, event.data.unit, event.data.steps),
  AdvanceTooFar: (position, { data }) => ({ ...position, advanceTooFar: data.units }),
};

function recovered(event: PbemEvent, unit: Unit): Unit {
  if (unit.health !== 'stunned') throw new IllegalEvent(event, `${unit.id} is not stunned`);
  return { ...unit, health: 'healthy' };
}

/**
 * The end of this player turn does not raise a neutral, who has no turn of his own (pbem:10.3g), nor in Siege a
 * character who is stunned in a turn of his own side (siege-en:1.21g).
 */
function stun(position: Position, event: PbemEventOf<'UnitStunned'>): Position {
  const unit = liveUnitOf(position, event, event.data.unit);
  const isNoted = unit.side === null || event.data.inOwnTurn === true;
  const acts: Acts = isNoted ? { ...unit.acts, stunned: true } : unit.acts;
  return withUnit(position, { ...unit, health: 'stunned', acts });
}

function wound(position: Position, event: PbemEventOf<'UnitWounded'>): Position {
  const unit = liveUnitOf(position, event, event.data.unit);
  const acts: Acts = event.data.afterMoving ? { ...unit.acts, woundedSince: true } : unit.acts;
  return withUnit(position, { ...unit, health: 'wounded', acts });
}

/** A unit has fired in this step, and has so many missiles left if they are counted. */
export function shot(position: Position, event: PbemEvent, id: UnitId, missiles: number | null): Position {
  const unit = unitOf(position, event, id);
  const acts = { ...unit.acts, fired: [...unit.acts.fired, position.turn.step] };
  return spent(withUnit(position, { ...unit, missiles, acts }), event, id, 1);
}

function declareCombat(position: Position, event: PbemEventOf<'CombatDeclared'>): Position {
  const { attackers, defenders, charge } = event.data;
  const attacked = attackers.reduce((before, id) => acted(before, event, id, { attacked: true }), position);
  return charge ? defenders.reduce((before, id) => acted(before, event, id, { charged: true }), attacked) : attacked;
}

function rememberFight(position: Position, event: PbemEventOf<'FightRemembered'>): Position {
  const { gameTurn, side } = position.turn;
  return replaceUnits(
    position,
    event.data.units.map((id) => ({ ...unitOf(position, event, id), fought: { gameTurn, side } })),
  );
}

function joinMelee(position: Position, event: PbemEventOf<'MeleeJoined'>): Position {
  const isLinked = (link: MeleeLink): boolean => position.links.some(({ a, b }) => a === link.a && b === link.b);
  if (event.data.links.some(isLinked)) throw new IllegalEvent(event, 'a link exists already');
  const links = [...position.links, ...event.data.links].sort((one, other) =>
    one.a === other.a ? (one.b < other.b ? -1 : 1) : one.a < other.a ? -1 : 1,
  );
  return { ...position, links };
}

function breakMelee(position: Position, event: PbemEventOf<'MeleeBroken'>): Position {
  const broken = new Set(event.data.links.map(({ a, b }) => JSON.stringify([a, b])));
  const links = position.links.filter(({ a, b }) => !broken.has(JSON.stringify([a, b])));
  if (links.length !== position.links.length - broken.size) throw new IllegalEvent(event, 'a link does not exist');
  return { ...position, links };
}

function retreat(position: Position, event: PbemEventOf<'UnitRetreated'>): Position {
  const after = placed(position, event, event.data.unit, event.data.steps);
  return event.data.steps.length === 0 || event.data.fire
    ? after
    : acted(after, event, event.data.unit, { retreated: true });
}

/** Pinning a passing character (pbem:8). */
export const PINNING_APPLIERS: Appliers<PinningEvent> = {
  MoveHalted: halt,
  PinAttempted: attempt,
};

function halt(position: Position, event: PbemEventOf<'MoveHalted'>): Position {
  const { unit, rest, by } = event.data;
  unitOf(position, event, unit);
  return rest.length === 0 ? position : { ...position, plan: { unit, rest, ...(by ? { by } : {}) } };
}

/** A pin ends the move with all that was planned, a charge too (pbem:8.1i, 7.10f). */
function attempt(position: Position, event: PbemEventOf<'PinAttempted'>): Position {
  const { unit, target, pinned } = event.data;
  const tried = acted(position, event, unit, { triedToPin: true });
  if (!pinned) return tried;
  return withoutPlan(acted(tried, event, target, { pinned: true, charging: [] }));
}

function withoutPlan({ plan: _void, ...position }: Position): Position {
  return position;
}

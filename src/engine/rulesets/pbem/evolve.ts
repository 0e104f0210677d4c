import { replaceUnits, withUnit } from '../../position/change.js';
import type { MeleeLink, Position } from '../../position/position.js';
import { isMounted, NO_ACTS, type Acts, type Unit, type UnitId } from '../../position/unit.js';
import type { PbemEvent, PbemEventOf, StepGone } from './events.js';
import { STEPS, type Step } from './turn/sequence.js';
import { positionOf } from './setup/set-up.js';

/** An event does not fit the position that it is applied to: the log is corrupted. */
export class IllegalEvent extends Error {
  constructor(event: PbemEvent, because: string) {
    super(`${event.type} does not fit: ${because}`);
  }
}

/**
 * Applies a fact. Knows no rule and rolls no die: everything it needs stands in the event. Throws IllegalEvent if the
 * fact cannot be true of this position.
 */
export function evolve(position: Position | null, event: PbemEvent): Position {
  if (event.type === 'GameSetUp') {
    if (position) throw new IllegalEvent(event, 'the game is set up already');
    return positionOf(event.data.ruleset, event.data.setup);
  }
  if (!position) throw new IllegalEvent(event, 'the game is not set up');
  if (position.outcome) throw new IllegalEvent(event, 'the game is over');
  return apply(position, event);
}

function apply(position: Position, event: Exclude<PbemEvent, { type: 'GameSetUp' }>): Position {
  switch (event.type) {
    case 'OrderGiven':
      return countOrder(position, event);
    case 'PlayerTurnBegan':
      return beginPlayerTurn(position, event);
    case 'StepBegan':
      return beginStep(position, event);
    case 'StepClosed':
      return { ...position, turn: { ...position.turn, mover: null, closing: event.data.until } };
    case 'PlayerTurnEnded':
      return position;
    case 'GameEnded':
      return {
        ...position,
        outcome: { winner: event.data.winner, points: event.data.points, reason: event.data.reason },
      };
    case 'ChargeDeclared':
      return acted(position, event, event.data.unit, { charging: event.data.targets });
    case 'UnitMoved':
      return move(position, event);
    case 'MoveEnded':
      return acted(position, event, event.data.unit, { moveEnded: true });
    case 'RiderDismounted':
      return dismount(position, event);
    case 'CoverFixed':
      return acted(position, event, event.data.unit, { covered: event.data.against });
    case 'MissileFired':
      return fire(position, event);
    case 'FirePartBegan':
      return { ...position, turn: { ...position.turn, firePart: event.data.part } };
    case 'CombatDeclared':
      return declareCombat(position, event);
    case 'ChargeRolled':
    case 'CombatResolved':
    case 'UnitsSelected':
      return position;
    case 'MeleeJoined':
      return joinMelee(position, event);
    case 'MeleeBroken':
      return breakMelee(position, event);
    case 'UnitStunned':
      return stunned(position, liveUnitOf(position, event, event.data.unit));
    case 'UnitWounded':
      return withUnit(position, { ...liveUnitOf(position, event, event.data.unit), health: 'wounded' });
    case 'UnitKilled':
      return withUnit(position, { ...liveUnitOf(position, event, event.data.unit), health: 'dead' });
    case 'UnitsRecovered':
      return replaceUnits(
        position,
        event.data.units.map((id) => recovered(event, unitOf(position, event, id))),
      );
    case 'DecisionRaised':
      return raised(position, event);
    case 'DecisionSettled':
      return settle(position, event);
    case 'UnitRetreated':
      return retreat(position, event);
    case 'UnitAdvanced':
      return placed(position, event, event.data.unit, event.data.steps);
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new IllegalEvent(event, 'this ruleset knows no such event');
}

function unitOf(position: Position, event: PbemEvent, id: UnitId): Unit {
  const unit = Object.hasOwn(position.units, id) ? position.units[id] : undefined;
  if (!unit) throw new IllegalEvent(event, `there is no unit ${id}`);
  return unit;
}

function liveUnitOf(position: Position, event: PbemEvent, id: UnitId): Unit {
  const unit = unitOf(position, event, id);
  if (unit.health === 'dead') throw new IllegalEvent(event, `${id} is dead`);
  return unit;
}

function recovered(event: PbemEvent, unit: Unit): Unit {
  if (unit.health !== 'stunned') throw new IllegalEvent(event, `${unit.id} is not stunned`);
  return { ...unit, health: 'healthy' };
}

function acted(position: Position, event: PbemEvent, id: UnitId, acts: Partial<Acts>): Position {
  const unit = unitOf(position, event, id);
  return withUnit(position, { ...unit, acts: { ...unit.acts, ...acts } });
}

function countOrder(position: Position, event: PbemEventOf<'OrderGiven'>): Position {
  if (event.data.number !== position.orders + 1) {
    throw new IllegalEvent(event, `order ${event.data.number} follows order ${position.orders}`);
  }
  return { ...position, orders: event.data.number };
}

/** Nobody's turn is that of a neutral, so it is noted in which he was stunned (pbem:10.3g). */
function stunned(position: Position, unit: Unit): Position {
  const acts: Acts = unit.side === null ? { ...unit.acts, stunned: true } : unit.acts;
  return withUnit(position, { ...unit, health: 'stunned', acts });
}

function beginPlayerTurn(position: Position, event: PbemEventOf<'PlayerTurnBegan'>): Position {
  const rested = Object.values(position.units)
    .filter((unit) => unit.acts !== NO_ACTS)
    .map((unit) => ({ ...unit, acts: NO_ACTS }));
  const { gameTurn, side } = event.data;
  return {
    ...replaceUnits(position, rested),
    turn: { ...position.turn, gameTurn, side, mover: null, firePart: 0, closing: 'no' },
  };
}

/** Steps come in their order; the first follows the last, and opens the game. */
function mayFollow(step: Step, open: string): boolean {
  return step === STEPS[0] ? open === STEPS[0] || open === STEPS.at(-1) : STEPS[STEPS.indexOf(step) - 1] === open;
}

function beginStep(position: Position, event: PbemEventOf<'StepBegan'>): Position {
  if (!mayFollow(event.data.step, position.turn.step)) {
    throw new IllegalEvent(event, `it does not follow ${position.turn.step}`);
  }
  const turn = { ...position.turn, step: event.data.step, mover: null, firePart: 0, closing: 'no' as const };
  if (event.data.step !== 'movement') return { ...position, turn };
  const standing = Object.values(position.units)
    .filter((unit) => unit.side === turn.side && unit.stride !== 0)
    .map((unit) => ({ ...unit, stride: 0 }));
  return { ...replaceUnits(position, standing), turn };
}

function move(position: Position, event: PbemEventOf<'UnitMoved'>): Position {
  const { unit: id, steps, mp, entered } = event.data;
  const before = unitOf(position, event, id);
  const moved = placed(position, event, id, steps);
  const unit = unitOf(moved, event, id);
  const acts = { ...unit.acts, mpSpent: before.acts.mpSpent + mp };
  return {
    ...withUnit(moved, { ...unit, stride: unit.stride + entered, acts }),
    turn: { ...position.turn, mover: id },
  };
}

/** Puts a unit where its last step leads, its horse with it. */
function placed(position: Position, event: PbemEvent, id: UnitId, steps: readonly StepGone[]): Position {
  const unit = unitOf(position, event, id);
  const hexes = steps.at(-1)?.hexes ?? unit.hexes;
  const horse = unit.mount === null ? [] : [{ ...unitOf(position, event, unit.mount), hexes }];
  return replaceUnits(position, [{ ...unit, hexes }, ...horse]);
}

function dismount(position: Position, event: PbemEventOf<'RiderDismounted'>): Position {
  const { unit: id, horse: horseId, to, horseHexes, mp } = event.data;
  const rider = unitOf(position, event, id);
  if (!isMounted(rider) || rider.mount !== horseId) throw new IllegalEvent(event, `${id} does not ride ${horseId}`);
  const acts = { ...rider.acts, mpSpent: rider.acts.mpSpent + mp };
  const horse = { ...unitOf(position, event, horseId), hexes: horseHexes, rider: null };
  return replaceUnits(position, [{ ...rider, hexes: [to], mount: null, acts }, horse]);
}

function fire(position: Position, event: PbemEventOf<'MissileFired'>): Position {
  const unit = unitOf(position, event, event.data.unit);
  const acts = { ...unit.acts, fired: [...unit.acts.fired, position.turn.step] };
  return withUnit(position, { ...unit, missiles: event.data.missilesLeft, acts });
}

function declareCombat(position: Position, event: PbemEventOf<'CombatDeclared'>): Position {
  const { attackers, defenders, charge } = event.data;
  const attacked = attackers.reduce((before, id) => acted(before, event, id, { attacked: true }), position);
  return charge ? defenders.reduce((before, id) => acted(before, event, id, { charged: true }), attacked) : attacked;
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

/** A decision raised again under its id takes the place of the former one. */
function raised(position: Position, { data }: PbemEventOf<'DecisionRaised'>): Position {
  return { ...position, pending: [...position.pending.filter((decision) => decision.id !== data.id), data] };
}

function settle(position: Position, event: PbemEventOf<'DecisionSettled'>): Position {
  const pending = position.pending.filter((decision) => decision.id !== event.data.id);
  if (pending.length === position.pending.length)
    throw new IllegalEvent(event, `nothing is pending as ${event.data.id}`);
  return { ...position, pending };
}

function retreat(position: Position, event: PbemEventOf<'UnitRetreated'>): Position {
  const after = placed(position, event, event.data.unit, event.data.steps);
  return event.data.steps.length === 0 ? after : acted(after, event, event.data.unit, { retreated: true });
}

import type { HexName } from '../../../../board/field.js';
import { UNDER } from '../../../../board/location.js';
import type { Dice } from '../../../../dice/dice.js';
import type { Course } from '../../../../game/course.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { LegalOrder } from '../../../../game/ruleset.js';
import type { Equipment } from '../../../../position/equipment.js';
import type { Position } from '../../../../position/position.js';
import { isCharacter, type Unit } from '../../../../position/unit.js';
import { whyBurns } from '../burning/fires.js';
import type { PbemEvent } from '../events.js';
import { isInMelee } from '../melee/melee.js';
import { liveUnitsIn } from '../movement/occupancy.js';
import { ordersWith, type OrderType } from '../orders.js';
import type { PushEquipment } from '../orders/siege-orders.js';
import { taskOfUnit } from '../tasks/task.js';
import { whyUnfinished } from './engine-service.js';

/** The rules for moving a tower or a ram. */
export interface EngineRules {
  readonly crew: string;
  readonly allowance: string;
  readonly ground: string;
  readonly row: string;
  readonly pivot: string;
}

/** MP that a manned tower or ram may spend in a movement phase (pbem:19.12s, 19.13f). */
export const ENGINE_MP = 2;

/** MP for turning it by 60 degrees about its middle (pbem:19.12v, 19.13g). */
export const PIVOT_MP = 2;

const TOWER: EngineRules = {
  crew: 'pbem:19.12r',
  allowance: 'pbem:19.12s',
  ground: 'pbem:19.12t',
  row: 'pbem:19.12u',
  pivot: 'pbem:19.12v',
};
const RAM: EngineRules = {
  crew: 'pbem:19.13e',
  allowance: 'pbem:19.13f',
  ground: 'pbem:19.13f',
  row: 'pbem:19.13f',
  pivot: 'pbem:19.13g',
};

/** The rules for moving this piece of equipment, a tower or a ram. */
export function rulesOf({ kind }: Equipment): EngineRules {
  return kind === 'siegeTower' ? TOWER : RAM;
}

/** How a kind of equipment is moved. */
export interface Pushing {
  carryOut(course: Course<PbemEvent>, equipment: Equipment, order: PushEquipment, dice: Dice): Refusal | null;
  /** The orders of a unit for it, with the unit as the first one named. */
  list(position: Position, equipment: Equipment, unit: Unit): readonly LegalOrder<PushEquipment>[];
}

/** True if it has been moved in this PT. */
export function isMovedNow({ turn }: Position, { moved }: Equipment): boolean {
  return moved?.gameTurn === turn.gameTurn && moved.side === turn.side;
}

/** The places under a tower or ram, from its head to its rear. */
export function placesUnder({ kind, hexes }: Pick<Equipment, 'kind' | 'hexes'>): readonly HexName[] {
  return kind === 'siegeTower' ? hexes.map((name) => name + UNDER) : hexes;
}

/** The units that are under a tower or ram, from its head to its rear. */
export function crewOf(position: Position, engine: Equipment): readonly Unit[] {
  return placesUnder(engine).flatMap((name) => liveUnitsIn(position, name));
}

/**
 * Why the units under an engine cannot move it, or null. It takes three healthy units that have been there since the PT
 * began and do nothing else (pbem:19.12r, 19.13e).
 */
export function whyNoCrew(position: Position, engine: Equipment): Refusal | null {
  const { crew: rule } = rulesOf(engine);
  const no = (because: string): Refusal => illegal(rule, because, engine.id);
  const unfinished = whyUnfinished(engine);
  if (unfinished) return unfinished;
  const crew = crewOf(position, engine);
  if (crew.length < 3) return no(`${engine.id} takes three men under it`);
  for (const unit of crew) {
    const { id, health, acts } = unit;
    if (!isCharacter(unit) || health !== 'healthy' || unit.captive) return no(`${id} is not healthy`);
    if (isInMelee(position, id)) return no(`${id} is in melee`);
    if (acts.pinned) return illegal('pbem:8.1i', `${id} has been pinned`, id);
    const task = taskOfUnit(position, id);
    const works = task !== undefined && 'engine' in task.about && task.about.engine === engine.id;
    const busy = acts.fired.length > 0 || acts.attacked || (task !== undefined && !works);
    if (busy || (acts.mpSpent > 0 && !isMovedNow(position, engine)))
      return no(`${id} has done something else in this turn`);
  }
  return whyBurns(position, engine.id);
}

/** Orders that do not count as acts of a crew. */
const CREWS_MAY = ordersWith('noDeed', 'asCrew');

/** A unit that has moved a tower or ram cannot do anything else in that PT (pbem:19.12r, 19.13e). */
export function barCrew(position: Position, unit: Unit, type: OrderType): Refusal | null {
  if (position.equipment === undefined || unit.acts.mpSpent === 0 || CREWS_MAY.has(type)) return null;
  const engine = position.equipment.find(
    (one) =>
      (one.kind === 'siegeTower' || one.kind === 'batteringRam') &&
      isMovedNow(position, one) &&
      placesUnder(one).some((name) => unit.hexes.includes(name)),
  );
  if (!engine || unit.side !== position.turn.side) return null;
  return illegal(rulesOf(engine).crew, `${unit.id} has moved ${engine.id} in this turn`, unit.id);
}

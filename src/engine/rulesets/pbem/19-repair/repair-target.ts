import { findHexside, hexsideName } from '../../../board/field-hexside.js';
import type { BatteredKind } from '../../../game/battered-kinds.js';
import { allowed, forbidden, type Ruled } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import { barricadeIn, tallyNamed } from '../../../position/barricade-hexes.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { BatteringMeans } from '../../../position/siege-works.js';
import { handTarget, nameMeant } from '../19-battering/hand-target.js';
import { pointsLeft } from '../../../battering/resistance.js';
import { RESISTANCES, type Target } from '../19-battering/resistances.js';
import { workOf } from '../../../battering/works.js';
import { cartNamed } from '../core/carts/carts.js';
import { closableAt, type Aperture } from '../12-doors/aperture.js';
import { fieldOfGame } from '../core/terrain/ground.js';

/** How a thing is repaired: as doors and the like (pbem:19.71), as a siege engine (19.72) or as a wall (19.73). */
export type RepairMethod = 'fixture' | 'engine' | 'wall';

/** A thing that can be repaired now, with the points that it has lost. */
export interface RepairTarget extends Target {
  readonly method: RepairMethod;
  /** The scale on which the thing is repaired. */
  readonly means: BatteringMeans;
  /** The door or window to repair; absent: the thing is neither. */
  readonly aperture?: Aperture;
  /** The most points that the thing can have: those of its kind, or those of a keep door (pbem:19.7a, 19.7h). */
  readonly most: number;
  readonly left: number;
  /** Points of wear of an engine; 0: none (pbem:19.42f). */
  readonly wear: number;
}

/** The points of a fully reinforced building door, which is then a keep door (pbem:19.71d). */
const REINFORCED = RESISTANCES.keepDoor.hand ?? 0;

/** Doors, windows and equipment that are repaired as such (pbem:19.71). */
const FIXTURES: readonly BatteredKind[] = ['window', 'buildingDoor', 'keepDoor', 'screen', 'barricade'];

/**
 * The thing of that name that can be repaired; `wall`: for a door hex, its wall. Refused: it cannot be repaired
 * (pbem:19.7b, 19.7h).
 */
export function repairTarget(position: Position, what: string, wall: boolean): Ruled<RepairTarget> {
  const found = targetNamed(position, what, wall);
  if (!found.ok) return found;
  const { name, left, most, wear } = found.value;
  if (left < most || wear > 0) return found;
  if (equipmentOf(position, name)?.offboardWear !== undefined) {
    return forbidden('pbem:19.2za', `the offboard wear of ${name} is repaired in a day of the siege`, name);
  }
  return forbidden('pbem:19.7h', `${name} has all of its ${most} points`, name);
}

/**
 * The same, as these units mean it: by the name of a barricade they mean its only hex that all of them reach and that
 * has lost points (pbem:19.2s).
 */
export function repairTargetOf(
  position: Position,
  units: readonly Unit[],
  what: string,
  wall: boolean,
): Ruled<RepairTarget> {
  const name = nameMeant(position, units, what, (hex) => repairTarget(position, hex, false).ok);
  return repairTarget(position, name, wall);
}

function targetNamed(position: Position, what: string, wall: boolean): Ruled<RepairTarget> {
  if (equipmentOf(position, what)) return equipmentTarget(position, what);
  if (cartNamed(position, what)) return forbidden('pbem:19.7h', `${what} is a cart and cannot be repaired`, what);
  const aperture = wall ? null : closableAt(position, what);
  if (aperture) return doorTarget(position, aperture);
  const field = fieldOfGame(position);
  const hexside = findHexside(field, what);
  if (hexside) {
    const name = hexsideName(hexside.from, hexside.to);
    return position.live[name] === 'broken'
      ? forbidden('pbem:19.7b', `${name} is broken for good`, name)
      : forbidden('pbem:19.7h', `nothing on the hexside ${name} can be repaired`, name);
  }
  const hex = field.hex(what);
  if (!hex) return forbidden('pbem:19.7b', `${what} does not stand`, what);
  if (barricadeIn(position, hex.name)) return equipmentTarget(position, hex.name);
  const lost = position.equipment?.find(({ without }) => without === hex.name);
  return lost
    ? forbidden('pbem:19.7b', `${lost.id} is destroyed in ${hex.name}`, hex.name)
    : wallTarget(position, what);
}

function equipmentTarget(position: Position, what: string): Ruled<RepairTarget> {
  const target = handTarget(position, what);
  if (!target.ok) {
    // A barricade that stands in two hexes is repaired by hex, and the refusal names them.
    const isBarricade = equipmentOf(position, what)?.kind === 'barricade';
    return isBarricade ? target : forbidden('pbem:19.7h', `${what} cannot be repaired`, what);
  }
  if (target.value.part) return forbidden('pbem:19.8e', `${what} is not finished`, what);
  const method = FIXTURES.includes(target.value.kind) ? 'fixture' : 'engine';
  const { wear = 0 } = equipmentOf(position, what) ?? {};
  return allowed({ ...measured(position, target.value, 'hand'), method, wear });
}

function doorTarget(position: Position, aperture: Aperture): Ruled<RepairTarget> {
  const target = handTarget(position, aperture.name);
  if (!target.ok) return forbidden('pbem:19.7b', `${aperture.name} is broken for good`, aperture.name);
  const found = measured(position, target.value, 'hand');
  const most = found.kind === 'buildingDoor' ? REINFORCED : found.most;
  return allowed({ ...found, method: 'fixture', aperture, most });
}

/**
 * The wall of a hex as a repair target. Walls are repaired by hex, as they are battered (ruling of pbem:19.73a);
 * offboard points are not repaired on the map (19.2za).
 */
function wallTarget(position: Position, what: string): Ruled<RepairTarget> {
  const hex = fieldOfGame(position).hex(what);
  const upper = hex?.above ?? hex;
  const name = upper?.name ?? what;
  if (hex?.terrain === 'rubble' || position.live[name] === 'destroyed') {
    return forbidden('pbem:19.7b', `what was in ${name} is destroyed`, name);
  }
  const kind = upper ? workOf(upper) : null;
  if (!kind) return forbidden('pbem:19.7h', `nothing in ${name} can be repaired`, name);
  if (position.options['offboardBattering'] === true) {
    return forbidden('pbem:19.2za', 'walls that are battered by the offboard method are not repaired on the map', name);
  }
  return allowed({ ...measured(position, { name, kind, hexes: [name] }, 'ram'), method: 'wall' });
}

function measured(position: Position, target: Target, means: BatteringMeans): Omit<RepairTarget, 'method'> {
  const resistance = RESISTANCES[target.kind];
  const left = pointsLeft(resistance, tallyNamed(position, target.name), means);
  return { ...target, means, most: resistance[means] ?? 0, left, wear: 0 };
}

import { findHexside } from '../../../board/field-hexside.js';
import type { FieldHex, HexName } from '../../../board/field.js';
import { UNDER } from '../../../board/location.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit } from '../../../position/unit.js';
import { closableAt, doorState, isAt, type Aperture } from '../12-doors/aperture.js';
import { cartNamed } from '../core/carts/carts.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import type { Target } from './resistances.js';

/**
 * The target of that name that can be battered by hand: a hex or hexside, a cart, or equipment (pbem:26.72c). A
 * barricade that stands in two hexes is no target by its own name (pbem:19.2s).
 */
export function handTarget(position: Position, name: string): Ruled<Target> {
  const equipment = equipmentOf(position, name);
  if (equipment) {
    const { id, kind, hexes, unbuilt } = equipment;
    if (kind === 'barricade') return barricadeTarget(equipment);
    if (kind === 'ladder') return forbidden('pbem:19.4b', `${id} is no target of battering`, id);
    return allowed({ name: id, kind, hexes, ...(unbuilt ? { part: unbuilt } : {}) });
  }
  const cart = cartNamed(position, name);
  if (cart) return allowed({ name: cart.id, kind: 'cart', hexes: cart.hexes });
  const aperture = closableAt(position, name);
  if (aperture) return doorTarget(position, aperture);
  const field = fieldOfGame(position);
  const hex = field.hex(name);
  if (!hex && !findHexside(field, name)) {
    return refused({ code: 'unknownHex', rule: null, because: `the map has no ${name}`, subject: name });
  }
  const kind = hex && furnitureOf(hex);
  if (!hex || !kind) return forbidden('pbem:19.4b', `${name} is nothing that can be battered by hand`, name);
  return allowed({ name: hex.name, kind, hexes: [hex.name] });
}

/** Kinds of things that are battered hex by hex, if one stands in the hex (pbem:19.2s). */
function furnitureOf({ terrain, structure }: FieldHex): 'tent' | 'table' | 'barricade' | null {
  if (structure?.kind === 'barricade') return structure.kind;
  return terrain === 'tent' || terrain === 'table' ? terrain : null;
}

/** The only hex in which a barricade stands; of two the order must name one (pbem:19.2s). */
function barricadeTarget({ id, hexes }: Equipment): Ruled<Target> {
  const [hex = '', other] = hexes;
  if (other === undefined) return allowed({ name: hex, kind: 'barricade', hexes });
  return forbidden('pbem:19.2s', `a barricade is battered and repaired by hex: name ${hex} or ${other} for ${id}`, id);
}

/** The names of all equipment with a hex among these; a barricade goes by the names of its hexes (pbem:19.2s). */
export function thingsIn(equipment: readonly Equipment[], names: ReadonlySet<HexName>): readonly string[] {
  return equipment.flatMap(({ id, kind, hexes }) => {
    const among = hexes.filter((hex) => names.has(hex));
    return kind === 'barricade' ? among : among.length > 0 ? [id] : [];
  });
}

/**
 * The name of what is battered or repaired: if a barricade is named, that of its only hex that all of these units reach
 * and that fits; if there is none such or several, its own name (pbem:19.2s).
 */
export function nameMeant(
  position: Position,
  units: readonly Unit[],
  what: string,
  fits: (hex: HexName) => boolean = () => true,
): string {
  const equipment = equipmentOf(position, what);
  if (equipment?.kind !== 'barricade') return what;
  const { kind } = equipment;
  const reached = equipment.hexes.filter((name) =>
    units.every((unit) => isBeside(position, unit, { name, kind, hexes: [name] })),
  );
  const [hex = what, other] = reached.filter(fits);
  return other === undefined ? hex : what;
}

/**
 * A door or window as a target. A door has the class that the scenario gives it, or to which it was reinforced
 * (pbem:12.6a, 19.71d).
 */
function doorTarget(position: Position, aperture: Aperture): Ruled<Target> {
  const { name, hex, side, closable } = aperture;
  if (doorState(position, aperture) === 'broken') {
    return forbidden('pbem:19.2o', `${name} is broken already`, name);
  }
  const kind = side === 'window' ? 'window' : closable.class === 'keep' ? 'keepDoor' : 'buildingDoor';
  return allowed({ name, kind, hexes: hex ? [hex.name] : [] });
}

/**
 * Why this man does not reach the target with his hands, or null: on foot, in its hex or beside it (pbem:19a, 19.2l,
 * 19.2m).
 */
export function whyNotAtTarget(position: Position, unit: Unit, target: Target): Refusal | null {
  const { id } = unit;
  if (isMounted(unit)) return illegal('pbem:19a', `${id} is mounted`, id);
  const aperture = closableAt(position, target.name);
  if (aperture?.hex) {
    if (unit.hexes.includes(aperture.hex.name)) return null;
    return illegal('pbem:19.2m', `${id} is not in the door hex ${target.name}`, id);
  }
  const near = aperture ? isAt(position, unit, aperture, false) : isBeside(position, unit, target);
  return near ? null : illegal('pbem:19.2l', `${id} is not ADJACENT to ${target.name}`, id);
}

/** In one of its hexes or ADJACENT to one, at a siege tower to the place below it as well. */
export function isBeside(position: Position, unit: Unit, { kind, hexes }: Target): boolean {
  const field = fieldOfGame(position);
  const places = kind === 'siegeTower' ? [...hexes, ...hexes.map((name) => name + UNDER)] : hexes;
  return unit.hexes.some((from) =>
    places.some((to) => from === to || (field.hex(to) !== undefined && ADJACENT(position, unit, from, to))),
  );
}

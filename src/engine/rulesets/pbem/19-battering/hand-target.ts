import { findHexside } from '../../../board/field-hexside.js';
import type { FieldHex } from '../../../board/field.js';
import { allowed, forbidden, refused, type Ruled } from '../../../game/refusal.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import { cartNamed } from '../core/carts/carts.js';
import { closableAt, doorState, type Aperture } from '../12-doors/aperture.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import type { Target } from './target.js';

/** The target of that name that can be battered by hand: a hex or hexside, a cart, or equipment (pbem:26.72c). */
export function handTarget(position: Position, name: string): Ruled<Target> {
  const equipment = equipmentOf(position, name);
  if (equipment) {
    const { id, kind, hexes, unbuilt } = equipment;
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

function furnitureOf({ terrain }: FieldHex): 'tent' | 'table' | null {
  return terrain === 'tent' || terrain === 'table' ? terrain : null;
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

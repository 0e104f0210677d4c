import { findHexside, hexsideName } from '../../../board/field-hexside.js';
import type { HexsideType } from '../../../board/terrain.js';
import { allowed, forbidden, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { apertureIn, doorState, type Aperture } from '../12-doors/aperture.js';
import type { BuildWork } from '../core/orders/build-orders.js';
import { fieldOfGame } from '../core/terrain/ground.js';

/** On which hexsides each is fitted; null: in a door hex. */
const FITTED: Readonly<Record<'door' | 'shutter', readonly (HexsideType | null)[]>> = {
  door: [null, 'doorHexside', 'paledGate'],
  shutter: ['window'],
};

/**
 * The opening into which a door or shutter is fitted, or why none is: where one is missing or destroyed, in a game in
 * which doors are closed (ruling of pbem:19.8b, 12.6a).
 */
export function openingFor(position: Position, { what, at: [where = ''] }: BuildWork): Ruled<Aperture> {
  if (position.options['closableDoors'] !== true) {
    return forbidden('pbem:12.6a', 'no doors are closed in this game', where);
  }
  const field = fieldOfGame(position);
  const hexside = findHexside(field, where);
  const hex = field.hex(where);
  if (!hexside && !hex) {
    return refused({ code: 'unknownHex', rule: null, because: `the map has no ${where}`, subject: where });
  }
  const name = hexside ? hexsideName(hexside.from, hexside.to) : (hex?.name ?? where);
  const old = position.doors?.[name];
  const opening = apertureIn(field, name, { ...old, class: what === 'keepDoor' ? 'keep' : 'building' });
  if (!opening || !FITTED[what === 'shutter' ? 'shutter' : 'door'].includes(opening.side)) {
    return forbidden('pbem:19.8b', `no ${what} is fitted in ${name}`, name);
  }
  return old === undefined || doorState(position, opening) === 'broken'
    ? allowed(opening)
    : forbidden('pbem:19.8b', `the ${what} in ${name} is neither missing nor destroyed`, name);
}

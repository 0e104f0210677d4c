import type { Field, FieldHex } from '../../../board/field.js';
import { findHexside, hexsideName } from '../../../board/field-hexside.js';
import { sideTowards } from '../../../board/location.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import type { HexsideType } from '../../../board/terrain.js';
import type { Closable, Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { barrierBetween } from '../core/movement/barrier.js';
import { hexsideOf, hexsideValues } from '../core/movement/hexside.js';
import { moverKindOf } from '../core/movement/mover.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { doorSide } from '../core/doors/door-side.js';
import { innerHexes } from '../core/doors/inner-side.js';

/** A door, window or yard gate that can be closed (pbem:12.6a): a hex of its own, or a hexside. */
export interface Aperture {
  /** The key of its state in `live`. */
  readonly name: string;
  /** The door hex; null for what is a hexside. */
  readonly hex: FieldHex | null;
  /** The hexes beside it: all round the door hex, or the two that share the hexside. */
  readonly beside: readonly FieldHex[];
  /** The hexside feature that is drawn there; null for a door hex. */
  readonly side: HexsideType | null;
  readonly closable: Closable;
}

/** The closable thing of that written name on a field; null if it is none that could be one. */
export function apertureIn(field: Field, where: string, closable: Closable): Aperture | null {
  const hexside = findHexside(field, where);
  if (hexside) {
    const { from, to, direction } = hexside;
    const side = sideTowards(from, direction, to);
    if (HEXSIDE_FACTS[side].leaf === 'none' || side === 'gateDoor' || side === 'portcullis') return null;
    return { name: hexsideName(from, to), hex: null, beside: [from, to], side, closable };
  }
  const hex = field.hex(where);
  if (!hex || !terrainOf(hex).doorway || TERRAIN_FACTS[hex.terrain].leaf === 'none') return null;
  return { name: hex.name, hex, beside: hex.neighbours.filter((next) => next !== null), side: null, closable };
}

/**
 * The door or window that can be closed there in a game, by its own name; null if there is none (pbem:12.6a, 16.16k).
 */
export function closableAt(position: Position, where: string): Aperture | null {
  const field = fieldOfGame(position);
  const hexside = findHexside(field, where);
  const name = hexside ? hexsideName(hexside.from, hexside.to) : (field.hex(where)?.name ?? where);
  const closable = Object.hasOwn(position.doors ?? {}, name) ? position.doors?.[name] : undefined;
  return closable ? apertureIn(field, name, closable) : null;
}

export type DoorState = 'open' | 'shut' | 'bolted' | 'broken';

/** How it stands now: open unless something says otherwise, bars shut (pbem:16.16k, 16.28). */
export function doorState({ live }: Position, { name, side }: Aperture): DoorState {
  return (
    (live[name] as DoorState | undefined) ?? (side !== null && HEXSIDE_FACTS[side].leaf === 'shut' ? 'shut' : 'open')
  );
}

/**
 * In which way a unit is ADJACENT to a door or window (pbem:12.6c): from which hexes beside it, or in the door hex
 * itself.
 */
export function isAt(position: Position, unit: Unit, aperture: Aperture, inner: boolean): boolean {
  const { hex } = aperture;
  const places = inner ? innerHexes(aperture) : aperture.beside;
  return unit.hexes.some((name) => {
    if (hex?.name === name) return unit.half === undefined || places.some((one) => doorSide(hex, one) === unit.half);
    const from = places.find((one) => one.name === name);
    if (!from) return false;
    return aperture.side === null ? entersDoor(position, unit, from, aperture) : worksHexside(unit, aperture);
  });
}

/** From the hex one can go into the door hex, or could if the door were open. */
function entersDoor(position: Position, unit: Unit, from: FieldHex, { hex }: Aperture): boolean {
  if (!hex || barrierBetween(from, hex)) return false;
  const hexside = hexsideOf(position, from, hex);
  return hexside !== null && hexside.surcharge[moverKindOf(unit)] !== null;
}

/** Riders do not reach through a window or a door that is a hexside (pbem:16.23a, 16.24a). */
function worksHexside(unit: Unit, { side, beside: [one, other] }: Aperture): boolean {
  if (side === null || !one || !other || barrierBetween(one, other)) return false;
  return hexsideValues(one, side).surcharge[moverKindOf(unit)] !== null;
}

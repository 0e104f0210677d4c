import type { Field, FieldHex, HexName } from '../../board/field.js';
import type { Position } from '../../position/position.js';
import { fieldOfGame } from './ground.js';

/** State that a position names for a door or window that is not open; doors stand open by themselves (pbem:16.16k). */
export const SHUT = 'shut';

/** What is shut: hexes by canonical name, hexsides as both names joined. */
const read = new WeakMap<Position['live'], ReadonlySet<string>>();

function shutPlaces(position: Position): ReadonlySet<string> {
  const known = read.get(position.live);
  if (known) return known;
  const field = fieldOfGame(position);
  const places = Object.entries(position.live).flatMap(([written, state]) =>
    state === SHUT ? placeOf(field, written) : [],
  );
  const set = new Set(places);
  read.set(position.live, set);
  return set;
}

/** Reads `F10`, `S6/T6`, `VilS6/T6` or `VilA1/CrsA1`; the board's name need stand once only (pbem:3.5c). */
function placeOf(field: Field, written: string): readonly string[] {
  const [one = '', other, ...rest] = written.split('/');
  const first = field.hex(one);
  if (!first || rest.length > 0) return [];
  if (other === undefined) return [first.name];
  const second = field.hex(other) ?? field.hex(`${one.slice(0, BOARD_NAME_LENGTH)}${other}`);
  return second ? [sideKey(first.name, second.name)] : [];
}

const BOARD_NAME_LENGTH = 3;

function sideKey(one: HexName, other: HexName): string {
  return one < other ? `${one}/${other}` : `${other}/${one}`;
}

/** True if the window or door between two hexes is shut. */
export function isShutHexside(position: Position, one: FieldHex, other: FieldHex): boolean {
  return shutPlaces(position).has(sideKey(one.name, other.name));
}

/** True if the door of a door hex is shut (pbem:16.16e). */
export function isShutDoorHex(position: Position, hex: FieldHex): boolean {
  return shutPlaces(position).has(hex.name);
}

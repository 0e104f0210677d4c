import type { DirectionIndex } from '../hex/direction.js';
import { directionBetween, type Field, type FieldHex } from './field.js';
import { sideTowards, UNDER } from './location.js';
import type { HexsideType } from './terrain.js';

/** A hexside of the field, seen from `from`. */
export interface FieldHexside {
  readonly from: FieldHex;
  readonly to: FieldHex;
  readonly direction: DirectionIndex;
  readonly type: HexsideType;
}

/** The hexside between two hexes, or null if they do not touch. */
function hexsideBetween(from: FieldHex, to: FieldHex): FieldHexside | null {
  const direction = directionBetween(from, to);
  return direction === null ? null : { from, to, direction, type: sideTowards(from, direction, to) };
}

/**
 * A hexside as the herald writes it (pbem:3.5c), the same from both sides: `S6/T6`, with several boards `VilS6/T6`; if
 * the hexes lie on two boards, each has its own prefix. Locations above and below share it. This is the key of its
 * state in a position's `live`.
 */
export function hexsideName(from: FieldHex, to: FieldHex): string {
  const [one, other] = [from.above ?? from, to.above ?? to];
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  const others = drawnNames(second);
  for (const name of drawnNames(first)) {
    const board = boardOf(name);
    const other = others.find((label) => boardOf(label) === board);
    if (other !== undefined) return `${name}/${other.slice(board.length)}`;
  }
  return `${drawnNames(first)[0]}/${others[0]}`;
}

/** The names of the hex itself, also where only its lower location is left. */
function drawnNames({ names }: FieldHex): readonly string[] {
  return names.some((name) => name.endsWith(UNDER)) ? names.filter((name) => !name.endsWith(UNDER)) : names;
}

/** The hexside of that name, either hex first, the board's name once or twice; null if there is none. */
export function findHexside(field: Field, text: string): FieldHexside | null {
  const [one = '', other = '', ...rest] = text.split('/');
  const from = field.hex(one);
  const to = field.hex(other) ?? field.hex(boardOf(one) + other);
  return from && to && rest.length === 0 ? hexsideBetween(from, to) : null;
}

/** The short name of the board in a written hex; empty if there is none. */
function boardOf(name: string): string {
  return /^[A-Z][A-Za-z][a-z](?=[A-Z])/.exec(name)?.[0] ?? '';
}

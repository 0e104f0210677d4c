import type { HexName } from '../board/field.js';
import type { StructurePlace } from '../board/structure.js';
import { cellOf } from '../hex/grid.js';
import { parseLabel, type Label } from '../hex/label.js';
import { directionTo } from '../hex/lattice.js';
import { readName } from './name.js';
import { written, type Written } from './notation-error.js';
import { Scanner, type Token } from './scanner.js';

/** Where a unit stands: no hex (offboard), one, or two with the head first (pbem:3.5d). */
export type Place = readonly HexName[];

/** A hex as it is written: the board's short name, if there is one, and the label. */
interface WrittenHex {
  readonly board: string;
  readonly label: Label;
}

const OFFBOARD = 'offboard';
/** The lower location of a hex that has two is written `D8/under` (pbem:3.3b). */
const HEX = /^([A-Z][A-Za-z][a-z])?([A-Z]+[0-9]+)(?:\/under)?$/;

/** True for texts that are written as a hex: `L10`, `VilL10`. Whether the map has it is another matter. */
export function isHexName(text: string): boolean {
  return hexOf(text) !== null;
}

/** Reads where a unit stands: `L9`, `VilL9-L10`, `D8/under`, `offboard` (pbem:3.5b, 3.5d). */
export function readPlace(text: string): Written<Place> {
  return written(() => {
    const scanner = new Scanner(text);
    const place = placeOf(scanner, scanner.token('a hex'));
    scanner.expectEnd();
    return place;
  });
}

/** Writes where a unit stands; the board's name stands once (pbem:3.5c). */
export function printPlace(place: Place): string {
  const [head, rear] = place;
  if (head === undefined) return OFFBOARD;
  return rear === undefined ? head : `${head}-${withoutBoard(rear, boardOf(head))}`;
}

/** The place that a token writes. Two hexes of one board must touch. */
export function placeOf(scanner: Scanner, token: Token): Place {
  if (token.text.toLowerCase() === OFFBOARD) return [];
  // The book once writes a two-hex place like a hexside; a ruling lets that stand on input (pbem:3.5e).
  const hexes = hexesOf(scanner, { ...token, text: token.text.replace(/\/(?!under)/, '-') });
  const [head, rear] = hexes.map(hexOf);
  if (head && rear && head.board === rear.board && !touch(head, rear)) {
    scanner.fail('two hexes that touch', token.column, 'pbem:3.5d');
  }
  return hexes;
}

/** One or two written hexes of a token, as a step of a path names them; they need not touch. */
export function hexesOf(scanner: Scanner, { text, column }: Token): readonly HexName[] {
  const [first = '', second, ...more] = text.split('-');
  const head = hexOf(first);
  if (!head || more.length > 0) return scanner.fail('a hex', column);
  if (second === undefined) return [first];
  const rear = hexOf(second);
  if (!rear) return scanner.fail('a second hex', column + first.length + 1);
  return [first, rear.board === '' ? head.board + second : second];
}

/** Takes the three hexes of two bearers and the character they carry, `W10-W11-W12` (pbem:27.7). */
export function threeHexesOf(scanner: Scanner): readonly HexName[] {
  const { text, column } = scanner.token('three hexes');
  const [first = '', ...others] = text.split('-');
  const head = hexOf(first);
  const rest = others.map((other) => ({ other, hex: hexOf(other) }));
  if (!head || rest.length !== 2 || rest.some(({ hex }) => !hex)) return scanner.fail('three hexes', column);
  return [first, ...rest.map(({ other, hex }) => (hex?.board === '' ? head.board + other : other))];
}

/** Takes the hexes of an engine or a screen, head first: `K5`, `K5-K4-K3`. */
export function rowOf(scanner: Scanner): readonly HexName[] {
  const token = scanner.token('hexes');
  const hexes = token.text.split('-');
  if (hexes.length < 3) return hexesOf(scanner, token);
  const [first = '', ...others] = hexes;
  const head = hexOf(first);
  if (!head || others.length > 2 || others.some((other) => !hexOf(other))) return scanner.fail('hexes', token.column);
  return [first, ...others.map((other) => (hexOf(other)?.board === '' ? head.board + other : other))];
}

/** Writes them with the board's name once. */
export function printRow(row: readonly HexName[]): string {
  const [head = '', ...others] = row;
  return [head, ...others.map((other) => withoutBoard(other, boardOf(head)))].join('-');
}

/**
 * A standing ladder or another place of equipment as it is written: `K5>K6`, `K5-K4`, `K5` (pbem:3.5f); a barricade and
 * its front `L9-L10>M9`, and one of which a hex is destroyed `L9>M9 without L10`.
 */
export function readEquipmentPlace(text: string): Written<StructurePlace> {
  return written(() => {
    const scanner = new Scanner(text);
    const hexes = rowOf(scanner);
    const column = scanner.peek()?.column ?? text.length;
    if (!scanner.symbol('>')) {
      scanner.expectEnd();
      return { hexes };
    }
    const top = readHex(scanner);
    const isHalf = hexes.length === 1 && scanner.word('without') !== null;
    const without = isHalf ? readHex(scanner) : null;
    scanner.expectEnd();
    if (without !== null) return { hexes, front: top, without };
    if (hexes.length === 2) return { hexes, front: top };
    const [base, leadsTo] = [hexOf(hexes[0] ?? ''), hexOf(top)];
    const apart = base && leadsTo && base.board === leadsTo.board && !touch(base, leadsTo);
    if (apart || hexes.length > 1) scanner.fail('a hex beside the foot of the ladder', column, 'pbem:3.5f');
    return { hexes, top };
  });
}

/** Takes exactly one hex. */
export function readHex(scanner: Scanner): HexName {
  const token = scanner.token('a hex');
  const [hex = '', rear] = hexesOf(scanner, token);
  return rear === undefined ? hex : scanner.fail('one hex', token.column);
}

/** Reads a hexside, `VilT6/S6`, as the names of its two hexes in the order of columns and rows (pbem:3.5c). */
export function readHexside(text: string): Written<readonly [HexName, HexName]> {
  return written(() => {
    const scanner = new Scanner(text);
    const { text: side, column } = scanner.token('a hexside');
    scanner.expectEnd();
    const [one, other] = placeOf(scanner, { text: side.replace('/', '-'), column });
    if (!side.includes('/') || one === undefined || other === undefined) {
      return scanner.fail('a hexside like T6/S6', column, 'pbem:3.5c');
    }
    return isBefore(one, other) ? [one, other] : [other, one];
  });
}

/** Takes a hex, or a hexside, which is written as `printHexside` does (pbem:3.5c). */
export function readHexOrHexside(scanner: Scanner): string {
  const token = scanner.token('a hex or a hexside');
  if (!token.text.includes('/') || token.text.endsWith('/under')) {
    const [hex = '', rear] = hexesOf(scanner, token);
    return rear === undefined ? hex : scanner.fail('one hex', token.column);
  }
  const [one, other] = hexesOf(scanner, { text: token.text.replace('/', '-'), column: token.column });
  const [first, second] = [hexOf(one ?? ''), hexOf(other ?? '')];
  if (
    one === undefined ||
    other === undefined ||
    !first ||
    !second ||
    (first.board === second.board && !touch(first, second))
  ) {
    return scanner.fail('a hexside like T6/S6', token.column, 'pbem:3.5c');
  }
  return printHexside(isBefore(one, other) ? [one, other] : [other, one]);
}

/** Takes what can be battered: a hex, a hexside, or a cart or equipment by its name. */
export function readTarget(scanner: Scanner): string {
  const text = scanner.peek()?.text ?? '';
  if (text.includes('/') || isHexName(text)) return readHexOrHexside(scanner);
  return readName(scanner, 'a hex, a hexside or a name');
}

/** Writes a hexside with the board's name once. */
export function printHexside([one, other]: readonly [HexName, HexName]): string {
  return `${one}/${withoutBoard(other, boardOf(one))}`;
}

function hexOf(text: string): WrittenHex | null {
  const [, board = '', digits = ''] = HEX.exec(text) ?? [];
  const label = parseLabel(digits);
  return label && { board, label };
}

function touch(one: WrittenHex, other: WrittenHex): boolean {
  return directionTo(cellOf(one.label), cellOf(other.label)) !== null;
}

function boardOf(hex: HexName): string {
  return hexOf(hex)?.board ?? '';
}

function withoutBoard(hex: HexName, board: string): string {
  return board !== '' && boardOf(hex) === board ? hex.slice(board.length) : hex;
}

function isBefore(one: HexName, other: HexName): boolean {
  const [a, b] = [hexOf(one), hexOf(other)];
  if (!a || !b || a.board !== b.board) return one <= other;
  return a.label.column < b.label.column || (a.label.column === b.label.column && a.label.row < b.label.row);
}

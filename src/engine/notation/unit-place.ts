import { readUnit } from './name.js';
import { written, type Written } from './notation-error.js';
import { placeOf, printPlace, type Place } from './place.js';
import { Scanner } from './scanner.js';

/** A unit and where it stands: `Aylward R10`; with what it carries: `Ben (torch) K5` (pbem:3.5g). */
export interface UnitAt {
  readonly unit: string;
  /** Absent: nothing is noted. */
  readonly carries?: readonly string[];
  readonly place: Place;
}

/**
 * Reads a unit where it stands, or a string of led animals from leader to rear, joined by `+`: `Aylward R10 + Horse
 * Q9-P10 (+ Mule1 O10)` (pbem:3.5e). The part in brackets just follows and is read like the rest. The things that a
 * unit carries stand in brackets after its name (pbem:3.5g).
 */
export function readString(text: string): Written<readonly UnitAt[]> {
  return written(() => {
    const scanner = new Scanner(text);
    const members = [readMember(scanner), ...readFollowers(scanner)];
    scanner.expectEnd();
    return members;
  });
}

/** Writes a string of units, leader first. */
export function printString(members: readonly UnitAt[]): string {
  return members
    .map(({ unit, carries, place }) => `${unit} ${carries ? `(${carries.join(', ')}) ` : ''}${printPlace(place)}`)
    .join(' + ');
}

/** Takes the members of a string after the first, `+ Horse Q9-P10 (+ Mule1 O10)`; none is a string of one. */
export function readFollowers(scanner: Scanner): readonly UnitAt[] {
  const members: UnitAt[] = [];
  while (scanner.symbol('+')) members.push(readMember(scanner));
  if (scanner.symbol('(')) {
    while (scanner.symbol('+')) members.push(readMember(scanner));
    scanner.expectSymbol(')');
  }
  return members;
}

/** Writes members of a string after the first as they are read, each with its `+`. */
export function printFollowers(members: readonly UnitAt[]): string {
  return members.map(({ unit, place }) => ` + ${unit} ${printPlace(place)}`).join('');
}

function readMember(scanner: Scanner): UnitAt {
  const { unit, carries } = readUnit(scanner);
  const place = placeOf(scanner, scanner.token('a hex'));
  return { unit, ...(carries.length === 0 ? {} : { carries }), place };
}

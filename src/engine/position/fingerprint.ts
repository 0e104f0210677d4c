import { canonicalJson, sha256 } from '../canonical/canonical.js';
import type { Position } from './position.js';
import type { Unit } from './unit.js';

/**
 * Canonical text of parts that positions share. Parts are immutable, so a text stays true as long as its part lives.
 */
const texts = new WeakMap<object, string>();

function textOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return canonicalJson(part);
  let text = texts.get(part);
  if (text === undefined) texts.set(part, (text = canonicalJson(part, texts)));
  return text;
}

/**
 * The parts of a position that only one side knows, or nobody. Fingerprints are public, and anyone could guess a part
 * that has few possible values from them.
 */
const PRIVATE: ReadonlySet<string> = new Set<keyof Position>([
  'plan',
  'standing',
  'supplies',
  'hidden',
  'sealed',
  'buried',
  'uncontrolled',
]);

/**
 * The fingerprint of a position: SHA-256 of its canonical JSON (RFC 8785), in hexadecimal, without the parts that only
 * one side knows, or nobody. Units and the ground, which positions share, are written once and remembered.
 */
export function fingerprint(position: Position): string {
  const pieces: string[] = [];
  for (const key of Object.keys(position).sort()) {
    if (PRIVATE.has(key)) continue;
    pieces.push(pieces.length === 0 ? '{' : ',', JSON.stringify(key), ':');
    if (key === 'units') writeUnits(pieces, position);
    else pieces.push(textOf(position[key as keyof Position]));
  }
  pieces.push('}');
  return sha256(pieces.join(''));
}

/** Each unit as a member of the units: its id, a colon and its text. */
const members = new WeakMap<Unit, string>();

function memberOf(id: string, unit: Unit): string {
  let member = members.get(unit);
  if (member === undefined) {
    // The values printed on a counter never change, whatever happens to its unit.
    textOf(unit.sheet);
    members.set(unit, (member = `${JSON.stringify(id)}:${canonicalJson(unit, texts)}`));
  }
  return member;
}

/** The ids that were sorted last, as they came and in order: from turn to turn a game has the same units. */
let sortedLast: { readonly ids: readonly string[]; readonly inOrder: readonly string[] } = { ids: [], inOrder: [] };

function sorted(ids: readonly string[]): readonly string[] {
  const { ids: before, inOrder } = sortedLast;
  if (ids.length === before.length && ids.every((id, index) => id === before[index])) return inOrder;
  sortedLast = { ids, inOrder: [...ids].sort() };
  return sortedLast.inOrder;
}

/** As canonical JSON: each unit under its id, the ids in order. */
function writeUnits(pieces: string[], { units }: Position): void {
  let before = '{';
  for (const id of sorted(Object.keys(units))) {
    pieces.push(before, memberOf(id, units[id] as Unit));
    before = ',';
  }
  pieces.push(before === '{' ? '{}' : '}');
}

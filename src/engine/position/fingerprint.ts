import { Known } from '../known/known.js';
import { canonicalJson, sha256 } from '../canonical/canonical.js';
import type { Position } from './position.js';
import type { Unit } from './unit.js';
import { NO_ACTS } from './acts.js';

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
    pieces.push(key === 'units' ? textOfUnits(position.units) : textOf(position[key as keyof Position]));
  }
  pieces.push('}');
  return sha256(pieces.join(''));
}

/** Each unit as a member of the units: its id, a colon and its text. */
const members = new Known<Unit, string>();

function memberOf(id: string, unit: Unit): string {
  return members.of(unit, () => {
    // The values printed on a counter never change, whatever happens to its unit; most units have done nothing yet.
    textOf(unit.sheet);
    textOf(NO_ACTS);
    return `${JSON.stringify(id)}:${canonicalJson(unit, texts)}`;
  });
}

/** The units that were written last, their ids in order, and their text. From turn to turn few of them change. */
interface Written {
  readonly of: Position['units'];
  /** As they came. */
  readonly ids: readonly string[];
  readonly inOrder: readonly string[];
  /** By the ids in order. */
  readonly units: readonly Unit[];
  readonly members: readonly string[];
  readonly text: string;
}

let written: Written | null = null;

/** The canonical text of units: each under its id, the ids in order. */
function textOfUnits(units: Position['units']): string {
  if (written?.of !== units) written = write(units, written);
  return written.text;
}

function write(of: Position['units'], last: Written | null): Written {
  const ids = Object.keys(of);
  const same = ids.length === last?.ids.length && ids.every((id, at) => id === last.ids[at]) ? last : null;
  const inOrder = same?.inOrder ?? [...ids].sort();
  const units = inOrder.map((id) => of[id] as Unit);
  const now = units.map((unit, at) => {
    const known = unit === same?.units[at] ? same.members[at] : undefined;
    return known ?? memberOf(inOrder[at] as string, unit);
  });
  return { of, ids, inOrder, units, members: now, text: `{${now.join(',')}}` };
}

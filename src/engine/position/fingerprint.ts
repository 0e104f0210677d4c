import { canonicalJson, sha256 } from '../canonical/canonical.js';
import type { Position } from './position.js';

/** Canonical text of parts that positions share. Parts are immutable, so a text stays true as long as its part lives. */
const texts = new WeakMap<object, string>();

function textOf(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = canonicalJson(part);
  texts.set(part, text);
  return text;
}

/** What only one side knows. Fingerprints are public, and what is one of few could be guessed from them. */
const PRIVATE: ReadonlySet<string> = new Set<keyof Position>(['plan', 'standing', 'supplies', 'hidden']);

/**
 * The fingerprint of a position: SHA-256 of its canonical JSON (RFC 8785), in hexadecimal, without what only one side
 * knows. Units and the ground, which positions share, are written once and remembered.
 */
export function fingerprint(position: Position): string {
  const members = Object.keys(position)
    .filter((key) => !PRIVATE.has(key))
    .sort()
    .map((key) => {
      const value = position[key as keyof Position];
      if (key === 'units') return `"units":${unitsText(position)}`;
      return `${JSON.stringify(key)}:${typeof value === 'object' && value !== null ? textOf(value) : canonicalJson(value)}`;
    });
  return sha256(`{${members.join(',')}}`);
}

/** As canonical JSON: each unit under its id, the ids in order. */
function unitsText({ units }: Position): string {
  let text = '';
  for (const id of Object.keys(units).sort()) {
    text += `${text === '' ? '' : ','}${JSON.stringify(id)}:${textOf(units[id] as object)}`;
  }
  return `{${text}}`;
}

import { sha256 } from '../engine/canonical/canonical.js';

/** A UUID (version 8) that is made from the hash of a text. */
export function idFrom(text: string): string {
  return sha256(text).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_all, a: string, b: string, c: string, d: string, e: string) => `${a}-${b}-8${c}-a${d}-${e}`,
  );
}

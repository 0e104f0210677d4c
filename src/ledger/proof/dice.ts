import { hmacSha256, sha256Bytes } from '../../digest/digest.js';
import { bytesOfHex, hexOf } from '../../digest/encodings.js';
import { canonicalJson, sha256 } from '../../engine/canonical/canonical.js';

/*
 * Committed dice, as docs/dice.md describes them so that a stranger can compute them. Secrets are 32 bytes in
 * hexadecimal digits. The secret of a turn is the SHA-256 of the secret of the turn after it, so that whoever knows one
 * knows those of all turns before, and none of those to come; the commitment is the link before the first.
 */

/** Turns that a game has secrets for, by default: a game by mail of a turn a day would last for 27 years. */
export const CHAIN_TURNS = 10_000;

/** The secret of the turn before; of the first turn: the commitment. */
export function secretBefore(secret: string): string {
  return sha256(bytesOfHex(secret));
}

/** The secret so many turns before. */
export function secretTurnsBefore(secret: string, turns: number): string {
  let bytes = bytesOfHex(secret);
  for (let count = 0; count < turns; count += 1) bytes = sha256Bytes(bytes);
  return hexOf(bytes);
}

/** The hash by which a seat binds itself to a word; `commitment`: that of the server, so that it was there before. */
export function sealOf(game: string, commitment: string, seat: string, word: string): string {
  return sha256(canonicalJson(['herald word', game, commitment, seat, word]));
}

/** Words by seat, as they go into keys. */
export type Words = Readonly<Record<string, string>>;

/** The key of all dice of a turn that everybody may see; `secret`: that of the turn. */
export function keyOfTurn(secret: string, game: string, turn: number, words: Words): Uint8Array {
  return hmacSha256(bytesOfHex(secret), canonicalJson(['herald dice', game, turn, words]));
}

/** The key of all dice of a game that not everybody may see. */
export function keyOfHidden(secret: string, game: string, words: Words): Uint8Array {
  return hmacSha256(bytesOfHex(secret), canonicalJson(['herald hidden dice', game, words]));
}

/** An order to which dice belong: the place that it has in the log, and what everybody may know of it. */
export interface DicePlace {
  readonly game: string;
  /** From 1: one more than turns had ended. */
  readonly turn: number;
  /** Counts the orders of the turn, from 1. */
  readonly number: number;
  readonly seat: string;
  /** The order; null: it is of a type of which not everybody may see all. */
  readonly order: unknown;
}

/** The hash of an order that its dice come from. It holds nothing that the server could choose, such as the time. */
export function hashOfOrder({ game, turn, number, seat, order }: DicePlace): string {
  return sha256(canonicalJson([game, turn, number, seat, order]));
}

/** A die as it is told apart from all others of its order. */
export interface DieName {
  readonly purpose: string;
  readonly subject?: string;
  /** Counts the dice of the order with this purpose and subject, from 1. */
  readonly number: number;
}

/** The face that a die shows, from 1 to `faces` (at most 256). */
export function faceOfDie(
  key: Uint8Array,
  orderHash: string,
  { purpose, subject, number }: DieName,
  faces: number,
): number {
  for (let block = 0; ; block += 1) {
    const name = canonicalJson([orderHash, purpose, subject ?? null, number, block]);
    const face = faceIn(hmacSha256(key, name), faces);
    if (face !== null) return face;
  }
}

/**
 * The first byte below the largest multiple of `faces` decides, so that all faces are equally likely; null: none is.
 */
export function faceIn(bytes: Uint8Array, faces: number): number | null {
  const limit = 256 - (256 % faces);
  const byte = bytes.find((one) => one < limit);
  return byte === undefined ? null : (byte % faces) + 1;
}

/** Counts dice by purpose and subject, in the order in which they are asked for. */
export class DieNames {
  readonly #counts = new Map<string, number>();

  next({ purpose, subject }: Omit<DieName, 'number'>): DieName {
    const name = canonicalJson([purpose, subject ?? null]);
    const number = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, number);
    return { purpose, ...(subject === undefined ? {} : { subject }), number };
  }
}

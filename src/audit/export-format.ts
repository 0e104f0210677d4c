import type { SeatId } from '../engine/position/seat.js';
import type { Amendment, Claim } from '../engine/game/parley/course.js';
import type { Chained } from '../ledger/hash-chain.js';
import type { Disclosed, SecretPath } from '../ledger/secrets.js';

/*
 * An exported game is NDJSON: a header, one line an event in the order of their revisions, a footer. Every line is
 * canonical JSON (RFC 8785), so that two exports of the same events for the same viewer are equal byte by byte. What a
 * viewer may not see is a commitment in place of its value. Version 1 knew no secrets and version 2 no signed head;
 * both are still read.
 */
export const EXPORT_FORMAT = 'herald-game';
/** The bundle of a claim: the game up to the end of the claim, in the same form. */
export const BUNDLE_FORMAT = 'herald-claim';
export const EXPORT_VERSION = 3;
/** The versions of the format that are read. */
export const EXPORT_VERSIONS_READ: readonly number[] = [1, 2, EXPORT_VERSION];

export interface ExportHeader {
  readonly format: typeof EXPORT_FORMAT | typeof BUNDLE_FORMAT;
  readonly formatVersion: number;
  /** Id of the game. */
  readonly game: string;
  readonly ruleset: { readonly id: string; readonly version: number };
  /** The seat for which it is, null for somebody without one; absent: for somebody who may see everything. */
  readonly seenBy?: SeatId | null;
  /** Of a bundle: the number of the claim or amendment in its game. */
  readonly claim?: number;
}

/**
 * An event as it is exported: what its hash covers, and what is disclosed of its secrets. Its place in one store's
 * global order is no part of the game.
 */
export interface ExportedEvent extends Chained {
  readonly hash: string;
  /** The secrets that the viewer may see, by path. Absent: none. */
  readonly disclosed?: Readonly<Record<SecretPath, Disclosed>>;
}

/** The last line; an export without it is truncated. */
export interface ExportFooter {
  readonly end: true;
  readonly events: number;
  readonly lastHash: string;
  /** Of the position after the last event. */
  readonly fingerprint: string;
  /** Events of which something is withheld from the viewer. Since version 2. */
  readonly withheld?: number;
  /**
   * The revision before which the export ends, since this event hides something from the viewer and was recorded before
   * secrets had commitments; null: the export is whole. Since version 2.
   */
  readonly endsBefore?: number | null;
  /** The signed head of the game after the last event; absent: it was not signed. Since version 3. */
  readonly head?: string;
  /** Of the bundle of a claim: the claim as the log tells it. */
  readonly claim?: Claim;
  /** Of the bundle of an amendment: the amendment as the log tells it. */
  readonly amendment?: Amendment;
}

/** Bounds of what is read, so that a hostile file can exhaust neither memory nor time. */
export interface ExportLimits {
  readonly lineBytesMax: number;
  readonly eventsMax: number;
  readonly bytesMax: number;
}

const MEBIBYTE = 1024 * 1024;

/** An event's data has at most 1 MiB, so a line has less than 2. */
export const EXPORT_LIMITS: ExportLimits = {
  lineBytesMax: 2 * MEBIBYTE,
  eventsMax: 1_000_000,
  bytesMax: 1024 * MEBIBYTE,
};

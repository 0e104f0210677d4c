import type { RecordedEvent } from '../ledger/ledger.js';

/*
 * An exported game is NDJSON: a header, one line an event in the order of their revisions, a footer. Every line is
 * canonical JSON (RFC 8785), so that two exports of the same events are equal byte by byte.
 */
export const EXPORT_FORMAT = 'herald-game';
export const EXPORT_VERSION = 1;

export interface ExportHeader {
  readonly format: typeof EXPORT_FORMAT;
  readonly formatVersion: typeof EXPORT_VERSION;
  /** Id of the game. */
  readonly game: string;
  readonly ruleset: { readonly id: string; readonly version: number };
}

/** An event as it is exported. Its place in one store's global order is no part of the game. */
export type ExportedEvent = Omit<RecordedEvent, 'globalPosition'>;

/** The last line; an export without it is truncated. */
export interface ExportFooter {
  readonly end: true;
  readonly events: number;
  readonly lastHash: string;
  /** Of the position after the last event. */
  readonly fingerprint: string;
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

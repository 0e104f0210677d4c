import type { Writable } from 'node:stream';

/**
 * Keeps the process alive when its log cannot be written: the disk is full, or the reader of a pipe has gone. Lost
 * lines are counted, and the games go on. A command fails if its result cannot be written (src/cli/streams.ts); these
 * listeners are removed here, since the log of a server is not its result.
 */
export function surviveOutlets(outlets: readonly Writable[], lost: () => void): void {
  for (const outlet of outlets) outlet.removeAllListeners('error').on('error', lost);
}

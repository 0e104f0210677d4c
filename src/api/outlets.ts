import type { Writable } from 'node:stream';

/**
 * Keeps the process alive when what it says cannot be written: a full disk under the log, a reader that has gone.
 * What is lost is counted; the games go on. A command fails when its result cannot be written (src/cli/streams.ts): what
 * listens for that is taken off, since a server's result is not what it says.
 */
export function surviveOutlets(outlets: readonly Writable[], lost: () => void): void {
  for (const outlet of outlets) outlet.removeAllListeners('error').on('error', lost);
}

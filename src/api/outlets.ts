import type { Writable } from 'node:stream';

/**
 * Keeps the process alive when what it says cannot be written: a full disk under the log, a reader that has gone.
 * What is lost is counted; the games go on.
 */
export function surviveOutlets(outlets: readonly Writable[], lost: () => void): void {
  for (const outlet of outlets) outlet.on('error', lost);
}

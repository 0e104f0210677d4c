import type { Writable } from 'node:stream';

/** Where a command writes: results to `out`, everything else to `err`. */
export interface Streams {
  readonly out: Writable;
  readonly err: Writable;
  /** A person watches `err`: progress bars make sense. */
  readonly watched: boolean;
}

export function processStreams(): Streams {
  return { out: process.stdout, err: process.stderr, watched: process.stderr.isTTY };
}

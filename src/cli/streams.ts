import type { Writable } from 'node:stream';

/** Where a command writes: results to `out`, everything else to `err`. */
export interface Streams {
  readonly out: Writable;
  readonly err: Writable;
  /** A person watches `err`: progress bars make sense. */
  readonly watched: boolean;
}

/** The streams of this process. It is no failure if a reader closes the pipe early (`| head`). */
export function processStreams(): Streams {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  return { out: process.stdout, err: process.stderr, watched: process.stderr.isTTY };
}

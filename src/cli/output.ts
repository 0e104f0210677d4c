import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { progressBar, type Progress } from './progress.js';
import type { Streams } from './streams.js';
import { isSystemError } from './system-error.js';

/** The output of a command: text for people, or one JSON document for programs (`--json`). */
export interface Output {
  readonly json: boolean;
  /** A line of the result, for people; silent with --json. */
  line(text?: string): void;
  /** The whole result as one JSON document; silent without --json. */
  document(value: unknown): void;
  /**
   * The result itself as it comes, in a form of its own, no faster than it is taken. If the reader closes the pipe, the
   * rest is not made, and that is no failure.
   */
  pour(text: AsyncIterable<string>): Promise<void>;
  /** A remark on stderr, whatever the form of the result. */
  note(text: string): void;
  /** Progress of long work: a bar on stderr if a person watches and the result is for people. */
  progress(label: string): Progress;
}

/** The output of a command: lines for people, or with `json` one document. */
export function outputOf(streams: Streams, json: boolean): Output {
  return {
    json,
    line(text = '') {
      if (!json) streams.out.write(`${text}\n`);
    },
    document(value) {
      if (json) streams.out.write(`${JSON.stringify(value, null, 2)}\n`);
    },
    async pour(text) {
      try {
        await pipeline(Readable.from(text), streams.out, { end: false });
      } catch (error) {
        if (!isClosedByReader(error)) throw error;
      }
    },
    note(text) {
      streams.err.write(`${text}\n`);
    },
    progress: (label) => progressBar(json ? { ...streams, watched: false } : streams, label),
  };
}

/** The reader of a pipe has closed it (`| head`). */
function isClosedByReader(error: unknown): boolean {
  return isSystemError(error) && error.code === 'EPIPE';
}

import { isUtf8 } from 'node:buffer';
import { ExportUnreadable } from './export-unreadable.js';
import type { ExportLimits } from './export-format.js';

/** A line of a file, without its line feed. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** It ended with a line feed; only the last line of a file can lack it. */
  readonly whole: boolean;
}

const LINE_FEED = 0x0a;

/**
 * The lines of a file of UTF-8, bounded: no line and no file larger than the limits is held.
 * @throws ExportUnreadable with the line at which a limit is passed, or that is not UTF-8
 */
export async function* linesOf(
  source: AsyncIterable<Uint8Array>,
  limits: Pick<ExportLimits, 'lineBytesMax' | 'bytesMax'>,
): AsyncGenerator<Line, void, undefined> {
  let number = 1;
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > limits.bytesMax) throw new ExportUnreadable(number, `the file has more than ${limits.bytesMax} bytes`);
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); ; end = chunk.indexOf(LINE_FEED, start)) {
      const part = chunk.subarray(start, end < 0 ? chunk.length : end);
      pendingBytes += part.length;
      if (pendingBytes > limits.lineBytesMax) {
        throw new ExportUnreadable(number, `the line has more than ${limits.lineBytesMax} bytes`);
      }
      pending.push(part);
      if (end < 0) break;
      yield { number, text: textOf(pending, number), whole: true };
      [number, pending, pendingBytes, start] = [number + 1, [], 0, end + 1];
    }
  }
  if (pendingBytes > 0) yield { number, text: textOf(pending, number), whole: false };
}

function textOf(parts: readonly Uint8Array[], number: number): string {
  const bytes = Buffer.concat(parts);
  if (!isUtf8(bytes)) throw new ExportUnreadable(number, 'the line is no UTF-8');
  return bytes.toString('utf8');
}

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
/** Bytes of text as they are: it refuses what is no UTF-8, and keeps a byte order mark. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

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
  try {
    return UTF8.decode(joined(parts));
  } catch (error) {
    if (error instanceof TypeError) throw new ExportUnreadable(number, 'the line is no UTF-8');
    throw error;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const part of parts) {
    bytes.set(part, start);
    start += part.length;
  }
  return bytes;
}

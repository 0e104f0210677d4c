import { NotVerified } from '../../../src/verifier/verifier.js';

/** The ways in which files of that ending are packed. */
const PACKED = [
  { ending: '.gz', format: 'gzip' },
  { ending: '.br', format: 'brotli' },
] as const;

/**
 * The bytes of a file that somebody chose, unpacked if its name ends in `.gz`, or in `.br` where the browser can do
 * that. `counted` is told the bytes of the file that were read so far.
 * Throws NotVerified if the file cannot be read or unpacked.
 */
export async function* bytesOf(
  file: File,
  counted: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.length;
      counted(bytes);
      controller.enqueue(chunk);
    },
  });
  const reader = unpacked(file.name, file.stream().pipeThrough(count)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new NotVerified(`The file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      });
      if (done) return;
      yield value;
    }
  } finally {
    // A file that was refused in the middle is not read on; one that cannot be read has told why already.
    await reader.cancel().catch(() => undefined);
  }
}

function unpacked(name: string, stream: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  const packed = PACKED.find(({ ending }) => name.toLowerCase().endsWith(ending));
  return packed ? stream.pipeThrough(unpackerOf(packed)) : stream;
}

/** Browsers know different formats. Throws NotVerified. */
function unpackerOf({ ending, format }: (typeof PACKED)[number]): DecompressionStream {
  try {
    // The list of formats that TypeScript knows is older than Brotli in browsers.
    return new DecompressionStream(format as CompressionFormat);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new NotVerified(`This browser cannot unpack files that end in ${ending}: unpack the file first.`);
  }
}

import { Worker } from 'node:worker_threads';

/** An SVG document that is wanted as PNG, so many px wide. */
export interface PngAsked {
  readonly svg: string;
  readonly widthPx: number;
}

/** The thread that draws has ended without a picture. */
class PngThreadEnded extends Error {
  readonly type = 'pngThreadEnded';
  constructor(code: number) {
    super(`the thread that draws a picture has ended with code ${code}`);
  }
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Draws a PNG in a thread of its own, since drawing takes some tenths of a second, in which the thread that answers
 * would answer nobody. Pictures are drawn one after the other: they take much memory.
 */
export function pngLater(asked: PngAsked): Promise<Buffer> {
  const drawn = before.then(() => drawnInThread(asked));
  // The next picture is drawn whether this one fails or not; the one who asked for it hears of its failure.
  before = drawn.then(nothing, nothing);
  return drawn;
}

function drawnInThread(asked: PngAsked): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./png-worker.js', import.meta.url), { workerData: asked });
    worker.once('message', (png: Uint8Array) => resolve(Buffer.from(png)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new PngThreadEnded(code)));
  });
}

function nothing(): void {
  return undefined;
}

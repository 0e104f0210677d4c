/** Milliseconds to wait before the first, second… repetition; the last holds for all that follow. */
const WAITS_MS = [200, 500, 1000, 2000, 5000, 10_000];

/** Resolves before the repetition of that number (from 0), or at once when the signal says to stop. */
export async function waitBefore(repetition: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, WAITS_MS[Math.min(repetition, WAITS_MS.length - 1)]);
    signal?.addEventListener('abort', done);
  });
}

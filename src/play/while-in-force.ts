/** Looks after the key with which something is followed. */
export interface KeyWatch {
  /** The last revision that there is by now. */
  head(): Promise<number>;
  /** Throws when the key is void, as its stream is at `revision` or later. */
  assertInForce(revision?: number): Promise<void>;
  /** Yields the revision of the seats or the account at the beginning, then whenever they have changed. */
  changes(signal: AbortSignal): AsyncIterable<number>;
}

/**
 * The events of a source, as long as the key is in force. No event is shown that was recorded after the key was void:
 * an event that was there when the key was asked about last was recorded before; for one that came later it is asked
 * anew. Where nothing comes the changes of seats and account end it. Without a key nothing ends it. Throws what
 * `assertInForce` throws.
 */
export async function* whileInForce<Event extends { readonly revision: number }>(
  source: (signal: AbortSignal) => AsyncIterable<Event>,
  watches: readonly KeyWatch[],
  signal: AbortSignal,
): AsyncGenerator<Event> {
  if (watches.length === 0) {
    yield* source(signal);
    return;
  }
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  let fault: { readonly error: unknown } | null = null;
  const watching = watches.map((watch) =>
    watchFor(watch, either).catch((error: unknown) => {
      fault ??= { error };
      ending.abort();
    }),
  );
  try {
    let proven = -1;
    for await (const event of source(either)) {
      if (event.revision > proven) {
        proven = await provenHead(watches);
      }
      yield event;
    }
  } finally {
    ending.abort();
    await Promise.all(watching);
  }
  rethrow(fault);
}

/** A revision, the least that there is by now, up to which all keys were in force. */
async function provenHead(watches: readonly KeyWatch[]): Promise<number> {
  const heads = await Promise.all(watches.map((watch) => watch.head()));
  for (const watch of watches) await watch.assertInForce();
  return Math.min(...heads);
}

async function watchFor(watch: KeyWatch, signal: AbortSignal): Promise<void> {
  for await (const revision of watch.changes(signal)) await watch.assertInForce(revision);
}

function rethrow(fault: { readonly error: unknown } | null): void {
  if (fault) throw fault.error;
}

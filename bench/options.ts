/** Options of a measurement that can be made at several sizes and on several databases; absent: as it is listed. */
export interface BenchOptions {
  /** Numbers of events. */
  readonly sizes?: readonly number[];
  /** `sqlite`, `postgres`. */
  readonly stores?: readonly string[];
}

/** Reads `--sizes 10000,100000` and `--stores sqlite,postgres`. Throws if a size is no number. */
export function benchOptions({ sizes, stores }: { readonly sizes?: string; readonly stores?: string }): BenchOptions {
  const numbers = sizes?.split(',').map((size) => {
    if (!/^\d+$/.test(size)) throw new Error(`${size} is no number of events`);
    return Number(size);
  });
  return { ...(numbers ? { sizes: numbers } : {}), ...(stores === undefined ? {} : { stores: stores.split(',') }) };
}

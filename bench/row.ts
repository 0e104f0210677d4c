/** One measured number. `value` is a median of several runs where the measurement allows it. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The conditions of the measurement: size, ratio, and the like. */
  readonly note?: string;
}

/** A group of measurements that are made together. */
export interface BenchGroup {
  readonly title: string;
  readonly rows: readonly BenchRow[];
}

/** Median of an odd or even number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * How often per second `work` is done: the median of `runs` runs of at least `milliseconds` each, after one to warm up.
 */
export function ratePerSecond(work: () => void, { runs = 5, milliseconds = 300 } = {}): number {
  const once = (): number => {
    const started = performance.now();
    for (let times = 1; ; times += 1) {
      work();
      const elapsed = performance.now() - started;
      if (elapsed >= milliseconds) return (times * 1000) / elapsed;
    }
  };
  once();
  return median(Array.from({ length: runs }, once));
}

/** One measured number. `value` is a median of several runs where the measurement allows it. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The conditions of the measurement: size, ratio, and the like. */
  readonly note?: string;
  /** The floor that bounds it, measured beside it. */
  readonly floor?: Floor;
}

/** The least that must be done for a measurement: how fast that alone is, run by run beside the measurement. */
export interface Floor {
  readonly name: string;
  readonly value: number;
  /** How many times as fast as the floor the measurement was, in each run. */
  readonly ratios: readonly number[];
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

/** The value within which a share (0 to 1) of sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A median of ratios with the least and the greatest of them: `1.08 (1.02 to 1.15)`; a single ratio by itself. */
export function spread(ratios: readonly number[]): string {
  if (ratios.length === 1) return ratioText(median(ratios));
  const [least, greatest] = [Math.min(...ratios), Math.max(...ratios)];
  return `${ratioText(median(ratios))} (${ratioText(least)} to ${ratioText(greatest)})`;
}

/** Two decimals, and for smaller ratios two digits that say something. */
function ratioText(ratio: number): string {
  return ratio < 0.1 ? String(Number(ratio.toPrecision(2))) : ratio.toFixed(2);
}

/**
 * How often per second `work` is done: the median of `runs` runs of at least `milliseconds` each, after one to warm up.
 */
export function ratePerSecond(work: () => void, { runs = 5, milliseconds = 300 } = {}): number {
  const once = (): number => rateOnce(work, milliseconds);
  once();
  return median(Array.from({ length: runs }, once));
}

/** How often per second `work` is done, in one run of at least so many milliseconds. */
export function rateOnce(work: () => void, milliseconds = 300): number {
  const started = performance.now();
  for (let times = 1; ; times += 1) {
    work();
    const elapsed = performance.now() - started;
    if (elapsed >= milliseconds) return (times * 1000) / elapsed;
  }
}

/** A measurement and its floor, measured in turn run by run; each gives a rate, the higher the faster. */
export interface Beside {
  readonly name: string;
  readonly unit: string;
  readonly note?: string;
  readonly measure: () => number | Promise<number>;
  readonly floor: { readonly name: string; readonly measure: () => number | Promise<number> };
  readonly runs?: number;
}

/** Measures something and its floor in turn, after one run of each to warm up, so that both have the same machine. */
export async function besideFloor({ name, unit, note, measure, floor, runs = 5 }: Beside): Promise<BenchRow> {
  await floor.measure();
  await measure();
  const [values, floors]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await floor.measure());
    values.push(await measure());
  }
  const ratios = values.map((value, run) => value / (floors[run] ?? Number.NaN));
  const bound = { name: floor.name, value: median(floors), ratios };
  return { name, value: median(values), unit, floor: bound, ...(note === undefined ? {} : { note }) };
}

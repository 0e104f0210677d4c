/** Something that a path leads to, and the cost of that path, in MP. */
interface Reached {
  readonly mp: number;
}

/** A way that is still to be gone on from, and what it leads to. */
interface Queued<Way> {
  readonly way: Way;
  readonly end: string;
}

/**
 * Everything that can be reached from a start, each by a cheapest path (the first found among equals), cheapest first.
 * `next` gives the ends that one more step leads to, never cheaper than before; `key` tells two ends apart. The start
 * is left out.
 */
export function cheapestWays<Way extends Reached>(
  start: Way,
  next: (way: Way) => readonly Way[],
  key: (way: Way) => string,
): readonly Way[] {
  return [...waysByCost(start, next, key)];
}

/** The same, one by one: the search stops at the last item that the caller asks for. */
export function* waysByCost<Way extends Reached>(
  start: Way,
  next: (way: Way) => readonly Way[],
  key: (way: Way) => string,
): Generator<Way, void, undefined> {
  // By end, the least cost at which it was come to so far: whatever is no cheaper comes to nothing new.
  const least = new Map([[key(start), 0]]);
  const open: Queued<Way>[][] = [[{ way: start, end: key(start) }]];
  for (let mp = 0; mp < open.length; mp += 1) {
    const level = open[mp] ?? [];
    for (let index = 0; index < level.length; index += 1) {
      const { way, end } = level[index] as Queued<Way>;
      if (least.get(end) !== mp) continue;
      if (way !== start) yield way;
      for (const further of next(way)) {
        const [cost, to] = [further.mp - start.mp, key(further)];
        if ((least.get(to) ?? Infinity) <= cost) continue;
        least.set(to, cost);
        (open[cost] ??= []).push({ way: further, end: to });
      }
    }
  }
}

/** Something that a path leads to, and the cost of that path, in MP. */
interface Reached {
  readonly mp: number;
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
  const seen = new Set([key(start)]);
  const open: Way[][] = [[start]];
  for (let mp = 0; mp < open.length; mp += 1) {
    const level = open[mp] ?? [];
    for (let index = 0; index < level.length; index += 1) {
      const way = level[index] as Way;
      if (way !== start) {
        if (seen.has(key(way))) continue;
        seen.add(key(way));
        yield way;
      }
      for (const further of next(way)) {
        if (!seen.has(key(further))) (open[further.mp - start.mp] ??= []).push(further);
      }
    }
  }
}

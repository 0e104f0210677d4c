/** The word among `words` that was most likely meant by `written`, or undefined if none is near enough. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  const wanted = written.toLowerCase();
  const changesMax = Math.max(1, Math.floor(written.length / 3));
  let best: { readonly word: string; readonly changes: number } | undefined;
  for (const word of words) {
    if (Math.abs(word.length - written.length) > changesMax) continue;
    const changes = changesBetween(wanted, word.toLowerCase());
    if (changes <= changesMax && changes < (best?.changes ?? Infinity)) best = { word, changes };
  }
  return best?.word;
}

/** `; did you mean Roland?`, or nothing. */
export function didYouMean(written: string, words: Iterable<string>): string {
  const meant = nearest(written, words);
  return meant === undefined || meant === written ? '' : `; did you mean ${meant}?`;
}

/**
 * Letters that must be added, left out, replaced or swapped with their neighbour to make one word of the other
 * (optimal string alignment). Words here are short, so that the plain table is fast enough.
 */
function changesBetween(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        (last[column] as number) + 1,
        (now[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] as number) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last[other.length] as number;
}

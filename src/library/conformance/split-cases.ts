/**
 * The text of each case of a file that is no sound YAML, told apart by the dashes of the list alone. Empty lines stand
 * for what comes before, so that lines keep their numbers. No cases: there is no list to be seen.
 */
export function splitCases(text: string): readonly string[] {
  const lines = text.split('\n');
  const dash = lines.map((line) => /^( *)- /.exec(line)?.[1]).find((indent) => indent !== undefined);
  if (dash === undefined) return [];
  const starts = lines.flatMap((line, index) => (line.startsWith(`${dash}- `) ? [index] : []));
  return starts.map((start, index) => '\n'.repeat(start) + lines.slice(start, starts[index + 1]).join('\n'));
}

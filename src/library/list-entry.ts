/** Columns of a line of Markdown. */
const WIDTH = 118;

/** An entry of a Markdown list in lines of at most 118 columns, broken at blanks. */
export function listEntry(text: string): string {
  const lines: string[] = [];
  let line = '-';
  for (const word of text.trim().split(/\s+/)) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = `  ${word}`;
    } else line = `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

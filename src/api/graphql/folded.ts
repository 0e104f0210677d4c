/** Columns of a line of schema.graphql. */
const COLUMNS = 120;

/**
 * A printed schema in which no line of a description, and no union, is longer than a line may be. The server itself
 * answers a description in one line, since tools break it where they need to.
 */
export function folded(sdl: string): string {
  let isInBlock = false;
  return sdl
    .split('\n')
    .flatMap((line) => {
      if (line.trim() === '"""') isInBlock = !isInBlock;
      if (isInBlock) return foldedLine(line);
      return line.startsWith('union ') && line.length > COLUMNS ? membersBelow(line) : [line];
    })
    .join('\n');
}

function foldedLine(line: string): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let rest = line;
  while (rest.length > COLUMNS) {
    const at = rest.lastIndexOf(' ', COLUMNS);
    if (at <= indent.length) break;
    lines.push(rest.slice(0, at));
    rest = indent + rest.slice(at + 1);
  }
  return [...lines, rest];
}

/** A union with a line for each of its members. */
function membersBelow(line: string): readonly string[] {
  const [name = '', members = ''] = line.split(' = ');
  return [`${name} =`, ...members.split(' | ').map((member) => `  | ${member}`)];
}

import type { BoardDocument, HexList } from '../engine/board/document.js';

/** Longest line of a board file. */
const WIDTH = 118;

/** A board as the text of its file (content/schemas/board.schema.json); `parseBoard` reads the same board from it. */
export function writeBoard(board: BoardDocument): string {
  const {
    id,
    title,
    columns,
    rows,
    terrain,
    under,
    walls = [],
    hexsides,
    features,
    elevation,
    flow = [],
    roads = [],
  } = board;
  const parts = [
    `id: ${id}\ntitle: ${JSON.stringify(title)}\ncolumns: ${columns}\nrows: ${rows}\n`,
    listing('terrain', terrain),
    listing('under', under),
    walls.length > 0 ? `walls:\n${walls.map((area) => `  - ${list(area, 4)}\n`).join('')}` : '',
    listing('hexsides', hexsides),
    listing('features', features),
    listing('elevation', elevation),
    flow.length > 0 ? `flow:\n${flow.map((line) => `  - ${list(line, 4)}\n`).join('')}` : '',
    roads.length > 0 ? `roads:\n${roads.map((road) => `  - ${list(road, 4)}\n`).join('')}` : '',
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function listing(name: string, lists: Readonly<Record<string, HexList | undefined>> = {}): string {
  const entries = Object.entries(lists).flatMap(([type, hexes]) => {
    const key = /^[a-z]/i.test(type) ? type : `'${type}'`;
    return hexes && hexes.length > 0 ? [`  ${key}: ${list(hexes, 2 + key.length + 2)}\n`] : [];
  });
  return entries.length > 0 ? `${name}:\n${entries.join('')}` : '';
}

/** The list on one line, or if that is too long, on as few lines as possible. */
function list(hexes: HexList, column: number): string {
  const short = `[${hexes.join(', ')}]`;
  if (column + short.length <= WIDTH) return short;
  const lines = [''];
  for (const hex of hexes) {
    const line = lines.at(-1) as string;
    if (4 + line.length + hex.length + 2 > WIDTH) lines.push(`${hex}, `);
    else lines[lines.length - 1] = `${line}${hex}, `;
  }
  return `[\n${lines.map((line) => `    ${line.trimEnd()}\n`).join('')}  ]`;
}

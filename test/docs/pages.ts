import { readdirSync, readFileSync } from 'node:fs';

const NOT_OURS = new Set(['node_modules', 'dist', 'dist-bench', 'data', 'coverage']);

/** Every file of the repository below a folder, by its path from the root; what is installed or built is left out. */
export function filesBelow(folder = ''): readonly string[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name === '.git') return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? [path, ...filesBelow(path)] : [path];
  });
}

export interface Page {
  readonly file: string;
  readonly lines: readonly string[];
  /** Pieces of code: what stands between backticks, and the lines of blocks of code. */
  readonly code: readonly string[];
  /** The text without blocks of code and without code between backticks. */
  readonly prose: string;
}

export function readPage(file: string): Page {
  const text = readFileSync(file, 'utf8');
  const code: string[] = [];
  const take = (piece: string): string => {
    code.push(...piece.split('\n'));
    return ' ';
  };
  const fenced = text.replace(/^( *)```.*?^ *```/gms, take);
  const indented = fenced.replace(/(?<=\n\n)(?:(?: {4,}.*)?\n)+/g, take);
  const prose = indented.replace(/`([^`]+)`/g, (_, piece: string) => take(piece.replace(/\n/g, ' ')));
  return { file, lines: text.split('\n'), code, prose };
}

/** The anchors of a page, as GitHub makes them of its headings. */
export function anchorsOf(file: string): ReadonlySet<string> {
  const heads = [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, head = '']) => head);
  return new Set(
    heads.map((head) =>
      head
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replace(/ /g, '-'),
    ),
  );
}

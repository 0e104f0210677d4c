import { compareLabels, isOnGrid, type Grid } from '../hex/grid.js';
import { parseLabel, printLabel, type Label } from '../hex/label.js';

/** The hexes that a list names, and what is wrong with its entries. */
export interface NamedHexes {
  readonly labels: readonly Label[];
  readonly errors: readonly { readonly where: string; readonly reason: string }[];
}

/** Reads labels and blocks `B2..D5`; a block leaves out nothing, so all its hexes must lie on the board. */
export function readHexList(grid: Grid, list: readonly string[]): NamedHexes {
  const labels: Label[] = [];
  const errors: { where: string; reason: string }[] = [];
  for (const entry of list) {
    const named = readEntry(entry);
    if (!named) {
      errors.push({ where: entry, reason: 'is neither a hex (L10) nor a block of hexes (B2..D5)' });
    } else if (named.some((corner) => !isOnGrid(grid, corner))) {
      errors.push({ where: entry, reason: 'lies off the board' });
    } else {
      labels.push(...blockOf(named));
    }
  }
  return { labels, errors };
}

/** A list as labels only, for documents that are rewritten. */
export function spelledOut(grid: Grid, list: readonly string[]): readonly string[] {
  return readHexList(grid, list).labels.map(printLabel);
}

type Corners = readonly [Label, Label];

function readEntry(entry: string): Corners | null {
  const [one = '', other = one, ...rest] = entry.split('..');
  const first = parseLabel(one);
  const last = parseLabel(other);
  if (!first || !last || rest.length > 0) return null;
  return first.column <= last.column && first.row <= last.row ? [first, last] : null;
}

function blockOf([first, last]: Corners): readonly Label[] {
  const labels: Label[] = [];
  for (let column = first.column; column <= last.column; column += 1) {
    for (let row = first.row; row <= last.row; row += 1) labels.push({ column, row });
  }
  return labels.sort(compareLabels);
}

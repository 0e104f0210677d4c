import { readHexList } from '../../engine/board/hex-list.js';
import type { Grid } from '../../engine/hex/grid.js';
import { printLabel } from '../../engine/hex/label.js';

const HEX = String.raw`([A-Z])\1*[1-9][0-9]*`;
const BLOCK = new RegExp(String.raw`(?<![\w./])${HEX}\.\.([A-Z])\2*[1-9][0-9]*(?![\w/])`, 'g');

/**
 * The line of a board's file that speaks of a hex or hexside: one that names it, either hex first, else one that names
 * a hex of it, else one with a block that holds such a hex; 1 if none does.
 */
export function lineNaming(text: string, where: string, grid: Grid): number {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, ''));
  // A lower location is written like its hex.
  const hexes = where.split('/').filter((part) => part !== 'under');
  const names = [where, hexes.toReversed().join('/'), ...hexes];
  for (const name of names) {
    const word = new RegExp(`(?<![\\w./])${name.replaceAll(/[^\w]/g, '\\$&')}(?![\\w/.])`);
    const found = lines.findIndex((line) => word.test(line));
    if (found >= 0) return found + 1;
  }
  const blocked = lines.findIndex((line) =>
    [...line.matchAll(BLOCK)].some(([block]) =>
      readHexList(grid, [block]).labels.some((label) => hexes.includes(printLabel(label))),
    ),
  );
  return blocked < 0 ? 1 : blocked + 1;
}

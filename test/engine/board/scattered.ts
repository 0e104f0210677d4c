import fc from 'fast-check';
import type { BoardDocument } from '../../../src/engine/board/document.js';
import { cellOf, isOnGrid, labelOf, labelsOf } from '../../../src/engine/hex/grid.js';
import { printHexside } from '../../../src/engine/hex/hexside.js';
import { stepped } from '../../../src/engine/hex/lattice.js';

/** All hexsides of a board of that size that lie between two of its hexes. */
export function hexsidesOf(size: Pick<BoardDocument, 'columns' | 'rows'>): readonly string[] {
  return labelsOf(size).flatMap((first) =>
    ([0, 1, 2] as const).flatMap((direction) => {
      const second = labelOf(stepped(cellOf(first), direction));
      return isOnGrid(size, second) ? [printHexside({ first, second })] : [];
    }),
  );
}

/** A list of types for the places, most of them nothing, as a document has it. */
export function scattered(
  types: readonly string[],
  places: readonly string[],
  among: number,
): fc.Arbitrary<Record<string, string[]>> {
  const pick = fc.nat({ max: among - 1 });
  return fc.array(pick, { minLength: places.length, maxLength: places.length }).map((picks) => {
    const listing: Record<string, string[]> = {};
    for (const [index, chosen] of picks.entries()) {
      const type = types[chosen];
      if (type !== undefined) (listing[type] ??= []).push(places[index] as string);
    }
    return listing;
  });
}

import { isOnGrid } from '../hex/grid.js';
import { parseHexside } from '../hex/hexside.js';
import { parseLabel, type Label } from '../hex/label.js';
import type { BoardDocument } from './document.js';

/**
 * The hex of a place on a road, or the two beside the hexside in whose middle it lies; null if the place is not one of
 * these.
 */
export function roadPlace(text: string): readonly [Label, Label?] | null {
  const hex = parseLabel(text);
  if (hex) return [hex];
  const hexside = parseHexside(text);
  return hexside && [hexside.first, hexside.second];
}

/** The errors in the roads of a board, place by place. */
export function wrongRoads(document: BoardDocument): readonly { readonly where: string; readonly reason: string }[] {
  return (document.roads ?? []).flat().flatMap((where) => {
    const place = roadPlace(where);
    if (!place) return [{ where, reason: 'is neither a hex (L10) nor a hexside (S6/T6)' }];
    const onBoard = place.every((label) => label === undefined || isOnGrid(document, label));
    return onBoard ? [] : [{ where, reason: 'lies off the board' }];
  });
}

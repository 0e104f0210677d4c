import { isHalfHex, labelOf, labelsOf, cellOf, isOnGrid } from '../hex/grid.js';
import { AT_ORIGIN, BOARD_SIDES, placed, placementAgainst, unplaced, type Placement } from '../hex/join.js';
import { printLabel, type Label } from '../hex/label.js';
import type { Cell } from '../hex/lattice.js';
import type { BoardError } from './board-error.js';
import type { BoardDocument, BoardJoin } from './document.js';

/** A board at its place in the common lattice. */
export interface PlacedBoard {
  readonly document: BoardDocument;
  readonly placement: Placement;
}

/** Lays the boards of a game; the first lies at the origin, every other must be joined to one that lies already. */
export function placeBoards(
  documents: readonly BoardDocument[],
  joins: readonly BoardJoin[],
): { readonly boards: readonly PlacedBoard[]; readonly errors: readonly BoardError[] } {
  const errors: BoardError[] = [];
  const [first] = documents;
  if (!first) return { boards: [], errors: [{ board: '?', where: 'boards', reason: 'a game needs a board' }] };
  const boards: PlacedBoard[] = [{ document: first, placement: AT_ORIGIN }];
  for (const document of documents.slice(1)) {
    const laid = layBoard(document, joins, boards);
    if ('placement' in laid) boards.push(laid);
    else errors.push(laid);
  }
  const known = new Set(documents.slice(1).map(({ id }) => id));
  for (const { board } of joins) {
    if (!known.has(board)) errors.push({ board, where: 'joins', reason: 'joins no board of this game to another' });
  }
  return { boards, errors: [...errors, ...overlapErrors(boards)] };
}

function layBoard(
  document: BoardDocument,
  joins: readonly BoardJoin[],
  laid: readonly PlacedBoard[],
): PlacedBoard | BoardError {
  const wrong = (reason: string): BoardError => ({ board: document.id, where: 'joins', reason });
  const own = joins.filter(({ board }) => board === document.id);
  const [join] = own;
  if (!join || own.length > 1) return wrong(`needs one join to another board, has ${own.length}`);
  if (!BOARD_SIDES.includes(join.side) || !Number.isInteger(join.shift))
    return wrong('names no side or no whole shift');
  const anchor = laid.find(({ document: { id } }) => id === join.to);
  if (!anchor) return wrong(`is joined to ${join.to}, which is not laid before it`);
  const placement = placementAgainst(anchor.document, anchor.placement, document, join);
  if (!placement) return wrong(`its hexes do not mesh with those of ${join.to} at shift ${join.shift}`);
  const board = { document, placement };
  const touches = labelsOf(document).some((label) => labelAt(anchor, cellAt(board, label)) !== null);
  return touches ? board : wrong(`does not touch ${join.to} at shift ${join.shift}`);
}

/** Boards may share hexes that the edge cuts, and no others. */
function overlapErrors(boards: readonly PlacedBoard[]): readonly BoardError[] {
  const errors: BoardError[] = [];
  for (const [index, board] of boards.entries()) {
    for (const label of labelsOf(board.document)) {
      for (const under of boards.slice(0, index)) {
        const shared = labelAt(under, cellAt(board, label));
        if (!shared || (isHalfHex(board.document, label) && isHalfHex(under.document, shared))) continue;
        const where = `${printLabel(label)}, ${under.document.id}${printLabel(shared)}`;
        errors.push({ board: board.document.id, where, reason: 'two boards lie over each other' });
      }
    }
  }
  return errors.slice(0, 1);
}

/** The place of a hex of a board in the common lattice. */
export function cellAt({ document, placement }: PlacedBoard, label: Label): Cell {
  return placed(cellOf(label), document, placement);
}

/** The hex of a board at a place of the common lattice, or null if the board does not reach there. */
export function labelAt({ document, placement }: PlacedBoard, cell: Cell): Label | null {
  const label = labelOf(unplaced(cell, document, placement));
  return isOnGrid(document, label) ? label : null;
}

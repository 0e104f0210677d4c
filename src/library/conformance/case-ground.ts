import { printBoardError } from '../../engine/board/board-error.js';
import { checkBoards } from '../../engine/board/build.js';
import type { BoardDocument, BoardJoin } from '../../engine/board/document.js';
import { boardFromDrawing } from '../../engine/board/drawing.js';
import { overlay, type Overlay } from '../../engine/board/overlay.js';
import { HEX_FEATURES, HEXSIDE_TYPES, TERRAIN_TYPES } from '../../engine/board/terrain.js';
import type { Ground } from '../../engine/position/position.js';
import type { CaseBoard, GroundLaid, Overrides, OwnBoard } from './case.js';
import { didYouMean } from '../../engine/notation/nearest.js';
import { DepthFault, withDepths, type Depths } from '../depths.js';
import { CaseBroken, failure } from './failure.js';

/** Short name of a case's own board that gives itself none. */
const OWN_BOARD = 'Own';

/**
 * Finds the ground of a case among named boards. Cases that write the same share one ground, so that its field is
 * built once. Throws CaseBroken on an unknown or unsound board.
 */
export function groundFinder(boards: ReadonlyMap<string, BoardDocument>): (laid: GroundLaid) => Ground {
  const found = new Map<string, Ground>();
  return (laid) => {
    const { board, joins = [], depths } = laid;
    const over = overlayOf(laid);
    const key = JSON.stringify([board, joins, over, depths]);
    const known = found.get(key);
    if (known) return known;
    const list = Array.isArray(board) ? (board as readonly CaseBoard[]) : [board as CaseBoard];
    const documents = list.map((one, index) => {
      const document = documentOf(one, boards);
      return index === 0 && Object.keys(over).length > 0 ? overlay(document, over) : document;
    });
    const laidOut = joins.map(joinOf);
    // Depths are read off the field, which only sound boards have.
    assertSound({ boards: documents, joins: laidOut });
    const ground: Ground = { boards: sounded(documents, depths), joins: laidOut };
    assertSound(ground);
    found.set(key, ground);
    return ground;
  };
}

function assertSound({ boards, joins }: Ground): void {
  const [unsound] = checkBoards(boards, joins);
  if (unsound) throw new CaseBroken(failure(['board'], `${printBoardError(unsound)}${hintFor(unsound.where)}`));
}

/** The terrain, hexside or feature that was probably meant, if a word stands in the place of a hex. */
function hintFor(where: string): string {
  return /^[a-z]{3,}/.test(where) ? didYouMean(where, [...TERRAIN_TYPES, ...HEXSIDE_TYPES, ...HEX_FEATURES]) : '';
}

/** The boards with the depths of the case. */
function sounded(boards: readonly BoardDocument[], depths: Depths | undefined): readonly BoardDocument[] {
  try {
    return withDepths(boards, depths);
  } catch (error) {
    if (!(error instanceof DepthFault)) throw error;
    throw new CaseBroken(failure(['depths', error.key], error.message));
  }
}

function documentOf(board: CaseBoard, boards: ReadonlyMap<string, BoardDocument>): BoardDocument {
  if (typeof board !== 'string') return ownDocument(board);
  const document = boards.get(board);
  if (!document) {
    throw new CaseBroken(failure(['board'], `there is no board ${board}${didYouMean(board, boards.keys())}`));
  }
  return document;
}

function ownDocument(board: OwnBoard): BoardDocument {
  const { id = OWN_BOARD, columns = 0, rows = 0, drawing } = board;
  const title = 'the board of a case';
  if (drawing === undefined) {
    return overlay({ id, title, columns, rows, terrain: {}, hexsides: {}, elevation: {} }, overlayOf(board));
  }
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const drawn = boardFromDrawing({ id, title, lines });
  if (!drawn.ok) throw new CaseBroken(failure(['board'], drawn.errors.map(printBoardError).join('; ')));
  return overlay(drawn.value, overlayOf(board));
}

/** Only the overrides of the board; types of terrain are checked with the board. */
function overlayOf({ terrain, under, hexsides, features, elevation, walls, flow }: Overrides): Overlay {
  const stated = Object.entries({ terrain, under, hexsides, features, elevation, walls, flow });
  return Object.fromEntries(stated.filter(([, value]) => value !== undefined));
}

function joinOf(join: object): BoardJoin {
  return { shift: 0, turned: false, ...join } as BoardJoin;
}

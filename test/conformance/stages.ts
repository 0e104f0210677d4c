import { readdirSync, readFileSync } from 'node:fs';
import type { Position } from '../../src/engine/position/position.js';
import { loadBoards } from '../../src/library/boards.js';
import { begunCase } from '../../src/library/conformance/begin-case.js';
import { isBoardless } from '../../src/library/conformance/boardless-case.js';
import type { CaseEntry, ConformanceCase } from '../../src/library/conformance/case.js';
import { readCaseFile } from '../../src/library/conformance/case-file.js';
import { groundFinder } from '../../src/library/conformance/case-ground.js';
import { CONFORMANCE_FOLDER } from '../../src/library/conformance/conformance.js';
import { playOrder } from '../../src/library/conformance/play-case.js';
import type { StatedOrder } from '../../src/library/conformance/refused-order.js';
import { MATERIALS } from './materials.js';

const FOLDER = `${CONFORMANCE_FOLDER}pbem/`;
const WITH_BOARDS = { ...MATERIALS, groundOf: groundFinder(loadBoards()) };

/** A position of a case of pbem. */
export interface Stage {
  /** The file and the case. */
  readonly where: string;
  readonly position: Position;
}

/**
 * The positions in which the cases of these files begin, and those to which their orders lead; of the cases of a file
 * each `stride`-th. A case goes on up to the first entry that records, claims or declines anything, or is refused
 * (then the case fails by itself).
 */
export function stagesOf(files: (name: string) => boolean, stride: number): readonly Stage[] {
  return readdirSync(FOLDER)
    .sort()
    .filter(files)
    .flatMap((name) => {
      const { cases } = readCaseFile(readFileSync(FOLDER + name, 'utf8'), name);
      return cases
        .map(({ written }) => written)
        .filter((written): written is ConformanceCase => !isBoardless(written) && !written.setUp && !written.books)
        .filter((_, index) => index % stride === 0)
        .flatMap((written) => stagesOfCase(written, `${name} ${written.id}`));
    });
}

function stagesOfCase(written: ConformanceCase, where: string): readonly Stage[] {
  let { start: course } = begunCase(written, WITH_BOARDS);
  const stages = [{ where, position: course.position }];
  for (const [index, entry] of written.orders.entries()) {
    if (isLookedAt(entry)) continue;
    if (!isAccepted(entry)) break;
    const stated = typeof entry === 'string' ? { order: entry } : entry;
    const played = playOrder(WITH_BOARDS.book, course, stated, ['orders', index]);
    if (played.broken) break;
    ({ course } = played);
    stages.push({ where, position: course.position });
  }
  return stages;
}

/** Entries that leave the position as it is. */
function isLookedAt(entry: CaseEntry): boolean {
  return typeof entry === 'object' && ('expect' in entry || 'refused' in entry || 'code' in entry);
}

function isAccepted(entry: CaseEntry): entry is string | StatedOrder {
  return typeof entry === 'string' || 'order' in entry;
}

import { isOnGrid, cellOf, labelOf } from '../hex/grid.js';
import { DIRECTIONS, type Direction, type DirectionIndex } from '../hex/direction.js';
import { parseLabel, printLabel, type Label } from '../hex/label.js';
import { directionTo, stepped } from '../hex/lattice.js';
import type { BoardDocument } from './document.js';

/** The errors in the flow of a board, place by place. */
export interface FlowError {
  readonly where: string;
  readonly reason: string;
}

/**
 * The hexes that the rivers of a board flow on to: for each hex its neighbours downstream; the last may lie off the
 * board (pbem:17.13a).
 */
export interface Flow {
  readonly next: ReadonlyMap<string, readonly Label[]>;
  readonly errors: readonly FlowError[];
}

/** Reads the lines of a board along which its rivers flow. */
export function flowOf(document: BoardDocument): Flow {
  const next = new Map<string, Label[]>();
  const errors: FlowError[] = [];
  for (const line of document.flow ?? []) {
    const read = labelsAlong(document, line);
    if (!Array.isArray(read)) {
      errors.push(read as FlowError);
      continue;
    }
    const labels = read as readonly Label[];
    for (const [index, beyond] of labels.slice(1).entries()) {
      const from = printLabel(labels[index] as Label);
      const known = next.get(from) ?? [];
      if (!known.some((one) => printLabel(one) === printLabel(beyond))) next.set(from, [...known, beyond]);
    }
  }
  const ring = ringIn(next);
  return { next, errors: ring === null ? errors : [...errors, { where: ring, reason: 'flows back to itself' }] };
}

/** The hexes of a line; at its end a direction may lead off the board. */
function labelsAlong(document: BoardDocument, line: readonly string[]): readonly Label[] | FlowError {
  const labels: Label[] = [];
  for (const [index, text] of line.entries()) {
    const last = labels.at(-1);
    const out = index === line.length - 1 && last ? directionOf(text) : null;
    const label = out === null || !last ? parseLabel(text) : labelOf(stepped(cellOf(last), out));
    if (!label) return { where: text, reason: 'is neither a hex (L10) nor at the end of a flow a direction (s)' };
    if ((out === null) !== isOnGrid(document, label)) {
      return { where: text, reason: out === null ? 'lies off the board' : 'does not lead off the board' };
    }
    if (last && directionTo(cellOf(last), cellOf(label)) === null) {
      return { where: text, reason: `does not touch ${printLabel(last)}, from where it flows` };
    }
    labels.push(label);
  }
  return labels.length > 1 ? labels : { where: line.join(', '), reason: 'a flow leads from hex to hex' };
}

function directionOf(text: string): DirectionIndex | null {
  const index = DIRECTIONS.indexOf(text as Direction);
  return index < 0 ? null : (index as DirectionIndex);
}

/** A hex of a ring of flows, or null if there is none: whatever flows comes to an end. */
function ringIn(next: ReadonlyMap<string, readonly Label[]>): string | null {
  const done = new Set<string>();
  const under = new Set<string>();
  const visit = (hex: string): string | null => {
    if (under.has(hex)) return hex;
    if (done.has(hex)) return null;
    under.add(hex);
    for (const beyond of next.get(hex) ?? []) {
      const ring = visit(printLabel(beyond));
      if (ring !== null) return ring;
    }
    under.delete(hex);
    done.add(hex);
    return null;
  };
  for (const hex of next.keys()) {
    const ring = visit(hex);
    if (ring !== null) return ring;
  }
  return null;
}

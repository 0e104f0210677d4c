import { cellOf } from './grid.js';
import { parseLabel, printLabel, type Label } from './label.js';
import { directionTo } from './lattice.js';

/** A two-hex unit's place by labels, head first (pbem:3.5d). */
export interface TwoHexLabel {
  readonly head: Label;
  readonly rear: Label;
}

/** Reads `L9-L8`; null if it is malformed or the two hexes do not touch. */
export function parseTwoHexLabel(text: string): TwoHexLabel | null {
  const [front = '', back = '', ...rest] = text.split('-');
  const head = parseLabel(front);
  const rear = parseLabel(back);
  if (!head || !rear || rest.length > 0) return null;
  return directionTo(cellOf(head), cellOf(rear)) === null ? null : { head, rear };
}

/** `L9-L8`, as `parseTwoHexLabel` reads it. */
export function printTwoHexLabel({ head, rear }: TwoHexLabel): string {
  return `${printLabel(head)}-${printLabel(rear)}`;
}

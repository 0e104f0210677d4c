/** The cost of a state that a search has not reached. */
export const UNSEEN = -1;

/** The notes of a search, for each state. */
export interface ReachSheet {
  /** In MP; UNSEEN if the search has not reached the state. */
  readonly cost: Int16Array;
  /** The state before it on a cheapest way; says nothing for a state that was not reached. */
  readonly before: Int32Array;
  /** The gait of the last step, by its number; says nothing for a state that was not reached. */
  readonly gaits: Uint8Array;
  /** A number for each state when the search has ended. */
  readonly number: Int32Array;
  /** States by the MP that lead to them; empty at first. */
  readonly buckets: number[][];
}

/** A blank sheet that a search has left. To make and clear one takes longer than a short search. */
let spare: ReachSheet | null = null;

/** A sheet for so many states, all of them unseen, and so many buckets, or for more. */
export function takeSheet(states: number, buckets: number): ReachSheet {
  const left = spare;
  spare = null;
  const sheet = left && left.cost.length >= states ? left : made(states);
  while (sheet.buckets.length < buckets) sheet.buckets.push([]);
  return sheet;
}

function made(states: number): ReachSheet {
  return {
    cost: new Int16Array(states).fill(UNSEEN),
    before: new Int32Array(states),
    gaits: new Uint8Array(states),
    number: new Int32Array(states),
    buckets: [],
  };
}

/** Leaves a sheet to the next search. All its states must be unseen again. */
export function leaveSheet(sheet: ReachSheet): void {
  for (const bucket of sheet.buckets) bucket.length = 0;
  spare = sheet;
}

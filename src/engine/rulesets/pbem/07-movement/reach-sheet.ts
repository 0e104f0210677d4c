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
}

/** A blank sheet that a search has left. To make and clear one takes longer than a short search. */
let spare: ReachSheet | null = null;

/** A sheet for so many states, all of them unseen. */
export function takeSheet(states: number): ReachSheet {
  const left = spare;
  spare = null;
  if (left?.cost.length === states) return left;
  return {
    cost: new Int16Array(states).fill(UNSEEN),
    before: new Int32Array(states),
    gaits: new Uint8Array(states),
  };
}

/** Leaves a sheet to the next search. All its states must be unseen again. */
export function leaveSheet(sheet: ReachSheet): void {
  spare = sheet;
}

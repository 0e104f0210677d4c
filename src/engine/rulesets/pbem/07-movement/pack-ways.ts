import type { Field } from '../../../board/field.js';
import type { Passed } from './platform-ways.js';
import { UNSEEN, type ReachSheet } from './reach-sheet.js';
import type { ReachState } from './reach-state.js';
import { START, Ways } from './ways-found.js';

/** A place where a move ends because melee goes on. */
export interface DeadEnd {
  readonly mp: number;
  readonly gait: number;
}

/** A search that has ended, as far as its ways tell of it. */
export interface EndedSearch {
  readonly field: Field;
  readonly twoHexes: boolean;
  readonly parted: Uint8Array;
  /**
   * For each state that was reached its cost, the state before it (START: none), and the gait of the last step.
   */
  readonly sheet: ReachSheet;
  readonly start: ReachState;
  /** All states that were reached. */
  readonly found: readonly ReachState[];
  /** First hexes out of melee in which the move ends because melee goes on. */
  readonly dead: ReadonlyMap<ReachState, DeadEnd>;
  /** Places of a platform that lie between a state and the one before it (pbem:19.12g). */
  readonly passed: ReadonlyMap<ReachState, Passed>;
}

/** The ways that a search has found, packed: those that may go on, then the dead ends. */
export function packWays(search: EndedSearch): Ways {
  const { sheet, field, twoHexes, parted, dead } = search;
  const free = Int32Array.from(search.found).sort();
  const count = free.length + dead.size;
  const [costs, before, gaits] = [new Int16Array(count), new Int32Array(count).fill(START), new Uint8Array(count)];
  for (let way = 0; way < free.length; way += 1) sheet.number[free[way] as ReachState] = way;
  for (let way = 0; way < free.length; way += 1) {
    const state = free[way] as ReachState;
    const from = sheet.before[state] as ReachState;
    costs[way] = sheet.cost[state] as number;
    gaits[way] = sheet.gaits[state] as number;
    if (from !== START) before[way] = sheet.number[from] as number;
  }
  const passed = new Map([...search.passed].map(([state, places]) => [sheet.number[state] as number, places]));
  const packed = { field, twoHexes, parted, costs, before, gaits, passed };
  const returns = free.includes(search.start);
  if (dead.size === 0 && !returns) return new Ways({ ...packed, states: free, listed: null });
  const states = Int32Array.from([...free, ...dead.keys()]);
  let way = free.length;
  for (const { mp, gait } of dead.values()) {
    costs[way] = mp;
    gaits[way] = gait;
    way += 1;
  }
  return new Ways({ ...packed, states, listed: listed(search, states, free.length) });
}

/**
 * Of a way and a dead end in the same place the cheaper one; the way, if they cost the same. No way is listed that ends
 * where the unit stands.
 */
function listed({ sheet, start, dead }: EndedSearch, states: Int32Array, firstDead: number): Int32Array {
  const byState = new Map<ReachState, number>();
  for (const [way, state] of states.entries()) {
    if (state === start) continue;
    const free = sheet.cost[state] as number;
    if (way < firstDead || free === UNSEEN || (dead.get(state)?.mp ?? free) < free) byState.set(state, way);
  }
  return Int32Array.from([...byState].sort(([one], [other]) => one - other).map(([, way]) => way));
}

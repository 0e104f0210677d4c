import { haveSameText } from '../../canonical/canonical.js';
import { sideOfSeat, type SeatId } from '../../position/seat.js';
import type { GameState } from '../game.js';
import type { Veil } from '../veil.js';
import { valueAtPath, type Change } from './changes.js';

/** Stands in place of a side for changes that no side as a whole may see; no side has this name. */
const NO_SIDE = '*';

/** Changes by those who may see them. */
export interface SharedOut {
  /** Everybody may. */
  readonly changes: readonly Change[];
  /** By side, changes that only its seats may see; by NO_SIDE those that no side as a whole may see. */
  readonly hidden: Readonly<Record<string, readonly Change[]>>;
}

/**
 * Sorts the changes of a correction by those who may see them. A seat sees a change if the veil of the game shows it
 * the changed member both as played and as corrected.
 */
export function sharedOut<State extends GameState>(
  veil: Pick<Veil<never, State>, 'position'> | undefined,
  seats: readonly SeatId[],
  { was, is }: { readonly was: State; readonly is: State },
  changes: readonly Change[],
): SharedOut {
  const viewers = [null, ...seats].map((seat) => ({
    seat,
    was: veil?.position(was, seat) ?? was,
    is: veil?.position(is, seat) ?? is,
  }));
  const open: Change[] = [];
  const hidden: Record<string, Change[]> = {};
  for (const change of changes) {
    const seeing = viewers.filter(
      (viewer) =>
        haveSameText(valueAtPath(viewer.was, change.path), change.was) &&
        haveSameText(valueAtPath(viewer.is, change.path), change.is),
    );
    if (seeing.length === viewers.length) open.push(change);
    else (hidden[sideThatSees(seeing, seats)] ??= []).push(change);
  }
  return { changes: open, hidden };
}

/** The one side whose seats all see it while no other seat does; else NO_SIDE. */
function sideThatSees(seeing: readonly { readonly seat: SeatId | null }[], seats: readonly SeatId[]): string {
  const seen = seeing.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const [side] = new Set(seen.map(sideOfSeat));
  if (side === undefined || seeing.length !== seen.length) return NO_SIDE;
  const own = seats.filter((seat) => sideOfSeat(seat) === side);
  return own.length === seen.length && seen.every((seat) => own.includes(seat)) ? side : NO_SIDE;
}

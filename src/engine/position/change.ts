import type { HexName } from '../board/field.js';
import type { Position, Thing } from './position.js';
import type { Tally } from './siege-works.js';
import type { Burns } from './things.js';
import type { Turn } from './turn.js';
import type { Unit, UnitId } from './unit.js';

/**
 * The turn with some members replaced. Most events change it, so its members are written out: the engine of JavaScript
 * copies them in a tenth of the time of a spread (ADR 70).
 */
export function turnWith(turn: Turn, changes: Partial<Omit<Turn, 'closed'>>): Turn {
  const {
    gameTurn = turn.gameTurn,
    side = turn.side,
    step = turn.step,
    mover = turn.mover,
    firePart = turn.firePart,
    closing = turn.closing,
  } = changes;
  const members = { gameTurn, side, step, mover, firePart, closing };
  return turn.closed === undefined ? members : { ...members, closed: turn.closed };
}

/** A fold under way of which only the last position is kept, and the record of units that it has made for itself. */
interface UnseenFold {
  units: Record<UnitId, Unit> | null;
}
let foldUnderWay: UnseenFold | null = null;

/**
 * Carries out a fold of which only the last position is kept. It copies the record of all units once, and not for each
 * event, since nobody else holds a position of the fold (ADR 90). `fold` must not give a position away before its end.
 */
export function unseen<Result>(fold: () => Result): Result {
  const around = foldUnderWay;
  foldUnderWay = { units: null };
  try {
    return fold();
  } finally {
    foldUnderWay = around;
  }
}

/** The position with one unit replaced; everything else is shared. */
export function withUnit(position: Position, unit: Unit): Position {
  if (!foldUnderWay) return { ...position, units: { ...position.units, [unit.id]: unit } };
  if (position.units === foldUnderWay.units) {
    foldUnderWay.units[unit.id] = unit;
    return position;
  }
  const units = { ...position.units, [unit.id]: unit };
  foldUnderWay.units = units;
  return { ...position, units };
}

/** The position with several units replaced; the same position if there are none. */
export function replaceUnits(position: Position, units: readonly Unit[]): Position {
  const [first, second] = units;
  if (!first) return position;
  if (!second) return withUnit(position, first);
  if (foldUnderWay) return units.reduce(withUnit, position);
  if (units.length === 2) return { ...position, units: { ...position.units, [first.id]: first, [second.id]: second } };
  const changed = Object.fromEntries(units.map((unit) => [unit.id, unit]));
  return { ...position, units: { ...position.units, ...changed } };
}

/**
 * The position with other points taken off a target. Nothing taken off is no member at all, so that a position is the
 * same as if nobody had ever battered.
 */
export function withTally({ battered = {}, ...rest }: Position, what: string, tally: Tally): Position {
  const others = Object.fromEntries(Object.entries(battered).filter(([name]) => name !== what));
  const points = Object.fromEntries(Object.entries(tally).filter(([, taken]) => taken !== 0));
  const all = Object.keys(points).length === 0 ? others : { ...others, [what]: points };
  return Object.keys(all).length === 0 ? rest : { ...rest, battered: all };
}

/** The position without any tally of something that is no more. */
export function withoutTally(position: Position, what: string): Position {
  return position.battered?.[what] === undefined ? position : withTally(position, what, {});
}

/** A fire that consumes something. */
export type Fire = Thing & { readonly burns: Burns };

/** All fires that consume something, in the order in which they broke out. */
export function firesOf({ things }: Pick<Position, 'things'>): readonly Fire[] {
  return things.filter((thing): thing is Fire => thing.burns !== undefined);
}

/**
 * The position without fires in things that are gone: a cart, equipment, or a tent that is gone from its hex. Most
 * positions have none, and stay the same.
 */
export function withoutFires(position: Position, what: string, hex?: HexName): Position {
  const gone = firesOf(position).filter(
    ({ burns, hexes }) => burns.what === what && (hex === undefined || hexes.includes(hex)),
  );
  if (gone.length === 0) return position;
  return { ...position, things: position.things.filter((thing) => !gone.some((fire) => fire === thing)) };
}

/**
 * The position with its hidden units among the others, to be shown to their side; it is never used to decide an order.
 */
export function withHidden(position: Position): Position {
  const { hidden, units } = position;
  return hidden ? { ...position, units: { ...units, ...hidden } } : position;
}

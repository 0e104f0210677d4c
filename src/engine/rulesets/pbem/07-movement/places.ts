import type { FieldHex, HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { PathStep } from '../core/orders/define.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { Footway } from './footway.js';

/** A place (and facing) that a unit can reach and stop in. */
export interface Reached {
  readonly hexes: readonly HexName[];
  readonly path: readonly PathStep[];
  /** MP of the path. */
  readonly mp: number;
}

/**
 * A place and facing on the way, whether a unit may stop there or not: only that changes when a friend comes or goes.
 * There are hundreds of them, so all have the same members, and each holds what the caller wants of the way to it.
 */
export interface Place<Made> {
  readonly made: Made;
  readonly head: FieldHex;
  readonly rear: FieldHex | null;
  /** The half of a shut door hex; undefined in all other hexes. */
  readonly half: HexName | undefined;
}

/** The results that the caller wants, for those of the places in which the unit may stop. */
export function stopsAmong<Made>(position: Position, unit: Unit, places: readonly Place<Made>[]): readonly Made[] {
  const footway = new Footway(position, unit, fieldOfGame(position));
  const stops: Made[] = [];
  for (const { made, head, rear, half } of places) {
    if (footway.mayStopIn(head, half) && (rear === null || footway.mayStopIn(rear))) stops.push(made);
  }
  return stops;
}

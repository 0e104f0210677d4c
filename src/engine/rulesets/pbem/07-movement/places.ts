import type { FieldHex, HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { PathStep } from '../core/orders/path-step.js';
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
 * A place and facing on the way, whether one may stop there or not: that alone changes when a friend comes or goes. There are
 * hundreds of them; so all have the same members, and hold at once what is wanted of the way to them.
 */
export interface Place<Made> {
  readonly made: Made;
  readonly head: FieldHex;
  readonly rear: FieldHex | null;
  /** Of a shut door hex; undefined everywhere else. */
  readonly half: HexName | undefined;
}

/** What is wanted of those of some places in which the unit may stop. */
export function stopsAmong<Made>(position: Position, unit: Unit, places: readonly Place<Made>[]): readonly Made[] {
  const footway = new Footway(position, unit, fieldOfGame(position));
  const stops: Made[] = [];
  for (const { made, head, rear, half } of places) {
    if (footway.mayStopIn(head, half) && (rear === null || footway.mayStopIn(rear))) stops.push(made);
  }
  return stops;
}

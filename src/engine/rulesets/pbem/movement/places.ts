import type { FieldHex, HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { PathStep } from '../orders.js';
import { fieldOfGame } from '../terrain/ground.js';
import { Footway } from './footway.js';

/** A place (and facing) that a unit can reach and stop in. */
export interface Reached {
  readonly hexes: readonly HexName[];
  readonly path: readonly PathStep[];
  /** MP of the path. */
  readonly mp: number;
}

/** A place and facing on the way, whether one may stop there or not: that alone changes when a friend comes or goes. */
export interface Place {
  readonly reached: Reached;
  readonly head: FieldHex;
  readonly rear: FieldHex | null;
  /** Of a shut door hex; absent everywhere else. */
  readonly half?: HexName;
}

/** Those of some places in which the unit may stop. */
export function stopsAmong(position: Position, unit: Unit, places: readonly Place[]): readonly Reached[] {
  const footway = new Footway(position, unit, fieldOfGame(position));
  const reached: Reached[] = [];
  for (const { reached: place, head, rear, half } of places) {
    if (footway.mayStopIn(head, half) && (!rear || footway.mayStopIn(rear))) reached.push(place);
  }
  return reached;
}

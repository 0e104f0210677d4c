import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import type { PathStep } from '../core/orders/define.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { Footway } from './footway.js';
import type { Ways } from './ways-found.js';

/** A place (and facing) that a unit can reach and stop in. */
export interface Reached {
  readonly hexes: readonly HexName[];
  readonly path: readonly PathStep[];
  /** MP of the path. */
  readonly mp: number;
}

/** One of the ways that a search has found. */
export class WayReached implements Reached {
  constructor(
    private readonly ways: Ways,
    private readonly way: number,
  ) {}

  get hexes(): readonly HexName[] {
    return this.ways.hexes(this.way);
  }

  get path(): readonly PathStep[] {
    return this.ways.path(this.way);
  }

  get mp(): number {
    return this.ways.mp(this.way);
  }
}

/** The numbers of those ways at whose ends the unit may stop: only that changes when a friend comes or goes. */
export function stopsAmong(position: Position, unit: Unit, ways: Ways): readonly number[] {
  const footway = new Footway(position, unit, fieldOfGame(position));
  const stops: number[] = [];
  for (let way = 0; way < ways.count; way += 1) {
    if (!footway.mayStopIn(ways.head(way), ways.half(way))) continue;
    const rear = ways.rear(way);
    if (rear === null || footway.mayStopIn(rear)) stops.push(way);
  }
  return stops;
}

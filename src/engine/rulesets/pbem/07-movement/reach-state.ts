import { directionBetween, type Field, type FieldHex, type HexName } from '../../../board/field.js';
import { opposite, type DirectionIndex } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { halfTowards } from '../core/doors/door-side.js';
import { hexOf } from '../core/terrain/ground.js';
import type { Gait } from '../core/orders/define.js';
import type { Footway } from './footway.js';

/**
 * Where a unit may be on its way, as one number: the hex (6 × its index) for units of one hex; the hex of the head and
 * the direction in which it looks (6 × index + direction) for units of two hexes. In the half of a shut door hex the
 * direction is that of the hex that names the half.
 */
export type ReachState = number;

/** Where a move ends because melee goes on. */
export interface DeadEnd {
  readonly mp: number;
  readonly gait: Gait;
}

/** Tells the meaning of the states of one unit's search. */
export class ReachStates {
  constructor(
    private readonly position: Position,
    private readonly field: Field,
    private readonly footway: Footway,
    private readonly twoHexes: boolean,
  ) {}

  /** Where the unit is now. */
  of(unit: Unit): ReachState {
    const [head, rear] = unit.hexes.map((name) => hexOf(this.position, name));
    if (!head) throw new Error(`${unit.id} is not on the map`);
    if (!rear) return 6 * head.index + directionOfHalf(head, unit.half);
    const facing = directionBetween(rear, head);
    if (facing === null) throw new Error(`${unit.id} stands on hexes that do not touch`);
    return 6 * head.index + facing;
  }

  /** A hex that a unit of one hex has entered from another; in a shut door hex, the half on that side. */
  entered(hex: FieldHex, from: FieldHex): ReachState {
    const half = this.footway.isParted(hex) ? halfTowards(this.position, hex, from) : undefined;
    return 6 * hex.index + directionOfHalf(hex, half);
  }

  headOf(state: ReachState): FieldHex {
    return this.field.places[Math.floor(state / 6)] as FieldHex;
  }

  /** The hex behind the head of a unit of two hexes. */
  rearOf(head: FieldHex, state: ReachState): FieldHex {
    return head.neighbours[opposite((state % 6) as DirectionIndex)] as FieldHex;
  }

  hexesOf(state: ReachState): readonly HexName[] {
    const head = this.headOf(state);
    if (!this.twoHexes) return [head.name];
    return [head.name, this.rearOf(head, state).name];
  }

  /** The half that is held in a shut door hex; undefined everywhere else. */
  halfOf(state: ReachState): HexName | undefined {
    const head = this.headOf(state);
    return this.twoHexes || !this.footway.isParted(head) ? undefined : head.neighbours[state % 6]?.name;
  }
}

/** The direction of the hex that names a half of a door hex; 0 without one. */
function directionOfHalf({ neighbours }: FieldHex, half: HexName | undefined): DirectionIndex {
  return half === undefined ? 0 : (neighbours.findIndex((hex) => hex?.name === half) as DirectionIndex);
}

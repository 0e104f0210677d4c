import { fieldOf } from '../engine/board/build.js';
import type { Field, FieldHex } from '../engine/board/field.js';
import type { Ground } from '../engine/position/position.js';

/** Hexsides that players do not try to pass. */
const CLOSED: ReadonlySet<string> = new Set(['buildingWall']);

/**
 * How far it is to walk on a board, in hexes, round walls and through doors and windows; a rough guide for a player.
 */
export class Ways {
  readonly field: Field;

  constructor(ground: Ground) {
    this.field = fieldOf(ground.boards, ground.joins);
  }

  /** Hexes to walk from each hex to the nearest of some hexes; hexes that are cut off are missing. */
  to(hexes: readonly string[]): ReadonlyMap<string, number> {
    const steps = new Map<string, number>();
    let edge: FieldHex[] = hexes.flatMap((name) => this.field.hex(name) ?? []);
    for (const hex of edge) steps.set(hex.name, 0);
    for (let step = 1; edge.length > 0; step += 1) {
      edge = edge.flatMap((hex) =>
        hex.neighbours.filter((next, direction): next is FieldHex => {
          if (!next || CLOSED.has(hex.sides[direction] ?? '') || steps.has(next.name)) return false;
          steps.set(next.name, step);
          return true;
        }),
      );
    }
    return steps;
  }
}

import { hexsideName } from '../engine/board/field-hexside.js';
import { placesRound, type Field, type FieldHex } from '../engine/board/field.js';
import { fieldNow } from '../engine/board/live-field.js';
import { isLeafShut, type Live } from '../engine/board/live.js';
import { gapBetween, sideBetween, topOf } from '../engine/board/location.js';
import type { Position } from '../engine/position/position.js';

/** A place at the foot of a wall and the place on top of it. */
export interface Wall {
  readonly foot: FieldHex;
  readonly top: FieldHex;
}

/**
 * Walking distances on the map as it is now, in hexes: heights, walls and everything that is shut bar the way, and
 * ladders lead up and not down. A rough guide for a player, like `Ways`.
 */
export class LiveWays {
  readonly field: Field;
  readonly #live: Live;

  constructor({ ground, live }: Pick<Position, 'ground' | 'live'>) {
    this.field = fieldNow(ground.boards, ground.joins, live);
    this.#live = live;
  }

  /**
   * Hexes to walk from each place to the nearest of some places, by ladders or without; places that are cut off are
   * missing.
   */
  to(names: readonly string[], by: 'ladders' | 'ground' = 'ladders'): ReadonlyMap<string, number> {
    const steps = new Map<string, number>();
    let edge: FieldHex[] = names.flatMap((name) => this.field.hex(name) ?? []);
    for (const hex of edge) steps.set(hex.name, 0);
    for (let step = 1; edge.length > 0; step += 1) {
      edge = edge.flatMap((hex) =>
        placesRound(hex).filter((before) => {
          if (steps.has(before.name) || !this.#leads(before, hex, by)) return false;
          steps.set(before.name, step);
          return true;
        }),
      );
    }
    return steps;
  }

  /** Where a battlement stands between a place on the ground and one that is higher. */
  walls(): readonly Wall[] {
    return this.field.places.flatMap((foot) =>
      placesRound(foot).flatMap((top) =>
        top.level > foot.level && sideBetween(foot, top) === 'battlement' ? [{ foot, top }] : [],
      ),
    );
  }

  #leads(from: FieldHex, to: FieldHex, by: 'ladders' | 'ground'): boolean {
    if (topOf(from) === to) return by === 'ladders';
    if (topOf(to) === from) return false;
    const side = sideBetween(from, to);
    if (side === null || CLOSED.has(side) || gapBetween(from, to) !== null) return false;
    return !isLeafShut(this.#live, side, hexsideName(from, to));
  }
}

/** Hexsides that nobody passes. */
const CLOSED: ReadonlySet<string> = new Set(['buildingWall', 'arrowSlit', 'raisedDrawbridge']);

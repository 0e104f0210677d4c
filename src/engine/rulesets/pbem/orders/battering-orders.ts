import type { ItemId, UnitId } from '../../../position/unit.js';

/** Batter a hex, a hexside, a cart or equipment, by its name, with the hands: a task of one turn (pbem:19.41). */
export interface Batter {
  readonly type: 'Batter';
  readonly workers: readonly UnitId[];
  readonly what: string;
}

/** Batter with rams what is before them, a hex or hexside, by the offboard table (pbem:19.3i); the crews are named. */
export interface Ram {
  readonly type: 'Ram';
  readonly workers: readonly UnitId[];
  readonly engines: readonly ItemId[];
  readonly what: string;
}

export type BatteringOrder = Batter | Ram;

export const BATTERING_ORDER_TYPES: readonly BatteringOrder['type'][] = ['Batter', 'Ram'];

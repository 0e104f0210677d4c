import type { ItemId, UnitId } from '../../../../position/unit.js';

/** Batter a hex, a hexside, a cart or equipment, by its name, with the hands: a task of one turn (pbem:19.41). */
export interface Batter {
  readonly type: 'Batter';
  readonly workers: readonly UnitId[];
  readonly what: string;
}

/** Batter a hex or hexside in front of rams, by the offboard table (pbem:19.3i); the crews are named. */
export interface Ram {
  readonly type: 'Ram';
  readonly workers: readonly UnitId[];
  readonly engines: readonly ItemId[];
  readonly what: string;
}

/** Batter with an engine in the scenario, a task of one turn of its whole crew (pbem:19.42b). */
export interface Bombard {
  readonly type: 'Bombard';
  readonly crew: readonly UnitId[];
  readonly engine: ItemId;
  readonly what: string;
}

/** Aim a catapult at another target for a turn (pbem:19.42d). */
export interface AimEngine {
  readonly type: 'AimEngine';
  readonly crew: readonly UnitId[];
  readonly engine: ItemId;
  readonly what: string;
}

export type BatteringOrder = Batter | Ram | Bombard | AimEngine;

export const BATTERING_ORDER_TYPES: readonly BatteringOrder['type'][] = ['Batter', 'Ram', 'Bombard', 'AimEngine'];

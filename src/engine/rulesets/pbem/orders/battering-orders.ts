import type { UnitId } from '../../../position/unit.js';

/** Batter a hex, a hexside, a cart or equipment, by its name, with the hands: a task of one turn (pbem:19.41). */
export interface Batter {
  readonly type: 'Batter';
  readonly workers: readonly UnitId[];
  readonly what: string;
}

export type BatteringOrder = Batter;

export const BATTERING_ORDER_TYPES: readonly BatteringOrder['type'][] = ['Batter'];

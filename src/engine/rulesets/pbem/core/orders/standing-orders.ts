import type { StandingOrder } from '../../../../position/position.js';
import type { UnitId } from '../../../../position/unit.js';

/**
 * Tells beforehand how decisions of a kind are answered; `ask` withdraws the standing order. A standing order for the
 * same kind and units replaces the former one. May be given at any time.
 */
export interface Stand extends StandingOrder {
  readonly type: 'Stand';
}

/** Leaves a retreat of the other side's unit open until that side's next player turn (pbem:4.4c). */
export interface Waive {
  readonly type: 'Waive';
  readonly unit: UnitId;
}

/** Demands a retreat that was left open, because play depends on it after all (pbem:4.4c). */
export interface Demand {
  readonly type: 'Demand';
  readonly unit: UnitId;
}

/** A player of a side tells another of its players something (pbem:1.2b, 1.2d), at most 200 characters. */
export interface Tell {
  readonly type: 'Tell';
  readonly to: string;
  readonly text: string;
}

import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { barredAtCart } from '../core/carts/cart-bar.js';
import { barUnaware } from '../core/alarm/awareness.js';
import { barredWhileLed } from '../13-animals/led-bar.js';
import { rageBars } from '../core/rage/bars.js';
import { barCaptive, barGuard } from '../core/captives/captive.js';
import { barDragon } from '../13-animals/dragon-bar.js';
import { barInDuel } from '../12-duel/bars.js';
import { barPanicked } from '../core/panic/bars.js';
import type { OrderType } from '../core/orders.js';
import { barredByGift } from '../07-movement/gift.js';
import { barredByDousing } from '../core/night/put-out.js';
import { barredByHelping } from './helping.js';
import { barAfterResupply } from '../core/supply/supply-idle.js';
import { barCrew } from '../core/siege/engine-crew.js';
import { barAtLadder } from '../core/siege/ladder-bar.js';
import { barredAtWinch } from '../core/winch/winch-bar.js';

/** Why the state of a unit forbids it an order of this type, or null. */
export type Bar = (position: Position, unit: Unit, type: OrderType) => Refusal | null;

/**
 * States in which a unit may not do the deeds of other units: at a task, captured, not yet alerted, in a rage… One
 * entry a chapter. Orders are checked and listed against the same table, so that a listed order is accepted.
 */
const BARS: readonly Bar[] = [
  barInDuel,
  barDragon,
  barUnaware,
  barredWhileLed,
  rageBars,
  barCaptive,
  barGuard,
  barredByHelping,
  barredByGift,
  barredAtWinch,
  barredByDousing,
  barAfterResupply,
  barredAtCart,
  barPanicked,
  barAtLadder,
  barCrew,
];

/** The first bar that forbids a unit an order of this type, or null. */
export function whyBarred(position: Position, unit: Unit, type: OrderType): Refusal | null {
  for (const bar of BARS) {
    const refusal = bar(position, unit, type);
    if (refusal) return refusal;
  }
  return null;
}

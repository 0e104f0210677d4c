import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isDragon, type Unit } from '../../../position/unit.js';
import { barredAtCart } from '../core/carts/boarding.js';
import { barUnaware } from '../core/alarm/awareness.js';
import { barredWhileLed, barDragon } from '../13-animals/bars.js';
import { rageBars } from '../core/rage/rage.js';
import { barCaptive, barGuard, hasCaptives } from '../core/captives/captive.js';
import { barInDuel } from '../12-duel/obligation.js';
import { barPanicked } from '../core/panic/panicked.js';
import type { OrderType } from '../core/orders.js';
import { barredByGift } from '../07-movement/gift.js';
import { barredByDousing } from '../core/night/put-out.js';
import { barredByHelping } from './helping.js';
import { limitsAmmunition, barAfterResupply } from '../core/supply/ammunition.js';
import { barCrew } from '../core/siege/engine-crew.js';
import { barBound } from '../core/tasks/bound.js';
import { barAtLadder } from '../core/siege/ladders.js';
import { barredAtWinch } from '../core/winch/device.js';

/** Why the state of a unit forbids it an order of this type, or null. */
export type Bar = (position: Position, unit: Unit, type: OrderType) => Refusal | null;

/** A bar, and a test that is false for all units to which the bar cannot apply, whatever the order. */
interface Entry {
  readonly bar: Bar;
  readonly concerns: (position: Position, unit: Unit) => boolean;
}

/**
 * States in which a unit may not do the deeds of other units: at a task, captured, not yet alerted, in a rage… One
 * entry a chapter. Orders are checked and listed against the same table, so that a listed order is accepted.
 */
const BARS: readonly Entry[] = [
  { bar: barInDuel, concerns: ({ duel }) => duel !== undefined },
  { bar: barDragon, concerns: (_, unit) => isDragon(unit) },
  { bar: barUnaware, concerns: (_, { unaware }) => unaware !== undefined },
  { bar: barredWhileLed, concerns: ({ leads }) => leads !== undefined },
  { bar: rageBars, concerns: (_, { rage }) => rage !== undefined },
  { bar: barCaptive, concerns: (_, { captive }) => captive !== undefined },
  { bar: barGuard, concerns: hasCaptives },
  { bar: barredByHelping, concerns: (_, { acts }) => acts.helping !== undefined },
  { bar: barredByGift, concerns: (_, { acts }) => acts.gave !== undefined },
  { bar: barredAtWinch, concerns: ({ tasks }) => tasks !== undefined },
  { bar: barredByDousing, concerns: (_, { acts }) => acts.putOut !== undefined },
  { bar: barAfterResupply, concerns: limitsAmmunition },
  { bar: barredAtCart, concerns: ({ carts }) => carts !== undefined },
  { bar: barPanicked, concerns: (_, { panic }) => panic !== undefined },
  { bar: barAtLadder, concerns: ({ equipment }) => equipment !== undefined },
  { bar: barCrew, concerns: ({ equipment }) => equipment !== undefined },
  { bar: barBound, concerns: ({ tasks }) => tasks !== undefined },
];

/** The first bar that forbids a unit an order of this type, or null. */
export function whyBarred(position: Position, unit: Unit, type: OrderType): Refusal | null {
  for (const { bar } of BARS) {
    const refusal = bar(position, unit, type);
    if (refusal) return refusal;
  }
  return null;
}

/** The bars that may apply to a unit: most units have none. A list asks these for one order type after the other. */
export function barsOn(position: Position, unit: Unit): readonly Bar[] {
  const bars: Bar[] = [];
  for (const { bar, concerns } of BARS) if (concerns(position, unit)) bars.push(bar);
  return bars;
}

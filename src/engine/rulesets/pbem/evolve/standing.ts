import type { Position } from '../../../position/position.js';
import type { StandingEvent } from '../events/standing.js';
import type { PbemEventOf } from '../events.js';
import type { Appliers } from './applier.js';

/** Decisions that are answered beforehand. */
export const STANDING_APPLIERS: Appliers<StandingEvent> = {
  StandingOrdersChanged: change,
  StandingOrderApplied: (position) => position,
};

/** A side without standing orders is not listed, and nobody's standing orders are no member at all. */
function change(position: Position, { data: { side, orders } }: PbemEventOf<'StandingOrdersChanged'>): Position {
  const { standing: before = {}, ...rest } = position;
  const others = Object.entries(before).filter(([other]) => other !== side);
  const standing = Object.fromEntries(orders.length === 0 ? others : [...others, [side, orders]]);
  return Object.keys(standing).length === 0 ? rest : { ...rest, standing };
}

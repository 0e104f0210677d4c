import type { Position, Supply } from '../../../position/position.js';
import type { UnitId } from '../../../position/unit.js';
import type { PbemEvent, PbemEventOf } from '../core/events.js';
import type { SupplyEvent } from '../core/events/supply.js';
import { acted, IllegalEvent, type Appliers } from './applier.js';

/** Ammunition that is counted in secret (pbem:22.2). */
export const SUPPLY_APPLIERS: Appliers<SupplyEvent> = {
  SuppliesRolled: (position, { data }) =>
    withSupplies(
      position,
      data.supplies.map(({ unit, missiles }) => [unit, { left: missiles }]),
    ),
  MissilesTaken: take,
};

function withSupplies(position: Position, changed: readonly (readonly [UnitId, Supply])[]): Position {
  return { ...position, supplies: { ...position.supplies, ...Object.fromEntries(changed) } };
}

function take(position: Position, event: PbemEventOf<'MissilesTaken'>): Position {
  const { unit, giver, stripped } = event.data;
  const count = event.data.count ?? 0;
  const own = position.supplies?.[unit] ?? { left: 0 };
  const taken = withSupplies(position, [[unit, { left: own.left + count, fresh: (own.fresh ?? 0) + count }]]);
  const taker = acted(taken, event, unit, { resupplied: true, ...(stripped && giver ? { stripped: giver } : {}) });
  if (giver === undefined) return taker;
  const given = spent(taker, event, giver, count);
  return stripped ? given : acted(given, event, giver, { resupplied: true });
}

/** With so many missiles fewer, taken first from those that a unit had before this player turn. */
export function spent(position: Position, event: PbemEvent, unit: UnitId, count: number): Position {
  const before = position.supplies?.[unit];
  if (!before) return position;
  const left = before.left - count;
  if (left < 0) throw new IllegalEvent(event, `${unit} has ${before.left} missiles and not ${count}`);
  const fresh = Math.min(before.fresh ?? 0, left);
  return withSupplies(position, [[unit, fresh > 0 ? { left, fresh } : { left }]]);
}

/** In a new player turn every missile may be passed on again (pbem:22.2g). */
export function settledSupplies({ supplies }: Position): Pick<Position, 'supplies'> {
  if (!supplies) return {};
  const settled = Object.entries(supplies).map(([id, { left }]) => [id, { left }] as const);
  return { supplies: Object.fromEntries(settled) };
}

import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import type { StandingOrder } from '../../../position/turn.js';
import { isActive, type SideId, type Unit } from '../../../position/unit.js';
import { pinOdds } from '../08-pinning/attempt.js';
import { coverAgainst } from '../16-terrain/terrain-line.js';
import { ODDS_COLUMNS } from '../core/combat/combat-tables.js';
import { areEnemies } from '../core/movement/occupancy.js';
import type { Order } from '../core/orders.js';
import type { Retreat } from '../core/orders/combat-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import type { DecisionOf, RetreatOwed } from '../core/turn/decision.js';
import { RETREAT } from './retreat.js';

/** The unit with the best odds tries to pin, if the odds are good enough; otherwise nobody tries. */
export function pinBy(
  position: Position,
  { about: { target, units } }: DecisionOf<'Pin'>,
  { answer, odds }: StandingOrder,
): Order {
  const mover = position.units[target];
  const least = answer === 'atOdds' ? ODDS_COLUMNS.findIndex((column) => column === odds) : 0;
  const [best] = units
    .flatMap((id) => {
      const unit = position.units[id];
      return unit && mover ? [{ id, column: pinOdds(position, unit, mover).final }] : [];
    })
    .filter(({ column }) => column >= least)
    .sort((one, other) => other.column - one.column);
  return best && answer !== 'never' ? { type: 'Pin', unit: best.id } : { type: 'Pin' };
}

/** A hex without any line of sight is better than any cover (a DRM of at most 3). */
const OUT_OF_SIGHT = 4;

/**
 * The legal retreat that ends in the best cover from the firer (`cover`; if several have the same cover, or nobody
 * fired, as `away`), or that ends farthest from the nearest active enemy, in hexes (`away`). If several are equal, the
 * first one listed.
 */
export function retreatBy(
  position: Position,
  { owner, about }: DecisionOf<'Retreat'>,
  { answer }: StandingOrder,
): Order | null {
  const unit = position.units[about.unit];
  if (!unit) return null;
  const ranked = RETREAT.list(position, owner, unit).map(({ order }) => ({
    order,
    cover: answer === 'cover' ? coverAt(position, unit, about, order) : 0,
    away: distanceToEnemies(position, unit, order),
  }));
  const [best] = ranked.sort((one, other) => other.cover - one.cover || other.away - one.away);
  return best?.order ?? null;
}

/** The side that caused the retreat; null if no side did. */
export function attackerOf(position: Position, { from }: RetreatOwed): SideId | null {
  return from.map((id) => position.units[id]?.side ?? null).find((side) => side !== null) ?? null;
}

function coverAt(position: Position, unit: Unit, { firedFrom }: RetreatOwed, order: Retreat): number {
  if (firedFrom === null) return 0;
  const hexes = order.path.at(-1)?.hexes ?? unit.hexes;
  return Math.min(...hexes.map((hex) => coverAgainst(position, firedFrom, hex, unit) ?? OUT_OF_SIGHT));
}

function distanceToEnemies(position: Position, unit: Unit, order: Retreat): number {
  const held = (order.path.at(-1)?.hexes ?? unit.hexes).map((name) => hexOf(position, name).cell);
  const enemies = Object.values(position.units).filter((other) => isActive(other) && areEnemies(unit, other));
  const cells = enemies.flatMap(({ hexes }) => hexes.map((name) => hexOf(position, name).cell));
  return Math.min(...held.flatMap((own) => cells.map((cell) => distance(own, cell))), Number.MAX_SAFE_INTEGER);
}

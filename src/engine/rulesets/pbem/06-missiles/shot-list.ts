import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { aimAt, previewOf } from './aim.js';
import { barredFromFire, weaponOf } from './firer.js';
import { atAnyTime, remembered } from '../core/listing/memory.js';
import { looksTheSame, mayPass } from '../core/listing/nearness.js';
import { isAnythingUnderRepair } from '../core/repair/under-repair.js';
import type { Fire } from '../core/orders/combat-orders.js';

/** Shots of a unit at everybody but friends, who may be fired at (pbem:6.1j) and are not proposed. */
export function listShots(position: Position, unit: Unit): readonly LegalOrder<Fire>[] {
  const weapon = weaponOf(position, unit);
  if (typeof weapon !== 'string' || barredFromFire(position, unit, weapon)) return [];
  return shotsKnown(position, unit).orders;
}

interface Shots {
  /** By target, in the order of the position. */
  readonly byTarget: ReadonlyMap<UnitId, readonly LegalOrder<Fire>[]>;
  readonly orders: readonly LegalOrder<Fire>[];
}

/**
 * A shot stays what it is until its target, or somebody in its way, has changed in a way that can be seen. The firer himself may have
 * changed in nothing but what else he has done, and not in that if he rides (pbem:26.21c).
 */
const shotsKnown = remembered<Shots>(
  (position, unit) => shotsAt(position, unit, () => null),
  (known, position, unit, changes) => {
    const seen = changes.filter((change) => !looksTheSame(change));
    if (seen.length === 0 && !isMounted(unit)) return known;
    if ((isMounted(unit) ? changes : seen).some(({ after }) => after.id === unit.id)) return null;
    const places = seen.flatMap(({ before, after }) => [...before.hexes, ...after.hexes]);
    const others = new Set(seen.map(({ after }) => after.id));
    return shotsAt(position, unit, (target) =>
      others.has(target.id) || mayPass(position, unit, target, places) ? null : (known.byTarget.get(target.id) ?? null),
    );
  },
  // Nobody shoots through a slit whose wall is being repaired (pbem:19.73d), which shows in no unit either.
  (position) => (isOneLeftOpen(position) || isAnythingUnderRepair(position) ? null : atAnyTime()),
);

/** Nobody is shot at whose retreat was left open in another step (pbem:4.4c), which shows in no unit. */
function isOneLeftOpen({ pending }: Position): boolean {
  return pending.some(({ kind, about }) => kind === 'Retreat' && about['due'] === 'ownTurn');
}

/** The shots of a unit that may fire, those that are still known and those that are not. */
function shotsAt(position: Position, unit: Unit, knownAt: (target: Unit) => readonly LegalOrder<Fire>[] | null): Shots {
  const byTarget = new Map(
    Object.values(position.units).map((target) => [target.id, knownAt(target) ?? listed(position, unit, target)]),
  );
  return { byTarget, orders: [...byTarget.values()].flat() };
}

const NONE: readonly LegalOrder<Fire>[] = [];

/** The shot of one who may fire now. */
function listed(position: Position, firer: Unit, target: Unit): readonly LegalOrder<Fire>[] {
  if (target.side === firer.side || target.hexes.length === 0 || target.rider !== null) return NONE;
  const weapon = weaponOf(position, firer);
  if (typeof weapon !== 'string') return NONE;
  const aimed = aimAt(position, firer, weapon, target, {});
  if (!aimed.ok) return NONE;
  const { from, at, range } = aimed.value.shot;
  const order: Fire = {
    type: 'Fire',
    unit: firer.id,
    target: target.id,
    ...(target.hexes.length > 1 ? { at } : {}),
    ...(firer.hexes.length > 1 ? { from } : {}),
  };
  const odds = previewOf(aimed.value);
  return [{ order, mp: null, summary: `${firer.id} fires at ${target.id} in ${at}, range ${range}`, odds }];
}

import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { aimAt, previewOf } from './aim.js';
import { barredFromFire, weaponOf } from './firer.js';
import { atAnyTime, remembered } from '../core/listing/memory.js';
import { looksTheSame, mayPass } from '../core/listing/nearness.js';
import { isAnythingUnderRepair } from '../core/repair/under-repair.js';
import type { Fire } from '../core/orders/combat-orders.js';
import { isInRange } from './shot.js';

/**
 * Shots of a unit at all targets except friends: friends may be fired at (pbem:6.1j), but such shots are not listed.
 */
export function listShots(position: Position, unit: Unit): readonly LegalOrder<Fire>[] {
  const weapon = weaponOf(position, unit);
  if (typeof weapon !== 'string' || barredFromFire(position, unit, weapon)) return [];
  return shotsKnown(position, unit).orders;
}

interface Shots {
  /** Shots by target, in the order of the position. */
  readonly byTarget: ReadonlyMap<UnitId, readonly LegalOrder<Fire>[]>;
  readonly orders: readonly LegalOrder<Fire>[];
}

/**
 * A known shot stays valid until its target, or a unit on its line, has visibly changed. Of the firer only the record
 * of his other acts may have changed, and if he rides not even that (pbem:26.21c).
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
  // Nobody can shoot through a slit while its wall is being repaired (pbem:19.73d). The units do not show this either.
  (position) => (isOneLeftOpen(position) || isAnythingUnderRepair(position) ? null : atAnyTime()),
);

/** A unit whose retreat was left open in another step cannot be shot at (pbem:4.4c). The units do not show this. */
function isOneLeftOpen({ pending }: Position): boolean {
  return pending.some(({ kind, about }) => kind === 'Retreat' && about['due'] === 'ownTurn');
}

/** The shots of a unit that may fire: the known ones that are still valid, and the new ones. */
function shotsAt(position: Position, unit: Unit, knownAt: (target: Unit) => readonly LegalOrder<Fire>[] | null): Shots {
  const byTarget = new Map(
    Object.values(position.units).map((target) => [target.id, knownAt(target) ?? listed(position, unit, target)]),
  );
  return { byTarget, orders: [...byTarget.values()].flat() };
}

const NONE: readonly LegalOrder<Fire>[] = [];

/** The shot of a firer who may fire now. */
function listed(position: Position, firer: Unit, target: Unit): readonly LegalOrder<Fire>[] {
  if (target.side === firer.side || target.hexes.length === 0 || target.rider !== null) return NONE;
  const weapon = weaponOf(position, firer);
  if (typeof weapon !== 'string' || !isInRange(position, firer, weapon, target)) return NONE;
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

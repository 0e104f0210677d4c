import type { HexName } from '../../../board/field.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, type SideId, type Unit } from '../../../position/unit.js';
import { stepsFrom } from '../07-movement/going.js';
import { liveUnitsIn, unitsIn } from '../core/movement/occupancy.js';
import type { ShiftLadder } from '../core/orders/siege-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import { wallsBeside } from './ladder-site.js';
import { withoutLadder } from '../core/siege/without-ladder.js';

/**
 * Ways in which a unit, as the first in the order of names, and another could turn or move a ladder beside them; not
 * yet judged.
 */
export function shiftsOf(position: Position, side: SideId, unit: Unit): readonly ShiftLadder[] {
  const { equipment = [] } = position;
  return equipment
    .filter(({ top, hexes: [base = ''] }) => top !== undefined && liveUnitsIn(position, base).length === 0)
    .flatMap((ladder) => {
      const beside = helpersAt(position, side, ladder);
      if (!beside.includes(unit)) return [];
      return beside.filter(({ id }) => id > unit.id).flatMap((other) => shiftsBy(position, ladder, [unit, other]));
    });
}

/** Those of the side who could lend a hand round its foot. */
function helpersAt(position: Position, side: SideId, { hexes: [base = ''] }: Equipment): readonly Unit[] {
  const around = hexOf(position, base).neighbours.flatMap((hex) => (hex ? unitsIn(position, hex.name) : []));
  return around.filter((unit) => unit.side === side && isActive(unit) && !isMounted(unit));
}

function shiftsBy(position: Position, ladder: Equipment, workers: readonly [Unit, Unit]): readonly ShiftLadder[] {
  const bare = withoutLadder(position, ladder);
  const from = hexOf(bare, ladder.hexes[0] ?? '');
  const bases = [from, ...from.neighbours.filter((hex) => hex !== null)];
  const sites = bases.flatMap((base) => wallsBeside(bare, base).map((top) => ({ base: base.name, top: top.name })));
  const [ofOne, ofOther] = workers.map((worker): readonly (HexName | null)[] => [
    null,
    ...stepsFrom(bare, worker, worker.hexes).flatMap(({ hexes }) => hexes),
  ]);
  return sites.flatMap((site) =>
    (ofOne ?? []).flatMap((one) =>
      (ofOther ?? []).map((other): ShiftLadder => {
        const steps = [one, other].flatMap((to, place) =>
          to === null ? [] : [{ unit: workers[place]?.id ?? '', to }],
        );
        const ids = workers.map(({ id }) => id);
        return {
          type: 'ShiftLadder',
          workers: ids,
          ladder: ladder.id,
          ...site,
          ...(steps.length > 0 ? { steps } : {}),
        };
      }),
    ),
  );
}

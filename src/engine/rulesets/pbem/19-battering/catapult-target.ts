import type { FieldHex } from '../../../board/field.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import { cellKey, distance, type Cell } from '../../../hex/lattice.js';
import { centreOf } from '../../../hex/point.js';
import { stabbed, type Stab } from '../../../hex/stabbing.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isLive, type SideId } from '../../../position/unit.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { whyUnseen } from './catapult-sight.js';
import type { Target } from './target.js';
import { isHouse, workOf } from '../../../battering/works.js';

/** Friends are farther away than so many hexes (pbem:19.2h). */
const SAFE_HEXES = 3;

/**
 * Why a catapult cannot batter a target from where it stands, or null: friends too near, its back, a tower between, out
 * of sight.
 */
export function whyNotInReach(position: Position, side: SideId, engine: Equipment, target: Target): Refusal | null {
  const at = hexOf(position, target.hexes[0] ?? target.name.split('/')[0] ?? '');
  const hex = at.above ?? at;
  const friend = Object.values(position.units).find(
    (unit) =>
      unit.side === side &&
      isLive(unit) &&
      !unit.captive &&
      unit.hexes.some((name) => distance(hexOf(position, name).cell, hex.cell) <= SAFE_HEXES),
  );
  if (friend) return forbidden('pbem:19.2h', `${friend.id} is too near to ${target.name}`, friend.id).refusal;
  const tries = engine.hexes.map((name) => fromHex(position, hexOf(position, name), hex));
  return tries.includes(null) ? null : (tries[0] ?? null);
}

function fromHex(position: Position, engine: FieldHex, target: FieldHex): Refusal | null {
  const field = fieldOfGame(position);
  const line = { through: centreOf(engine.cell), towards: centreOf(target.cell), scale: 1 };
  const met = stabbed(line, engine.cell, target.cell) ?? [];
  const hexesAt = (cells: readonly Cell[]): readonly FieldHex[] => cells.flatMap((cell) => field.hexAt(cell) ?? []);
  const before = hexesAt(cellsBefore(met, target.cell));
  const facing = before.filter((hex) => !isOfSameWork(hex, target));
  if (facing.length === 0) return whyNotFacing(engine, target);
  const between = hexesAt(met.flatMap((stab) => (stab.kind === 'cell' ? [stab.cell] : [])));
  const tower = between.find(({ terrain, structure }) => terrain === 'castleTower' || structure?.kind === 'siegeTower');
  if (tower) return forbidden('pbem:19.2j', `a tower stands between, in ${tower.name}`, tower.name).refusal;
  return whyUnseen(position, engine, target, facing);
}

/** The hexes from which the line comes into the target. */
function cellsBefore(met: readonly Stab[], target: Cell): readonly Cell[] {
  const last = met.at(-1);
  if (!last || last.kind === 'cell') return [];
  const cells = last.kind === 'hexside' ? [last.from] : [last.left, last.right].flat();
  return cells.filter((cell) => cellKey(cell) !== cellKey(target));
}

/** It is an intact hex of the same wall or house. */
function isOfSameWork(hex: FieldHex, target: FieldHex): boolean {
  if (isHouse(target) || target.terrain === 'doorHex') return isHouse(hex);
  return workOf(hex) !== null && !isHouse(hex);
}

/** An inner hex of a thick wall waits for the outer ones (pbem:19.2w); else the target turns its back (pbem:19.2i). */
function whyNotFacing(engine: FieldHex, target: FieldHex): Refusal {
  const nearer = target.neighbours.filter(
    (next): next is FieldHex => next !== null && distance(next.cell, engine.cell) < distance(target.cell, engine.cell),
  );
  const isInner = !isHouse(target) && nearer.every((next) => isOfSameWork(next, target));
  return forbidden(isInner ? 'pbem:19.2w' : 'pbem:19.2i', `${target.name} does not face the engine`, target.name)
    .refusal;
}

import { isHouse, workOf } from '../../../battering/works.js';
import { fieldOf } from '../../../board/build.js';
import type { Field, FieldHex, HexName } from '../../../board/field.js';
import { sees } from '../../../board/sight.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { cellKey, distance, type Cell } from '../../../hex/lattice.js';
import { centreOf } from '../../../hex/point.js';
import { stabbed, type Stab } from '../../../hex/stabbing.js';
import type { Equipment } from '../../../position/equipment.js';
import { engineOwner } from '../../../position/engine-owner.js';
import type { Position } from '../../../position/position.js';
import { isLive, type SideId } from '../../../position/unit.js';
import { hiddenOfSide } from '../core/hidden/hidden-units.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import type { Target } from './resistances.js';

/**
 * Why the foot of a target is in sight of nobody who could stand on the engine's side of the walls, or null
 * (pbem:19.2f, 19.2g): through a breach it must be seen from a hex that does not touch the rubble (19.2x). `before`:
 * the hexes in front of the target.
 */
function whyUnseen(
  position: Position,
  engine: FieldHex,
  target: FieldHex,
  before: readonly FieldHex[],
): Refusal | null {
  const field = fieldOfGame(position);
  const ruins = ruinsIn(position, field);
  const inside = enclosureOf(field, engine, ruins);
  const feet = before.filter((hex) => !isWall(hex));
  if (feet.some((foot) => inside.has(foot))) return null;
  const viewers = [...inside, ...worksRound(inside)];
  const seen = viewers.filter((from) => feet.some((foot) => sees(field, position.live, from, foot)));
  if (seen.some((from) => !from.neighbours.some((next) => next !== null && ruins.has(next)))) return null;
  const rule = seen.length > 0 ? 'pbem:19.2x' : 'pbem:19.2f';
  return illegal(rule, `the ground before ${target.name} is seen from nowhere on the side of the engine`, target.name);
}

/** Works of a castle, which close in what lies behind them. */
function isWall(hex: FieldHex): boolean {
  return workOf(hex) !== null && !isHouse(hex);
}

/** Rubble of what were works of a castle. */
function ruinsIn({ ground }: Position, field: Field): ReadonlySet<FieldHex> {
  const drawn = fieldOf(ground.boards, ground.joins);
  return new Set(
    field.hexes.filter((hex) => {
      const was = hex.terrain === 'rubble' ? drawn.hex(hex.name) : undefined;
      return was !== undefined && isWall(was);
    }),
  );
}

/** All hexes not parted from one by an unbroken line of works, standing or fallen. */
function enclosureOf(field: Field, from: FieldHex, ruins: ReadonlySet<FieldHex>): ReadonlySet<FieldHex> {
  const found = new Set([from]);
  for (const hex of found) {
    for (const next of hex.neighbours) {
      const upper = next && (next.above ?? next);
      if (upper && !isWall(upper) && !ruins.has(upper)) found.add(upper);
    }
  }
  return found;
}

/**
 * A castle's own works give a view to those inside it; a field that reaches the edge of the map is not inside (ruling
 * of pbem:19.2g).
 */
function worksRound(inside: ReadonlySet<FieldHex>): readonly FieldHex[] {
  const hexes = [...inside];
  if (hexes.some(({ neighbours }) => neighbours.includes(null))) return [];
  const round = hexes.flatMap(({ neighbours }) => neighbours.filter((next) => next !== null));
  return [...new Set(round.filter(isWall))];
}

/** Friends are farther away than so many hexes (pbem:19.2h). */
const SAFE_HEXES = 3;

/**
 * Why a catapult cannot batter a target from where it stands, or null: friends too near, its back, a tower between, out
 * of sight.
 */
export function whyNotInReach(position: Position, side: SideId, engine: Equipment, target: Target): Refusal | null {
  const at = hexOf(position, target.hexes[0] ?? target.name.split('/')[0] ?? '');
  const hex = at.above ?? at;
  const isNear = ({ hexes }: { readonly hexes: readonly HexName[] }): boolean =>
    hexes.some((name) => distance(hexOf(position, name).cell, hex.cell) <= SAFE_HEXES);
  const friend =
    Object.values(position.units).find((unit) => unit.side === side && isLive(unit) && !unit.captive && isNear(unit)) ??
    hiddenOfSide(position, side).find(isNear) ??
    position.equipment?.find((one) => engineOwner(position, one.id) === side && isNear(one));
  if (friend) return illegal('pbem:19.2h', `${friend.id} is too near to ${target.name}`, friend.id);
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
  const tower = between.find((one) => workOf(one) === 'castleTower' || one.structure?.kind === 'siegeTower');
  if (tower) return illegal('pbem:19.2j', `a tower stands between, in ${tower.name}`, tower.name);
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
  return illegal(isInner ? 'pbem:19.2w' : 'pbem:19.2i', `${target.name} does not face the engine`, target.name);
}

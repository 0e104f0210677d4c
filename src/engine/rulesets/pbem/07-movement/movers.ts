import { ladderOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import { isActive, type UnitId } from '../../../position/unit.js';
import { unitsOfKind } from '../core/units-of-kind.js';

/**
 * The units whose move is under way and ends when another unit is ordered (pbem:7.3e). A joint move is one move of all
 * units that take part: bearers of a ladder (19.11g), helpers and the units that they help (12.21b), bearers and the
 * unit that they carry (12.23b), and units that have changed places on a siege tower (19.12g).
 */
export function moversOf(position: Position): readonly UnitId[] {
  const { mover } = position.turn;
  if (mover === null) return [];
  const movers = new Set([mover]);
  // The loop also visits units that are added to the set during the loop.
  for (const id of movers) for (const other of movesWith(position, id)) movers.add(other);
  return [...movers];
}

function movesWith(position: Position, id: UnitId): readonly UnitId[] {
  const { bears, gave, rearranged = [] } = position.units[id]?.acts ?? {};
  const others = unitsOfKind(position, 'joint').filter(
    ({ acts }) => acts.gave === id || acts.bears === id || (bears !== undefined && acts.bears === bears),
  );
  const joint = [gave, bears, ...others.map((other) => other.id)];
  return [
    ...(ladderOf(position, id)?.bearers ?? []),
    ...rearranged,
    ...joint.flatMap((other) => activeOnes(position, other)),
  ];
}

/** A unit that is carried dead or stunned has no move that could end. */
function activeOnes(position: Position, id: UnitId | undefined): readonly UnitId[] {
  const unit = id === undefined ? undefined : position.units[id];
  return unit && isActive(unit) ? [unit.id] : [];
}

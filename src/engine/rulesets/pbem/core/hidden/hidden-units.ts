import type { HexName } from '../../../../board/field.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { Position } from '../../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../../position/unit.js';

const NOBODY: readonly Unit[] = [];

/**
 * Units that are set up hidden, or may be, and have not been revealed (pbem:22.8a), without ridden horses. They are not
 * among `units`, so that a search of the map cannot find them; those without hexes are not placed.
 */
export function hiddenUnits({ hidden }: Position): readonly Unit[] {
  return hidden ? Object.values(hidden).filter(({ rider }) => rider === null) : NOBODY;
}

/** The hidden units of a side. */
export function hiddenOfSide(position: Position, side: SideId): readonly Unit[] {
  return position.hidden ? hiddenUnits(position).filter((unit) => unit.side === side) : NOBODY;
}

/** The hidden unit of that name that is on the map, if it belongs to the side. */
export function inHiding({ hidden }: Position, side: SideId | null, id: UnitId): Unit | undefined {
  const unit = hidden && Object.hasOwn(hidden, id) ? hidden[id] : undefined;
  return unit && unit.side === side && unit.rider === null && unit.hexes.length > 0 ? unit : undefined;
}

/**
 * A unit may not end its move in the hex of a hidden unit of the side that moves it: the hex holds one live unit at
 * most (pbem:7.1a). Other sides cannot know of the hidden unit. `by`: the side that leads, guards, carries or drives
 * the unit; absent: its own.
 */
export function whyNotWithHidden(
  position: Position,
  unit: Unit,
  hexes: readonly HexName[],
  by = unit.side,
): Refusal | null {
  if (!position.hidden || by === null) return null;
  const friend = hiddenOfSide(position, by).find((one) => one.hexes.some((hex) => hexes.includes(hex)));
  if (!friend) return null;
  const because = `${unit.id} cannot stop in ${hexes.join('-')}, where ${friend.id} is hidden`;
  return illegal('pbem:7.1a', because, friend.id);
}

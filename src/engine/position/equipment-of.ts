import { isStructureKey, structureKey } from '../board/structure.js';
import type { Equipment } from './equipment.js';
import type { Position } from './position.js';
import type { ItemId, UnitId } from './unit.js';

const NONE: readonly Equipment[] = [];

/** The equipment of that name, or undefined. */
export function equipmentOf({ equipment = NONE }: Position, id: ItemId): Equipment | undefined {
  return equipment.find((one) => one.id === id);
}

/** The ladder that a unit carries with another, or undefined. */
export function ladderOf({ equipment = NONE }: Position, unit: UnitId): Equipment | undefined {
  return equipment.find(({ bearers }) => bearers?.includes(unit));
}

/**
 * The equipment stands on the map and changes the terrain of its hexes; unfinished equipment does not (ruling of
 * pbem:19.8e).
 */
function isStanding({ kind, top, unbuilt }: Equipment): boolean {
  return unbuilt === undefined && (kind !== 'ladder' || top !== undefined);
}

/** The equipment that stands in the hexes, as `live` names it. */
export function liveOf(equipment: readonly Equipment[]): Readonly<Record<string, string>> {
  return Object.fromEntries(equipment.filter(isStanding).map((one) => [structureKey(one), one.kind]));
}

/** The position with other equipment; the map changes with what stands on it. */
export function withEquipment(position: Position, equipment: readonly Equipment[]): Position {
  const before = Object.entries(position.live);
  const stands = Object.entries(liveOf(equipment));
  const stood = before.filter(([where]) => isStructureKey(where));
  const same = stood.length === stands.length && stands.every(([where, kind]) => position.live[where] === kind);
  const live = same
    ? position.live
    : Object.fromEntries([...before.filter(([where]) => !isStructureKey(where)), ...stands]);
  return equipment.length === 0 ? withoutAny({ ...position, live }) : { ...position, live, equipment };
}

/** The position with one piece of equipment in another state. */
export function withOneChanged(position: Position, changed: Equipment): Position {
  const { equipment = NONE } = position;
  return withEquipment(
    position,
    equipment.map((one) => (one.id === changed.id ? changed : one)),
  );
}

function withoutAny({ equipment: _none, ...rest }: Position): Position {
  return rest;
}

/** A ladder that nobody carries any more. */
export function laidDown({ bearers: _bearers, ...ladder }: Equipment): Equipment {
  return ladder;
}

/** A ladder that does not stand any more, in the hex where its foot was. */
export function lyingDown({ top: _top, ...ladder }: Equipment): Equipment {
  return ladder;
}

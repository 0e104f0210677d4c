import { fieldOf } from '../../engine/board/build.js';
import { fieldNow } from '../../engine/board/live-field.js';
import { directionBetween } from '../../engine/board/field.js';
import type { Position } from '../../engine/position/position.js';
import { isCharacter, type Unit } from '../../engine/position/unit.js';
import { wrongRiding } from './riding.js';

/** The faults of the units of a position, each by itself: their places, their riding, what they count. */
export function wrongUnits(position: Position): readonly string[] {
  return Object.entries(position.units).flatMap(([id, unit]) => [
    ...(unit.id === id ? [] : [`${unit.id} is kept as ${id}`]),
    ...(unit.side === null || position.sides.includes(unit.side)
      ? []
      : [`${id} belongs to ${unit.side}, which is no side`]),
    ...wrongPlace(position, unit),
    ...wrongRiding(position, unit),
    ...wrongCounts(unit),
  ]);
}

function wrongPlace({ ground, live, equipment }: Position, { id, hexes }: Unit): readonly string[] {
  // Engines bring places of their own; all else on the map keeps its names.
  const { boards, joins } = ground;
  const field = equipment ? fieldNow(boards, joins, live) : fieldOf(boards, joins);
  const places = hexes.map((name) => field.hex(name));
  const lost = hexes.filter((_, index) => places[index] === undefined);
  if (lost.length > 0) return [`${id} is in ${lost.join(', ')}, which the map does not have`];
  const misnamed = hexes.filter((name, index) => places[index]?.name !== name);
  if (misnamed.length > 0) return [`${id} is in ${misnamed.join(', ')}, by another name than the map's`];
  if (hexes.length > 2) return [`${id} holds ${hexes.length} hexes`];
  const [head, rear] = places;
  if (head && rear && directionBetween(head, rear) === null)
    return [`${id} holds ${hexes.join('-')}, which do not touch`];
  return [];
}

function wrongCounts(unit: Unit): readonly string[] {
  const { id, acts, missiles, stride, health } = unit;
  const counts = { 'MP spent': acts.mpSpent, missiles: missiles ?? 0, stride };
  const halfDead = !isCharacter(unit) && (health === 'wounded' || health === 'stunned');
  return [
    ...Object.entries(counts)
      .filter(([, count]) => !Number.isSafeInteger(count) || count < 0)
      .map(([what, count]) => `${id} has ${count} ${what}`),
    ...(halfDead ? [`${id} is an animal and ${health}`] : []),
  ];
}

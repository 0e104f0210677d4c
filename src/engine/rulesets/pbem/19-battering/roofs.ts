import { fieldOf } from '../../../board/build.js';
import type { FieldHex, HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { DIRECTION_INDICES, opposite, type DirectionIndex } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { PbemEvent } from '../core/events.js';
import { fell } from './fell.js';
import { hasWall, isHouse } from '../../../battering/works.js';

const RULE = 'pbem:19.2v';

/**
 * The roofs of a house that no beam bears any more fall in, one after the other, until what is left holds (pbem:19.2v).
 */
export function dropRoofs(course: Course<PbemEvent>, fallen: HexName, dice: Dice): void {
  for (;;) {
    const next = roomOf(course.position, fallen).find(
      (hex) => stands(course.position, hex) && !hasWall(hex) && !isBorne(course.position, hex),
    );
    if (!next) return;
    fell(course, next.name, RULE, dice);
  }
}

/** The room of a hex as the board has it, in the order of the map: what one gets to without a wall or door between. */
function roomOf({ ground }: Position, name: HexName): readonly FieldHex[] {
  const start = fieldOf(ground.boards, ground.joins).hex(name);
  const room = start && isHouse(start) ? [start] : [];
  for (const hex of room) {
    for (const direction of DIRECTION_INDICES) {
      const next = inRoom(hex, direction);
      if (next && !room.includes(next)) room.push(next);
    }
  }
  return room.sort((one, other) => one.index - other.index);
}

function inRoom(hex: FieldHex, direction: DirectionIndex): FieldHex | null {
  const next = hex.neighbours[direction];
  return next && isHouse(next) && hex.sides[direction] === 'plain' ? next : null;
}

function stands({ live }: Position, { name }: FieldHex): boolean {
  return live[name] !== 'rubble';
}

/** A straight row through it ends in a standing wall hex of the room on both sides, and stands in between. */
function isBorne(position: Position, hex: FieldHex): boolean {
  return DIRECTION_INDICES.slice(0, 3).some(
    (direction) => endsInWall(position, hex, direction) && endsInWall(position, hex, opposite(direction)),
  );
}

function endsInWall(position: Position, from: FieldHex, direction: DirectionIndex): boolean {
  for (let hex = inRoom(from, direction); hex && stands(position, hex); hex = inRoom(hex, direction)) {
    if (hasWall(hex)) return true;
  }
  return false;
}

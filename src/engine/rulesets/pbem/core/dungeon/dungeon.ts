import { isManhole } from '../../../../board/dungeon.js';
import type { FieldHex, HexName } from '../../../../board/field.js';
import type { Position } from '../../../../position/position.js';
import type { Unit } from '../../../../position/unit.js';
import { liveUnitsIn, DUNGEON_MAX } from '../movement/occupancy.js';
import { ADJACENT } from '../terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';

/** Hexes with the trapdoor of a dungeon (pbem:16.33b). */
export function manholesOf(position: Position): readonly FieldHex[] {
  return fieldOfGame(position).hexes.filter(isManhole);
}

/** Whether any hex of the unit lies in a dungeon. */
export function isInDungeon(position: Position, { hexes }: Unit): boolean {
  return hexes.some((name) => hexOf(position, name).terrain === 'dungeon');
}

/** The unit stands in the manhole hex or ADJACENT to it (rulings of pbem:16.33c, 16.33d). */
export function isAtManhole(position: Position, unit: Unit, manhole: FieldHex): boolean {
  return unit.hexes.some((at) => ADJACENT(position, unit, at, manhole.name));
}

/** That hex of a dungeon has room for one more prisoner (pbem:16.33f). */
export function hasRoom(position: Position, hex: HexName): boolean {
  return liveUnitsIn(position, hex).length < DUNGEON_MAX;
}

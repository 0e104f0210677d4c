import { Known } from '../../../../known/known.js';
import type { FieldHex, HexName } from '../../../../board/field.js';
import { gapBetween } from '../../../../board/location.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { Position } from '../../../../position/position.js';
import { hexsideOf } from '../movement/hexside.js';
import { fieldOfGame, stateOfGround } from '../terrain/ground.js';
import { terrainOf } from '../terrain/terrain.js';

const known = new Known<object, ReadonlySet<HexName>>();

/**
 * The hex is outside of every castle: one gets there from the edge of the map over open ground, without passing a gate
 * or a door (ruling of siege-en:1.91e).
 */
export function isOutside(position: Position, name: HexName): boolean {
  return known.of(stateOfGround(position), () => outsideOf(position)).has(name);
}

function outsideOf(position: Position): ReadonlySet<HexName> {
  const open = fieldOfGame(position).places.filter((hex) => isOpen(hex));
  const outside = new Set(open.filter(({ neighbours }) => neighbours.includes(null)));
  for (const from of outside) {
    for (const beside of from.neighbours) {
      for (const to of [beside, beside?.below]) if (to && isOpen(to) && isJoined(position, from, to)) outside.add(to);
    }
  }
  return new Set([...outside].map(({ name }) => name));
}

/** Neither a gate nor a door, nor a building or the top of a wall. */
function isOpen(hex: FieldHex): boolean {
  const { roofed, rampart } = TERRAIN_FACTS[hex.terrain];
  const isGate = hex.above !== null && TERRAIN_FACTS[hex.above.terrain].rampart;
  return !roofed && !rampart && !isGate && !terrainOf(hex).doorway && terrainOf(hex).cost.foot !== null;
}

function isJoined(position: Position, from: FieldHex, to: FieldHex): boolean {
  return gapBetween(from, to) === null && (hexsideOf(position, from, to)?.surcharge.foot ?? null) !== null;
}

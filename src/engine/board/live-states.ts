import type { Field, FieldHex } from './field.js';
import { findHexside, hexsideName } from './field-hexside.js';
import { HEXSIDE_FACTS, TERRAIN_FACTS } from './terrain-facts.js';
import type { HexsideType, TerrainType } from './terrain.js';

/** States of places that can change in a game; most places can be in a few of them only. */
export const LIVE_STATES = [
  'open',
  'shut',
  'bolted',
  'broken',
  'raised',
  'lowered',
  'rubble',
  'filled',
  'destroyed',
  'tent',
] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** A place whose state can change in a game: how `live` names it, and the states that it can be in. */
export interface LivePlace {
  readonly name: string;
  readonly hex: FieldHex | null;
  readonly states: readonly LiveState[];
}

/** Whether a place can be in a state. */
export function canBe({ states }: Pick<LivePlace, 'states'>, state: string): state is LiveState {
  return states.some((one) => one === state);
}

const DOOR_STATES: readonly LiveState[] = ['open', 'shut', 'bolted', 'broken'];
const LEAF_STATES: Partial<Readonly<Record<HexsideType, readonly LiveState[]>>> = {
  portcullis: ['raised', 'lowered', 'broken'],
  bars: ['open', 'shut'],
  paledGate: ['open', 'shut', 'broken'],
};

/** States that change the terrain of a hex: walls fall, moats are filled, tents destroyed, drawbridges raised. */
const HEX_STATES: Partial<Readonly<Record<TerrainType, readonly LiveState[]>>> = {
  castleWall: ['rubble'],
  arrowSlit: ['rubble'],
  embattlement: ['rubble'],
  rampart: ['rubble'],
  castleTower: ['rubble'],
  gate: ['rubble'],
  stableGate: ['rubble'],
  towerPlatform: ['rubble'],
  stairs: ['rubble'],
  moat: ['filled'],
  floodedMoat: ['filled'],
  tent: ['destroyed'],
  // Tents are pitched on flat ground (pbem:19.8g), and may be torn down again.
  flatGround: ['tent', 'destroyed'],
  table: ['destroyed'],
  drawbridge: ['raised', 'lowered', 'destroyed'],
  houseInterior: ['rubble'],
  doorHex: ['rubble'],
  temple: ['rubble'],
  stables: ['rubble'],
};

/** The hex or hexside of that written name, and the states it can have; null if the field has none of that name. */
export function livePlace(field: Field, where: string): LivePlace | null {
  const hexside = findHexside(field, where);
  if (hexside) {
    const { from, to, direction } = hexside;
    const drawn = from.sides[direction] as HexsideType;
    return { name: hexsideName(from, to), hex: null, states: statesOfSide(drawn) };
  }
  const hex = field.hex(where);
  return hex ? { name: hex.name, hex, states: statesOfHex(hex) } : null;
}

function statesOfSide(type: HexsideType): readonly LiveState[] {
  return HEXSIDE_FACTS[type].leaf === 'none' ? [] : (LEAF_STATES[type] ?? DOOR_STATES);
}

function statesOfHex({ terrain }: FieldHex): readonly LiveState[] {
  const others = HEX_STATES[terrain] ?? [];
  return TERRAIN_FACTS[terrain].leaf === 'none' ? others : [...DOOR_STATES, ...others];
}

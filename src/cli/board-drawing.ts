import { fieldOf } from '../engine/board/build.js';
import type { FieldHex } from '../engine/board/field.js';
import type { TerrainType } from '../engine/board/terrain.js';
import type { Position } from '../engine/position/position.js';
import { isLive, type Unit } from '../engine/position/unit.js';

/** The signs for terrain in a drawing; types without a sign are drawn as ground. */
const SIGNS: Partial<Readonly<Record<TerrainType, string>>> = {
  slope: '/',
  scrub: '"',
  tree: 'T',
  houseInterior: '#',
  doorHex: '+',
  yardEntrance: '+',
  paledGate: '+',
  pool: '~',
  river: '~',
  sea: '~',
  floodedMoat: '~',
  moat: 'v',
  trench: '_',
  swamp: 's',
  rocks: '^',
  rubble: '%',
  fence: '|',
  tent: 'A',
  bridge: '=',
  footBridge: '=',
  drawbridge: '=',
  steppingStones: 'o',
  castleWall: '@',
  embattlement: 'E',
  rampart: 'E',
  towerPlatform: 'E',
  gate: 'G',
  castleTower: 'O',
  stairs: 'z',
  stables: '#',
  millGear: '#',
  well: 'w',
  fountain: 'w',
};
const GROUND = '.';
const CELL_WIDTH = 4;

/**
 * The map as lines of text, drawn on the common lattice: a hex is one sign, each hex half a line lower or higher than
 * those of the columns beside it. Units are drawn as the first letters of their names, the dead in small letters.
 */
export function boardLines(position: Pick<Position, 'ground' | 'units'>): readonly string[] {
  const { hexes } = fieldOf(position.ground.boards, position.ground.joins);
  const signs = unitSigns(position);
  const [left, top] = [Math.min(...hexes.map(({ cell }) => cell.x)), Math.min(...hexes.map(({ cell }) => cell.y))];
  const rows = new Map<number, string[]>();
  for (const hex of hexes) {
    const row = rows.get(hex.cell.y - top) ?? [];
    row[hex.cell.x - left] = signOf(hex, signs);
    rows.set(hex.cell.y - top, row);
  }
  return [
    drawn(columnNames(hexes, left)),
    ...[...rows.keys()].sort((a, b) => a - b).map((y) => drawn(rows.get(y) ?? [])),
  ];
}

/** The letters of each column, from its topmost hex; rows are counted from the top. */
function columnNames(hexes: readonly FieldHex[], left: number): readonly string[] {
  const names: string[] = [];
  for (const { cell, name } of hexes) names[cell.x - left] ??= /[A-Z]+(?=[0-9]+$)/.exec(name)?.[0] ?? '';
  return names;
}

function drawn(row: readonly string[]): string {
  return Array.from(row, (sign: string | undefined) => (sign ?? '').padEnd(CELL_WIDTH))
    .join('')
    .trimEnd();
}

function signOf({ names, terrain }: FieldHex, units: ReadonlyMap<string, string>): string {
  const unit = names.map((name) => units.get(name)).find((sign) => sign !== undefined);
  return unit ?? SIGNS[terrain] ?? GROUND;
}

function unitSigns({ units }: Pick<Position, 'units'>): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const drawnLast = (unit: Unit): number => (isLive(unit) ? 1 : 0);
  const shown = Object.values(units).filter(({ rider }) => rider === null);
  for (const unit of shown.sort((one, other) => drawnLast(one) - drawnLast(other))) {
    const sign = unit.id.slice(0, CELL_WIDTH - 1);
    for (const hex of unit.hexes) signs.set(hex, isLive(unit) ? sign : sign.toLowerCase());
  }
  return signs;
}

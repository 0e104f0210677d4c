import { fieldOf } from '../../../board/build.js';
import type { FieldHex, HexName } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { FillingWork } from '../../../position/siege-works.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type ItemId, type Unit, type UnitId } from '../../../position/unit.js';
import { isAdjacentOnFoot, ADJACENT } from '../core/terrain/adjacency.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/** Moat that can be filled; with water it is filled as without (pbem:19.5c). */
const MOATS: readonly TerrainType[] = ['moat', 'floodedMoat'];

/** The whole hex is moat that is not filled. */
export function isOpenMoat({ terrains }: Pick<FieldHex, 'terrains'>): boolean {
  return terrains.every((terrain) => MOATS.includes(terrain));
}

/** The moat hex of that name if it is not filled, else null. */
export function openMoat(position: Position, name: HexName): FieldHex | null {
  const hex = fieldOfGame(position).hex(name);
  return hex && isOpenMoat(hex) ? hex : null;
}

/**
 * Moat hexes that a character on foot could enter from there (ruling of pbem:19.52a), in the order of the directions.
 */
export function moatsBeside(position: Position, from: FieldHex): readonly FieldHex[] {
  return from.neighbours.flatMap((next) =>
    [next, next?.below ?? null].flatMap((hex) =>
      hex && isOpenMoat(hex) && isAdjacentOnFoot(position, from, hex) ? [hex] : [],
    ),
  );
}

/** It lies under a drawbridge as the boards have it, whether that is up, down or destroyed (ruling of pbem:19.5b). */
export function isUnderDrawbridge({ ground }: Position, name: HexName): boolean {
  return fieldOf(ground.boards, ground.joins).hex(name)?.above?.terrain === 'drawbridge';
}

/**
 * A screen is manned by so many active characters (pbem:19.52c), and by no fewer than the least at any moment
 * (pbem:19.52d).
 */
export const FILLING_CREW = 4;
export const FILLING_CREW_LEAST = 2;

/**
 * Characters at the screens of works that may still count today, at most four at each, each at one screen only
 * (pbem:19.52k).
 */
export function crewsOf(position: Position): ReadonlyMap<ItemId, number> {
  const works = (position.filling?.works ?? []).filter(({ today }) => today !== 'inVain');
  const fit = works.map((work) => handsOf(position, work));
  const placeOf = new Map<UnitId, number>();
  return new Map(
    works.map(({ screen }, index) => {
      let count = 0;
      while (count < FILLING_CREW && findHand(index, fit, placeOf, new Set())) count += 1;
      return [screen, count];
    }),
  );
}

/**
 * Gives a work one more character, whom another work may give up if it finds one in his place: so works that were
 * declared first keep as many as they have, and all together have as many as can be. False: there is none.
 */
function findHand(
  work: number,
  fit: readonly (readonly UnitId[])[],
  placeOf: Map<UnitId, number>,
  asked: Set<UnitId>,
): boolean {
  for (const unit of fit[work] ?? []) {
    if (asked.has(unit) || placeOf.get(unit) === work) continue;
    asked.add(unit);
    const other = placeOf.get(unit);
    if (other !== undefined && !findHand(other, fit, placeOf, asked)) continue;
    placeOf.set(unit, work);
    return true;
  }
  return false;
}

/** Those of the side who are active and on foot (pbem:19a), in the hex of the screen or ADJACENT to it. */
function handsOf(position: Position, { screen, side, day }: FillingWork): readonly UnitId[] {
  const name = equipmentOf(position, screen)?.hexes[0];
  if (name === undefined) return [];
  const able = Object.values(position.units).filter((unit) => unit.side === side && isFit(unit));
  const near = able.filter((unit) => unit.hexes.some((at) => ADJACENT(position, unit, at, name)));
  const beyond = day === 'second' && isNarrow(position, hexOf(position, name)) ? besideThose(position, able, near) : [];
  return [...near, ...beyond].map(({ id }) => id);
}

function isFit(unit: Unit): boolean {
  return isCharacter(unit) && isActive(unit) && !isMounted(unit) && unit.hexes.length > 0;
}

/** Fewer bank hexes are ADJACENT to the moat hex than a crew has men (ruling of pbem:19.52g). */
function isNarrow(position: Position, moat: FieldHex): boolean {
  const places = moat.neighbours.flatMap((next) => [next, next?.below ?? null]);
  const banks = places.filter((from) => from && !isOpenMoat(from) && isAdjacentOnFoot(position, from, moat));
  return banks.length < FILLING_CREW;
}

/** Where there is no room for all, the rest stand ADJACENT to those who are (ruling of pbem:19.52g). */
function besideThose(position: Position, able: readonly Unit[], near: readonly Unit[]): readonly Unit[] {
  const held = near.flatMap(({ hexes }) => hexes);
  return able.filter(
    (unit) => !near.includes(unit) && unit.hexes.some((at) => held.some((to) => ADJACENT(position, unit, at, to))),
  );
}

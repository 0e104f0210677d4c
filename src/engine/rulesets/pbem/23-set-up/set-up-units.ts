import { directionBetween, type Field, type HexName } from '../../../board/field.js';
import { allowed, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import { isLong, type UnitId } from '../../../position/unit.js';
import { DUNGEON_MAX } from '../core/movement/occupancy.js';
import { settledArea } from './set-up-area.js';
import { settledHalf } from './set-up-doors.js';
import { wrongDragon, wrongSheet, wrongSpecial } from './set-up-sheet.js';
import { supplied, wrongMissiles } from '../core/setup/set-up-supply.js';
import { malformedSetup, wrongName } from '../core/setup/set-up-words.js';

/** The units of a set-up in their settled form, or what is wrong with one of them. */
export function settledUnits(setup: Setup, field: Field): Ruled<readonly SetupUnit[]> {
  const ids = new Set<UnitId>();
  const settled: SetupUnit[] = [];
  for (const unit of setup.units) {
    const misnamed = wrongName('unit', unit.id, ids);
    if (misnamed !== null) return refused(malformedSetup('pbem:2.3c', misnamed, unit.id));
    ids.add(unit.id);
    const wrong =
      wrongSide(setup, unit) ??
      wrongSheet(unit) ??
      wrongDragon(setup, unit) ??
      wrongMissiles(setup, unit) ??
      wrongRider(unit) ??
      wrongMount(setup, unit) ??
      wrongSpecial(setup, unit);
    if (wrong) return refused(wrong);
    const placed = placedUnit(setup, unit, field);
    if (!placed.ok) return placed;
    const half = settledHalf(setup.live, placed.value, field);
    if (!half.ok) return half;
    settled.push(supplied(half.value));
  }
  const crowded = overstacked(settled, field);
  return crowded ? refused(crowded) : allowed(settled);
}

function wrongSide({ sides }: Setup, { id, side }: SetupUnit): Refusal | null {
  if (side === null || sides.includes(side)) return null;
  return malformedSetup('pbem:23.15a', `${id} belongs to ${side}, which is no side of this game`, id);
}

/** Only characters mount anything (pbem:2.54b). */
function wrongRider({ id, sheet, mayMount }: SetupUnit): Refusal | null {
  if (mayMount === undefined || sheet.kind === 'character') return null;
  return malformedSetup('pbem:2.54b', `${id} is no character and mounts nothing`, id);
}

/** Riders: only on live horses, one each, and neither stunned nor dead (pbem:2.3d, 2.54b). */
function wrongMount({ units }: Setup, rider: SetupUnit): Refusal | null {
  const { id, mount } = rider;
  if (mount === undefined) return null;
  const horse = units.find((unit) => unit.id === mount);
  if (!horse)
    return { code: 'unknownUnit', rule: null, because: `${id} rides ${mount}, which is not there`, subject: mount };
  if (rider.sheet.kind !== 'character')
    return malformedSetup('pbem:2.54b', `${id} is no character and rides nothing`, id);
  if (horse.sheet.kind !== 'horse')
    return malformedSetup('pbem:2.54b', `${id} cannot ride ${mount}: it is no horse`, id);
  if (horse.health === 'dead') return malformedSetup('pbem:2.54b', `${id} cannot ride ${mount}: it is dead`, id);
  if (rider.health === 'stunned' || rider.health === 'dead') {
    return malformedSetup('pbem:2.3d', `${id} cannot be ${rider.health} and mounted`, id);
  }
  if (units.some((unit) => unit !== rider && unit.mount === mount)) {
    return malformedSetup('pbem:2.54a', `${mount} has two riders`, mount);
  }
  return null;
}

/**
 * Hexes that a unit covers on the map: horses and the dragon two, riders their horse's, others one (pbem:3.5d, 13g,
 * 13.5).
 */
function hexesNeeded(unit: SetupUnit): number {
  return isLong({ mount: unit.mount ?? null, sheet: unit.sheet }) ? 2 : 1;
}

/** A unit that begins off the map, with its entry settled if it has one. */
function offTheMap(setup: Setup, unit: SetupUnit, field: Field): Ruled<SetupUnit> {
  if (!unit.entry) return allowed(unit);
  const { gameTurn } = unit.entry;
  if (!Number.isSafeInteger(gameTurn) || gameTurn < 1) {
    return refused(malformedSetup('pbem:23.16', `${unit.id} enters in no GT`, unit.id));
  }
  const hexes = settledArea(setup, unit.entry, field);
  return hexes.ok ? allowed({ ...unit, entry: { gameTurn, hexes: hexes.value } }) : hexes;
}

function placedUnit(setup: Setup, unit: SetupUnit, field: Field): Ruled<SetupUnit> {
  const { units } = setup;
  if (unit.sheet.kind === 'horse' && units.some((rider) => rider.mount === unit.id)) {
    if (unit.hexes.length === 0) return allowed(unit);
    return refused(malformedSetup('pbem:7.1a', `${unit.id} is ridden and has its rider's hexes`, unit.id));
  }
  if (unit.hexes.length === 0) return offTheMap(setup, unit, field);
  if (unit.entry) return refused(malformedSetup('pbem:23.16', `${unit.id} is on the map already`, unit.id));
  const needed = hexesNeeded(unit);
  if (unit.hexes.length !== needed) {
    return refused(malformedSetup('pbem:3.5d', `${unit.id} stands on ${needed} hex${needed > 1 ? 'es' : ''}`, unit.id));
  }
  const hexes: HexName[] = [];
  for (const name of unit.hexes) {
    const hex = field.hex(name);
    if (!hex)
      return refused({
        code: 'unknownHex',
        rule: null,
        because: `${unit.id}: the map has no hex ${name}`,
        subject: name,
      });
    hexes.push(hex.name);
  }
  const [head, rear] = hexes.map((name) => field.hex(name));
  if (head && rear && directionBetween(head, rear) === null) {
    return refused(malformedSetup('pbem:3.5d', `${unit.id}: ${hexes.join(' and ')} do not touch`, unit.id));
  }
  return allowed({ ...unit, hexes });
}

/** Not more than one live unit in a hex (pbem:7.1a), but up to three prisoners in one of a dungeon (pbem:16.33f). */
function overstacked(units: readonly SetupUnit[], field: Field): Refusal | null {
  const held = new Map<string, UnitId>();
  const inDungeon = new Map<string, number>();
  for (const unit of units) {
    if (unit.health === 'dead') continue;
    for (const hex of unit.hexes) {
      const place = unit.half === undefined ? hex : `${hex} ${unit.half}`;
      if (unit.captive && field.hex(hex)?.terrain === 'dungeon') {
        const count = (inDungeon.get(hex) ?? 0) + 1;
        inDungeon.set(hex, count);
        if (count <= DUNGEON_MAX) continue;
        return illegal('pbem:16.33f', `${unit.id} finds no room in ${hex}`, hex);
      }
      const other = held.get(place);
      if (other !== undefined) {
        return illegal('pbem:7.1a', `${other} and ${unit.id} share ${hex}`, hex);
      }
      held.set(place, unit.id);
    }
  }
  return null;
}

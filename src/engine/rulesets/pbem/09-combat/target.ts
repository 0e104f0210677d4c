import type { FieldHex } from '../../../board/field.js';
import type { TerrainType } from '../../../board/terrain.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, isActive, type Unit } from '../../../position/unit.js';
import { unitsBeside } from '../07-movement/beside.js';
import { strikesIntoWater } from '../17-water/fighting.js';
import { isCaptive } from '../core/captives/captive.js';
import { isKnight } from '../core/combat/strength.js';
import { opponentsInMelee } from '../core/melee/melee.js';
import { ruleOfLevels } from '../core/movement/barrier.js';
import { fightInMadness, rageForbids } from '../core/rage/rage.js';
import { whyRetreatFirst } from '../core/results/left-open.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';

/** Checks whether a side may attack a unit at all, wherever it is. */
export function targetRefused(unit: Unit, side: string | null): Refusal | null {
  const { id } = unit;
  if (unit.rider !== null) return illegal('pbem:9.6c', `${id} is ridden: attack ${unit.rider}`, id);
  if (!isLive(unit)) return illegal('pbem:10.0a', `${id} is dead`, id);
  if (isCaptive(unit)) return illegal('pbem:22.7n', `${id} is a prisoner`, id);
  if (isCharacter(unit) && unit.side === side) return illegal('pbem:9.2c', `${id} is a friend`, id);
  return null;
}

/**
 * The attacker may strike at the target from the place where he stands, or reaches it in the water with his spear
 * (pbem:9.1a, 17.5c).
 */
export function reaches(position: Position, attacker: Unit, target: Unit): boolean {
  return isAdjacentTo(position, attacker, target) || strikesIntoWater(position, attacker, target);
}

const MOATS: readonly TerrainType[] = ['moat', 'floodedMoat', 'filledMoat'];

/** The rule that keeps a lower location apart in combat from the location above it, by the terrain of the lower one. */
const APART_FROM_ABOVE: Partial<Record<TerrainType, string>> = {
  archway: 'pbem:16.31c',
  rampArchway: 'pbem:16.31c',
  dungeon: 'pbem:16.33g',
  secretPassage: 'pbem:16.34b',
};

/**
 * The rule that forbids every blow between two places, whichever unit strikes: a drawbridge and the moat under or
 * beside it (pbem:18.1l), the two levels of a siege tower, a gate, a dungeon or a secret passage. Null if there is no
 * such rule.
 */
export function ruleBetweenPlaces(here: FieldHex, there: FieldHex): string | null {
  return ruleOfDrawbridge(here, there) ?? ruleOfDrawbridge(there, here) ?? ruleOfLocations(here, there);
}

function ruleOfDrawbridge(bridge: FieldHex, moat: FieldHex): string | null {
  if (bridge.terrain !== 'drawbridge' || !MOATS.includes(moat.terrain)) return null;
  return isAbove(bridge, moat) || bridge.neighbours.some((beside) => beside?.name === moat.name) ? 'pbem:18.1l' : null;
}

function ruleOfLocations(here: FieldHex, there: FieldHex): string | null {
  const levels = ruleOfLevels(here, there);
  if (levels) return levels.combatRule;
  if (isAbove(here, there)) return APART_FROM_ABOVE[there.terrain] ?? null;
  return isAbove(there, here) ? (APART_FROM_ABOVE[here.terrain] ?? null) : null;
}

function isAbove(upper: FieldHex, lower: FieldHex): boolean {
  return lower.above?.name === upper.name;
}

/**
 * Why a knight may not attack a unit, or null (option combatPriority, pbem:22.6a). If an active enemy knight that he
 * could attack is beside him, he may attack only ADJACENT knights and characters with whom he is in melee. The rule
 * does not bind a knight in mad rage or under the peace of a duel, where his target is given, nor a prisoner, who may
 * strike at his guards only (pbem:2.72e, 12.8o, 22.7p).
 */
export function whyNotPreferred(position: Position, attacker: Unit, target: Unit): Refusal | null {
  if (position.options['combatPriority'] !== true || position.duel) return null;
  if (!isOfKnights(attacker) || isCaptive(attacker) || isOfKnights(target)) return null;
  if (fightInMadness([attacker], target) || opponentsInMelee(position, attacker.id).includes(target.id)) return null;
  const knight = unitsBeside(position, attacker).find((other) => binds(position, attacker, other));
  if (!knight) return null;
  const because = `${attacker.id} is ADJACENT to the knight ${knight.id} and not in melee with ${target.id}`;
  return illegal('pbem:22.6a', because, target.id);
}

function isOfKnights(unit: Unit): boolean {
  return isCharacter(unit) && isKnight(unit);
}

/**
 * An enemy knight that the attacker could attack by himself now; stunned knights do not count (ruling of pbem:22.6a).
 */
function binds(position: Position, attacker: Unit, knight: Unit): boolean {
  return (
    isOfKnights(knight) &&
    isActive(knight) &&
    targetRefused(knight, attacker.side) === null &&
    rageForbids([attacker], [knight], false) === null &&
    isAdjacentTo(position, attacker, knight) &&
    whyRetreatFirst(position, knight) === null
  );
}

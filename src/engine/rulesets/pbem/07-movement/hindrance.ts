import type { HexName } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { type Unit, isCharacter, isLong } from '../../../position/unit.js';
import type { UnitSheet } from '../../../position/unit-sheet.js';
import { bookOf } from '../core/books/of.js';
import { cartAt, cartUnder } from '../core/carts/carts.js';
import { strikingPairs } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { terrainOf } from '../core/terrain/terrain.js';
import type { Advantage, Crowd } from '../core/terrain/terrain-values.js';

/** A hex with this many foot characters' equivalents or more is negative in combat (pbem:7.8c). */
const HINDERS_FROM = 4;

/** The equivalents of a unit, live or dead, and of debris, in each hex that they hold (pbem:7.8b). */
const EQUIVALENTS: Readonly<Record<UnitSheet['kind'], number>> = {
  character: 1,
  horse: 3,
  ox: 3,
  mule: 2,
  dog: 1,
  pig: 1,
  otherAnimal: 1,
};
export const DEBRIS_EQUIVALENTS = 3;

/**
 * The equivalents of a unit in each of its hexes. A rider counts as his horse (pbem:7.8b), and the dragon counts as a
 * horse too (ruling of pbem:13.5).
 */
export function equivalentsOf(unit: Unit): number {
  return EQUIVALENTS[isLong(unit) ? 'horse' : unit.sheet.kind];
}

/**
 * Foot characters' equivalents in a hex (pbem:7.8a, 7.8b), without the unit in question and its horse; in Siege those
 * of the dead only (siege-en:1.515 to 1.517).
 */
export function hindranceIn(position: Position, hex: HexName, except: Unit | null): number {
  const { crowd } = bookOf(position).ground;
  let sum = DEBRIS_EQUIVALENTS * debrisIn(position, hex);
  for (const unit of unitsIn(position, hex)) {
    if (unit.id !== except?.id && (crowd === 'all' || unit.health === 'dead')) sum += equivalentsOf(unit);
  }
  return sum;
}

function debrisIn(position: Position, hex: HexName): number {
  let count = 0;
  for (const { kind, hexes } of position.things) if (kind === 'debris' && hexes.includes(hex)) count += 1;
  return count;
}

export type Hindrance = 'none' | 'double' | 'impassable';

/** The effect of so many equivalents on movement in terrain with such limits (pbem:7.8a, 16.125c). */
export function hindranceBy(equivalents: number, { doublesFrom, impassableFrom }: Crowd): Hindrance {
  if (equivalents >= impassableFrom) return 'impassable';
  return equivalents >= doublesFrom ? 'double' : 'none';
}

/** The rule by which a hex costs double, or is shut, for what is in it. */
export function ruleOfCrowd(position: Position, hex: HexName, { rule, doubling }: Crowd, effect: Hindrance): string {
  if (effect !== 'double' || !doubling) return rule;
  return unitsIn(position, hex).every(isCharacter) ? doubling.men : doubling.animals;
}

/** The position of a unit for combat: its in-hex terrain advantage, and the rule that causes it. */
export interface Footing {
  readonly advantage: Advantage;
  readonly rule: string;
}

/** The one in-hex terrain modifier of a unit (pbem:9.5b), the worse of its hexes (pbem:9.5c). */
export function footingOf(position: Position, unit: Unit): Footing {
  const footings = unit.hexes.map((hex) => footingIn(position, unit, hex));
  return footings.reduce((worst, one) => (one.advantage < worst.advantage ? one : worst), footings[0] ?? NO_FOOTING);
}

const NO_FOOTING: Footing = { advantage: 0, rule: 'pbem:9.5a' };

/**
 * The advantage that a unit would have in one hex; null: any unit that comes there. Debris and crowding make a hex
 * negative whatever its terrain (pbem:9.5d, 7.8c, 16.122c).
 */
export function footingIn(position: Position, unit: Unit | null, hex: HexName): Footing {
  if (position.carts && (!unit || cartUnder(position, { ...unit, hexes: [hex] })) && cartAt(position, hex))
    return { advantage: -1, rule: 'pbem:14aa' };
  if (debrisIn(position, hex) > 0) return { advantage: -1, rule: 'pbem:16.122c' };
  const { crowd } = bookOf(position).ground;
  if (crowd === 'all' && hindranceIn(position, hex, unit) >= HINDERS_FROM) return { advantage: -1, rule: 'pbem:7.8c' };
  const { advantage, rule } = terrainOf(hexOf(position, hex));
  return { advantage, rule };
}

/** The in-hex terrain advantage of a unit in combat: negative, none or positive (pbem:9.5a to 9.5d). */
export function terrainAdvantage(position: Position, unit: Unit): Advantage {
  return footingOf(position, unit).advantage;
}

/** The same for the unit's own attacks: terrain that shelters only a defender does not count for it (pbem:19.15e). */
export function attackAdvantage(position: Position, unit: Unit): Advantage {
  const advantage = terrainAdvantage(position, unit);
  return advantage > 0 && isScreened(position, unit) ? 0 : advantage;
}

/** The unit stands behind a screen, where riders have no advantage over it (pbem:19.15d). */
export function isScreened(position: Position, unit: Unit): boolean {
  return position.equipment !== undefined && unit.hexes.some((hex) => terrainOf(hexOf(position, hex)).forDefenderOnly);
}

/**
 * 1 if the defender has the advantage of the hexside between him and the attacker (a window, pbem:16.2b), else 0. An
 * attacker who can also strike over another hexside uses that one.
 */
export function hexsideAdvantage(position: Position, attacker: Unit, defender: Unit): 0 | 1 {
  const pairs = strikingPairs(position, attacker, defender);
  const sheltered = pairs.every(
    ({ from, to }) => hexsideOf(position, hexOf(position, from), hexOf(position, to))?.defenderAdvantage === 1,
  );
  return pairs.length > 0 && sheltered ? 1 : 0;
}

import { directionBetween, type Field, type FieldHex, type HexName } from '../../../board/field.js';
import { isRampart } from '../../../board/location.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { byBook } from '../core/books/of.js';
import { hexsideOf } from '../core/movement/hexside.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { spaced } from '../../../game/spaced.js';

const raisingOf = byBook(({ ladders }) => ladders.raising);

/** Why no ladder stands in a hex and points to another, or null (pbem:16.31d, 19.11h, 19.11j). */
export function whyNoSite(position: Position, baseName: HexName, topName: HexName): Refusal | null {
  const field = fieldOfGame(position);
  const [base, top] = [field.hex(baseName), field.hex(topName)];
  if (!base || !top) {
    const missing = base ? topName : baseName;
    return { code: 'unknownHex', rule: null, because: `the map has no hex ${missing}`, subject: missing };
  }
  return whyNoSiteIn({ field, live: position.live }, base, top);
}

/** A map as it is now: what a set-up knows before there is a position. */
interface MapNow {
  readonly field: Field;
  readonly live: Position['live'];
}

/** The same of two hexes of a map. */
export function whyNoSiteIn(map: MapNow, base: FieldHex, top: FieldHex): Refusal | null {
  if (directionBetween(base, top) === null) return no('pbem:3.5f', `${top.name} is not beside ${base.name}`, top);
  if (base.above !== null && TERRAIN_FACTS[base.above.terrain].rampart) {
    return no('pbem:16.31d', `no ladder is put up in the archway ${base.name}`, base);
  }
  const unfit = whyNoBase(base);
  if (unfit) return unfit;
  // In Siege it may point at any side of its hex (siege-en:1.91c).
  if (isWall(map, base, top) || raisingOf(base.ruleset) === 'free') return null;
  if (wallsIn(map, base).length === 0) return no('pbem:19.11h', `no wall is beside ${base.name}`, base);
  return no('pbem:19.11j', `${top.name} is no wall beside ${base.name}`, top);
}

/** The walls beside a hex to which a ladder in it may point. */
export function wallsBeside(position: Position, base: FieldHex): readonly FieldHex[] {
  return wallsIn({ field: fieldOfGame(position), live: position.live }, base);
}

function wallsIn(map: MapNow, base: FieldHex): readonly FieldHex[] {
  return base.neighbours.filter((top) => top !== null).filter((top) => isWall(map, base, top));
}

/**
 * Ground on which a ladder stands: where men on foot can stand, out of doors, with nothing above or below and nothing
 * else on it.
 */
function whyNoBase(base: FieldHex): Refusal | null {
  const { cost, interior, doorway } = terrainOf(base);
  const raised = TERRAIN_FACTS[base.terrain].rampart;
  if (cost.foot === null || interior || doorway || raised || base.above !== null || base.below !== null) {
    return no('pbem:19.11h', `no ladder is put up in ${base.name} (${spaced(base.terrain)})`, base);
  }
  return base.structure ? no('pbem:19.11j', `a ${spaced(base.structure.kind)} stands in ${base.name}`, base) : null;
}

/** The hex is beside battlements that stand higher: near them a ladder is put up (siege-en:1.91c). */
export function isAtBattlements(hex: FieldHex): boolean {
  return hex.neighbours.some((next) => next !== null && isRampart(next) && next.level > hex.level);
}

/** Embattlements higher up, castle walls and towers, and walls of houses (pbem:19.11h and its ruling). */
function isWall({ live }: MapNow, base: FieldHex, top: FieldHex): boolean {
  if (isRampart(top)) return top.level > base.level;
  if (top.terrain === 'castleWall' || top.terrain === 'castleTower') return true;
  const type = hexsideOf({ live }, base, top)?.type;
  return type === 'buildingWall' || type === 'arrowSlit' || (type === 'window' && TERRAIN_FACTS[top.terrain].roofed);
}

function no(rule: string, because: string, { name }: FieldHex): Refusal {
  return illegal(rule, because, name);
}

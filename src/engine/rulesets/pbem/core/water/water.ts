import { Known } from '../../../../known/known.js';
import type { Depth, Field, FieldHex, HexName } from '../../../../board/field.js';
import type { HexsideType } from '../../../../board/terrain.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import type { ItemKind } from '../../../../position/things.js';
import type { Position } from '../../../../position/position.js';
import {
  isCharacter,
  isLive,
  isInfantry,
  isMounted,
  isDragon,
  type Character,
  type Unit,
} from '../../../../position/unit.js';
import { liveUnitsIn } from '../movement/occupancy.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';

/** In order, from ground that a unit stands on to water in which no unit can stand (pbem:17.4b). */
const ORDER: readonly (Depth | null)[] = [null, 'shallow', 'deep', 'bottomless'];

const watery = new Known<Field, boolean>();

/** False for a map without any water: then nothing in this chapter needs checking. */
export function hasWater(position: Position): boolean {
  return watery.of(fieldOfGame(position), ({ places }) => places.some(({ depth }) => depth !== null));
}

/** The water in which a unit is, for a horse the deeper of its two hexes (pbem:17.4b); null: it is in no water. */
export function waterAt(position: Position, { hexes }: Pick<Unit, 'hexes'>): Depth | null {
  if (hexes.length === 0 || !hasWater(position)) return null;
  return hexes
    .map((name) => hexOf(position, name).depth)
    .reduce((deepest, depth) => (ORDER.indexOf(depth) > ORDER.indexOf(deepest) ? depth : deepest), null);
}

/** Water in which things sink, and which breaks a fall (pbem:7.7c, 17.1f, 17.42g). */
export function isDeep(depth: Depth | null): boolean {
  return depth === 'deep' || depth === 'bottomless';
}

/** A live character that has no ground under it: it can move only by a swimming roll (pbem:17.11a). */
export function isSwimmer(position: Position, unit: Unit): unit is Character {
  return isCharacter(unit) && isLive(unit) && waterAt(position, unit) === 'bottomless';
}

/** A wounded man on foot in deep water, who must roll before he can do anything (pbem:17.42e). */
export function isFoundering(position: Position, unit: Unit): unit is Character {
  return isInfantry(unit) && unit.health === 'wounded' && waterAt(position, unit) === 'deep';
}

/**
 * A hexside over which a unit comes out of the water: a bank (pbem:16.29), the lip of a flooded moat, and the edge of a
 * filled part of the moat (ruling of pbem:17.11b).
 */
export function isBankBetween(from: FieldHex, to: FieldHex, side: HexsideType): boolean {
  if (from.depth === null || to.depth !== null) return false;
  return side === 'bank' || (from.terrain === 'floodedMoat' && (side === 'slopeLip' || to.terrain === 'filledMoat'));
}

/**
 * Why water keeps a unit from everything that costs MP, or null: a swimmer before he may climb out (pbem:17.11c), a
 * wounded man in deep water before his die lets him (17.42e), and a unit that climbed out beyond its MPA in its last
 * movement phase (17.12a).
 */
export function whyHeldByWater(position: Position, unit: Unit): Refusal | null {
  const { id, acts, winded, stride } = unit;
  if (winded === 'now') return illegal('pbem:17.12a', `${id} has no breath left and does not move`, id);
  if (acts.climbs === undefined && isSwimmer(position, unit)) {
    return illegal('pbem:17.11c', `${id} swims and may do nothing but roll for it`, id);
  }
  if (!isFoundering(position, unit)) return null;
  if (acts.wades && stride === 0) return null;
  const because = acts.wades ? 'goes one hex and no more' : 'must roll first';
  return illegal('pbem:17.42e', `${id} is wounded in deep water and ${because}`, id);
}

/**
 * The rule by which a thing that is put down there is gone, or null: it sinks where nobody can stand, or where a man
 * stands up to his chest in water (pbem:17.1f, 17.42g).
 */
export function whySinks(position: Position, hex: HexName, kind: ItemKind): string | null {
  switch (hexOf(position, hex).depth) {
    case 'bottomless':
      return 'pbem:17.1f';
    case 'deep':
      return 'pbem:17.42g';
    case 'shallow':
      // A torch goes out in any water, and is lost (rulings of pbem:17.42g and 20.4f).
      return kind === 'torch' ? 'pbem:20.4f' : null;
    default:
      return null;
  }
}

/**
 * Why a unit cannot go there through water, or null. Only healthy characters, horses and the dragon can wade deep water
 * (pbem:17.42c, 13.5), and a wounded man if his die lets him (17.42e). A unit can leave bottomless water only by a
 * climbing-out roll (17.11c), and not into a hex that another unit holds (17.12c).
 */
export function whyNotThroughWater(position: Position, unit: Unit, from: FieldHex, hex: FieldHex): Refusal | null {
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, hex.name);
  if (from.depth === 'bottomless' && hex.depth !== 'bottomless') {
    if (unit.acts.climbs === undefined) return refusal('pbem:17.11c', `${unit.id} swims and has not climbed out`);
    const [other] = liveUnitsIn(position, hex.name, unit);
    if (other) return refusal('pbem:17.12c', `${other.id} is in ${hex.name}, and nobody climbs out over him`);
  }
  if (hex.depth !== 'deep' || isMounted(unit) || isDragon(unit)) return null;
  if (!isCharacter(unit)) {
    return unit.sheet.kind === 'horse' ? null : refusal('pbem:17.42c', `${unit.id} does not go into deep water`);
  }
  if (unit.health === 'healthy' || unit.acts.wades) return null;
  return refusal('pbem:17.42c', `${unit.id} is wounded and does not go into deep water`);
}

import type { FieldHex } from '../../../board/field.js';
import { heightsAlong, type Crossed } from '../../../board/sight/crossed.js';
import { riseBetween } from '../../../board/location.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit, isLong } from '../../../position/unit.js';
import { betweenIn } from './between.js';
import {
  charactersOnLine,
  isFromAbove,
  isOverCharacters,
  placesPassed,
  unitsAt,
  type Between,
  type FireLine,
} from './over-characters.js';
import { cartUnder } from '../core/carts/carts.js';
import { NO_COVER, type Cover } from '../core/fire/cover.js';
import type { ShotWeapon } from '../core/fire/missile-tables.js';
import { adjacent } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';

/** Weapons that are fired over men on the same level (pbem:6.22a). */
const OVER_HEADS: readonly ShotWeapon[] = ['shortbow', 'longbow', 'spear'];
/** More units than this between firer and target forbid level fire (pbem:6.22c). */
export const BETWEEN_MAX = 4;
/** Cover of the target's own terrain, as a DRM, from which a firer cannot fire over men at the target (pbem:6.22b). */
const OWN_COVER_FORBIDS = 2;

const LIGHT_COVER: Cover = { drm: 1, rule: 'pbem:6.54', what: 'men between', own: false, by: [] };

/**
 * The effect of the units between on a shot along one line: they forbid it, or give the target cover (pbem:6.2f to
 * 6.2h, 6.54).
 */
export function unitsOnLine(
  position: Position,
  line: FireLine,
  crossed: readonly Crossed[],
  ownCover: () => Cover,
): Refusal | Cover {
  const { end } = heightsAlong(crossed, line.from, line.at);
  const between = unitsBetween(position, line, crossed, end);
  if (between.length === 0) return NO_COVER;
  if (isOverCharacters(position)) return charactersOnLine(position, line, between, ownCover);
  const beside = between.find((one) => blocksBeside(position, line, one, end));
  if (beside) return forbids('pbem:6.2g', `${beside.unit.id} stands right in front`, beside.unit);
  return end === 0 ? levelFire(line, between, ownCover) : slopingFire(position, line, between, end);
}

/**
 * A key for the effect of the units on a part of the line, from its beginning, on a shot: whether they forbid it, how
 * many they are, and which of them may also stand in a later hex of the line.
 */
export function unitsSoFar(position: Position, line: FireLine, crossed: readonly Crossed[], end: number): string {
  const between = unitsBetween(position, line, crossed, end);
  if (between.length === 0) return '';
  if (isOverCharacters(position)) {
    if ('code' in charactersOnLine(position, line, between, () => NO_COVER)) return 'forbidden';
    return isFromAbove(line) ? '' : [...new Set(between.map(({ unit }) => unit.id))].join();
  }
  const met = end === 0 ? levelFire(line, between, () => NO_COVER) : slopingFire(position, line, between, end);
  if ('code' in met || between.some((one) => blocksBeside(position, line, one, end))) return 'forbidden';
  const last = crossed.filter((thing) => thing.kind === 'hex').slice(-2);
  const places = last.flatMap(({ hex }) => placesPassed(line, hex));
  const again = places.flatMap((hex) => unitsAt(position, line, hex).filter(({ hexes }) => hexes.length > 1));
  return `${countOf(between)} ${again.map(({ id }) => id).join()}`;
}

function forbids(rule: string, because: string, unit: Unit): Refusal {
  return illegal(rule, because, unit.id);
}

/** Units that the line passes over, in each of their hexes on the line. */
function unitsBetween(
  position: Position,
  line: FireLine,
  crossed: readonly Crossed[],
  end: number,
): readonly Between[] {
  const { before } = heightsAlong(crossed, line.from, line.at);
  const between: Between[] = [];
  for (let index = 0; index < crossed.length; index += 1) {
    const [thing, height] = [crossed[index] as Crossed, before[index] as number];
    if (thing.kind === 'hex') between.push(...betweenIn(position, line, thing.hex, { height, end }));
  }
  return between;
}

/**
 * The cover of each unit between that gives some on a line along which the firer may fire, with its hex: on level lines
 * every one gives the same, and it counts once (pbem:6.22d, 6.54). On other lines, and in Siege, nobody gives any.
 */
export function coversOfUnits(position: Position, line: FireLine, crossed: readonly Crossed[]): readonly Cover[] {
  const { end } = heightsAlong(crossed, line.from, line.at);
  if (isOverCharacters(position) || end !== 0) return [];
  return unitsBetween(position, line, crossed, end).map(({ unit, hex }) => ({
    ...LIGHT_COVER,
    what: `${unit.id} in ${hex.name}`,
    by: [hex],
  }));
}

/** A unit counts once (pbem:6.22c). */
function countOf(between: readonly Between[]): number {
  return new Set(between.map(({ unit }) => unit)).size;
}

/**
 * An active unit beside the firer or the target and on his level (pbem:6.2g). If the firer or the target is mounted, or
 * on a cart, it must be a rider or a horse (pbem:6.2h). Oxen and the dragon count as horses, mules as men.
 */
export function blocksBeside(
  position: Position,
  { firer, target, from, at }: FireLine,
  one: Between,
  end: number,
): boolean {
  const { unit, height } = one;
  if (isCharacter(unit) && !isActive(unit)) return false;
  const bulky = isLong(unit) || unit.sheet.kind === 'ox';
  if (!bulky && [firer, target].some((end) => isMounted(end) || cartUnder(position, end))) return false;
  return isBeside(position, unit, height, firer, from) || isBeside(position, unit, height - end, target, at);
}

/**
 * A unit stands beside another, where the two see each other (pbem:3.4a), and on its level. Any hex of the other unit
 * counts: a rider who fires from the tail hex of his horse cannot get past a unit before its head. The height is that
 * above the hex of the other unit on the line.
 */
function isBeside(position: Position, unit: Unit, height: number, other: Unit, joined: FieldHex): boolean {
  return other.hexes.some((name) => {
    const hex = hexOf(position, name);
    const higher = hex === joined ? 0 : hex.level - joined.level + 2 * riseBetween(joined, hex);
    return height === higher && unit.hexes.some((own) => adjacent(position, own, name));
  });
}

function distanceTo(position: Position, unit: Unit, hex: FieldHex): number {
  let least = Infinity;
  for (const name of unit.hexes) least = Math.min(least, distance(hexOf(position, name).cell, hex.cell));
  return least;
}

/** From any hex of one unit to any hex of the other. */
function distanceBetween(position: Position, unit: Unit, other: Unit): number {
  return Math.min(...other.hexes.map((name) => distanceTo(position, unit, hexOf(position, name))));
}

/** Firer and target on one level (pbem:6.22). */
export function levelFire(
  { weapon, target }: FireLine,
  between: readonly Between[],
  ownCover: () => Cover,
): Refusal | Cover {
  const [first] = between;
  if (first && !OVER_HEADS.includes(weapon)) {
    return forbids('pbem:6.22a', `${first.unit.id} stands between, and a ${weapon} is not fired over men`, first.unit);
  }
  const { drm, what } = ownCover();
  if (drm >= OWN_COVER_FORBIDS) {
    return forbids('pbem:6.22b', `${target.id} is well covered ${what}, and men stand between`, target);
  }
  const count = countOf(between);
  if (count > BETWEEN_MAX) {
    return forbids('pbem:6.22c', `${count} units stand between, more than ${BETWEEN_MAX}`, target);
  }
  return LIGHT_COVER;
}

/** Firer and target are on different levels: a unit that stands nearer to the lower one blocks the line (pbem:6.23). */
export function slopingFire(
  position: Position,
  { firer, target }: FireLine,
  between: readonly Between[],
  end: number,
): Refusal | Cover {
  const [higher, lower] = end > 0 ? [target, firer] : [firer, target];
  const blocking = between.find(
    ({ unit }) => distanceBetween(position, unit, lower) < distanceBetween(position, unit, higher),
  );
  if (!blocking) return NO_COVER;
  return forbids('pbem:6.23', `${blocking.unit.id} stands nearer to the lower end of the line`, blocking.unit);
}

import type { FieldHex } from '../../../board/field.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, isMounted, type Unit, isInfantry } from '../../../position/unit.js';
import { standsAside, whyNotNatural } from '../core/duel/fighters.js';
import { whyKeptOff } from '../core/control/limits.js';
import { burningPlaces } from '../core/burning/fires.js';
import { boardingCost } from '../core/carts/boarding.js';
import { cartAt } from '../core/carts/carts.js';
import { barrierBetween, isShutDoorHex } from '../core/movement/barrier.js';
import { closesAsString, leaderOf } from '../core/animals/leads.js';
import { costToEnter } from './entry-price.js';
import type { MovementCost } from '../core/events/facts.js';
import { hexsideOf, hexsideValues } from '../core/movement/hexside.js';
import type { HexsideValues } from '../core/movement/hexside-values.js';
import { hindranceBy, hindranceIn, ruleOfCrowd } from './hindrance.js';
import { moverKindOf, type MoverKind } from '../core/movement/mover.js';
import { areEnemies, liveUnitsIn, unitsIn } from '../core/movement/occupancy.js';
import { isEntranceOfPassage } from './passage.js';
import { isOnOnePlatform, platformCost } from './platform.js';
import { halfTowards, isInHalf } from '../core/doors/door-side.js';
import { darkened, darkenedSide } from '../core/night/dark-movement.js';
import { whyNotThroughWater, isBankBetween } from '../core/water/water.js';
import { overFrontCost } from '../core/siege/barricade.js';
import { terrainOf } from '../core/terrain/terrain.js';
import type { TerrainValues } from '../core/terrain/terrain-values.js';
import { climbOver, whyNotScale } from './scaling.js';
import { spaced } from '../../../game/spaced.js';

const NOTHING: readonly MovementCost[] = [];

/**
 * The MP that a unit pays to enter a hex from another, for terrain, hindrance and darkness; or why it may not enter.
 */
export function entryCost(
  position: Position,
  unit: Unit,
  from: FieldHex,
  hex: FieldHex,
): Ruled<readonly MovementCost[]> {
  const costs = costsOfEntry(position, unit, from, hex);
  if (!costs.ok || !position.uncontrolled) return costs;
  const keptOff = whyKeptOff(position, unit, hex.name, halfTowards(position, hex, from));
  return keptOff ? refused(keptOff) : costs;
}

function costsOfEntry(position: Position, unit: Unit, from: FieldHex, hex: FieldHex): Ruled<readonly MovementCost[]> {
  const closed =
    (position.duel ? whyNotNatural(hex) : null) ??
    whyNotThroughWater(position, unit, from, hex) ??
    whyNoDoorway(position, unit, hex);
  if (closed) return refused(closed);
  const cart = position.carts && cartAt(position, hex.name);
  if (cart) {
    if (isOnFire(position, hex)) return refused(onFire(hex));
    const boarding = boardingCost(position, unit, from, hex, cart);
    return boarding.ok ? allowed(darkened(position, unit, hex, boarding.value)) : boarding;
  }
  const terrain = terrainOf(hex);
  const mp = costToEnter(position, unit, from, hex);
  if (mp === null)
    return forbidden(
      closedBy(terrain, from, hex),
      `${unit.id} cannot enter ${hex.name} (${spaced(hex.terrain)})`,
      hex.name,
    );
  if (terrain.infantryOnly !== null && !isInfantry(unit)) {
    return forbidden(terrain.infantryOnly, `only men on foot enter ${hex.name} (${spaced(hex.terrain)})`, hex.name);
  }
  if (terrain.barsRiders && isMounted(unit)) {
    return forbidden(terrain.rule, `nobody rides in ${hex.name} (${spaced(hex.terrain)})`, hex.name);
  }
  if (isOnFire(position, hex)) return refused(onFire(hex));
  const barring = unitInTheWay(position, unit, from, hex);
  if (barring) return forbidden(...barring, hex.name);
  const equivalents = hindranceIn(position, hex.name, unit);
  const { crowd } = terrain;
  if (isOnOnePlatform(from, hex) && hindranceBy(equivalents, crowd) !== 'impassable') {
    return allowed(darkened(position, unit, hex, [platformCost(unit)]));
  }
  const own = { mp, rule: terrain.rule };
  switch (hindranceBy(equivalents, crowd)) {
    case 'none':
      return allowed(darkened(position, unit, hex, [own]));
    case 'double':
      return allowed(
        darkened(position, unit, hex, [own, { mp, rule: ruleOfCrowd(position, hex.name, crowd, 'double') }]),
      );
    case 'impassable':
      return forbidden(crowd.rule, `${equivalents} equivalents make ${hex.name} impassable`, hex.name);
  }
}

/** The rule that closes a hex: the rule of the structure in it, if there is one (pbem:19.11o to 19.15c). */
function closedBy({ rule, infantryOnly }: TerrainValues, from: FieldHex, { structure }: FieldHex): string {
  if (!structure && from.terrain === 'siegePlatform') return 'pbem:19.12j';
  if (structure?.kind === 'screen') return 'pbem:19.15c';
  if (structure?.kind === 'barricade') return 'pbem:19.16c';
  if (structure?.kind === 'ballista') return 'pbem:18.2k';
  return structure ? (infantryOnly ?? rule) : 'pbem:7.5a';
}

/** The half of a shut doorway has room for a character on foot (pbem:16.16l). */
function whyNoDoorway(position: Position, unit: Unit, hex: FieldHex): Refusal | null {
  if (isInfantry(unit) || !isShutDoorHex(position, hex)) return null;
  const because = `the door in ${hex.name} is shut: its halves hold characters on foot only`;
  return illegal('pbem:16.16l', because, hex.name);
}

function onFire({ name }: FieldHex): Refusal {
  return illegal('pbem:20.1g', `${name} is on fire`, name);
}

/** Why nobody comes into a hex, dead or alive, or null: something burns there (pbem:20.1g). */
export function whyInFire(position: Position, hex: FieldHex): Refusal | null {
  return isOnFire(position, hex) ? onFire(hex) : null;
}

/** Whether something burns in the hex. */
export function isOnFire(position: Position, { name }: FieldHex): boolean {
  return burningPlaces(position)?.has(name) ?? false;
}

/**
 * Live enemy characters, mounted or not, bar the way to characters and to the animals that they lead; loose animals
 * have no enemies (pbem:7.4a, 13i). A string can be passed at its ends only (pbem:7.1c). On stepping stones friends bar
 * the way too (pbem:16.126b). Everybody else makes room for the champions of a duel (pbem:12.8i).
 */
function unitInTheWay(
  position: Position,
  unit: Unit,
  from: FieldHex,
  hex: FieldHex,
): [rule: string, because: string] | null {
  const units = unitsIn(position, hex.name);
  if (units.length === 0) return null;
  const half = halfTowards(position, hex, from);
  const there = units.filter((other) => isInHalf(other, half) && !standsAside(position, unit, other));
  if (there.length === 0) return null;
  const goer = isCharacter(unit) ? unit : leaderOf(position, unit.id);
  const enemy = goer && there.find((other) => isCharacter(other) && isLive(other) && areEnemies(goer, other));
  if (enemy) return ['pbem:7.4a', `${enemy.id}, an enemy, bars ${hex.name}`];
  const tied = there.find(
    (other) => other.id !== unit.id && isLive(other) && closesAsString(position, unit, other, hex.name),
  );
  if (tied) return ['pbem:7.1c', `${hex.name} is inside the string of ${tied.id}`];
  if (!isCharacter(unit)) return null;
  const { noPassing } = terrainOf(hex);
  const [other] = noPassing === null ? [] : liveUnitsIn(position, hex.name, unit).filter(isCharacter);
  return other && noPassing !== null ? [noPassing, `nobody passes ${other.id} on ${hex.name}`] : null;
}

/** The MP that a unit pays to cross the hexside between two neighbours; or why it may not cross (pbem:7.5). */
export function crossingCost(
  position: Position,
  unit: Unit,
  from: FieldHex,
  to: FieldHex,
): Ruled<readonly MovementCost[]> {
  const price = crossingPrice(position, { kind: moverKindOf(unit), name: unit.id }, from, to);
  if (!price.ok) return price;
  const costs = price.value.length > 0 ? [...price.value, ...priceAmongDead(position, unit, from, to)] : NOTHING;
  return allowed(darkenedSide(position, unit, from, to, costs));
}

/**
 * A hexside that has one price with the hex behind it costs double too, where that hex does (siege-en:1.515, 1.516 and
 * 1.1l).
 */
function priceAmongDead(position: Position, unit: Unit, from: FieldHex, to: FieldHex): readonly MovementCost[] {
  const hexside = hexsideOf(position, from, to);
  const due = hexside ? restOfPrice(hexside, to, moverKindOf(unit)) : null;
  const { crowd } = terrainOf(to);
  if (due === null || hindranceBy(hindranceIn(position, to.name, unit), crowd) !== 'double') return NOTHING;
  return [{ mp: due, rule: ruleOfCrowd(position, to.name, crowd, 'double') }];
}

/** True if the price of crossing the hexside also depends on the dead behind it, and not on the ground alone. */
export function isPricedWithHex(position: Position, from: FieldHex, to: FieldHex): boolean {
  return hexsideOf(position, from, to)?.inAll !== undefined;
}

/** The rest of the price that a hexside has in all, besides that of the hex (siege-en:1.1l); null: it has none. */
function restOfPrice({ inAll }: HexsideValues, to: FieldHex, kind: MoverKind): number | null {
  return inAll === undefined ? null : Math.max(0, inAll - (terrainOf(to).cost[kind] ?? 0));
}

/** The mover that would cross: its kind, and the word for it in a refusal. */
export interface Crosser {
  readonly kind: MoverKind;
  readonly name: string;
}

/**
 * The MP that such a mover pays by day to cross the hexside between two neighbours; or why it may not cross (pbem:7.5).
 */
export function crossingPrice(
  position: Position,
  { kind, name }: Crosser,
  from: FieldHex,
  to: FieldHex,
): Ruled<readonly MovementCost[]> {
  if (isEntranceOfPassage(from, to)) return allowed(NOTHING);
  const subject = `${from.name}/${to.name}`;
  const unscalable = from.structure ? whyNotScale(from, to) : null;
  if (unscalable) return refused(unscalable);
  const hexside = hexsideOf(position, from, to);
  if (!hexside) return forbidden('pbem:7.3a', `${from.name} and ${to.name} have no hexside in common`, subject);
  const mp = hexside.surcharge[kind];
  if (mp === null) return forbidden('pbem:7.5a', `${name} cannot cross ${subject} (${spaced(hexside.type)})`, subject);
  const barrier = barrierBetween(from, to);
  if (barrier) return forbidden(barrier.rule, barrier.because, subject);
  if (kind !== 'foot' && terrainOf(from).doorway && terrainOf(to).interior) {
    return forbidden('pbem:16.16b', `${name} cannot go from a door into the house`, subject);
  }
  const climbed = whyNotClimbed(from, to, hexside);
  if (climbed) return refused(climbed);
  const due = restOfPrice(hexside, to, kind) ?? mp;
  const own = due === 0 ? NOTHING : [{ mp: due, rule: hexside.rule }];
  return allowed([...own, ...edgesBetween(from, to, hexside)]);
}

/**
 * The MP for what stands or rises between two hexes: a bank is climbed besides the barricade or tower behind it
 * (pbem:17.11d).
 */
function edgesBetween(from: FieldHex, to: FieldHex, hexside: HexsideValues): readonly MovementCost[] {
  return [climbOver(from, to), overFrontCost(from, to), edgeCost(from, to, hexside)].filter((cost) => cost !== null);
}

/** A unit can climb out of bottomless water only over a bank (pbem:17.11b). */
function whyNotClimbed(from: FieldHex, to: FieldHex, { type }: HexsideValues): Refusal | null {
  if (from.depth !== 'bottomless' || to.depth === 'bottomless' || isBankBetween(from, to, type)) return null;
  return illegal('pbem:17.11b', `${from.name}/${to.name} is no bank to climb out over`, to.name);
}

/** MP to come out of water over a bank, besides the hex entered (pbem:16.29, 17.11d). */
const OUT_OF_WATER = 2;

/** The MP for climbing the edge of a basin, or the bank out of water (pbem:16.35, 16.29). */
function edgeCost(from: FieldHex, to: FieldHex, hexside: HexsideValues): MovementCost | null {
  if (from.terrain !== to.terrain) {
    const basin = [terrainOf(from), terrainOf(to)].find(({ edge }) => edge > 0);
    if (basin) return { mp: basin.edge, rule: basin.rule };
  }
  return isBankBetween(from, to, hexside.type) ? { mp: OUT_OF_WATER, rule: hexsideValues(from, 'bank').rule } : null;
}

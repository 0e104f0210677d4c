import type { FieldHex, HexName } from '../../../board/field.js';
import type { Crossed } from '../../../board/sight/crossed.js';
import type { SightMap } from '../../../board/sight/sight-map.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Modifier } from '../../../game/ruleset.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { shadowAgainst, type Cover } from '../core/fire/cover.js';
import { sideEntered } from '../16-terrain/cover.js';
import { sideCovered } from '../core/doors/door-side.js';
import type { FireChart } from '../core/books/book.js';
import { bookOf } from '../core/books/of.js';
import { weaponLine } from './firer.js';
import { isOverstacked } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';
import { whyUnitInDark } from '../core/night/dark-sight.js';
import { darkModifiers, targetModifiers } from './target.js';
import { seesUnitIn } from '../core/survey/seen.js';
import { bestFireLine, type ChosenLine } from './fire-line.js';
import type { FireLine } from './over-characters.js';
import { rangeBand, type RangeBand, type ShotWeapon, type WeaponLine } from '../core/fire/missile-tables.js';
import type { Fire } from '../core/orders/combat-orders.js';
import { bestTerrainLine } from '../16-terrain/terrain-line.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { coverOfWater } from '../17-water/fighting.js';

/** A shot that the rules allow, ready for its die. */
export interface Shot {
  readonly from: HexName;
  readonly at: HexName;
  readonly range: number;
  readonly band: RangeBand;
  readonly weapon: WeaponLine;
  readonly modifiers: readonly Modifier[];
  /** The side of the target's door hex that this shot fixes as the covered one (pbem:7.9c); null: nothing to fix. */
  readonly fixes: HexName | null;
}

/** A shot with the line along which it goes. */
export interface TracedShot extends Shot {
  /** The cover that counts: that of the line, or a heavier one of the target's own. */
  readonly cover: Cover;
  readonly line: ChosenLine;
}

/** Sum of the modifiers of a shot. */
export function drmOf({ modifiers }: Shot): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

/**
 * The shot at a target between the hexes that the order names. Where the order and the rules leave a choice (a mounted
 * firer's hex; the hex of a rider, if both are equally near), the shot with the least DRM.
 */
export function shotAt(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  target: Unit,
  order: Pick<Fire, 'from' | 'at'>,
  sight?: SightMap,
): Ruled<TracedShot> {
  const choice = chosenHexes(firer, target, order);
  if (choice) return refused(choice);
  const shots = (order.from === undefined ? firer.hexes : [order.from]).map((from) =>
    shotFrom(position, { firer, weapon, target, from: hexOf(position, from), ...(sight ? { sight } : {}) }, order.at),
  );
  return bestOf(shots);
}

function chosenHexes(firer: Unit, target: Unit, { from, at }: Pick<Fire, 'from' | 'at'>): Refusal | null {
  if (from !== undefined && !firer.hexes.includes(from)) {
    return illegal('pbem:6.3a', `${firer.id} is not in ${from}`, from);
  }
  if (at !== undefined && !target.hexes.includes(at)) {
    return illegal('pbem:6.2c', `${target.id} is not in ${at}`, at);
  }
  return null;
}

/** The allowed shot with the least DRM, the first one if several are equal; if none is allowed, the first refusal. */
function bestOf(shots: readonly Ruled<TracedShot>[]): Ruled<TracedShot> {
  const [first, ...others] = shots;
  if (!first) throw new RangeError('a shot comes from a hex and goes to one');
  return others.reduce((best, shot) => {
    if (!shot.ok) return best;
    return !best.ok || drmOf(shot.value) < drmOf(best.value) ? shot : best;
  }, first);
}

/**
 * The shot from one hex: the firer must aim at the nearer of the target's hexes in LOS, or at either if they are
 * equally near (pbem:6.52).
 */
function shotFrom(position: Position, line: Omit<FireLine, 'at'>, at: HexName | undefined): Ruled<TracedShot> {
  const { from, target } = line;
  const inSight = target.hexes
    .map((name) => hexOf(position, name))
    .filter((hex) => target.hexes.length === 1 || isInSight(position, line, hex));
  const nearest = Math.min(...inSight.map((hex) => distance(from.cell, hex.cell)));
  const eligible = inSight.filter((hex) => distance(from.cell, hex.cell) === nearest);
  const aimed = at === undefined ? undefined : hexOf(position, at);
  if (aimed && inSight.includes(aimed) && !eligible.includes(aimed)) {
    return forbidden('pbem:6.52', `${target.id} has a hex in sight that is nearer than ${aimed.name}`, aimed.name);
  }
  const [head] = target.hexes;
  const choice = aimed ? [aimed] : eligible.length > 0 || head === undefined ? eligible : [hexOf(position, head)];
  return bestOf(choice.map((hex) => shotBetween(position, { ...line, at: hex })));
}

function isInSight(position: Position, { from, target, sight }: Omit<FireLine, 'at'>, hex: FieldHex): boolean {
  if (!sight) return seesUnitIn(position, from, hex, target);
  return bestTerrainLine(position, from, hex, target, sight).free && !whyUnitInDark(position, from, hex, target);
}

function shotBetween(position: Position, line: FireLine): Ruled<TracedShot> {
  const { firer, weapon, target, from, at } = line;
  const { fire } = bookOf(position);
  const range = rangeBetween(from, at);
  const using = lineUsed(fire, firer, weapon);
  const band = rangeBand(fire.weapons, using, range);
  if (range === 0) return forbidden('pbem:6.3c', `nobody fires into his own hex`, at.name);
  if (band === null) return forbidden('pbem:6.3c', `${at.name} is ${range} hexes away, out of range`, at.name);
  // Nor at a lantern, or a flaming arrow at what burns (ruling of pbem:20.3a).
  if (isOverstacked(position, at.name)) return forbidden('pbem:6.2e', `${at.name} is overstacked`, at.name);
  const hidden = whyUnitInDark(position, from, at, target);
  if (hidden) return forbidden(hidden.rule, hidden.because, at.name);
  const chosen = bestFireLine(position, { ...line, band });
  if (!chosen.ok) return chosen;
  const { crossed } = chosen.value;
  const wet = coverOfWater(position, target);
  const dry = heavierHalf(position, line, chosen.value.cover);
  const cover = wet.drm > dry.drm ? wet : dry;
  const modifiers = [...firerModifiers(fire, firer, using, band)];
  if (cover.drm !== 0)
    modifiers.push({ rule: cover.rule, what: cover.what, value: fire.coverDrm[cover.drm] ?? cover.drm });
  modifiers.push(...targetModifiers(position, target), ...darkModifiers(position, at));
  return allowed({
    from: from.name,
    at: at.name,
    range,
    band,
    weapon: using,
    modifiers,
    cover,
    line: chosen.value,
    fixes: sideFixed(position, line, crossed),
  });
}

/** The line of the weapon table that a firer uses: that of riders, if the book has one for the weapon. */
export function lineUsed({ weapons }: FireChart, firer: Unit, weapon: ShotWeapon): WeaponLine {
  const mounted = weaponLine(firer, weapon);
  return weapons[mounted] ? mounted : weapon;
}

/**
 * True if some hex of the target is in range of some hex of the firer (pbem:6.3c), in a band that fits. No shot is
 * allowed otherwise.
 */
export function isInRange(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  target: Unit,
  fits: (band: RangeBand) => boolean = () => true,
): boolean {
  const { fire } = bookOf(position);
  const using = lineUsed(fire, firer, weapon);
  const from = firer.hexes.map((name) => hexOf(position, name));
  return target.hexes.some((name) => {
    const at = hexOf(position, name);
    return from.some((hex) => {
      const band = rangeBand(fire.weapons, using, rangeBetween(hex, at));
      return band !== null && fits(band);
    });
  });
}

/** In Siege a rider in two kinds of ground has the heavier cover of the two (siege-en:1.49). */
function heavierHalf(position: Position, { from, at, target, sight }: FireLine, cover: Cover): Cover {
  if (target.hexes.length < 2 || bookOf(position).fire.coverOfRiders !== 'heavier') return cover;
  const covers = target.hexes
    .filter((name) => name !== at.name)
    .map((name) => {
      const other = hexOf(position, name);
      const line = bestTerrainLine(position, from, other, target, sight);
      if (line.free && line.cover.own) return line.cover;
      const { into } = terrainOf(other).cover;
      return { drm: into, rule: 'siege-en:1.49', what: `in ${name}`, own: true, by: [other] };
    });
  return covers.reduce((most, one) => (one.drm > most.drm ? one : most), cover);
}

/** Distance in hexes between two hexes (pbem:6.3a); between the two floors of a gate it is 1 (pbem:16.31c). */
export function rangeBetween(from: FieldHex, at: FieldHex): number {
  const above = from.below === at ? from : at.below === from ? at : null;
  return above !== null && TERRAIN_FACTS[above.terrain].rampart ? 1 : distance(from.cell, at.cell);
}

/** DRM of the weapon, the range and the firer's wound (pbem:26.21). */
function firerModifiers(
  { weapons, rangeDrm, woundedFirerDrm }: FireChart,
  firer: Unit,
  using: WeaponLine,
  band: RangeBand,
): readonly Modifier[] {
  const modifiers: Modifier[] = [{ rule: 'pbem:26.21a', what: using, value: weapons[using]?.drm ?? 0 }];
  if (rangeDrm[band] !== 0) modifiers.push({ rule: 'pbem:26.21a', what: `${band} range`, value: rangeDrm[band] });
  if (firer.health === 'wounded') {
    modifiers.push({ rule: 'pbem:26.21d', what: 'wounded firer', value: woundedFirerDrm });
  }
  return modifiers;
}

/** The side of a door, or the shadow of a corner, that this shot gives the target as cover for the turn (pbem:7.9c). */
function sideFixed(position: Position, { target, from, at }: FireLine, crossed: readonly Crossed[]): HexName | null {
  if (sideCovered(target, at) !== null) return null;
  if (terrainOf(at).cover.oneSided) return sideEntered(crossed, from, at);
  return bookOf(position).fire.cornerShadows === 'one' ? shadowAgainst(from, at, null) : null;
}

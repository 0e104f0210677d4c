import type { Crossed } from '../../board/crossing.js';
import { directionBetween, type FieldHex, type HexName } from '../../board/field.js';
import { freeLines } from '../../board/free-lines.js';
import { heightsAlong } from '../../board/obstacle.js';
import type { Position } from '../../position/position.js';
import type { Unit } from '../../position/unit.js';
import { doorSide, sideCovered } from './door-cover.js';
import { fieldOfGame, hexOf } from './ground.js';
import { terrainOf } from './terrain.js';

/** Cover of a target as a DRM (pbem:6.51b: light 1, medium 2, heavy 3) with its rule, and where it comes from. */
export interface Cover {
  readonly drm: number;
  readonly rule: string;
  readonly what: string;
  /** The terrain that the target occupies, or a hexside of its own hex, gives it (pbem:6.22b). */
  readonly own: boolean;
}

export const NO_COVER: Cover = { drm: 0, rule: 'pbem:6.5a', what: 'no cover', own: false };

/**
 * The heaviest cover that terrain gives a target on one line of sight (pbem:6.51d). `unit` is the target, which may
 * have fixed the cover of a door hex already.
 */
export function coverOnLine(crossed: readonly Crossed[], from: FieldHex, to: FieldHex, unit: Unit): Cover {
  const firerIsHigher = heightsAlong(crossed, from, to).end < 0;
  let heaviest = coverInHex(crossed, from, to, unit, firerIsHigher);
  for (const thing of crossed) {
    const cover = thing.kind === 'hexside' ? coverOfHexside(thing, from, to) : coverOfGround(thing, firerIsHigher);
    if (cover.drm > heaviest.drm) heaviest = cover;
  }
  return heaviest;
}

/** What the target's own terrain gives: scrub, trees, a slope against fire over its lip, a door against one side. */
function coverInHex(
  crossed: readonly Crossed[],
  from: FieldHex,
  to: FieldHex,
  unit: Unit,
  firerIsHigher: boolean,
): Cover {
  const { rule, cover } = terrainOf(to);
  if (cover.voidedByElevation && firerIsHigher) return NO_COVER;
  const overLip = directionBetween(from, to) === null && crossed.some((thing) => isLipOf(thing, to));
  const drm = overLip ? cover.intoOverLip : cover.into;
  if (drm === 0) return NO_COVER;
  if (cover.oneSided && !coversAgainst(crossed, from, to, unit)) return NO_COVER;
  return {
    drm,
    rule: cover.oneSided ? 'pbem:16.16d' : overLip ? 'pbem:16.12b' : rule,
    what: `in ${to.name}`,
    own: true,
  };
}

function isLipOf(thing: Crossed, hex: FieldHex): boolean {
  return thing.kind === 'hexside' && thing.side === 'slopeLip' && (thing.from === hex || thing.to === hex);
}

/** Against the side that nothing has fixed yet a door covers (pbem:7.9c). */
function coversAgainst(crossed: readonly Crossed[], from: FieldHex, door: FieldHex, unit: Unit): boolean {
  const covered = sideCovered(unit, door);
  return covered === null || covered === sideEntered(crossed, from, door);
}

/** The side of a door hex from which a line enters it. */
export function sideEntered(crossed: readonly Crossed[], from: FieldHex, door: FieldHex): HexName {
  const last = crossed.findLast((thing) => thing.kind !== 'hexside' || thing.to === door);
  if (!last) return doorSide(door, from);
  const neighbour = last.kind === 'hexside' ? last.from : last.kind === 'hex' ? last.hex : (last.left ?? last.right);
  return doorSide(door, neighbour ?? from);
}

/** Openings cover whoever is beyond them, but not against a firer who stands at them (pbem:16.23b, 16.24b). */
function coverOfHexside(thing: Crossed & { readonly kind: 'hexside' }, from: FieldHex, to: FieldHex): Cover {
  if (thing.side !== 'window' && thing.side !== 'doorHexside') return NO_COVER;
  if (thing.from === from || thing.to === from) return NO_COVER;
  const rule = thing.side === 'window' ? 'pbem:16.23b' : 'pbem:16.24b';
  const what = `through ${thing.from.name}/${thing.to.name}`;
  return { drm: 2, rule, what, own: thing.from === to || thing.to === to };
}

/** Of two hexes between which the line runs the lighter counts (pbem:5.4b). */
function coverOfGround(thing: Exclude<Crossed, { readonly kind: 'hexside' }>, firerIsHigher: boolean): Cover {
  const hexes = thing.kind === 'hex' ? [thing.hex] : [thing.left, thing.right];
  let lightest: Cover | null = null;
  for (const hex of hexes) {
    if (!hex) continue;
    const { rule, cover } = terrainOf(hex);
    const drm = cover.voidedByElevation && firerIsHigher ? 0 : (cover.through ?? 0);
    if (!lightest || drm < lightest.drm) lightest = { drm, rule, what: `through ${hex.name}`, own: false };
  }
  return lightest ?? NO_COVER;
}

/**
 * Cover (DRM 0 to 3) that terrain would give a unit in a hex against fire from another, by the line that is best for
 * the firer (pbem:5.2c); null if there is no LOS, which is infinite cover (pbem:6.51c). Units between are left out.
 */
export function coverAgainst(position: Position, from: HexName, targetHex: HexName, unit: Unit): number | null {
  if (from === targetHex) return 0;
  const [firing, aimed] = [hexOf(position, from), hexOf(position, targetHex)];
  const seen = freeLines(fieldOfGame(position), position.live, firing, aimed);
  if (!seen.free) return null;
  return Math.min(...seen.lines.map((crossed) => coverOnLine(crossed, firing, aimed, unit).drm));
}

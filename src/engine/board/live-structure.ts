import { turned, type DirectionIndex } from '../hex/direction.js';
import { distance } from '../hex/lattice.js';
import type { ChartDraft } from './chart.js';
import { charted } from './charted-hex.js';
import { directionBetween, type Field, type FieldHex, type Structure } from './field.js';
import { UNDER } from './location.js';
import { placeOfKey, type StructureKind } from './structure.js';
import { TERRAIN_FACTS } from './terrain-facts.js';
import type { TerrainType } from './terrain.js';

/** Height of a siege tower's platform above its base, in stairs (pbem:19.12b). */
const PLATFORM_HEIGHT = 3;

/**
 * The terrain that stands in a hex instead of its own, or above it; a screen leaves the terrain as it is (pbem:19.15).
 */
const TERRAIN: Readonly<Record<StructureKind, TerrainType | null>> = {
  ladder: 'ladder',
  screen: null,
  barricade: null,
  mangonel: 'catapult',
  trebuchet: 'catapult',
  ballista: 'catapult',
  batteringRam: 'underRam',
  siegeTower: 'siegePlatform',
};

/** Writes equipment that stands there into the charts; `where` is its name in `live`. */
export function raiseStructure(charts: readonly ChartDraft[], base: Field, where: string, kind: StructureKind): void {
  const place = placeOfKey(where);
  const top = place.top === undefined ? undefined : base.hex(place.top);
  const whole = place.without === undefined ? place.hexes : [...place.hexes, place.without];
  const front = place.front === undefined ? undefined : frontOf(base, whole, place.front);
  for (const written of place.hexes) {
    const hex = base.hex(written);
    if (!hex) throw new Error(`there is no hex ${written}`);
    const leans = top ? directionBetween(hex, top) : null;
    const structure: Structure = {
      kind,
      key: where,
      ...(leans === null ? {} : { leans }),
      ...(front ? { front } : {}),
    };
    for (const name of hex.names) {
      const { chart, label } = charted(charts, name);
      const hidden = TERRAIN[kind] === 'catapult' ? { on: chart.terrain.get(label) ?? hex.terrain } : {};
      chart.structures.set(name.endsWith(UNDER) ? label + UNDER : label, { ...structure, ...hidden });
      standOn(chart, label, hex, kind, top ? heightOfLadder(base, hex, top) : hex.elevation + PLATFORM_HEIGHT);
    }
  }
}

/**
 * The two directions in which both hexes of a barricade look to the front of the barricade; one hex lies before both
 * (pbem:19.16a). A hex that stands alone has the same two (ruling of 19.2s).
 */
function frontOf(base: Field, [one = '', other = '']: readonly string[], before: string): readonly DirectionIndex[] {
  const [hex, next, ahead] = [base.hex(one), base.hex(other), base.hex(before)];
  const along = hex && next ? directionBetween(hex, next) : null;
  const first = hex && ahead ? directionBetween(hex, ahead) : null;
  if (along === null || first === null) throw new Error(`no barricade stands in ${one}-${other} before ${before}`);
  return [first, turned(first, first === turned(along, 1) ? 1 : -1)];
}

function standOn(chart: ChartDraft, label: string, hex: FieldHex, kind: StructureKind, height: number): void {
  const terrain = TERRAIN[kind];
  if (terrain === null) return;
  if (kind === 'ladder' || kind === 'siegeTower') {
    // Two locations: the man on it, and the ground below, over which sight goes as if nothing stood there.
    chart.under.set(label, kind === 'ladder' ? (chart.terrain.get(label) ?? 'flatGround') : 'underTower');
    chart.lower.set(label, hex.elevation);
    chart.elevation.set(label, height);
  }
  chart.terrain.set(label, terrain);
}

/**
 * The height of a man on a ladder, in stairs: the height of the rampart before him, or of the rampart nearest to the
 * wall; at houses and towers the height of the building, one stair at least (pbem:19.11t and its ruling).
 */
function heightOfLadder({ hexes }: Field, base: FieldHex, top: FieldHex): number {
  if (top.elevation > base.elevation) return top.elevation;
  const ramparts = top.terrain === 'castleWall' ? hexes.filter((hex) => TERRAIN_FACTS[hex.terrain].rampart) : [];
  const [nearest] = ramparts.sort((one, other) => distance(one.cell, top.cell) - distance(other.cell, top.cell));
  return Math.max(nearest?.elevation ?? 0, base.elevation + 1);
}

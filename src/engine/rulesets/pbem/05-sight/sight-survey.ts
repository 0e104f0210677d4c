import { type FieldHex, directionBetween } from '../../../board/field.js';
import { hexsideName } from '../../../board/field-hexside.js';
import { visibleFrom } from '../../../board/sight.js';
import { chosenLine } from '../../../board/sight/chosen-line.js';
import { heightsAlong, type Crossed } from '../../../board/sight/crossed.js';
import type { CoverSurvey, CrossedSurvey, SightSurvey, ViewSurvey } from '../../../game/sight-survey.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { NO_ACTS } from '../../../position/acts.js';
import type { Covered, Half } from '../core/doors/door-side.js';
import type { Cover } from '../core/fire/cover.js';
import { lightOf } from '../core/night/light.js';
import { whyInDark, whyUnitInDark, type Hidden } from '../core/night/dark-sight.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { hexsideValues } from '../core/movement/hexside.js';
import type { FoundSpot } from './spot.js';
import { coversOnLine } from '../16-terrain/cover.js';
import { bestTerrainLine } from '../16-terrain/terrain-line.js';
import { terrainOf } from '../core/terrain/terrain.js';
import { isPartedByDoor, seesUnitIn, tracingOf } from '../core/survey/seen.js';

/** A unit that has taken no cover at any door. */
const ANYBODY: Covered = { acts: NO_ACTS };

/**
 * Sight between two spots: of all pairs of their hexes the first free pair with the least cover; if no pair is free,
 * why the first pair is not.
 */
export function surveySight(position: Position, from: FoundSpot, to: FoundSpot): SightSurvey {
  const [first, ...others] = from.hexes.flatMap((one) =>
    to.hexes.map((other) => sightBetween(position, { from: one, to: other, target: to.unit, viewer: from.unit })),
  );
  if (!first) throw new RangeError('a spot on the map has a hex');
  return others.reduce((best, one) => (weightOf(one) < weightOf(best) ? one : best), first);
}

function weightOf({ cover }: SightSurvey): number {
  return cover ? cover.drm : Infinity;
}

function sightBetween(position: Position, ends: Ends): SightSurvey {
  const { from, to, target } = ends;
  const found = bestTerrainLine(position, from, to, target ?? ANYBODY);
  if (found.free) return sightAlong(position, ends, found);
  const crossed = toldOf(found.crossed, from, to);
  const { where, rule } = found.blockedBy;
  return {
    ...commonOf(from, to, crossed),
    free: false,
    rule,
    blockedBy: where,
    because: `no sight of ${to.name} from ${from.name}: ${where} is in the way`,
    line: chosenLine([], from, to),
    cover: null,
    covers: [],
    rules: sorted([...crossed.map((thing) => thing.rule), rule]),
  };
}

/** The ends of a line: the hexes, and the unit that is looked at; null: the hex itself is. */
interface Ends {
  readonly from: FieldHex;
  readonly to: FieldHex;
  readonly target: Unit | null;
  /** The unit that looks; null or absent: nobody does who stands on one side of a shut door. */
  readonly viewer?: Half | null;
}

/** A way that is free, the lines that take it, and the heaviest cover on it. */
interface Way {
  readonly crossed: readonly Crossed[];
  readonly lines: readonly number[];
  readonly cover: Cover;
}

/**
 * Sight along a free way, unless darkness hides its end. `others`: covers that are not the ground's, such as men in
 * between.
 */
export function sightAlong(position: Position, ends: Ends, way: Way, others: readonly Cover[] = []): SightSurvey {
  const { from, to, target, viewer } = ends;
  const crossed = toldOf(way.crossed, from, to);
  const common = commonOf(from, to, crossed);
  const passed = crossed.map(({ rule }) => rule);
  const line = chosenLine(way.lines, from, to);
  const rule = freeBy(position, from, to);
  const hidden = isPartedByDoor(position, from, to, viewer ?? {}, target ?? {})
    ? { rule: 'pbem:16.16e', because: `a shut door is between ${from.name} and ${to.name}` }
    : target
      ? whyUnitInDark(position, from, to, target)
      : whyInDark(lightOf(position), from, to);
  if (hidden) return { ...common, ...hiddenBy(hidden), line, rules: sorted([...passed, rule, hidden.rule]) };
  const cover = coverTold(way.cover);
  const ground = coversOnLine({ position, from, at: to, unit: target ?? ANYBODY, crossed: way.crossed });
  return {
    ...common,
    free: true,
    rule,
    blockedBy: null,
    because: `${to.name} is seen from ${from.name}, ${cover.drm === 0 ? 'no cover' : `cover ${cover.drm} ${cover.what}`}`,
    line,
    cover,
    covers: [...ground, ...others]
      .filter(({ drm }) => drm > 0)
      .sort((one, other) => other.drm - one.drm)
      .map(coverTold),
    rules: sorted([...passed, rule, cover.rule]),
  };
}

function commonOf(from: FieldHex, to: FieldHex, crossed: readonly CrossedSurvey[]) {
  return { from: from.name, to: to.name, range: distance(from.cell, to.cell), crossed };
}

function toldOf(crossed: readonly Crossed[], from: FieldHex, to: FieldHex): readonly CrossedSurvey[] {
  const { before } = heightsAlong(crossed, from, to);
  return crossed.map((thing, index) => told(thing, before[index] ?? 0));
}

function coverTold({ drm, what, rule, by }: Cover): CoverSurvey {
  return { drm, what, rule, hexes: by.map(({ name }) => name) };
}

type Seen = 'free' | 'rule' | 'blockedBy' | 'because' | 'cover' | 'covers';

/** The line is free, but darkness hides the unit or hex at its end (pbem:21.1b). */
function hiddenBy({ rule, because }: Hidden): Pick<SightSurvey, Seen> {
  return { free: false, rule, blockedBy: null, because, cover: null, covers: [] };
}

/** Neighbours (pbem:5.3b), any part to any part (pbem:5.2c), or centre to centre by the option (pbem:22.4). */
function freeBy(position: Position, from: FieldHex, to: FieldHex): string {
  if (directionBetween(from, to) !== null) return 'pbem:5.3b';
  return tracingOf(position) === 'centres' ? 'pbem:22.4' : 'pbem:5.2c';
}

function told(thing: Crossed, height: number): CrossedSurvey {
  if (thing.kind === 'hex') {
    const { hex } = thing;
    return { kind: 'hex', where: hex.name, what: hex.terrain, height, rule: terrainOf(hex).rule };
  }
  const { from, to, side } = thing;
  return { kind: 'hexside', where: hexsideName(from, to), what: side, height, rule: hexsideValues(from, side).rule };
}

function sorted(rules: readonly string[]): readonly string[] {
  return [...new Set(rules)].sort();
}

/** Every location and every unit that is seen from a spot. Units between two hexes do not block sight (pbem:6.2). */
export function surveyView(position: Position, { hexes, unit }: FoundSpot): ViewSurvey {
  const field = fieldOfGame(position);
  const viewer = unit ?? {};
  const seen = new Set(hexes.flatMap((from) => seenFrom(position, from, viewer)));
  const isOwn = (id: string): boolean => id === unit?.id || id === unit?.mount || id === unit?.rider;
  return {
    from: hexes.map(({ name }) => name),
    hexes: field.places.flatMap((hex) => (seen.has(hex) ? [hex.name] : [])),
    units: Object.values(position.units)
      .filter((one) => !isOwn(one.id) && hexes.some((from) => isSeen(position, from, one, viewer)))
      .map(({ id }) => id)
      .sort(),
  };
}

/** Locations that are hidden neither by obstacles on the line nor by darkness (pbem:21.1). */
function seenFrom(position: Position, from: FieldHex, viewer: Half): readonly FieldHex[] {
  const seen = visibleFrom(fieldOfGame(position), position.live, from, tracingOf(position)).filter(
    (to) => from === to || !isPartedByDoor(position, from, to, viewer, {}),
  );
  const light = lightOf(position);
  return light ? seen.filter((to) => whyInDark(light, from, to) === null) : seen;
}

function isSeen(position: Position, from: FieldHex, unit: Unit, viewer: Half): boolean {
  const light = lightOf(position);
  return unit.hexes.some((hex) => seesUnitIn(position, from, hexOf(position, hex), unit, light, viewer));
}

import { besideEnd, besideStart, crossedAlong, type Crossed } from '../../../board/sight/crossed.js';
import { hexsideName } from '../../../board/field-hexside.js';
import { sightMapOf, type SightMap } from '../../../board/sight/sight-map.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isWallUnderRepair } from '../core/repair/under-repair.js';
import { isBehindDoor } from '../core/doors/door-side.js';
import { coverOnLine, coverSoFar, coverThrough, ownCoverOnLine } from '../16-terrain/cover.js';
import type { Cover } from '../core/fire/cover.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { bestTerrainLine, mayCover } from '../16-terrain/terrain-line.js';
import { tracingOf } from '../core/survey/seen.js';
import { isClear, isManned } from './between.js';
import { BETWEEN_MAX, unitsOnLine, unitsSoFar } from './intervening.js';
import { LinesKnown } from './lines-known.js';
import { isOverCharacters, type FireLine } from './over-characters.js';
import { unitsMet } from './units-met.js';

/** The line along which a shot goes, and the cover on that line. */
export interface ChosenLine {
  readonly cover: Cover;
  readonly crossed: readonly Crossed[];
  /** The lines that take this way, as `chosenLine` has them. */
  readonly lines: readonly number[];
}

/** Weight of a line on which the units between forbid the shot: more than any cover. */
const FORBIDDEN = 100;

/** The line with the least cover along which the firer may fire (pbem:5.2c, 6.1f), or why there is none. */
export function bestFireLine(position: Position, line: FireLine): Ruled<ChosenLine> {
  const { from, at, target } = line;
  const best = bestTerrainLine(position, from, at, target, line.sight);
  if (!best.free) {
    return forbidden(best.blockedBy.rule, `no sight of ${at.name}: ${best.blockedBy.where} is in the way`, at.name);
  }
  // The units between never make cover less, so a clear line of least cover stays the best.
  if (isClear(position, line, best.crossed) && !whyNotThrough(position, line, best.crossed))
    return allowed({ cover: best.cover, crossed: best.crossed, lines: best.lines });
  const map = line.sight ?? sightMapOf(fieldOfGame(position), position.live);
  return linesKnown.of(map, position, line, (asked) => pastUnits(position, { ...line, asked }, best, map));
}

const linesKnown = new LinesKnown<Ruled<ChosenLine>>();

/**
 * Looks at all lines with the units that stand on them. No line has less cover than the best line has from terrain
 * alone.
 */
function pastUnits(position: Position, line: FireLine, best: ChosenLine, map: SightMap): Ruled<ChosenLine> {
  const { from, at } = line;
  const met = unitsMet(position, line, FORBIDDEN);
  const way = map.lightest(
    from,
    at,
    {
      least: best.cover.drm,
      below: FORBIDDEN,
      crowd: { most: BETWEEN_MAX, in: (hex, height, end) => met(hex, height, end).crowd },
      passing: (hex, height, end) =>
        Math.max(coverThrough({ position, from, at }, hex, end < 0), met(hex, height, end).least),
      whole: (crossed) => {
        const cover = coverOf(position, line, crossed);
        return 'code' in cover ? FORBIDDEN : cover.drm;
      },
      mark: (crossed, end) =>
        [
          coverSoFar({ position, from, at, unit: line.target, crossed }, end),
          unitsSoFar(position, line, crossed, end),
          line.weapon === 'ballista' && throughSlit(crossed) !== null,
        ].join(),
      hinders: (hex) => mayCover(position, hex) || isManned(position, line, hex),
    },
    tracingOf(position),
  );
  // A bar to one line bars all of them, so the line with the least cover from terrain tells why.
  const crossed = way ? crossedAlong(map.ground, way.slots) : best.crossed;
  const { lines } = way ?? best;
  const cover = coverOf(position, line, crossed);
  return 'code' in cover ? refused(cover) : allowed({ cover, crossed, lines });
}

/** Why a feature in or before the hex of the firer or the target stops fire along a line, or null. */
function whyNotThrough(position: Position, line: FireLine, crossed: readonly Crossed[]): Refusal | null {
  return (
    behindDoor(position, line, crossed) ??
    (line.weapon === 'ballista' ? throughSlit(crossed) : null) ??
    throughRepairedSlit(position, crossed)
  );
}

/** A ballista cannot shoot bolts through an arrow slit (pbem:18.2e). */
function throughSlit(crossed: readonly Crossed[]): Refusal | null {
  const slit = crossed.find((thing) => thing.kind === 'hexside' && thing.side === 'arrowSlit');
  if (slit?.kind !== 'hexside') return null;
  const where = hexsideName(slit.from, slit.to);
  const because = `a ballista is not fired through the arrow slit ${where}`;
  return illegal('pbem:18.2e', because, where);
}

/** Nobody can shoot through an arrow slit in a PT in which the hex of its wall is being repaired (pbem:19.73d). */
function throughRepairedSlit(position: Position, crossed: readonly Crossed[]): Refusal | null {
  if (position.tasks === undefined) return null;
  const slit = crossed.find(
    (thing) =>
      thing.kind === 'hexside' &&
      thing.side === 'arrowSlit' &&
      [thing.from, thing.to].some(({ name }) => isWallUnderRepair(position, name)),
  );
  if (slit?.kind !== 'hexside') return null;
  const where = hexsideName(slit.from, slit.to);
  return illegal('pbem:19.73d', `the wall at the arrow slit ${where} is being repaired`, where);
}

/** Why a shut door in the hex of the firer or the target stops fire along a line, or null (pbem:16.16e). */
function behindDoor(position: Position, line: FireLine, crossed: readonly Crossed[]): Refusal | null {
  const { firer, target, from, at } = line;
  const ends = [
    { unit: firer, door: from, beside: besideStart(crossed, at) },
    { unit: target, door: at, beside: besideEnd(crossed, from) },
  ];
  const shut = ends.find(({ unit, door, beside }) => isBehindDoor(position, unit, door, beside));
  if (!shut) return null;
  const because = `the shut door in ${shut.door.name} is between ${firer.id} and ${target.id}`;
  return illegal('pbem:16.16e', because, shut.door.name);
}

/** The heaviest cover on a line, from terrain or from the units between, or why nobody can fire along it. */
function coverOf(position: Position, line: FireLine, crossed: readonly Crossed[]): Cover | Refusal {
  const parted = whyNotThrough(position, line, crossed);
  if (parted) return parted;
  const way = { position, from: line.from, at: line.at, unit: line.target, crossed };
  const terrain = coverOnLine(way);
  // Siege asks for all the cover that the target has, not only for that of its own hex (siege-en:1.332b).
  const asked = (): Cover => (isOverCharacters(position) ? terrain : ownCoverOnLine(way));
  const units = unitsOnLine(position, line, crossed, asked);
  return 'code' in units || units.drm > terrain.drm ? units : terrain;
}

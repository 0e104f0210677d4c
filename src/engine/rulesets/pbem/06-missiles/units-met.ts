import type { FieldHex } from '../../../board/field.js';
import type { Position } from '../../../position/position.js';
import { NO_COVER } from '../core/fire/cover.js';
import { betweenIn } from './between.js';
import { blocksBeside, levelFire, slopingFire } from './intervening.js';
import { type Between, charactersOnLine, type FireLine, isFromAbove, isOverCharacters } from './over-characters.js';

/** The effect of the units in one hex on lines that pass it at one height, in half stairs above the firer. */
interface Met {
  readonly height: number;
  readonly end: number;
  /** The least cover that they give, or `forbidden`, whatever else is on the line. */
  readonly least: number;
  /** So many of them count towards `BETWEEN_MAX`. */
  readonly crowd: number;
}

/**
 * The effect of units on the lines of one shot, hex by hex. A search asks some seven times about the same hex, so an
 * answer is kept as long as the search goes on. `forbidden`: the cover that stands for units that forbid the shot.
 */
export function unitsMet(
  position: Position,
  line: FireLine,
  forbidden: number,
): (hex: FieldHex, height: number, end: number) => Met {
  const known = new Map<FieldHex, Met>();
  return (hex, height, end) => {
    const before = known.get(hex);
    if (before?.height === height && before.end === end) return before;
    const between = betweenIn(position, line, hex, { height, end });
    const least = between.length === 0 ? 0 : leastOf(position, line, between, end, forbidden);
    const met = { height, end, least, crowd: crowdOf(position, line, between, end) };
    known.set(hex, met);
    return met;
  };
}

function leastOf(
  position: Position,
  line: FireLine,
  between: readonly Between[],
  end: number,
  forbidden: number,
): number {
  if (isOverCharacters(position)) {
    return 'code' in charactersOnLine(position, line, between, () => NO_COVER) ? forbidden : 0;
  }
  if (between.some((one) => blocksBeside(position, line, one, end))) return forbidden;
  const met = end === 0 ? levelFire(line, between, () => NO_COVER) : slopingFire(position, line, between, end);
  return 'code' in met ? forbidden : met.drm;
}

/** A unit of two hexes stands where its head is. The number of units stops level fire only (pbem:6.22c). */
function crowdOf(position: Position, line: FireLine, between: readonly Between[], end: number): number {
  if (isOverCharacters(position) ? isFromAbove(line) : end !== 0) return 0;
  return between.filter(({ unit, hex }) => unit.hexes[0] === hex.name).length;
}

import type { FieldHex } from '../../../board/field.js';
import type { Crossed } from '../../../board/sight/crossed.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit } from '../../../position/unit.js';
import {
  type Between,
  isLiveCharacter,
  isOverCharacters,
  placesPassed,
  unitsAt,
  type FireLine,
} from './over-characters.js';

/** The heights of a hex on a line and of the line's end, in half stairs above its beginning. */
export type AtHeight = Pick<Between, 'height'> & { readonly end: number };

/**
 * The units that a line passes in one hex, without those who are lower than both ends (pbem:6.21). Where a ladder
 * stands the line passes its foot; who is on it stands in the way too, up to the height of the higher end (3.3c,
 * 19.11t).
 */
export function betweenIn(
  position: Position,
  line: FireLine,
  hex: FieldHex,
  { height, end }: AtHeight,
): readonly Between[] {
  const here = placesPassed(line, hex).flatMap((place) =>
    standingIn(position, line, place).map((unit): Between => ({ unit, hex: place, height })),
  );
  const siege = isOverCharacters(position);
  const ladder = ladderOver(hex);
  const up = ladder === null ? height : height + ladder.level - hex.level;
  if (ladder !== null && (siege || up <= Math.max(0, end))) {
    here.push(...standingIn(position, line, ladder).map((unit): Between => ({ unit, hex: ladder, height: up })));
  }
  return siege ? here : here.filter((one) => one.height >= 0 || one.height >= end);
}

/** The place on the ladder that stands in the hex; null: there is none. */
function ladderOver({ above }: FieldHex): FieldHex | null {
  return above?.terrain === 'ladder' ? above : null;
}

/** Units in a hex that block a shot at another unit. */
function standingIn(position: Position, line: FireLine, hex: FieldHex): readonly Unit[] {
  const { firer, target } = line;
  const units = unitsAt(position, line, hex);
  if (units.length === 0) return units;
  const hinders = isOverCharacters(position) ? isLiveCharacter : standsBetween;
  return units.filter((unit) => unit !== firer && unit !== target && hinders(unit));
}

/** True if nobody stands on the line. */
export function isClear(position: Position, line: FireLine, crossed: readonly Crossed[]): boolean {
  return crossed.every((thing) => thing.kind === 'hexside' || !isManned(position, line, thing.hex));
}

/** Somebody in the hex, or on the ladder that stands there, may block a shot at another unit. */
export function isManned(position: Position, line: FireLine, hex: FieldHex): boolean {
  const ladder = ladderOver(hex);
  if (placesPassed(line, hex).some((place) => standingIn(position, line, place).length > 0)) return true;
  return ladder !== null && standingIn(position, line, ladder).length > 0;
}

/** Animals that never hinder sight or fire (pbem:6.2f, 13.4b). */
const SMALL: ReadonlySet<Unit['sheet']['kind']> = new Set(['dog', 'pig', 'otherAnimal']);

/**
 * Standing characters of any side, horses, oxen and mules block the line; the fallen and small animals do not
 * (pbem:6.2f).
 */
function standsBetween(unit: Unit): boolean {
  return isLive(unit) && unit.health !== 'stunned' && !SMALL.has(unit.sheet.kind);
}

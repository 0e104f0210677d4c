import type { FieldHex } from '../../../board/field.js';
import { spaced } from '../../../game/spaced.js';
import { isUnderBridge } from '../../../board/sight/bar.js';
import { isSunken } from '../../../board/location.js';
import { isCastleHex, isEdgeOfMoat } from '../../../board/sight/overlooking.js';
import type { SightMap } from '../../../board/sight/sight-map.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import { distance } from '../../../hex/lattice.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import type { Covered } from '../core/doors/door-side.js';
import { NO_COVER, type Cover } from '../core/fire/cover.js';
import type { RangeBand, ShotWeapon } from '../core/fire/missile-tables.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';

/** The firer and the target, and the hexes between which the shot goes. */
export interface FireLine {
  readonly firer: Unit;
  readonly weapon: ShotWeapon;
  readonly target: Unit & Pick<Covered, 'exposed'>;
  readonly from: FieldHex;
  readonly at: FieldHex;
  /** The range band, which only Siege asks for (siege-en:1.332a); absent: it is not known yet. */
  readonly band?: RangeBand;
  /** The sight map for judging lines, if it is not the usual one (pbem:18.2d). */
  readonly sight?: SightMap;
  /** Takes note of each hex whose units are asked for; absent: nobody remembers the result. */
  readonly asked?: Set<FieldHex>;
}

/** The units in a hex that a line may pass. All questions about units on the line are put here (`LinesKnown`). */
export function unitsAt(position: Position, { asked }: FireLine, hex: FieldHex): readonly Unit[] {
  asked?.add(hex);
  return unitsIn(position, hex.name);
}

/**
 * The places whose units stand in the way of a line that takes one of them. A line that neither begins nor ends under a
 * bridge passes the men on it as well, if the bridge is no higher than the water: it does not dodge them by the place
 * below (ruling of pbem:6.2f).
 */
export function placesPassed({ from, at }: FireLine, hex: FieldHex): readonly FieldHex[] {
  const { above } = hex;
  const below = above !== null && isUnderBridge(hex) && !isUnderBridge(from) && !isUnderBridge(at);
  return below && isSunken(hex) === isSunken(above) && hex.level === above.level ? [hex, above] : [hex];
}

/** Bows shoot over at most so many characters (siege-en:1.332a). */
const CHARACTERS_MAX = 4;
const BOWS: readonly ShotWeapon[] = ['shortbow', 'longbow'];
/** More cover than light keeps a bow from shooting over characters (siege-en:1.332b). */
const LIGHT = 1;

/** The game is played by the rules of Siege for shots over characters (siege-en:1.332). */
export function isOverCharacters(position: Position): boolean {
  return bookOf(position).fire.overHeads === 'siege';
}

/** Stunned and wounded characters count, the dead and animals do not (ruling of siege-en:1.332a). */
export function isLiveCharacter(unit: Unit): boolean {
  return isCharacter(unit) && isLive(unit);
}

/** A unit in one of the hexes on the line, and the height of that hex in half stairs above the firer's hex. */
export interface Between {
  readonly unit: Unit;
  readonly hex: FieldHex;
  readonly height: number;
}

/**
 * From battlements and slits one shoots over the men below, and so into a moat from its edge (siege-en:1.337b, 1.43e).
 */
export function isFromAbove({ from, at }: Pick<FireLine, 'from' | 'at'>): boolean {
  return isCastleHex(from) || (isSunken(at) && isEdgeOfMoat(from));
}

/**
 * The effect of characters between on a shot from above: one as high as the firer is in its way, and so is a friend
 * beside the target, whom it might hit (siege-en:1.337c, 1.337d). All others hinder no shot.
 */
function charactersBelow(
  position: Position,
  { firer, target }: FireLine,
  between: readonly Between[],
): Refusal | Cover {
  const level = between.find(({ height }) => height >= 0);
  if (level) return forbids('siege-en:1.337d', `${level.unit.id} stands between, as high as ${firer.id}`, level.unit);
  const friend = between.find(({ unit }) => unit.side === firer.side && isBeside(position, unit, target));
  if (!friend) return NO_COVER;
  return forbids('siege-en:1.337c', `${friend.unit.id} stands on the line beside ${target.id}`, friend.unit);
}

function isBeside(position: Position, unit: Unit, target: Unit): boolean {
  return unit.hexes.some((one) =>
    target.hexes.some((other) => distance(hexOf(position, one).cell, hexOf(position, other).cell) === 1),
  );
}

/** The effect of characters between on a shot in Siege; a rider counts once (ruling of siege-en:1.332a). */
export function charactersOnLine(
  position: Position,
  line: FireLine,
  between: readonly Between[],
  cover: () => Cover,
): Refusal | Cover {
  if (isFromAbove(line)) return charactersBelow(position, line, between);
  return overCharacters(line, [...new Set(between.map(({ unit }) => unit))], cover);
}

/**
 * Whether a weapon shoots over these characters: only a bow, only at medium or long range, over four at most, and at a
 * target with light cover or none of whatever kind (siege-en:1.332). They give no cover themselves.
 */
function overCharacters(
  { weapon, band, target }: FireLine,
  between: readonly Unit[],
  coverOf: () => Cover,
): Refusal | Cover {
  const [first] = between;
  if (!first) return NO_COVER;
  if (!BOWS.includes(weapon)) {
    return forbids(
      'siege-en:1.332c',
      `${first.id} stands between, and a ${spaced(weapon)} is not shot over men`,
      first,
    );
  }
  if (band === 'short') {
    return forbids('siege-en:1.332a', `${first.id} stands between, and ${target.id} is at short range`, first);
  }
  const cover = coverOf();
  if (cover.drm > LIGHT) {
    return forbids('siege-en:1.332b', `${target.id} is well covered ${cover.what}, and men stand between`, target);
  }
  if (between.length <= CHARACTERS_MAX) return NO_COVER;
  const because = `${between.length} characters stand between, more than ${CHARACTERS_MAX}`;
  return forbids('siege-en:1.332a', because, target);
}

function forbids(rule: string, because: string, unit: Unit): Refusal {
  return illegal(rule, because, unit.id);
}

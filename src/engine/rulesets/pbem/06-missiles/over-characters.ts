import type { FieldHex } from '../../../board/field.js';
import { spaced } from '../../../game/spaced.js';
import type { Crossed } from '../../../board/sight/crossed.js';
import type { SightMap } from '../../../board/sight/sight-map.js';
import type { Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import type { Covered } from '../core/doors/door-side.js';
import { NO_COVER, type Cover } from '../core/fire/cover.js';
import type { RangeBand, ShotWeapon } from '../core/fire/missile-tables.js';
import { unitsIn } from '../core/movement/occupancy.js';

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

/** The characters between firer and target, a rider once (ruling of siege-en:1.332a). */
export function charactersIn(position: Position, line: FireLine, crossed: readonly Crossed[]): readonly Unit[] {
  const { firer, target } = line;
  const standing = crossed.flatMap((thing) =>
    thing.kind === 'hex' ? unitsAt(position, line, thing.hex).filter(isLiveCharacter) : [],
  );
  return [...new Set(standing)].filter((unit) => unit !== firer && unit !== target);
}

/**
 * Whether a weapon shoots over these characters: only a bow, only at medium or long range, over four at most, and at a
 * target with light cover or none of whatever kind (siege-en:1.332). They give no cover themselves.
 */
export function charactersOnLine(
  { weapon, band, target }: FireLine,
  between: readonly Unit[],
  cover: Cover,
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
  if (cover.drm > LIGHT) {
    return forbids('siege-en:1.332b', `${target.id} is well covered ${cover.what}, and men stand between`, target);
  }
  if (between.length <= CHARACTERS_MAX) return NO_COVER;
  const because = `${between.length} characters stand between, more than ${CHARACTERS_MAX}`;
  return forbids('siege-en:1.332a', because, target);
}

function forbids(rule: string, because: string, unit: Unit): Refusal {
  return { code: 'illegal', rule, because, subject: unit.id };
}

import type { Crossed } from '../../board/crossing.js';
import type { FieldHex } from '../../board/field.js';
import { heightsAlong } from '../../board/obstacle.js';
import type { Refusal } from '../../game/refusal.js';
import { distance } from '../../hex/lattice.js';
import type { Position } from '../../position/position.js';
import { isActive, isCharacter, isLive, isMounted, type MissileWeapon, type Unit } from '../../position/unit.js';
import { NO_COVER, type Cover } from './cover.js';
import { hexOf } from './ground.js';
import { unitsIn } from './occupancy.js';

/** Who fires at whom, and between which hexes. */
export interface FireLine {
  readonly firer: Unit;
  readonly weapon: MissileWeapon;
  readonly target: Unit;
  readonly from: FieldHex;
  readonly at: FieldHex;
}

/** Weapons that are fired over men on the same level (pbem:6.22a). */
const OVER_HEADS: readonly MissileWeapon[] = ['shortbow', 'longbow', 'spear'];
/** More than so many between forbid level fire (pbem:6.22c). */
const BETWEEN_MAX = 4;
/** Cover of the target's own terrain, as a DRM, from which nobody fires at it over men (pbem:6.22b). */
const OWN_COVER_FORBIDS = 2;

const LIGHT_COVER: Cover = { drm: 1, rule: 'pbem:6.54', what: 'men between', own: false };

/** A unit on the line, and its height in stairs above the firer's hex. */
interface Between {
  readonly unit: Unit;
  readonly height: number;
}

/** What the units between do to a shot along one line: forbid it, or give the target cover (pbem:6.2f to 6.2h, 6.54). */
export function unitsOnLine(
  position: Position,
  line: FireLine,
  crossed: readonly Crossed[],
  terrain: Cover,
): Refusal | Cover {
  const { before, end } = heightsAlong(crossed, line.from, line.at);
  const between = unitsBetween(position, line, crossed, before).filter(({ height }) => height >= 0 || height >= end);
  if (between.length === 0) return NO_COVER;
  const beside = between.find((one) => blocksBeside(position, line, one, end));
  if (beside) return forbids('pbem:6.2g', `${beside.unit.id} stands right in front`, beside.unit);
  return end === 0 ? levelFire(line, between, terrain) : slopingFire(position, line, between, end);
}

function forbids(rule: string, because: string, unit: Unit): Refusal {
  return { code: 'illegal', rule, because, subject: unit.id };
}

/** Units that the line passes over; along a border those of the emptier hex (pbem:5.4b). A unit counts once. */
function unitsBetween(
  position: Position,
  { firer, target, from, at }: FireLine,
  crossed: readonly Crossed[],
  heights: readonly number[],
): readonly Between[] {
  const between: Between[] = [];
  const inHex = (hex: FieldHex | null): readonly Unit[] =>
    hex === null || hex === from || hex === at
      ? []
      : unitsIn(position, hex.name).filter((unit) => unit !== firer && unit !== target && standsBetween(unit));
  for (const [index, thing] of crossed.entries()) {
    if (thing.kind === 'hexside') continue;
    const units = thing.kind === 'hex' ? inHex(thing.hex) : emptier(inHex(thing.left), inHex(thing.right));
    for (const unit of units) {
      if (!between.some((one) => one.unit === unit)) between.push({ unit, height: heights[index] ?? 0 });
    }
  }
  return between;
}

function emptier(left: readonly Unit[], right: readonly Unit[]): readonly Unit[] {
  return right.length < left.length ? right : left;
}

/** Standing characters of any side, horses, oxen and mules are in the way; the fallen and small animals are not (pbem:6.2f). */
function standsBetween(unit: Unit): boolean {
  return isLive(unit) && unit.health !== 'stunned' && unit.sheet.kind !== 'dog' && unit.sheet.kind !== 'otherAnimal';
}

/**
 * An active unit at arm's length of the firer or the target, on his level (pbem:6.2g); if one of the two is mounted,
 * only a rider or a horse (pbem:6.2h). Oxen count as horses, mules as men.
 */
function blocksBeside(position: Position, { firer, target, from, at }: FireLine, one: Between, end: number): boolean {
  const { unit, height } = one;
  if (isCharacter(unit) && !isActive(unit)) return false;
  const bulky = isMounted(unit) || unit.sheet.kind === 'horse' || unit.sheet.kind === 'ox';
  if (!bulky && (isMounted(firer) || isMounted(target))) return false;
  return (
    (height === 0 && distanceTo(position, unit, from) === 1) || (height === end && distanceTo(position, unit, at) === 1)
  );
}

function distanceTo(position: Position, unit: Unit, hex: FieldHex): number {
  return Math.min(...unit.hexes.map((name) => distance(hexOf(position, name).cell, hex.cell)));
}

/** Firer and target on one level (pbem:6.22). */
function levelFire({ weapon, target }: FireLine, between: readonly Between[], terrain: Cover): Refusal | Cover {
  const [first] = between;
  if (first && !OVER_HEADS.includes(weapon)) {
    return forbids('pbem:6.22a', `${first.unit.id} stands between, and a ${weapon} is not fired over men`, first.unit);
  }
  if (terrain.own && terrain.drm >= OWN_COVER_FORBIDS) {
    return forbids('pbem:6.22b', `${target.id} is well covered ${terrain.what}, and men stand between`, target);
  }
  if (between.length > BETWEEN_MAX) {
    return forbids('pbem:6.22c', `${between.length} units stand between, more than ${BETWEEN_MAX}`, target);
  }
  return LIGHT_COVER;
}

/** Firer and target on different levels: who stands nearer to the lower one is in the way (pbem:6.23). */
function slopingFire(
  position: Position,
  { from, at }: FireLine,
  between: readonly Between[],
  end: number,
): Refusal | Cover {
  const [higher, lower] = end > 0 ? [at, from] : [from, at];
  const blocking = between.find(({ unit }) => distanceTo(position, unit, lower) < distanceTo(position, unit, higher));
  if (!blocking) return NO_COVER;
  return forbids('pbem:6.23', `${blocking.unit.id} stands nearer to the lower end of the line`, blocking.unit);
}

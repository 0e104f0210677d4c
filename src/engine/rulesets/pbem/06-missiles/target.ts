import type { FieldHex, HexName } from '../../../board/field.js';
import { illegal, type Refusal, type RuleId } from '../../../game/refusal.js';
import type { Modifier } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, isMounted, type Unit } from '../../../position/unit.js';
import { NO_ACTS } from '../../../position/acts.js';
import { parseSign, type Effect } from '../10-results/effect.js';
import { bookOf } from '../core/books/of.js';
import { isCaptive } from '../core/captives/captive.js';
import { isArmoured } from '../core/combat/strength.js';
import { isInDungeon } from '../core/dungeon/dungeon.js';
import { MOVING_FROM_HEXES, type ShotWeapon, type TargetLine } from '../core/fire/missile-tables.js';
import { hexMates } from '../core/movement/occupancy.js';
import { isDark, lightOf } from '../core/night/light.js';
import { whyRetreatBeforeShot } from '../core/results/left-open.js';

/** Why a unit cannot be a target, wherever the firer stands; null if it can (pbem:6.1i, 6.2e). */
export function noTarget(position: Position, target: Unit): Refusal | null {
  const { id } = target;
  if (target.rider !== null)
    return forbids('pbem:6.2d', `${id} is hit together with its rider: aim at ${target.rider}`, id);
  if (!isLive(target)) return forbids('pbem:2.52', `${id} is dead`, id);
  if (target.hexes.length === 0) return forbids('pbem:5.2b', `${id} is not on the map`, id);
  if (hexMates(position, target).length > 0) return forbids('pbem:6.2e', `the hex of ${id} is overstacked`, id);
  if (isSparedPrisoner(position, target)) return forbids('pbem:22.7n', `${id} is a prisoner`, id);
  return whyRetreatBeforeShot(position, target);
}

/**
 * Nobody shoots at a prisoner or throws oil at him (pbem:22.7n), but through the manhole at those who lie in a dungeon,
 * unless they may be ransomed (ruling of pbem:16.33g).
 */
export function isSparedPrisoner(position: Position, target: Unit): boolean {
  if (!isCaptive(target)) return false;
  return position.options['ransomAndSurrender'] === true || !isInDungeon(position, target);
}

/**
 * Why a thing that is neither a character nor an animal cannot be shot at. `rule`: the rule by which carts and
 * equipment are no targets: pbem:6.1i; for bolts the ruling of pbem:18.2f. Carried things are not units at all
 * (pbem:2.2b).
 */
export function noUnit(position: Position, id: string, rule: RuleId): Refusal {
  const { equipment = [], carts = [], items = [] } = position;
  const because = `${id} is no character or animal`;
  if ([...equipment, ...carts].some((one) => one.id === id)) return forbids(rule, because, id);
  if (items.some((one) => one.id === id)) return { code: 'unknownUnit', rule: 'pbem:2.2b', because, subject: id };
  return { code: 'unknownUnit', rule: null, because: `there is no unit ${id}`, subject: id };
}

function forbids(rule: string, because: string, subject: string): Refusal {
  return illegal(rule, because, subject);
}

/** DRM for the target and its acts: armour (never that of animals, pbem:2.55b) and movement (pbem:26.22). */
export function targetModifiers(position: Position, target: Unit): readonly Modifier[] {
  const { protectedTarget, movingTargetDrm } = bookOf(position).fire;
  const modifiers: Modifier[] = [];
  if (protectedTarget.who === 'knightOnFoot') {
    if (isKnightOnFoot(target)) {
      modifiers.push({ rule: 'siege-en:1.322a', what: 'dismounted knight', value: protectedTarget.drm });
    }
  } else if (isCharacter(target) && isArmoured(target)) {
    modifiers.push({ rule: 'pbem:2.55a', what: 'armoured target', value: protectedTarget.drm });
  }
  if (movingTargetDrm !== 0 && target.stride >= MOVING_FROM_HEXES) {
    modifiers.push({ rule: 'pbem:26.22c', what: 'moving target', value: movingTargetDrm });
  }
  return modifiers;
}

function isKnightOnFoot(target: Unit): boolean {
  if (!isCharacter(target) || isMounted(target)) return false;
  return target.sheet.classes.some((one) => one === 'knight' || one === 'caparisonedKnight');
}

/**
 * The line of the table for a target in its present state (pbem:26.23b, 26.24a). Dogs use the line for foot characters
 * (pbem:13c).
 */
export function targetLine(target: Unit, weapon: ShotWeapon): TargetLine {
  if (weapon === 'dagger' || weapon === 'shuriken') return 'any';
  if (isMounted(target)) return 'mountedOrAnimal';
  return isCharacter(target) || target.sheet.kind === 'dog' ? 'infantry' : 'mountedOrAnimal';
}

/** The effect of a result sign on a target: knives kill small animals only, and only by `killed` (pbem:26.24b). */
export function effectOn(target: Unit, weapon: ShotWeapon, sign: string): Effect {
  const { effect } = parseSign(sign);
  if (isCharacter(target) || targetLine(target, weapon) !== 'any') return effect;
  const { kind } = target.sheet;
  return effect.kind === 'killed' && kind !== 'horse' && kind !== 'ox'
    ? { kind: 'killed', horseKilled: true }
    : { kind: 'none' };
}

/** DRM of a target that no light reaches (pbem:26.22b). */
const DARK_TARGET_DRM = 1;

/** The DRM of darkness over the hex that is aimed at, whether the firer stands in light or not (pbem:26.22b). */
export function darkModifiers(position: Position, at: FieldHex): readonly Modifier[] {
  return isDark(lightOf(position), at) ? [{ rule: 'pbem:26.22b', what: 'dark', value: DARK_TARGET_DRM }] : [];
}

/** A thing as a target for the rules of fire: a unit that stands still without armour, in the open in its hexes. */
export function standInFor(id: string, hexes: readonly HexName[]): Unit & { readonly exposed: true } {
  return {
    id,
    side: null,
    sheet: { kind: 'otherAnimal', armoured: false, attack: 0, defence: 0, mpa: 0 },
    health: 'healthy',
    hexes,
    mount: null,
    rider: null,
    stride: 0,
    missiles: null,
    acts: NO_ACTS,
    exposed: true,
  };
}

import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import { opposite } from '../../../hex/direction.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit, type UnitId, isDragon } from '../../../position/unit.js';
import { cartAt } from '../core/carts/carts.js';
import { ledBy } from '../core/animals/leads.js';
import { isCaptive } from '../core/captives/captive.js';
import { whyDrowns } from '../17-water/drowning.js';
import { whyImmobile, whyMoveOver, whyStaysAfterShot } from '../07-movement/mobility.js';
import { isInMelee } from '../core/melee/melee.js';
import { isCarried } from '../core/movement/carried.js';
import { isRaging } from '../core/rage/rage.js';
import { isShutDoorHex } from '../core/movement/barrier.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';

/** Two bearers and the character they carry, one rigid piece of three hexes (pbem:12.23b). */
export interface Party {
  readonly bearers: readonly [Unit, Unit];
  readonly burden: Unit;
  /** The hex of the first bearer, that of the burden, that of the second bearer. */
  readonly hexes: Piece;
  /** The position as if the three were not on the map. */
  readonly around: Position;
}

export type Piece = readonly [FieldHex, FieldHex, FieldHex];

/** The party of these bearers and their burden, or why they cannot carry him (pbem:12.23a). */
export function partyOf(position: Position, bearerIds: readonly UnitId[], burdenId: UnitId): Ruled<Party> {
  const [one, other, burden] = [...bearerIds, burdenId].map((id) => position.units[id]);
  if (!one || !other || !burden) {
    return refused({ code: 'unknownUnit', rule: null, because: 'one of the three is no unit of this game' });
  }
  const goesOn = one.acts.bears === burdenId && other.acts.bears === burdenId;
  const whyNot = goesOn ? whyNotBearOn : whyNotBear;
  const unable =
    whyNot(position, one) ??
    whyNot(position, other) ??
    whyNotBorne(one, burden) ??
    (goesOn ? null : whyElsewhere(position, burden));
  if (unable) return refused(unable);
  const cart = position.carts && cartAt(position, burden.hexes[0] ?? '');
  if (cart) return forbidden('pbem:12.23c', `${burden.id} must first be lifted from ${cart.id}`, burden.id);
  const [first, middle, last] = [one, burden, other].map(({ hexes: [hex = ''] }) => hexOf(position, hex));
  if (!first || !middle || !last) throw new Error(`${one.id}, ${burden.id} and ${other.id} have no hexes`);
  const shut = whyShut(position, [middle]);
  if (shut) return refused(shut);
  const there = directionBetween(middle, first);
  const isOpposite = there !== null && directionBetween(middle, last) === opposite(there);
  if (
    !isOpposite ||
    !reach(position, one, first.name, middle.name) ||
    !reach(position, other, last.name, middle.name)
  ) {
    const because = `${one.id} and ${other.id} do not stand on opposite sides of ${burden.id}, ADJACENT to him`;
    return forbidden('pbem:12.23a', because, burden.id);
  }
  return allowed({
    bearers: [one, other],
    burden,
    hexes: [first, middle, last],
    around: without(position, [one, other, burden]),
  });
}

function reach(position: Position, bearer: Unit, from: HexName, to: HexName): boolean {
  return ADJACENT(position, bearer, from, to);
}

/** A shut doorway is no place for a party: two of the three would stand on its two sides (ruling of pbem:12.23b). */
export function whyShut(position: Position, piece: readonly FieldHex[]): Refusal | null {
  const shut = piece.find((hex) => isShutDoorHex(position, hex));
  return shut ? illegal('pbem:16.16l', `the door in ${shut.name} is shut`, shut.name) : null;
}

/** Nobody is carried into water in which he would drown, or his body sink (ruling of pbem:12.23b). */
export function whyLost(burden: Unit, { name, depth }: FieldHex): Refusal | null {
  const rule = whyDrowns(burden, depth);
  return rule === null ? null : illegal(rule, `${burden.id} would be lost in the water of ${name}`, name);
}

/** Bearers are healthy, on foot, and have not moved in this movement step. */
export function whyNotBear(position: Position, unit: Unit): Refusal | null {
  const unable = whyImmobile(position, unit) ?? whyUnfit(position, unit);
  if (unable) return unable;
  return unit.acts.mpSpent > 0 ? unfit(unit, 'has moved; bearers begin where they stood') : null;
}

/**
 * A party that has gone a part of its way goes on, unless a bearer is still in melee after the first hex (pbem:7.3e,
 * 11.41c).
 */
function whyNotBearOn(position: Position, unit: Unit): Refusal | null {
  const unable = whyMoveOver(position, unit) ?? whyUnfit(position, unit);
  if (unable) return unable;
  if (!isInMelee(position, unit.id)) return null;
  return illegal('pbem:11.41c', `${unit.id} is still in melee after its first hex and must stop`, unit.id);
}

function whyUnfit(position: Position, unit: Unit): Refusal | null {
  const led = ledBy(position, unit.id);
  if (led !== null) return unfit(unit, `leads ${led} and has no hand free to carry`);
  if (unit.health !== 'healthy') return unfit(unit, `is ${unit.health} and carries nobody`);
  return isMounted(unit) ? unfit(unit, 'is mounted and carries nobody') : null;
}

function unfit({ id }: Unit, why: string): Refusal {
  return illegal('pbem:12.23a', `${id} ${why}`, id);
}

/**
 * The characters whom bearers may take up: the dead, the stunned, friends and neutrals. Active enemies and characters
 * in a rage cannot be carried; nor is a prisoner whom an enemy guards, as nobody takes an animal from its leader
 * (pbem:22.7l, 13.7t).
 */
export function whyNotBorne(bearer: Unit, burden: Unit): Refusal | null {
  const refusal = (because: string): Refusal => illegal('pbem:12.23a', because, burden.id);
  if (!isCharacter(burden)) return refusal(`${burden.id} is an animal`);
  if (isMounted(burden)) return refusal(`${burden.id} is mounted`);
  if (isDragon(burden)) return { ...refusal(`${burden.id} is a dragon and too heavy`), rule: 'pbem:13.5' };
  if (burden.hexes.length === 0) return refusal(`${burden.id} is not on the map`);
  if (burden.id === bearer.id) return refusal(`${burden.id} cannot carry himself`);
  if (isRaging(burden)) {
    return { ...refusal(`${burden.id} is in a rage and lets nobody carry him`), rule: 'pbem:2.72m' };
  }
  const shot = whyStaysAfterShot(burden);
  if (shot) return shot;
  const guard = isCaptive(burden) && burden.captive.by !== bearer.side ? burden.captive.guards[0] : undefined;
  if (guard !== undefined) return { ...refusal(`${guard} guards ${burden.id}`), rule: 'pbem:22.7l' };
  const unwilling = isActive(burden) && burden.side !== bearer.side;
  return unwilling ? refusal(`${burden.id}, an active enemy, is carried nowhere`) : null;
}

/** The bearers begin the movement step beside the character, so he has not come to them or been carried there in it. */
function whyElsewhere(position: Position, { id, side, acts, stride }: Unit): Refusal | null {
  // How far others went in the last step of their own side is nothing to his bearers.
  const gone = side === position.turn.side && stride > 0;
  if (!isCarried(position, id) && !gone && acts.mpSpent === 0 && !acts.pinned) return null;
  const because = `${id} has moved in this movement step; his bearers begin it beside him`;
  return illegal('pbem:12.23a', because, id);
}

function without(position: Position, party: readonly Unit[]): Position {
  const units = { ...position.units };
  for (const unit of party) units[unit.id] = { ...unit, hexes: [] };
  return { ...position, units };
}

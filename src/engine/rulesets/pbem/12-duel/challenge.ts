import type { HexName } from '../../../board/field.js';
import { allowed, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Challenge as Challenged } from '../../../position/duel.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import { isCaptive } from '../core/captives/captive.js';
import { isKnight } from '../core/combat/strength.js';
import { isInMelee } from '../core/melee/melee.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Challenge } from '../core/orders/duel-orders.js';
import { tasksOf } from '../core/tasks/task.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { raise } from '../core/turn/pending.js';
import { whyTiedToCart } from '../core/carts/boarding.js';
import { leavesRoom, mountedKnights, standsOf, type Stand } from './places.js';

/** A side challenges another to single combat, with the knight who will fight for it (pbem:12.8a to 12.8f). */
export const CHALLENGE: OrderRule<Challenge> = {
  when: { steps: ['fire1'] },
  rule: 'pbem:12.8a',
  possible: (position) =>
    whyNotFirst(position, position.turn.side) === null && whyAgain(position, position.turn.side) === null,
  units: ({ unit }) => [unit],
  carryOut(course, side, order) {
    const made = challengeOf(course.position, side, order);
    if (!made.ok) return made.refusal;
    const challenge = made.value;
    course.emit({ type: 'ChallengeMade', data: { ...challenge, rule: 'pbem:12.8c' } });
    raise(course, 'AnswerChallenge', challenge.challenged, 'pbem:12.8f', challenge);
    return null;
  },
  list(position, side, unit) {
    if (whyNoChampion(position, unit.id)) return [];
    return position.sides
      .filter((other) => other !== side)
      .map((other): Challenge => ({
        type: 'Challenge',
        unit: unit.id,
        ...(position.sides.length > 2 ? { to: other } : {}),
      }))
      .filter((order) => challengeOf(position, side, order).ok)
      .map((order): LegalOrder<Challenge> => ({
        order,
        mp: null,
        summary: `${unit.id} challenges ${opponentOf(position, side, order) ?? ''} to single combat`,
      }));
  },
};

/** The side that is challenged: the only other one, or the one that is named. */
function opponentOf({ sides }: Position, side: SideId, { to }: Challenge): SideId | null {
  const others = sides.filter((one) => one !== side);
  if (to === undefined) return others.length === 1 ? (others[0] ?? null) : null;
  return others.includes(to) ? to : null;
}

/** The challenge that an order makes, or why it may not be made. */
function challengeOf(position: Position, side: SideId, order: Challenge): Ruled<Challenged> {
  const { unit: knight, conditions, stake } = order;
  const challenged = opponentOf(position, side, order);
  if (challenged === null) {
    const because = `a challenge is to one of the other sides of the game`;
    return refused({ code: 'malformed', rule: 'pbem:12.8b', because, subject: order.to ?? side });
  }
  const refusal =
    whyNotFirst(position, side) ??
    whyAgain(position, side) ??
    whyNoChampion(position, knight) ??
    whyNobody(position, challenged) ??
    whyNoStake(position, side, challenged, stake);
  if (refusal) return refused(refusal);
  const ground = groundOf(position, order.ground);
  if (!ground.ok) return ground;
  const challenge: Challenged = {
    challenger: side,
    challenged,
    knight,
    ...(conditions === undefined ? {} : { conditions }),
    ...(ground.value === null ? {} : { ground: ground.value }),
    ...(stake === undefined ? {} : { stake }),
  };
  const cramped = whyNoRoom(position, challenge);
  return cramped ? refused(cramped) : allowed(challenge);
}

/** Something of the player turn has been done already, or null (pbem:12.8a). */
function whyNotFirst(position: Position, side: SideId): Refusal | null {
  const { turn, units } = position;
  const own = Object.values(units).filter((unit) => unit.side === side);
  const fired = turn.firePart > 0 || own.some(({ acts }) => acts.fired.length > 0);
  const declared = tasksOf(position).some(
    ({ turns, workers }) => turns === 0 && own.some(({ id }) => workers.includes(id)),
  );
  if (!fired && !declared) return null;
  const because = `a challenge comes before everything else in a player turn`;
  return { code: 'wrongStep', rule: 'pbem:12.8a', because, subject: side };
}

function whyAgain({ challenges = [] }: Position, side: SideId): Refusal | null {
  if (!challenges.includes(side)) return null;
  return illegal('pbem:12.8c', `${side} has made its challenge`, side);
}

/** The challenger must himself be an active mounted knight out of melee (pbem:12.8b). */
function whyNoChampion(position: Position, id: UnitId): Refusal | null {
  const unit = position.units[id];
  const no = (because: string): Refusal => illegal('pbem:12.8b', because, id);
  if (!unit || !isCharacter(unit) || !isKnight(unit)) return no(`${id} is no knight`);
  if (!isActive(unit) || unit.hexes.length === 0) return no(`${id} is not active on the map`);
  if (!isMounted(unit)) return no(`${id} is not mounted`);
  const tied = whyTiedToCart(position, unit);
  if (tied) return tied;
  return isInMelee(position, id) ? no(`${id} is in melee`) : null;
}

function whyNobody(position: Position, challenged: SideId): Refusal | null {
  if (mountedKnights(position, challenged).some(({ health }) => health === 'healthy')) return null;
  return illegal('pbem:12.8b', `${challenged} has no healthy mounted knight`, challenged);
}

/** The stake is a prisoner or an item that one of the two sides has (pbem:12.8e). */
function whyNoStake(position: Position, side: SideId, other: SideId, stake: string | undefined): Refusal | null {
  if (stake === undefined) return null;
  const owner = ownerOfStake(position, stake);
  if (owner === side || owner === other) return null;
  return illegal('pbem:12.8e', `${stake} is nothing that ${side} or ${other} could deliver`, stake);
}

/** The side that has a prisoner, or whose unit carries an item; null: nobody has it. */
export function ownerOfStake({ units, items = [] }: Position, stake: string): SideId | null {
  const unit: Unit | undefined = Object.hasOwn(units, stake) ? units[stake] : undefined;
  if (unit) return isCaptive(unit) ? unit.captive.by : null;
  const carrier = items.find(({ id }) => id === stake)?.carrier ?? null;
  return carrier === null ? null : (units[carrier]?.side ?? null);
}

/** The ground that is proposed, by the first names of its hexes, sorted; null: none is. */
function groundOf(position: Position, ground: readonly HexName[] | undefined): Ruled<readonly HexName[] | null> {
  if (ground === undefined) return allowed(null);
  const field = fieldOfGame(position);
  const unknown = ground.find((name) => !field.hex(name));
  if (unknown !== undefined) {
    return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${unknown}`, subject: unknown });
  }
  return allowed([...new Set(ground.map((name) => field.hex(name)?.name ?? name))].sort());
}

/** Both champions must find a place (pbem:12.8l), or nobody could ever answer with one. */
function whyNoRoom(position: Position, challenge: Challenged): Refusal | null {
  const { challenged, knight: id } = challenge;
  const knight = position.units[id];
  const finds = (others: readonly Stand[]): boolean =>
    mountedKnights(position, challenged).some((unit) => {
      for (const stand of standsOf(position, unit, challenge)) {
        if (leavesRoom(position, stand, others)) return true;
      }
      return false;
    });
  const [first] = knight ? standsOf(position, knight, challenge) : [];
  // Most often the first place that the challenger finds leaves enough room, so the other places need no search.
  if (knight && first && (finds([first]) || finds([...standsOf(position, knight, challenge)]))) return null;
  return illegal('pbem:12.8n', `there is no ground for a duel`, challenge.ground?.[0] ?? id);
}

import type { LegalOrder, Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { SideId, Unit } from '../../../position/unit.js';
import { whyNoOrders } from '../13-animals/dogs.js';
import { whyBarred } from '../12-tasks/bars.js';
import { attackerRefused, chargeAtRefused, mayRejectMelee, refusedToAttack } from './attack-check.js';
import type { Combat } from './combat.js';
import { reaches } from './target.js';
import { unitsBeside } from '../07-movement/beside.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { commanderOf } from '../01-players/command.js';
import { isRaging } from '../core/rage/rage.js';
import { whyRetreatFirst } from '../core/results/left-open.js';
import { whyNotStrikeFrom } from '../17-water/fighting.js';

/**
 * Attacks that are worth listing: the unit alone against each ADJACENT target (also as a charge and without melee,
 * where that is possible), its charge against all its targets in the same ways, and for each target the group of all
 * units that can strike at it, listed once under its first member. Any other group that the rules allow is accepted
 * too.
 */
export function listAttacks(
  position: Position,
  side: SideId,
  unit: Unit,
  preview: (combat: Combat) => Preview,
): readonly LegalOrder<Attack>[] {
  if (unit.side !== side || attackerRefused(unit) || whyNoOrders(position, unit) || whyNotStrikeFrom(position, unit))
    return [];
  const targets = targetsOf(position, unit);
  const combats = [
    ...targets.flatMap((target) => singles(position, unit, target)),
    ...chargeOnAll(position, unit, targets),
  ];
  for (const target of targets) {
    const strikers = target.side === side ? [] : strikersAt(position, side, target);
    const group = strikers.filter((one) => commanderOf(position, one) === commanderOf(position, unit));
    if (group.length > 1 && group[0]?.id === unit.id) combats.push(combatOf(group, [target]));
  }
  return combats.map((combat) => listed(combat, preview(combat)));
}

function combatOf(
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  charge = false,
  meleeRejected = false,
): Combat {
  return { attackers, defenders, charge, meleeRejected };
}

function singles(position: Position, unit: Unit, target: Unit): readonly Combat[] {
  const kinds = chargeAtRefused(unit, target) === null ? [false, true] : [false];
  const melees = meleesWith(position, unit, [target]);
  return kinds.flatMap((charge) => melees.map((rejected) => combatOf([unit], [target], charge, rejected)));
}

function chargeOnAll(position: Position, unit: Unit, targets: readonly Unit[]): readonly Combat[] {
  const charged = targets.filter((target) => chargeAtRefused(unit, target) === null);
  if (charged.length < 2) return [];
  return meleesWith(position, unit, charged).map((rejected) => combatOf([unit], charged, true, rejected));
}

/** Whether melee is rejected: not rejected, and also rejected where the rules allow it (pbem:11.3b, 2.72k). */
function meleesWith(position: Position, unit: Unit, targets: readonly Unit[]): readonly boolean[] {
  return mayRejectMelee(position, unit, targets) && !isRaging(unit) ? [false, true] : [false];
}

/** The units that a unit may attack from its present place, in the order of names. */
function targetsOf(position: Position, unit: Unit): readonly Unit[] {
  return unitsBeside(position, unit).filter(
    (target) =>
      refusedToAttack(position, unit, target) === null &&
      whyRetreatFirst(position, target) === null &&
      reaches(position, unit, target),
  );
}

/** All units of a side that may still attack a target, in the order of names. */
function strikersAt(position: Position, side: SideId, target: Unit): readonly Unit[] {
  return unitsBeside(position, target).filter(
    (unit) =>
      unit.side === side &&
      attackerRefused(unit) === null &&
      whyBarred(position, unit, 'Attack') === null &&
      refusedToAttack(position, unit, target) === null &&
      whyNoOrders(position, unit) === null &&
      whyNotStrikeFrom(position, unit) === null &&
      reaches(position, unit, target),
  );
}

function listed({ attackers, defenders, charge, meleeRejected }: Combat, odds: Preview): LegalOrder<Attack> {
  const [those, targets] = [attackers.map(({ id }) => id), defenders.map(({ id }) => id)];
  const verb = charge ? 'charges' : those.length > 1 ? 'attack' : 'attacks';
  const melee = meleeRejected ? ' rejecting melee' : '';
  return {
    order: {
      type: 'Attack',
      attackers: those,
      defenders: targets,
      ...(charge ? { charge } : {}),
      ...(meleeRejected ? { rejectMelee: true } : {}),
    },
    mp: null,
    summary: `${those.join(' + ')} ${verb} ${targets.join(' + ')}${melee} at ${odds.column}`,
    odds,
  };
}

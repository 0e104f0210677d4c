import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { MeleeLink, Position } from '../../../position/position.js';
import { isCharacter, isLive, type Unit, type UnitId } from '../../../position/unit.js';
import { comesIntoMelee } from '../13-animals/dogs.js';
import { frightenCharged } from '../22-panic/shocks.js';
import { noticeAttack } from '../10-results/aftermath.js';
import { offerAdvance } from '../10-results/advance.js';
import { checkAttack, combatNamed } from '../09-combat/attack-check.js';
import type { Combat } from '../09-combat/combat.js';
import { listAttacks } from '../09-combat/attack-list.js';
import {
  chargeOdds,
  chargeStrength,
  readyAgainst,
  rollCharge,
  counterBlows,
  fightCountered,
  askDefence,
} from '../09-combat/charge.js';
import { keptOdds, rollCombat } from '../09-combat/combat-die.js';
import { damage } from '../09-combat/combat-damage.js';
import { bookOf } from '../core/books/of.js';
import { oddsOf, previewOf, type CombatOdds } from '../09-combat/odds.js';
import { endGame } from '../02-day/day.js';
import { noteAmbush } from '../22-hidden/reveal.js';
import type { PbemEvent } from '../core/events.js';
import { joinMelee, linkOf } from '../core/melee/melee.js';
import { breaksPeace } from '../12-duel/obligation.js';
import { lostBy } from '../core/turn/victory.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Attack } from '../core/orders/combat-orders.js';
import { askNext, type Asking } from '../22-surrender/asking.js';
import { settleForced } from '../10-results/retreat-carried-out.js';
import { strikesFromAfar } from '../17-water/fighting.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import type { Vacated } from '../10-results/vacated.js';

/**
 * One combat (pbem:9): declared, joined in melee, rolled, and suffered; then come the retreats without choice, then the
 * advance.
 */
export const ATTACK: OrderRule<Attack> = {
  when: { steps: ['combat'] },
  rule: 'pbem:4.27',
  near: true,
  units: ({ attackers }) => attackers,
  carryOut(course, _side, order, dice) {
    const checked = checkAttack(course.position, order);
    if (!checked.ok) return checked.refusal;
    strike(course, checked.value, dice);
    return null;
  },
  list: (position, side, unit) => listAttacks(position, side, unit, (combat) => declaredPreview(position, combat)),
  preview(position, _side, order) {
    const checked = checkAttack(position, order);
    return checked.ok ? allowed(declaredPreview(position, checked.value)) : checked;
  },
};

/**
 * Carries out a combat that may be fought. It waits for a samurai at seppuku to choose how he defends (pbem:12.10d).
 */
export function strike(course: Course<PbemEvent>, combat: Combat, dice: Dice): void {
  const { attackers, defenders, charge, meleeRejected } = combat;
  course.emit({
    type: 'CombatDeclared',
    data: { attackers: idsOf(attackers), defenders: idsOf(defenders), charge, meleeRejected },
  });
  if (breaksPeace(course.position, defenders)) {
    const side = attackers[0]?.side ?? course.position.turn.side;
    endGame(course, (position) => lostBy(position, side), 'pbem:12.8k', dice);
    return;
  }
  noteAmbush(course, attackers, defenders);
  rememberFight(course, [...attackers, ...defenders]);
  for (const id of idsOf(defenders)) noticeAttack(course, id, 'combat');
  const order: Attack = {
    type: 'Attack',
    attackers: idsOf(attackers),
    defenders: idsOf(defenders),
    charge,
    rejectMelee: meleeRejected,
  };
  if (frightenCharged(course, order)) return;
  if (!askDefence(course, order, order.defenders)) goOnWith(course, order, dice);
}

/** Siege asks in the first fire steps who has fought lately (siege-en:1.21b, 1.21c). */
function rememberFight(course: Course<PbemEvent>, fighters: readonly Unit[]): void {
  if (bookOf(course.position).sequence.firstFireBar !== 'foughtLately') return;
  const units = idsOf(fighters.filter(isCharacter));
  course.emit({ type: 'FightRemembered', data: { units, rule: 'siege-en:1.21b' } });
}

/** A charge that waited for the panic tests of its targets goes on against those that are still there (pbem:22.9c). */
export function strikeCharged(course: Course<PbemEvent>, order: Attack, dice: Dice): void {
  const charger = course.position.units[order.attackers[0] ?? ''];
  const defenders = order.defenders.filter((id) => {
    const unit = course.position.units[id];
    return charger && unit && isLive(unit) && !unit.captive && isAdjacentTo(course.position, charger, unit);
  });
  course.emit({ type: 'ChargeWentOn', data: { unit: charger?.id ?? '', targets: defenders, rule: 'pbem:22.9c' } });
  const rest = { ...order, defenders };
  if (defenders.length > 0 && !askDefence(course, rest, defenders)) goOnWith(course, rest, dice);
}

/** A combat that is declared goes on: joined in melee, then rolled. */
export function goOnWith(course: Course<PbemEvent>, order: Attack, dice: Dice): void {
  const combat = combatNamed(course.position, order);
  const ready = readyTargets(course.position, combat);
  joinMelee(course, pairsOf(course.position, combat), 'pbem:11.3a');
  continueWith(course, { attack: order, ready: idsOf(ready), others: order.defenders }, dice);
}

/**
 * A combat whose odds are known is rolled and suffered, unless a unit surrenders before the die (pbem:22.7c, 22.7e).
 */
export function continueWith(
  course: Course<PbemEvent>,
  asking: Asking & { readonly attack: Attack },
  dice: Dice,
): void {
  const combat = combatNamed(course.position, asking.attack);
  const odds = oddsAsStated(course, combatOdds(course.position, combat));
  // If nobody surrenders, nothing has changed since, and the die uses these odds.
  if (askNext(course, asking, odds.final, dice) !== 'none') return;
  const ready = asking.ready.flatMap((id) => course.position.units[id] ?? []);
  fight(course, asking.attack, odds, ready, dice);
}

/** The odds with the column that the sender states in a game of honour (pbem:1.4b). */
function oddsAsStated({ stated }: Course<PbemEvent>, odds: CombatOdds): CombatOdds {
  const final = odds.columns.findIndex(({ name }) => name === stated?.column);
  return final < 0 ? odds : { ...odds, final };
}

function readyTargets(position: Position, { attackers, defenders, charge }: Combat): readonly Unit[] {
  const [charger] = attackers;
  return charge && charger ? readyAgainst(position, charger, defenders) : [];
}

/**
 * Each attacker with each enemy that he can be in melee with (pbem:11.3a, 11.1b, 13.3h), unless the rider rejects melee
 * (11.3b) or only a spear reaches (ruling of 17.5b).
 */
function pairsOf(
  position: Position,
  { attackers, defenders, meleeRejected }: Combat,
): readonly (readonly [UnitId, UnitId])[] {
  if (meleeRejected || !bookOf(position).combat.melee) return [];
  return attackers.flatMap((attacker) =>
    defenders
      .filter((defender) => comesIntoMelee(attacker, defender) && !strikesFromAfar(position, attacker, defender))
      .map((defender) => [attacker.id, defender.id] as const),
  );
}

/** The odds of a combat, and before them those of a charge that can fail (pbem:9.4e). */
function declaredPreview(position: Position, combat: Combat): Preview {
  const odds = previewOf(declaredOdds(position, combat));
  return readyTargets(position, combat).length > 0 ? { ...odds, before: chargeOdds() } : odds;
}

/** The odds of a combat once its melees are joined, before it is declared. */
function declaredOdds(position: Position, combat: Combat): CombatOdds {
  const joined: readonly MeleeLink[] = pairsOf(position, combat)
    .map(([one, other]) => linkOf(one, other))
    .filter((link) => !position.links.some(({ a, b }) => a === link.a && b === link.b));
  return combatOdds(joined.length === 0 ? position : { ...position, links: [...position.links, ...joined] }, combat);
}

function combatOdds(position: Position, { attackers, defenders, charge }: Combat): CombatOdds {
  const [charger] = attackers;
  return charge && charger
    ? oddsOf(position, attackers, defenders, chargeStrength(charger))
    : oddsOf(position, attackers, defenders);
}

/** A charge at riders who are ready for it may fail before it is rolled (pbem:9.4e). */
function fight(course: Course<PbemEvent>, attack: Attack, odds: CombatOdds, ready: readonly Unit[], dice: Dice): void {
  const combat = combatNamed(course.position, attack);
  const [charger] = combat.attackers;
  const kept = keptOdds(odds);
  const outcome = ready.length > 0 && charger ? rollCharge(course, charger, dice) : 'success';
  switch (outcome) {
    case 'evaded':
      return conclude(course, [], dice);
    case 'parry': {
      const parried = { kind: 'stunned' } as const;
      const read = { result: 'as', table: 'pbem:9.4i' };
      return conclude(course, damage(course, attack.attackers, idsOf(ready), parried, read, dice), dice);
    }
    case 'counterCharge': {
      const blows = charger ? counterBlows(course.position, ready, charger) : [];
      return fightCountered(course, { attack, odds: kept, blows }, [], dice);
    }
    case 'success':
      return conclude(course, rollCombat(course, combat, kept, dice), dice);
  }
}

/** Retreats without a choice are made, then the victors may advance (pbem:4.4b, 10.9a). */
function conclude(course: Course<PbemEvent>, dead: readonly Vacated[], dice: Dice): void {
  offerAdvance(course, [...dead, ...settleForced(course, dice)]);
}

function idsOf(units: readonly Unit[]): readonly UnitId[] {
  return units.map(({ id }) => id);
}

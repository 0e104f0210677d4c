import { placesRound } from '../../../board/field.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isLive, type Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { isInMelee } from '../core/melee/melee.js';
import { unitsBeside } from '../07-movement/beside.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { areEnemies, unitsIn } from '../core/movement/occupancy.js';
import { isDismounting } from '../07-movement/reserved.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Lead } from '../core/orders/animal-orders.js';
import { isRaging } from '../core/rage/rage.js';
import { isBeingMounted } from '../core/tasks/task.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { isPartOfLeader, whyNotHold, isTied, ledBy, leaderOf, stringOf } from '../core/animals/leads.js';

/** Cost for the leader of taking up an animal, in MP (pbem:13.7j). */
function takeUpMp(position: Position): number {
  return bookOf(position).leading.takeUpMp;
}

/** Takes an animal by the lead, or a string by its first animal, or a friend's horse with its rider (pbem:13.7). */
export const LEAD: OrderRule<Lead> = {
  when: { steps: ['movement'] },
  rule: 'pbem:13.7e',
  near: true,
  units: ({ unit }) => [unit],
  besides: ({ led }) => [led],
  carryOut(course, _side, { unit: id, led }) {
    const { position } = course;
    const leader = position.units[id];
    const animal = position.units[led];
    if (!leader) throw new Error(`there is no unit ${id}`);
    if (!animal) return { code: 'unknownUnit', rule: null, because: `there is no unit ${led}`, subject: led };
    const refusal = whyNotTakeUp(position, leader, animal);
    if (refusal) return refusal;
    course.emit({ type: 'LeadBegan', data: { unit: id, led, mp: takeUpMp(position), rule: 'pbem:13.7j' } });
    return null;
  },
  list(position, _side, unit) {
    if (!isActive(unit) || unit.hexes.length === 0) return [];
    return unitsBeside(position, unit).flatMap((led): readonly LegalOrder<Lead>[] =>
      whyNotTakeUp(position, unit, led)
        ? []
        : [
            {
              order: { type: 'Lead', unit: unit.id, led: led.id },
              mp: takeUpMp(position),
              summary: `${unit.id} takes up ${led.id}`,
            },
          ],
    );
  },
};

function whyNotTakeUp(position: Position, leader: Unit, led: Unit): Refusal | null {
  return (
    (isActive(leader) ? null : refusal('pbem:13.7a', `${leader.id} is not active and leads nothing`, leader)) ??
    whyImmobile(position, leader) ??
    (isInMelee(position, leader.id) ? refusal('pbem:11.2a', `${leader.id} is in melee`, leader) : null) ??
    whyNotLed(position, leader, led) ??
    whyTaken(position, leader, led) ??
    (isBeingMounted(position, led.id, leader.id)
      ? refusal('pbem:12.33a', `${led.id} is being mounted and must not move`, led)
      : null) ??
    whyNotHold(position, leader, led, 'pbem:13.7e') ??
    whyGuarded(position, leader, led) ??
    (mpLeft(position, leader) < takeUpMp(position)
      ? refusal('pbem:13.7j', `taking up ${led.id} costs ${takeUpMp(position)} MP, ${leader.id} has none left`, leader)
      : null)
  );
}

/** Why a unit cannot be led at all, or null: only animals, and friends who ride, can be led (pbem:13.7a, 13.7b). */
function whyNotLed(position: Position, leader: Unit, led: Unit): Refusal | null {
  if (led.rider !== null) {
    const instead = isPartOfLeader(position) ? '' : `: lead ${led.rider}`;
    return refusal('pbem:13.7b', `${led.id} is ridden${instead}`, led);
  }
  if (isCharacter(led) && !isPartOfLeader(position)) {
    if (led.id === leader.id || led.side !== leader.side || !isLive(led)) {
      return refusal('pbem:13.7b', `${leader.id} leads riders of his own side only`, led);
    }
    if (isDismounting(position, led)) {
      return refusal('pbem:12.34a', `${led.id} is dismounting and nobody leads his horse`, led);
    }
    if (isRaging(led)) return refusal('pbem:2.72m', `${led.id} is in a rage and lets nobody lead him`, led);
    return ledBy(position, led.id) === null ? null : refusal('pbem:13.7d', `${led.id} leads himself`, led);
  }
  const [first] = stringOf(position, led.id);
  if (!isTied(position, led.id) || first === led.id) return null;
  return refusal('pbem:13.62a', `${led.id} is inside a string: lead its first animal ${first ?? ''}`, led);
}

/**
 * Why a lead is not free, or null: a leader leads one unit at a time and takes no unit from another leader (pbem:13.7d,
 * 13.7t). A leader who is led himself would make a string of leaders.
 */
function whyTaken(position: Position, leader: Unit, led: Unit): Refusal | null {
  const held = ledBy(position, leader.id);
  if (held !== null) return refusal('pbem:13.7d', `${leader.id} leads ${held} already`, leader);
  const other = leaderOf(position, led.id);
  if (other) return refusal('pbem:13.7t', `${led.id} is led by ${other.id}`, led);
  return leaderOf(position, leader.id)
    ? refusal('pbem:13.7d', `${leader.id} is led himself and takes up nothing`, leader)
    : null;
}

/**
 * Why an enemy prevents the lead, or null: an active enemy free of melee is ADJACENT to the head of the unit
 * (pbem:13.7g). Of a horse that becomes a part of its leader nobody holds the head (siege-en:1.54c).
 */
function whyGuarded(position: Position, leader: Unit, led: Unit): Refusal | null {
  const [head] = led.hexes;
  if (head === undefined || isPartOfLeader(position)) return null;
  const around = placesRound(hexOf(position, head)).map(({ name }) => name);
  for (const hex of around) {
    const enemy = unitsIn(position, hex).find(
      (unit) =>
        isActive(unit) &&
        areEnemies(unit, leader) &&
        !isInMelee(position, unit.id) &&
        ADJACENT(position, unit, hex, head),
    );
    if (enemy) return refusal('pbem:13.7g', `${enemy.id}, an enemy, stands at the head of ${led.id}`, enemy);
  }
  return null;
}

function refusal(rule: string, because: string, unit: Unit): Refusal {
  return illegal(rule, because, unit.id);
}

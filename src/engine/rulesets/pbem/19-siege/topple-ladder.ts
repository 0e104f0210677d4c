import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { previewOfChance } from '../../../game/preview-of.js';
import { allowed, forbidden, refused, type Ruled } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { attackerRefused } from '../09-combat/attack-check.js';
import { letFallAsChosen } from '../10-results/chosen-fall.js';
import { letFall } from '../10-results/fall.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import { opponentsInMelee } from '../core/melee/melee.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { ToppleLadder } from '../core/orders/siege-orders.js';
import { footHexesBeside, landingsBeside, withoutLadder } from '../core/siege/ladders.js';
import { isOutside } from '../core/siege/outside.js';
import { ladderNamed } from './ladder-party.js';

/** The highest die that topples a ladder (pbem:19.11z). */
const TOPPLES_TO = 6;
/** The rule of the die. */
const TOPPLING = 'pbem:19.11z';

/**
 * The man on the rampart to which a ladder leads tries to topple it in place of his attack: who is on it falls to its
 * foot, and it lies from there to where he lets it fall (pbem:19.11y to 19.11ac).
 */
export const TOPPLE_LADDER: OrderRule<ToppleLadder> = {
  when: { steps: ['combat'] },
  rule: 'pbem:19.11y',
  near: true,
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, order, dice) {
    const { unit: id, ladder: equipment } = order;
    const judged = judge(course.position, order);
    if (!judged.ok) return judged.refusal;
    const die = dice.roll({ purpose: 'toppling', rule: TOPPLING, faces: 10, subject: id });
    const toppled = topples(die.value);
    course.emit({
      type: 'ToppleTried',
      data: { unit: id, equipment, die, toppled, rule: TOPPLING, inPlaceOfAttack: 'pbem:19.11y' },
    });
    if (!toppled) return null;
    const [base = ''] = judged.value.hexes;
    const climbers = liveUnitsIn(course.position, base);
    course.emit({ type: 'LadderFell', data: { equipment, hexes: [base, order.to], rule: 'pbem:19.11ac' } });
    for (const climber of climbers) letClimberFall(course, climber, base, dice);
    return null;
  },
  list(position, _side, unit) {
    const { equipment = [] } = position;
    return equipment
      .filter(({ top }) => top !== undefined && unit.hexes.includes(top))
      .flatMap((ladder) =>
        footHexesBeside(withoutLadder(position, ladder), ladder.hexes[0] ?? '').map((to): ToppleLadder => ({
          type: 'ToppleLadder',
          unit: unit.id,
          ladder: ladder.id,
          to,
        })),
      )
      .filter((order) => judge(position, order).ok)
      .map((order) => ({
        order,
        mp: null,
        summary: `try to topple ${order.ladder} towards ${order.to}`,
        odds: topplingOdds(),
      }));
  },
  preview(position, _side, order) {
    const judged = judge(position, order);
    return judged.ok ? allowed(topplingOdds()) : judged;
  },
};

/** Beside the foot of the ladder; in Siege where his owner says, outside of the castle (siege-en:1.92d). */
function letClimberFall(course: Course<PbemEvent>, climber: Unit, base: HexName, dice: Dice): void {
  const { position } = course;
  const landings = landingsBeside(position, base);
  if (bookOf(position).results.falls === 'drawn') {
    letFall(course, climber, landings, 'pbem:19.11aa', dice);
    return;
  }
  const outside = landings.filter((hex) => isOutside(position, hex));
  const into = outside.length > 0 ? outside : landings;
  letFallAsChosen(course, climber, into, { rule: 'pbem:19.11aa', effect: { kind: 'wounded' } }, dice);
}

/** The result of each die (pbem:19.11z). */
function topplingOdds(): Preview {
  return previewOfChance({ table: TOPPLING, column: 'toppling', modifiers: [] }, 'topples', topples);
}

function topples(die: number): boolean {
  return die <= TOPPLES_TO;
}

function judge(position: Position, { unit: id, ladder: name, to }: ToppleLadder): Ruled<Equipment> {
  const unit = position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  const ladder = ladderNamed(position, name);
  if (!ladder.ok) return ladder;
  const unable = attackerRefused(unit);
  if (unable) return refused(unable);
  const { top, hexes } = ladder.value;
  const [base = ''] = hexes;
  const no = (because: string): Ruled<never> => forbidden('pbem:19.11y', because, id);
  if (top === undefined || !unit.hexes.includes(top)) return no(`${name} does not lead to where ${id} is`);
  if (unit.acts.fired.length > 0) return no(`${id} has fired in this turn`);
  if (isBusy(position, unit, base)) return no(`${id} is in melee with somebody who is not on ${name}`);
  if (!footHexesBeside(withoutLadder(position, ladder.value), base).includes(to)) {
    return forbidden('pbem:19.11ac', `${name} cannot lie from ${base} to ${to}`, to);
  }
  return ladder;
}

function isBusy(position: Position, unit: Unit, base: string): boolean {
  return opponentsInMelee(position, unit.id).some((id) => !position.units[id]?.hexes.includes(base));
}

/**
 * A unit that is stunned on a ladder falls to the foot of the ladder and is wounded, which ends the stun (pbem:19.11w
 * and its ruling).
 */
export function letStunnedFall(course: Course<PbemEvent>, dice: Dice): void {
  const { equipment = [] } = course.position;
  if (bookOf(course.position).ladders.stunned === 'stay') return;
  for (const ladder of equipment) {
    const [base = ''] = ladder.hexes;
    if (ladder.top === undefined) continue;
    for (const unit of liveUnitsIn(course.position, base)) {
      if (unit.health !== 'stunned') continue;
      letFall(course, unit, landingsBeside(withoutLadder(course.position, ladder), base), 'pbem:19.11w', dice);
    }
  }
}

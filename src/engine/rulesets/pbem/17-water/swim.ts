import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused } from '../../../game/refusal.js';
import type { Preview } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, type Character, type Unit } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { OrderRule } from '../core/order-rule.js';
import { SWIM_DEEDS, type Swim, type SwimDeed } from '../core/orders/movement-orders.js';
import { isAtBank, landingsOf } from './way-out.js';
import { isFoundering, isSwimmer, waterAt } from '../core/water/water.js';
import { letSink } from './drowning.js';
import { helperOf } from './help.js';
import { fareInOpenWater, openWaterAt } from './open-water.js';
import { climbingOdds, openWaterOdds, rollToClimb, rollToWade, wadingOdds } from './swimming-rolls.js';

/**
 * The die of one in the water, once in each movement phase of his own (pbem:17.11a, 17.42e). A swimmer beside a bank
 * chooses whether he tries to climb out; if he cannot, the open water has him (17.13a). Who may climb, or wade, then
 * moves.
 */
export const SWIM: OrderRule<Swim> = {
  when: { steps: ['movement'] },
  rule: 'pbem:17.11a',
  near: true,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, deed }, dice) {
    const unit = course.position.units[id];
    if (!unit || !isCharacter(unit)) return illegal('pbem:26.4a', `${id} is no character and does not swim`, id);
    const refusal = whyNotSwim(course.position, unit, deed);
    if (refusal) return refusal;
    if (deed === 'wade') {
      wade(course, unit, dice);
      return null;
    }
    const isHelped = helperOf(course.position, unit) !== undefined;
    if (deed === 'drift' || !rollToClimb(course, unit, isHelped, dice)) fareInOpenWater(course, unit, dice);
    return null;
  },
  list(position, _side, unit) {
    if (!isCharacter(unit) || waterAt(position, unit) === null) return [];
    return SWIM_DEEDS.filter((deed) => whyNotSwim(position, unit, deed) === null).map((deed) => ({
      order: { type: 'Swim', unit: unit.id, deed },
      mp: null,
      summary: `${unit.id} ${SUMMARIES[deed]}`,
      odds: oddsOf(position, unit, deed),
    }));
  },
  preview(position, _side, { unit: id, deed }) {
    const unit = position.units[id];
    if (!unit || !isCharacter(unit)) return forbidden('pbem:26.4a', `${id} is no character and does not swim`, id);
    const refusal = whyNotSwim(position, unit, deed);
    return refusal ? refused(refusal) : allowed(oddsOf(position, unit, deed));
  },
};

/** The die of a wounded man in deep water, who may drown by it (pbem:17.42e): true if it lets him go one hex. */
export function wade(course: Course<PbemEvent>, unit: Character, dice: Dice): boolean {
  const outcome = rollToWade(course, unit, helperOf(course.position, unit) !== undefined, dice);
  if (outcome === 'drowns') letSink(course, unit.id, 'pbem:17.42e');
  return outcome === 'wades';
}

function oddsOf(position: Position, unit: Character, deed: SwimDeed): Preview {
  const isHelped = helperOf(position, unit) !== undefined;
  switch (deed) {
    case 'wade':
      return wadingOdds(isHelped);
    case 'climb':
      return climbingOdds(unit, isHelped, openWaterAt(position, unit));
    case 'drift':
      return openWaterOdds(unit, openWaterAt(position, unit));
  }
}

const SUMMARIES: Readonly<Record<SwimDeed, string>> = {
  drift: 'swims where the water takes him',
  climb: 'tries to climb out of the water',
  wade: 'struggles in deep water',
};

function whyNotSwim(position: Position, unit: Unit, deed: SwimDeed): Refusal | null {
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, unit.id);
  if (!isLive(unit) || unit.health === 'stunned') return refusal('pbem:2.53b', `${unit.id} is ${unit.health}`);
  const fits = deed === 'wade' ? isFoundering(position, unit) : isSwimmer(position, unit);
  if (!fits) {
    const dry = waterAt(position, unit) === null;
    if (dry) return refusal('pbem:17.11a', `${unit.id} is in no water`);
    const rule = deed === 'wade' && !isSwimmer(position, unit) ? 'pbem:17.42e' : 'pbem:17.41';
    return refusal(rule, `${unit.id} needs no such roll where he is`);
  }
  if (unit.acts.swam) return refusal('pbem:17.11a', `${unit.id} has rolled in this movement phase`);
  if (deed !== 'climb') return null;
  if (!isAtBank(position, unit)) return refusal('pbem:17.11b', `${unit.id} is beside no bank`);
  if (landingsOf(position, unit).length > 0) return null;
  return refusal('pbem:17.12c', `${unit.id} finds no free hex to climb into`);
}

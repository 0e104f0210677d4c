import { listed } from '../../../notation/words.js';
import type { StandingOrder } from '../../../position/turn.js';
import { printStanding } from './standing.js';

/** Deeds of a side by a standing order, by the kind of decision and the answer; `{}` stands for the odds. */
const STANDING_DEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Pin: {
    always: 'tries to pin each enemy that passes',
    never: 'lets each enemy pass',
    atOdds: 'tries to pin enemies that pass, at {} or better',
  },
  Retreat: {
    cover: 'retreats into cover',
    away: 'retreats away from the enemy',
    attacker: 'lets the attacker say where to retreat',
  },
  Advance: {
    always: 'advances into each place that becomes free',
    never: 'does not advance into places that become free',
  },
  RaiseAlarm: {
    always: 'raises the alarm with all who may',
    never: 'does not raise the alarm',
  },
  Pursue: {
    keep: 'goes after enemies who leave a melee',
    letGo: 'lets enemies leave a melee',
  },
  Surrender: {
    always: 'surrenders where it may',
    never: 'does not surrender',
  },
  Quarter: {
    always: 'gives quarter',
    never: 'gives no quarter',
  },
};

/** A standing order in a sentence whose subject is its side: `lets each enemy pass (for Roland and Odo)`. */
export function tellStanding(order: StandingOrder): string {
  const { on, answer, odds = '', units } = order;
  const deed = STANDING_DEEDS[on]?.[answer]?.replace('{}', odds) ?? printStanding(order);
  return units === undefined ? deed : `${deed} (for ${listed(units)})`;
}

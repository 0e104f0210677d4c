import type { Refusal, RuleId } from '../../game/refusal.js';

const NAME_LENGTH_MAX = 60;

/** A name that units, sides and things may have; members that every JavaScript object has are none. */
export function isName(name: string): boolean {
  return name.length > 0 && name.length <= NAME_LENGTH_MAX && name === name.trim() && !(name in Object.prototype);
}

/** A set-up that cannot be played. */
export function malformedSetup(rule: RuleId | null, because: string, subject?: string): Refusal {
  return { code: 'malformed', rule, because, ...(subject === undefined ? {} : { subject }) };
}

import type { RuleId } from '../../../../game/refusal.js';

/** Facts of an act that replaces its unit's attack in the combat step. */
export interface InPlaceOfAttack {
  /**
   * The rule by which it replaces the attack; absent in events recorded before this member existed, and if it replaces
   * no attack.
   */
  readonly inPlaceOfAttack?: RuleId;
}

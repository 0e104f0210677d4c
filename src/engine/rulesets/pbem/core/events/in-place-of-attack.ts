import type { RuleId } from '../../../../game/refusal.js';

/** Facts of a deed that takes the place of its unit's attack in the combat step. */
export interface InPlaceOfAttack {
  /** The rule by which it does; absent in events that were recorded before this was told, and where it does not. */
  readonly inPlaceOfAttack?: RuleId;
}

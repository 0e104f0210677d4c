import { noted, optional, type DataOf } from '../../../../game/define/form.js';
import { rule } from '../../../../game/define/names.js';

/** Facts of an act that replaces its unit's attack in the combat step. */
export const IN_PLACE_OF_ATTACK = {
  inPlaceOfAttack: noted(
    'The rule by which it replaces the attack; absent in events recorded before this member existed, and if it ' +
      'replaces no attack.',
    optional(rule),
  ),
};
export type InPlaceOfAttack = DataOf<typeof IN_PLACE_OF_ATTACK>;

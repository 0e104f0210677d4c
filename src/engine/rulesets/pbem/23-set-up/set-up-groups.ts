import type { Refusal } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import { MEN_MAX, usesCommandControl } from '../core/control/control.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/**
 * What is wrong with the groups of a set-up, or null: not more than twenty men are assigned to one sergeant
 * (pbem:22.3c).
 */
export function wrongGroups(setup: Setup): Refusal | null {
  if (!usesCommandControl(setup)) return null;
  for (const { id } of setup.units) {
    const men = setup.units.filter(({ sergeant }) => sergeant === id).length;
    if (men > MEN_MAX) return malformedSetup('pbem:22.3c', `${id} leads ${MEN_MAX} men at most, not ${men}`, id);
  }
  return null;
}

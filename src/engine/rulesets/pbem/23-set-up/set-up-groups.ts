import type { Refusal } from '../../../game/refusal.js';
import type { Setup } from '../../../game/setup.js';
import { MEN_MAX, usesCommandControl } from '../core/control/control.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** The first fault in the groups of a set-up, or null: a sergeant leads twenty men at most (pbem:22.3c). */
export function wrongGroups(setup: Setup): Refusal | null {
  if (!usesCommandControl(setup)) return null;
  for (const { id } of setup.units) {
    const men = setup.units.filter(({ sergeant }) => sergeant === id).length;
    if (men > MEN_MAX) return malformedSetup('pbem:22.3c', `${id} leads ${MEN_MAX} men at most, not ${men}`, id);
  }
  return null;
}

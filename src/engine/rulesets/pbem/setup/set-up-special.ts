import type { Refusal } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import { TRAITS } from '../../../position/unit.js';
import { malformedSetup } from './set-up-words.js';

/** What is wrong with what the special rules of a scenario say of one unit (pbem:23.14), or null. */
export function wrongSpecial(setup: Setup, unit: SetupUnit): Refusal | null {
  return wrongTraits(unit) ?? wrongAwareness(setup, unit);
}

function wrongTraits({ id, sheet, traits = [] }: SetupUnit): Refusal | null {
  const unknown = traits.find((trait) => !TRAITS.includes(trait));
  if (unknown !== undefined) return malformedSetup('pbem:23.14', `${id}: there is no trait ${String(unknown)}`, id);
  if (traits.length === 0 || sheet.kind === 'character') return null;
  return malformedSetup('pbem:23.14', `${id} is an animal and has no traits`, id);
}

/** Only characters of a side are alerted, and only where the option asks for it (pbem:12.7a). */
function wrongAwareness({ options }: Setup, { id, side, sheet, unaware }: SetupUnit): Refusal | null {
  if (unaware === undefined) return null;
  if (options['alarm'] !== true) return malformedSetup('pbem:12.7a', `${id} is unaware without the option alarm`, id);
  if (side !== null && sheet.kind === 'character') return null;
  return malformedSetup('pbem:12.7a', `${id} is no character of a side and is never alerted`, id);
}

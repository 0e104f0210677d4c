import type { Refusal } from '../../../game/refusal.js';
import type { Setup, SetupUnit } from '../../../game/setup.js';
import { isDragon } from '../../../position/unit.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

/** The first fault in a dragon of a set-up, or null (pbem:13.5). */
export function wrongDragon({ options, items = [], leads = [] }: Setup, unit: SetupUnit): Refusal | null {
  if (!isDragon(unit)) return null;
  const { id, mount, mayMount, captive, traits, sergeant } = unit;
  const wrong = (because: string): Refusal => malformedSetup('pbem:13.5', `${id} ${because}`, id);
  if (options['dragon'] !== true) return wrong('is a dragon without the option dragon');
  const counter = wrongCounter(unit);
  if (counter !== null) return wrong(counter);
  if (mount !== undefined || mayMount !== undefined) return wrong('is a dragon and rides nothing');
  if (captive !== undefined) return wrong("is a dragon and nobody's prisoner");
  if (traits !== undefined || sergeant !== undefined)
    return wrong('is a dragon, has no traits and follows no sergeant');
  if (items.some(({ carrier }) => carrier === id)) return wrong('is a dragon and carries nothing');
  if (leads.some(({ leader, led }) => leader === id || led === id))
    return wrong('is a dragon, neither leads nor is led');
  return null;
}

function wrongCounter({ sheet }: SetupUnit): string | null {
  if (sheet.kind !== 'character') return null;
  if (sheet.classes.length > 1) return 'is a dragon and nothing else';
  if (sheet.weapon !== null) return 'is a dragon and has no missile weapon';
  return sheet.mounted === null ? null : 'is a dragon and has no mounted counter';
}

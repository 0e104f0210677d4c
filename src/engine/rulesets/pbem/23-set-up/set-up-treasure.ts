import type { Field } from '../../../board/field.js';
import { allowed, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { Setup, SetupItem } from '../../../game/setup.js';
import { settledHexes } from './set-up-area.js';
import { malformedSetup } from '../core/setup/set-up-words.js';

const RULE = 'pbem:18.4c';

/** The most hexes of a hidden treasure, since one ten-faced die chooses among them (pbem:2.1f). */
const HEXES_MAX = 10;

/** A hidden treasure with its hexes by their first names, or what is wrong with it (pbem:18.4c). */
export function settledTreasure(setup: Setup, item: SetupItem, field: Field): Ruled<SetupItem> {
  const { id, buried = [] } = item;
  const wrong = wrongTreasure(setup, item);
  if (wrong) return refused(wrong);
  const hexes = settledHexes(buried, field);
  if (!hexes.ok) return hexes;
  if (new Set(hexes.value).size < hexes.value.length) {
    return refused(malformedSetup(RULE, `${id}: a hex is named twice`, id));
  }
  return allowed({ ...item, buried: hexes.value });
}

/**
 * The first fault in a hidden treasure, or null. Players cannot report their own dice in such a game: the dice would
 * show them where the treasure lies and where it does not (ruling of pbem:18.4d).
 */
function wrongTreasure({ options }: Setup, { id, kind, buried = [] }: SetupItem): Refusal | null {
  const wrong = (rule: string, because: string): Refusal => malformedSetup(rule, `${id} ${because}`, id);
  if (options['hiddenTreasure'] !== true) return wrong(RULE, 'is hidden without the option hiddenTreasure');
  if (options['honourDice'] === true) return wrong('pbem:18.4d', 'is hidden, so players cannot report their own dice');
  if (kind !== 'treasure') return wrong(RULE, 'is no treasure and is not hidden');
  if (buried.length >= 1 && buried.length <= HEXES_MAX) return null;
  return wrong(RULE, `is hidden in one of up to ${HEXES_MAX} hexes`);
}

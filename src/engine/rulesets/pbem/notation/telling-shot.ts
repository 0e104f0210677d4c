import type { UnitId } from '../../../position/unit.js';
import type { ShotFacts } from '../core/events/facts.js';
import { resultInWords } from './result-words.js';
import { counted, modifiersInWords, rolled } from '../../../notation/words.js';

/**
 * `… at Piers in L10, 3 hexes: 4 (wounded firer +2: 6), Piers retreats 2 hexes`, after words that name the firer and
 * the missile.
 */
export function tellShot(
  firing: string,
  firers: readonly UnitId[],
  { target, at, range, modifiers, die, final, result }: ShotFacts & { readonly target: UnitId },
): string {
  const why = modifiers.length === 0 ? '' : ` (${modifiersInWords(modifiers)}: ${final})`;
  const what = resultInWords(result, firers, [target]);
  return `${firing} at ${target} in ${at}, ${counted(range, 'hex', 'hexes')}: ${rolled(die)}${why}, ${what}`;
}

import { previewOfChance } from '../../../game/preview-of.js';
import type { Modifier, Preview } from '../../../game/ruleset.js';
import { isTowerOrRam, type Fuel } from './fuel.js';

/** Ways to set a thing on fire, with their modifiers on the die (pbem:26.52). */
const KINDLING_DRM = { flamingArrow: 0, bareHands: -3, thrownOil: -4, torchOrOil: -5 } as const;
export type KindlingMethod = keyof typeof KINDLING_DRM;
const METHOD_WORDS: Readonly<Record<KindlingMethod, string>> = {
  flamingArrow: 'flaming arrow',
  bareHands: 'without equipment',
  thrownOil: 'thrown oil',
  torchOrOil: 'torch or oil',
};
const TOWER_OR_RAM_DRM = 2;
/** The highest final die with which a fire starts (pbem:26.52). */
const BURNS_TO = 3;
/** The highest die that douses a fire, and the highest one for a fire lit by an arrow (pbem:26.53). */
const DOUSED_TO = 3;
const ARROW_DOUSED_TO = 5;
/** The lowest die with which fire spreads (pbem:26.51). */
const SPREADS_FROM = 7;

/** A thing that is set on fire, or a campfire, which is no such thing (pbem:20.5b). */
type Lit = Pick<Fuel, 'kind'> | 'campfire';

/**
 * Modifiers of an attempt: one for the method, however many means are used at once, and one for the thing to be lit
 * (ruling of pbem:26.52).
 */
export function kindlingModifiers(method: KindlingMethod, lit: Lit): readonly Modifier[] {
  const rule = 'pbem:26.52';
  const how = { rule, what: METHOD_WORDS[method], value: KINDLING_DRM[method] };
  return [
    ...(how.value === 0 ? [] : [how]),
    ...(lit !== 'campfire' && isTowerOrRam(lit)
      ? [{ rule, what: 'siege tower or battering ram', value: TOWER_OR_RAM_DRM }]
      : []),
  ];
}

/** A die with its modifiers; a result of 3 or less starts a fire. */
export function finalKindling(die: number, modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, die);
}

/** Whether a die with its modifiers starts a fire. */
export function kindles(final: number): boolean {
  return final <= BURNS_TO;
}

/** Whether an unmodified die puts a fire out; `byArrow`: a fire that an arrow has started. */
export function douses(die: number, byArrow: boolean): boolean {
  return die <= (byArrow ? ARROW_DOUSED_TO : DOUSED_TO);
}

/** Whether a fire spreads by this unmodified die. */
export function spreads(die: number): boolean {
  return die >= SPREADS_FROM;
}

/** The odds of kindling (pbem:26.52). */
export function kindlingOdds(method: KindlingMethod, lit: Lit): Preview {
  const modifiers = kindlingModifiers(method, lit);
  const read = { table: 'pbem:26.52', column: METHOD_WORDS[method], modifiers };
  return previewOfChance(read, 'burns', (die) => kindles(finalKindling(die, modifiers)));
}

/** The odds of dousing (pbem:26.53). */
export function dousingOdds(byArrow: boolean): Preview {
  const read = { table: 'pbem:26.53', column: byArrow ? 'lit by an arrow' : 'fire', modifiers: [] };
  return previewOfChance(read, 'out', (die) => douses(die, byArrow));
}

/** The odds that a flaming arrow hits (pbem:26.52a), and that it sets fire to what it hits. */
export function hitOdds(to: number, lit: Lit): Preview {
  const read = { table: 'pbem:26.52a', column: 'flaming arrow', modifiers: [] };
  return { ...previewOfChance(read, 'hit', (die) => die <= to), next: kindlingOdds('flamingArrow', lit) };
}

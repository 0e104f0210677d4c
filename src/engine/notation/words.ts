import type { RolledDie } from '../dice/dice.js';
import { inPlainWords } from '../game/spaced.js';
import type { Fraction } from '../game/fraction.js';
import type { Modifier } from '../game/ruleset.js';
import type { MeleeLink } from '../position/position.js';

/** `Roland`, `Roland and Odo`, `Roland, Odo and Piers`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? 'nobody';
  const before = names.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`;
}

/** `1 hex`, `2 hexes`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Verb with its subjects: `Roland attacks`, `Roland and Odo attack`. */
export function doing(names: readonly string[], one: string, many: string): string {
  return `${listed(names)} ${names.length === 1 ? one : many}`;
}

/** `45`, `7 1/2`. */
export function amount({ numerator, denominator }: Fraction): string {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (rest === 0) return String(whole);
  return `${whole === 0 ? '' : `${whole} `}${rest}/${denominator}`;
}

/** `+1 mounted against infantry, -1 negative terrain`. */
export function modifiersInWords(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ what, value }) => `${value > 0 ? '+' : ''}${value} ${inPlainWords(what)}`).join(', ');
}

/** `die 7`. */
export function rolled(die: RolledDie): string {
  return `die ${die.value}`;
}

/** `Wat with Ben, Hal with Rob`. */
export function linksInWords(links: readonly MeleeLink[]): string {
  return listed(links.map(({ a, b }) => `${a} with ${b}`));
}

import type { AnyRuleset } from '../../engine/game/game.js';
import type { Refusal } from '../../engine/game/refusal.js';
import { didYouMean } from '../../engine/notation/nearest.js';
import { ITEM_KINDS } from '../../engine/position/things.js';
import type { ExpectedRefusal } from './refused-order.js';

/** Missing or impossible dice are a mistake of the case, unless it expects their code. */
export function matches({ code, rule }: Refusal, entry: ExpectedRefusal): boolean {
  if (entry.code === undefined && (code === 'diceMissing' || code === 'diceWrong')) return false;
  const byCode = entry.code === undefined || entry.code === code;
  return byCode && (entry.refused === undefined || (rule !== null && entry.refused.includes(rule)));
}

/** A refusal that a case expects, in words. */
export function expectedRefusal({ refused: rules, code }: ExpectedRefusal): string {
  const parts = [rules && `by ${rules.join(' or ')}`, code && `as ${code}`];
  return `refused ${parts.filter((part) => part !== undefined).join(' ')}`;
}

/** A refusal in words. `names`: the names that an unknown name may have meant. */
export function inWords({ code, rule, because, subject = '' }: Refusal, names: Iterable<string> = []): string {
  const hint = code === 'unknownUnit' ? didYouMean(subject, names) : '';
  return `${because}${hint} (${rule ?? 'no rule'}, ${code})`;
}

/** Why a set-up is refused, and what an unknown option, step or item was probably meant to be. */
export function setUpInWords({ because, rule, subject = '' }: Refusal, { options, facts }: AnyRuleset): string {
  const words: Readonly<Record<string, readonly string[]>> = {
    'pbem:23.13': options,
    'pbem:4.2': facts?.course.stepsWithOrders ?? [],
    'pbem:2.4a': ITEM_KINDS,
  };
  return `the set-up is refused: ${because}${didYouMean(subject, words[rule ?? ''] ?? [])} (${rule ?? 'no rule'})`;
}

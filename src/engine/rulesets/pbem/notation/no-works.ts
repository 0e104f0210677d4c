import { isHexName } from '../../../notation/place.js';
import type { Scanner } from '../../../notation/scanner.js';

/**
 * Works that a player might look for and that the rulebook does not have, with the rule that says so (pbem:19b, 19.5d).
 */
const NO_WORKS: Readonly<Record<string, string>> = {
  undermine: 'pbem:19b',
  mine: 'pbem:19b',
  tunnel: 'pbem:19b',
  unfill: 'pbem:19.5d',
};

/** Refuses a work that the rulebook does not have, if the word before a hex means one: `undermine K6`, `unfill F4`. */
export function refuseNoWork(scanner: Scanner): void {
  const start = scanner.peek();
  const word = start?.text.toLowerCase() ?? '';
  const rule = Object.hasOwn(NO_WORKS, word) ? NO_WORKS[word] : undefined;
  if (!start || rule === undefined) return;
  scanner.token(word);
  const isWork = isHexName(scanner.peek()?.text ?? '');
  scanner.returnTo(start);
  if (isWork) scanner.fail('a work that the rulebook has', start.column, rule);
}

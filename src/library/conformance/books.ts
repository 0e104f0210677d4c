import { PBEM, SIEGE_EN } from '../../engine/rulesets/pbem/ruleset.js';
import type { BookRuleset } from './book.js';

/** The ruleset that runs the cases of a folder: conformance/pbem, … */
export const BOOKS: Readonly<Record<string, BookRuleset>> = { pbem: PBEM, 'siege-en': SIEGE_EN };

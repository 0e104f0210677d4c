import type { Rulebook } from '../../engine/game/rulebook.js';
import { RULEBOOKS, SHIPPED_RULEBOOKS } from '../rulesets.js';

/** The rulebook by which the cases of a folder run: conformance/pbem, … */
export const BOOKS: Readonly<Record<string, Rulebook>> = Object.fromEntries(
  SHIPPED_RULEBOOKS.map(({ ruleset: { id, version } }) => [id, RULEBOOKS.rulebook(id, version)]),
);

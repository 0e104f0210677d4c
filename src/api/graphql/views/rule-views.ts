import { loadCatalogue } from '../../../library/catalogue.js';
import type { RuleView } from './rule.view.js';

/** Rules of the catalogue by their ids, in that order. */
export function ruleViews(ids: readonly string[]): readonly RuleView[] {
  const catalogue = loadCatalogue();
  return ids.flatMap((id) => catalogue.rule(id) ?? []);
}

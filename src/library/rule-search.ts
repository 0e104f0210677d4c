import { loadCatalogue, type CatalogueRule } from './catalogue.js';
import { allTexts, ruleText } from './rule-text.js';

/** The text that is searched for each rule, by its id: the id, the title, the text and the ruling, in small letters. */
let searched: ReadonlyMap<string, string> | null = null;

/**
 * Tells whether all words stand somewhere in the id, title, text or ruling of a rule, in any order and whatever the
 * case of their letters. The texts of all chapters are read first, once a process.
 */
export async function rulesWithWords(words: string): Promise<(rule: CatalogueRule) => boolean> {
  await allTexts();
  searched ??= new Map(loadCatalogue().rules.map((rule) => [rule.id, textOf(rule)]));
  const [known, wanted] = [searched, wordsIn(words)];
  return ({ id }) => {
    const text = known.get(id) ?? '';
    return wanted.every((word) => text.includes(word));
  };
}

function wordsIn(words: string): readonly string[] {
  return words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

function textOf(rule: CatalogueRule): string {
  const { rule: text = '', ruling = null } = ruleText(rule) ?? {};
  return [rule.id, rule.title, text, ruling ?? ''].join(' ').replaceAll(/\s+/g, ' ').toLowerCase();
}

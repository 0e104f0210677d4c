import { belongsTo, loadCatalogue, type CatalogueRule } from '../../library/catalogue.js';
import { rulesWithWords } from '../../library/rule-search.js';
import { ApiError } from '../errors.js';
import { nothingNamed, wronglyAsked } from './asked.js';
import type { RulesFilterInput } from './inputs/rules-filter.input.js';

/** More than anybody types; longer searches would only take time. */
const WORDS_LENGTH_MAX = 200;

/** The rules that pass a filter, in the order of the books. Throws BAD_INPUT where it names what there is not. */
export async function rulesAsked(filter: RulesFilterInput): Promise<readonly CatalogueRule[]> {
  const { rules } = loadCatalogue();
  for (const member of ['book', 'chapter', 'topic'] as const) {
    const value = filter[member] ?? null;
    if (value !== null && !rules.some((rule) => rule[member] === value)) {
      throw wronglyAsked(nothingNamed(value, member));
    }
  }
  const section = filter.section ?? null;
  if (section !== null && !rules.some(({ id }) => belongsTo(id, section))) {
    throw wronglyAsked(nothingNamed(section, 'section'));
  }
  const part = filter.text?.toLowerCase();
  const words = wordsIn(filter);
  const hasWords = words === '' ? () => true : await rulesWithWords(words);
  return rules.filter(
    (rule) =>
      (filter.book ?? rule.book) === rule.book &&
      (filter.chapter ?? rule.chapter) === rule.chapter &&
      (filter.topic ?? rule.topic) === rule.topic &&
      (part === undefined || `${rule.id} ${rule.title}`.toLowerCase().includes(part)) &&
      (section === null || belongsTo(rule.id, section)) &&
      hasWords(rule),
  );
}

function wordsIn({ words }: RulesFilterInput): string {
  if ((words?.length ?? 0) <= WORDS_LENGTH_MAX) return words?.trim() ?? '';
  throw new ApiError('BAD_INPUT', `words are at most ${WORDS_LENGTH_MAX} letters`);
}

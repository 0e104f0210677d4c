import { belongsTo, loadCatalogue, type CatalogueRule } from '../../library/catalogue.js';
import { rulesWithWords } from '../../library/rule-search.js';
import { ApiError } from '../errors.js';
import { nothingNamed, wronglyAsked } from './asked.js';
import type { RulesFilterInput } from './inputs/rules-filter.input.js';
import { valuesOf } from './inputs/values.js';

/** More than anybody types; longer searches would only take time. */
const WORDS_LENGTH_MAX = 200;

/** The rules that pass a filter, in the order of the books. Throws BAD_INPUT where it names what there is not. */
export async function rulesAsked(filter: RulesFilterInput): Promise<readonly CatalogueRule[]> {
  const { rules } = loadCatalogue();
  const tests = [
    oneOf('book', valuesOf('books', filter.books, filter.book), ({ book }, value) => book === value),
    oneOf('chapter', valuesOf('chapters', filter.chapters, filter.chapter), ({ chapter }, value) => chapter === value),
    oneOf('topic', valuesOf('topics', filter.topics, filter.topic), ({ topic }, value) => topic === value),
    oneOf('section', valuesOf('sections', filter.sections, filter.section), ({ id }, value) => belongsTo(id, value)),
  ];
  const part = filter.text?.toLowerCase();
  const words = wordsIn(filter);
  const hasWords = words === '' ? () => true : await rulesWithWords(words);
  return rules.filter(
    (rule) =>
      tests.every((passes) => passes(rule)) &&
      (part === undefined || `${rule.id} ${rule.title}`.toLowerCase().includes(part)) &&
      hasWords(rule),
  );
}

/** Whether a rule belongs to one of some values; every rule passes if no values are asked for. Throws BAD_INPUT. */
function oneOf(
  what: string,
  values: readonly string[] | undefined,
  belongs: (rule: CatalogueRule, value: string) => boolean,
): (rule: CatalogueRule) => boolean {
  const { rules } = loadCatalogue();
  const unknown = values?.find((value) => !rules.some((rule) => belongs(rule, value)));
  if (unknown !== undefined) throw wronglyAsked(nothingNamed(unknown, what));
  return (rule) => values?.some((value) => belongs(rule, value)) ?? true;
}

function wordsIn({ words }: RulesFilterInput): string {
  if ((words?.length ?? 0) <= WORDS_LENGTH_MAX) return words?.trim() ?? '';
  throw new ApiError('BAD_INPUT', `words are at most ${WORDS_LENGTH_MAX} letters`);
}

import { describe, expect, it } from '@jest/globals';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { rulesWithWords } from '../../src/library/rule-search.js';

async function found(words: string): Promise<readonly string[]> {
  const hasWords = await rulesWithWords(words);
  return loadCatalogue()
    .rules.filter(hasWords)
    .map(({ id }) => id);
}

describe('a search over the rules', () => {
  it('finds words of the text in any order, whatever the case of their letters', async () => {
    const ids = await found('SWEEPS leopold');
    expect(ids).toEqual(['pbem:7.1b', 'pbem:27.2']);
    expect(await found('leopold  sweeps')).toEqual(ids);
  });

  it('finds a rule by its id, and nothing by words that stand nowhere', async () => {
    expect(await found('pbem:7.3c')).toContain('pbem:7.3c');
    expect(await found('zeppelin')).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { loadTexts, ruleText } from '../../src/library/rule-text.js';

describe('reading the texts of all rules beforehand', () => {
  it('lets others work after each chapter', async () => {
    const chapters = new Set(loadCatalogue().rules.map(({ book, chapter }) => `${book}/${chapter}`));
    let turns = 0;
    let reading = true;
    const others = (): void => {
      turns += 1;
      if (reading) setImmediate(others);
    };
    setImmediate(others);
    await loadTexts(new AbortController().signal);
    reading = false;
    expect(turns).toBeGreaterThanOrEqual(chapters.size);
    for (const rule of loadCatalogue().rules) expect(ruleText(rule)?.rule).toBeTruthy();
  });

  it('ends when it is told to', async () => {
    await expect(loadTexts(AbortSignal.abort())).resolves.toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { ruleText } from '../../src/library/rule-text.js';

describe('the full text of rules', () => {
  it('is there for every rule of the first book', () => {
    const { rules } = loadCatalogue(['pbem']);
    expect(rules.length).toBeGreaterThan(1000);
    for (const rule of rules) expect(ruleText(rule)?.rule).toMatch(/\w/);
  });

  it('has the ruling where there is one', () => {
    const ruled = ruleText({ id: 'pbem:7.1a', book: 'pbem', chapter: '07-movement' });
    expect(ruled?.ruling).toContain('per location');
    expect(ruleText({ id: 'pbem:7.0', book: 'pbem', chapter: '07-movement' })).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { relatedRules } from '../../src/library/rule-relations.js';

/** The related rules of a rule, as `names pbem:7.4a`. */
async function related(id: string): Promise<readonly string[]> {
  return (await relatedRules({ id })).map(({ relation, rule }) => `${relation} ${rule.id}`);
}

describe('the related rules of a rule', () => {
  it('are those that its text names, by id or by number', async () => {
    // Its check names 7.4a by the whole id; its ruling names the sections 10.9 and 27.2 by their numbers.
    expect(await related('pbem:7.1b')).toEqual(
      expect.arrayContaining(['names pbem:7.4a', 'names pbem:10.9a', 'names pbem:10.9f', 'names pbem:27.2']),
    );
  });

  it('are also those that name it, of its section, and of other books', async () => {
    expect(await related('pbem:10.9a')).toContain('namedBy pbem:7.1b');
    expect(await related('pbem:7.1b')).toEqual(expect.arrayContaining(['section pbem:7.1a', 'same siege-en:1.6b']));
    expect(await related('siege-en:1.6b')).toContain('same pbem:7.1b');
  });

  it('are rules of the catalogue, each told once, and never the rule itself', async () => {
    for (const { id } of loadCatalogue(['pbem']).rules) {
      const ids = (await relatedRules({ id })).map(({ rule }) => rule.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(id);
    }
  });

  it('take no strength of a check for a rule', async () => {
    // A charge adds 13.5 in its check; chapter 13 has a section of that number.
    expect((await related('pbem:2.1e')).filter((one) => one.includes('pbem:13.5'))).toEqual([]);
  });

  it('are none for a rule that is not there', async () => {
    expect(await related('pbem:0')).toEqual([]);
  });
});

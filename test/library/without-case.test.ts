import { expect, it } from '@jest/globals';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { provenRules } from '../../src/library/conformance/conformance.js';
import { rulesWithoutCase } from '../../src/library/conformance/without-case.js';

it('rules for which no case stands are in the catalogue, and have none', () => {
  const catalogue = loadCatalogue(['pbem', 'siege-en']);
  const proven = new Set([...provenRules('pbem'), ...provenRules('siege-en')]);
  const named = [...rulesWithoutCase().keys()];
  expect(named.filter((id) => !catalogue.rule(id))).toEqual([]);
  expect(named.filter((id) => proven.has(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

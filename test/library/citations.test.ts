import { expect, it } from '@jest/globals';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { citationsOf, kinshipsOf } from '../../src/library/citations.js';
import { provenRules } from '../../src/library/conformance/conformance.js';
import { rulesWithoutCase } from '../../src/library/conformance/without-case.js';

const siege = kinshipsOf('siege-en');
const sectionOne = siege.filter(({ id }) => id.startsWith('siege-en:1.'));

it('every rule of section 1 of siege-en is the same as in pbem, differs from it, or has a case', () => {
  const differing = new Set(siege.filter(({ differs }) => differs).map(({ id }) => id));
  const proven = provenRules('siege-en');
  const excused = rulesWithoutCase();
  const open = sectionOne.filter(
    ({ id, same }) => same.length === 0 && !differing.has(id) && !proven.has(id) && !excused.has(id),
  );
  expect(sectionOne).toHaveLength(151);
  expect(open.map(({ id }) => id)).toEqual([]);
});

it('cites a rule of siege-en for each rule of pbem that one of them is akin to', () => {
  const catalogue = loadCatalogue(['pbem', 'siege-en']);
  const cited = citationsOf('siege-en');
  const akin = siege.flatMap(({ same, cites, differsFrom }) => [
    ...same,
    ...cites,
    ...(differsFrom ? [differsFrom] : []),
  ]);
  expect(new Set(akin)).toEqual(new Set(cited.keys()));
  for (const [family, own] of cited) {
    expect([family, catalogue.rule(family)?.book, catalogue.rule(own)?.book]).toEqual([family, 'pbem', 'siege-en']);
  }
});

it('takes the rule that cites before one that is the same, and that before one that differs', () => {
  const cited = citationsOf('siege-en');
  expect(cited.get('pbem:5.54')).toBe('siege-en:1.336');
  expect(cited.get('pbem:7.4a')).toBe('siege-en:1.511');
  expect(cited.get('pbem:9.1d')).toBe('siege-en:1.7d');
  expect(cited.get('pbem:26.33')).toBe('siege-en:1.752a');
  expect(cited.get('pbem:8.1b')).toBeUndefined();
});

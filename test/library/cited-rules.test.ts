import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { loadCatalogue } from '../../src/library/catalogue.js';

/** Every rule id that stands as a string in the ruleset: what refusals, modifiers and events can name. */
function citedIn(folder: string): ReadonlyMap<string, string> {
  const cited = new Map<string, string>();
  for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    for (const [, id = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/'(pbem:[0-9][0-9a-z.]*)'/g)) {
      cited.set(id, file);
    }
  }
  return cited;
}

it('the ruleset cites only rules that the catalogue has', () => {
  const catalogue = loadCatalogue();
  const cited = citedIn('src/engine/rulesets/pbem');
  expect(cited.size).toBeGreaterThan(100);
  expect([...cited].filter(([id]) => !catalogue.rule(id))).toEqual([]);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readCaseFile } from '../../src/library/conformance/case-file.js';
import { BOOKS } from '../../src/library/conformance/books.js';
import { belongsTo } from '../../src/library/catalogue.js';
import { CONFORMANCE_FOLDER, NoCases, runConformance } from '../../src/library/conformance/conformance.js';
import { loadProfiles } from '../../src/library/conformance/profiles.js';
import { tallyOf } from '../../src/library/conformance/tally.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { parse } from 'yaml';
import { setupOf } from '../../src/library/conformance/case-setup.js';
import type { CaseUnit, OwnBoard } from '../../src/library/conformance/case.js';
import type { Setup } from '../../src/engine/game/setup.js';
import { MATERIALS, caseWith } from './materials.js';

let folder = '';

function setup(units: readonly CaseUnit[], board: OwnBoard): Setup {
  const written = { id: 'a', rules: [], title: 't', board, units, orders: [] };
  return setupOf(written, MATERIALS);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'herald-cases-'));
  mkdirSync(join(folder, 'pbem'));
  mkdirSync(join(folder, 'nobook'));
  const failing = caseWith('orders: []\nexpect: {positions: {Edith: E1}}').replace(
    '[pbem:7.3c]',
    '[pbem:7.3c, pbem:4.2]',
  );
  writeFileSync(join(folder, 'pbem', 'a.yaml'), caseWith('orders: []') + failing.replace('id: one', 'id: two'));
  writeFileSync(join(folder, 'pbem', 'b.yaml'), caseWith('orders: []').replace('pbem:7.3c', 'pbem:4.2'));
  writeFileSync(join(folder, 'nobook', 'c.yaml'), caseWith('orders: []'));
});

afterAll(() => rmSync(folder, { recursive: true }));

it('counts cases by rule and chapter', () => {
  const { results, catalogue } = runConformance(BOOKS, { paths: [join(folder, 'pbem')], rule: null });
  const tally = tallyOf(results, catalogue);
  expect(tally).toMatchObject({ passed: 2, failed: 1, covered: 2, rules: catalogue.rules.length });
  const counted = tally.chapters.flatMap(({ chapter, rules }) =>
    rules
      .filter(({ passed, failed }) => passed + failed > 0)
      .map(({ rule, passed, failed }) => [chapter, rule.id, passed, failed]),
  );
  expect(counted).toStrictEqual([
    ['04-sequence-of-play', 'pbem:4.2', 1, 1],
    ['07-movement', 'pbem:7.3c', 1, 1],
  ]);
});

/** Refusals that no rule is about: what is named does not exist, or cannot be read. */
const WITHOUT_RULE = ['unknownHex', 'unknownUnit', 'malformed'];

it.each(readdirSync(join(CONFORMANCE_FOLDER, 'pbem')))('every refusal in %s names its rule', (name) => {
  const { cases } = readCaseFile(readFileSync(join(CONFORMANCE_FOLDER, 'pbem', name), 'utf8'), name);
  const nameless = cases.flatMap(({ written: { id, orders, setUp } }) =>
    [...orders, ...(setUp ? [setUp] : [])]
      .filter((entry) => typeof entry !== 'string' && 'code' in entry && !('refused' in entry))
      .filter((entry) => typeof entry !== 'string' && 'code' in entry && !WITHOUT_RULE.includes(entry.code ?? ''))
      .map((entry) => `${id}: ${JSON.stringify(entry)}`),
  );
  expect(nameless).toEqual([]);
});

it('runs the cases of one rule only', () => {
  const { results } = runConformance(BOOKS, { paths: [join(folder, 'pbem')], rule: 'pbem:7' });
  expect(results.map(({ id }) => id)).toStrictEqual(['one', 'two']);
});

it.each([
  ['pbem:7.3c', 'pbem:7.3c', true],
  ['pbem:7.3c', 'pbem:7.3', true],
  ['pbem:7.3c', 'pbem:7', true],
  ['pbem:7.31', 'pbem:7.3', false],
  ['pbem:7.3c', 'pbem:7.3d', false],
  ['pbem:17.3', 'pbem:1', false],
])('%s below %s: %s', (id, rule, below) => {
  expect(belongsTo(id, rule)).toBe(below);
});

it('refuses paths without cases and books without ruleset', () => {
  const run = (path: string) => () => runConformance(BOOKS, { paths: [join(folder, path)], rule: null });
  expect(run('none.yaml')).toThrow(NoCases);
  expect(run('nobook/c.yaml')).toThrow(/no ruleset nobook/);
});

it('has profiles that the ruleset takes, or knows to be for later', () => {
  const path = `${CONFORMANCE_FOLDER}profiles.yaml`;
  const profiles = loadProfiles(path);
  const names = Object.keys(parse(readFileSync(path, 'utf8')) as object);
  const later = names.filter((is) => {
    const twoHexes = profiles.animal(is)?.kind === 'horse' || is === 'dragon';
    const unit = { name: 'Ben', side: 'red', at: twoHexes ? 'C3-C2' : 'C3', is };
    const created = PBEM.create({ ...setup([unit], { columns: 5, rows: 5 }), options: { dragon: true } });
    if (!created.ok) expect(created.refusal).toMatchObject({ code: 'notInThisRuleset' });
    return !created.ok;
  });
  expect(names.length - later.length).toBeGreaterThan(20);
});

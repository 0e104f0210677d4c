import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EXIT } from '../../src/cli/exit-code.js';
import { caseWith } from '../conformance/materials.js';
import { runHerald } from './run-herald.js';

let folder = '';
const good = caseWith('orders: ["Edith: F5"]');
const bad = caseWith('orders: []\nexpect: {positions: {Edith: E1}}').replace('id: one', 'id: two');

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'herald-cli-')), 'pbem');
  mkdirSync(folder);
  writeFileSync(join(folder, 'good.yaml'), good);
  writeFileSync(join(folder, 'both.yaml'), good + bad);
  writeFileSync(join(folder, 'malformed.yaml'), '- id: [\n');
});

afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

it('ends with 0 if every case passes, and sums up in the last line', async () => {
  const { code, out, err } = await runHerald('conform', join(folder, 'good.yaml'));
  expect(out).toMatch(/^pbem 07-movement: 1 rules pass, 0 fail, \d+ have no case$/m);
  expect(out).toMatch(/^ {2}pbem:7\.3c +1 passed /m);
  expect(out).toMatch(/\nconformance: 1 passed, 0 failed, 1 rules of 1\d{3} covered\n$/);
  expect(err).toBe('');
  expect(code).toBe(EXIT.ok);
});

it('ends with 1 if a case fails, and tells where', async () => {
  const { code, out } = await runHerald('conform', join(folder, 'both.yaml'));
  expect(code).toBe(EXIT.negative);
  expect(out).toMatch(
    /FAILED .*both\.yaml:10 two: two men in a field\n {2}.*both\.yaml:19: expect\.positions\.Edith: /,
  );
  expect(out).toMatch(/pbem:7\.3c +1 of 2 FAIL/);
  expect(out).toContain('conformance: 1 passed, 1 failed, 1 rules');
});

it('fails a file that cannot be read, and goes on with the others', async () => {
  const { code, out } = await runHerald('conform', join(folder, 'malformed.yaml'), join(folder, 'good.yaml'));
  expect(code).toBe(EXIT.negative);
  expect(out).toMatch(/malformed\.yaml:\d/);
  expect(out).toContain('1 passed, 1 failed');
});

it('prints one JSON document', async () => {
  const { code, out } = await runHerald('conform', '--json', join(folder, 'both.yaml'));
  expect(code).toBe(EXIT.negative);
  expect(JSON.parse(out)).toMatchObject({
    passed: 1,
    failed: 1,
    covered: 1,
    chapters: [{ book: 'pbem', chapter: '07-movement', byRule: [{ id: 'pbem:7.3c', passed: 1, failed: 1 }] }],
    failures: [
      { id: 'two', line: 10, failures: [{ line: 19, where: 'expect.positions.Edith', expected: 'E1', actual: 'E5' }] },
    ],
  });
});

it('lists rules without a case on demand', async () => {
  const { out } = await runHerald('conform', '--missing', join(folder, 'good.yaml'));
  expect(out).toMatch(/^ {2}pbem:7\.1a +no case /m);
  expect(out).toMatch(/^pbem 15-ships: 0 rules pass/m);
});

it('lists rules whose refusals have no proof on demand', async () => {
  const proof = ', lifted: {turn: {step: movement}}';
  const refused = (more: string): string =>
    caseWith(`orders: [{order: "Edith: F5", refused: ["pbem:4.25a"]${more}}]`, 'combat');
  writeFileSync(join(folder, 'bare.yaml'), refused(''));
  writeFileSync(join(folder, 'proven.yaml'), refused(proof));
  const bare = await runHerald('conform', '--lifted', join(folder, 'bare.yaml'));
  expect(bare.out).toMatch(/^pbem:4\.25a +1 refused +/m);
  expect(bare.out).toContain('refusals: 0 rules have a lifted proof, 0 hold in every position, 1 have none\n');
  const both = await runHerald('conform', '--lifted', join(folder, 'bare.yaml'), join(folder, 'proven.yaml'));
  expect(both.out).not.toMatch(/^pbem:4\.25a/m);
  expect(both.out).toContain('refusals: 1 rules have a lifted proof, 0 hold in every position, 0 have none\n');
  writeFileSync(join(folder, 'always.yaml'), refused(', always: nobody moves in this step'));
  const always = await runHerald('conform', '--lifted', join(folder, 'always.yaml'));
  expect(always.out).toContain('refusals: 0 rules have a lifted proof, 1 hold in every position, 0 have none\n');
  const json = await runHerald('conform', '--lifted', '--json', join(folder, 'proven.yaml'));
  expect(JSON.parse(json.out)).toMatchObject({ refusals: [{ id: 'pbem:4.25a', refusals: 1, proven: 1 }] });
});

it('lists every case with --verbose, and takes only those of a rule with --rule', async () => {
  const verbose = await runHerald('conform', '--verbose', join(folder, 'both.yaml'));
  expect(verbose.out).toMatch(/^ok {5}.*both\.yaml:1 one: /m);
  const some = await runHerald('conform', '--rule', 'pbem:7', join(folder, 'good.yaml'));
  expect(some).toMatchObject({ code: EXIT.ok });
});

it('ends with 2 if there is nothing to run', async () => {
  const { code, err } = await runHerald('conform', join(folder, 'none'));
  expect(code).toBe(EXIT.usage);
  expect(err).toMatch(/^herald: there is no file or folder /);
  const misspelt = await runHerald('conform', '--rule', 'pbem:99', join(folder, 'good.yaml'));
  expect(misspelt).toMatchObject({ code: EXIT.usage, err: 'herald: no case stands for the rule pbem:99\n' });
});

it('shows what happens in a case, order by order, with --trace', async () => {
  const { code, out } = await runHerald('conform', '--trace', 'two', join(folder, 'both.yaml'));
  expect(code).toBe(EXIT.negative);
  expect(out).toContain('conformance: 0 passed, 1 failed');
  const one = await runHerald('conform', '--trace', 'one', join(folder, 'good.yaml'));
  expect(one.code).toBe(EXIT.ok);
  expect(one.out).toMatch(/^TRACE .*good\.yaml:1 one: two men in a field$/m);
  expect(one.out).toMatch(/good\.yaml:9: Edith: F5\n {2}red orders: .*\n {4}OrderGiven \{/);
  expect(one.out).toMatch(/^ {4}UnitMoved \{"unit":"Edith"/m);
  const json = await runHerald('conform', '--json', '--trace', 'one', join(folder, 'good.yaml'));
  expect(JSON.parse(json.out)).toMatchObject({
    failures: [],
    traces: [{ id: 'one', steps: [{ order: 'the set-up' }, { line: 9, order: 'Edith: F5', refused: null, dice: [] }] }],
  });
  const none = await runHerald('conform', '--trace', 'nine', join(folder, 'good.yaml'));
  expect(none).toMatchObject({ code: EXIT.usage, err: 'herald: there is no case nine\n' });
});

it('stops after the first failure with --fail-fast', async () => {
  const { code, out } = await runHerald(
    'conform',
    '--fail-fast',
    join(folder, 'both.yaml'),
    join(folder, 'malformed.yaml'),
    join(folder, 'good.yaml'),
  );
  expect(code).toBe(EXIT.negative);
  expect(out).toContain('conformance: 1 passed, 1 failed');
});

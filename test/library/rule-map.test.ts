import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { rulePlaces } from '../../src/library/code-places.js';
import { namedRules } from '../../src/library/named-rules.js';
import { ruleMap } from '../../src/library/rule-map.js';
import { listEntry } from '../../src/library/list-entry.js';
import { loadCatalogue } from '../../src/library/catalogue.js';

describe('the map of the rules', () => {
  it('leads from a rule to its code, with its own chapter first, and to its cases', () => {
    const [found] = ruleMap('pbem', 'pbem:12.6e');
    if (!found) throw new Error('the rule is not there');
    expect(found.code[0]).toContain('/12-');
    expect(found.cases.length).toBeGreaterThan(0);
    for (const file of found.code) expect(readFileSync(file, 'utf8')).toContain('12.6e');
    for (const { file, line, id } of found.cases) {
      expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain(id);
    }
  });

  it('leads from a rule of Siege to the code of the rules of the family for which it stands', () => {
    const [found] = ruleMap('siege-en', 'siege-en:1.5a');
    const rules = ['pbem:7.3a', 'pbem:7.3c'];
    expect(found?.through).toEqual(rules.map((rule) => ({ rule, code: ruleMap('pbem', rule)[0]?.code })));
    expect(ruleMap('pbem', 'pbem:7.3a')[0]?.through).toEqual([]);
  });

  it('names the lines of the code, and the declarations in which they are', () => {
    const [found] = ruleMap('siege-en', 'siege-en:1.5a');
    const places = found ? rulePlaces(found) : [];
    expect(new Set(places.map(({ as }) => as))).toEqual(new Set(['pbem:7.3a', 'pbem:7.3c']));
    for (const { file, line, within, as } of places) {
      const lines = readFileSync(file, 'utf8').split('\n');
      expect(lines[(line ?? 0) - 1]).toContain(as?.slice('pbem:'.length));
      expect(lines.some((text) => new RegExp(`^(?:export )?[a-z ]+ ${within}\\b`).test(text))).toBe(true);
    }
    expect(places.map(({ within }) => within)).toContain('mpLeft');
  });

  it('tells a whole section, and every rule of the book', () => {
    const section = ruleMap('pbem', 'pbem:7.3').map(({ rule }) => rule.id);
    expect(section).toContain('pbem:7.3a');
    expect(section).not.toContain('pbem:7.4a');
    expect(ruleMap('pbem')).toHaveLength(loadCatalogue(['pbem']).rules.length);
  });

  it('names files that are there', () => {
    const files = new Set(ruleMap('pbem').flatMap(({ code }) => code));
    expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('knows where editions differ, and that a book without cases has none', () => {
    expect(ruleMap('pbem', 'pbem:6.1n')).toMatchObject([{ differs: true }]);
    expect(ruleMap('pbem', 'pbem:7.3c')).toMatchObject([{ differs: false }]);
    expect(ruleMap('ach').every(({ cases }) => cases.length === 0)).toBe(true);
  });
});

it('finds rules in comments above a declaration, in lists that go on in the next line, and in code', () => {
  const source = [
    "import { x } from './x.js';",
    '',
    '/**',
    ' * A walk (pbem:7.3a, 7.3c and',
    ' * 7.4).',
    ' */',
    'export function walk(): string {',
    "  return refused('pbem:7.5b');",
    '}',
    '',
    '// As siege-en:1.5a has it.',
    'const SPEED = 3;',
  ].join('\n');
  expect(namedRules(source)).toEqual([
    { rule: 'pbem:7.3a', line: 4, within: 'walk' },
    { rule: 'pbem:7.3c', line: 4, within: 'walk' },
    { rule: 'pbem:7.4', line: 4, within: 'walk' },
    { rule: 'pbem:7.5b', line: 8, within: 'walk' },
    { rule: 'siege-en:1.5a', line: 11, within: 'SPEED' },
  ]);
});

it('breaks a list entry at blanks into lines of at most 118 columns', () => {
  const lines = listEntry('word '.repeat(60)).split('\n');
  expect(lines.every((line) => line.length <= 118)).toBe(true);
  expect(lines[0]).toMatch(/^- word/);
  expect(lines.slice(1).every((line) => line.startsWith('  word'))).toBe(true);
});

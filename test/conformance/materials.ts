import type { AnyRuleset } from '../../src/engine/game/game.js';
import type { Rulebook } from '../../src/engine/game/rulebook.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { loadCatalogue } from '../../src/library/catalogue.js';
import { groundFinder } from '../../src/library/conformance/case-ground.js';
import { CONFORMANCE_FOLDER } from '../../src/library/conformance/conformance.js';
import { loadProfiles } from '../../src/library/conformance/profiles.js';
import type { CaseResult } from '../../src/library/conformance/result.js';
import type { Materials } from '../../src/library/conformance/materials.js';
import { runFile } from '../../src/library/conformance/run-file.js';

/** The rulebook by which the cases of tests run, unless a test says another. */
export const PBEM_BOOK = RULEBOOKS.rulebook('pbem', 1);

/** That rulebook with some of its rules broken. */
export function bookWith(rules: Partial<AnyRuleset>): Rulebook {
  return { ...PBEM_BOOK, ruleset: { ...PBEM_BOOK.ruleset, ...rules } };
}

const catalogue = loadCatalogue(['pbem']);

export const MATERIALS: Materials = {
  book: PBEM_BOOK,
  books: { pbem: PBEM_BOOK },
  profiles: loadProfiles(`${CONFORMANCE_FOLDER}profiles.yaml`),
  groundOf: groundFinder(new Map()),
  isRule: (id) => catalogue.rule(id) !== undefined,
};

/** A case of two foot soldiers who stand side by side on open ground; more lines come after. */
export function caseWith(lines: string, turn = 'movement'): string {
  return `- id: one
  rules: [pbem:7.3c]
  title: two men in a field
  board: {columns: 12, rows: 10}
  units:
    - {name: Edith, side: red, at: E5, is: billman}
    - {name: Piers, side: blue, at: E6, is: spearman}
  turn: {step: ${turn}}
${lines
  .trim()
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
`;
}

export function run(text: string, materials: Partial<Materials> = {}): readonly CaseResult[] {
  return runFile(text, 'pbem/try.yaml', { ...MATERIALS, ...materials });
}

/** The failures of the only case of a text, as `line where: what: expected, actual`. */
export function failuresOf(text: string, materials: Partial<Materials> = {}): readonly string[] {
  const [result] = run(text, materials);
  if (!result) throw new Error('no case has run');
  return result.failures.map(({ line, where, what, expected, actual }) => {
    const values = expected === null ? '' : `: expected ${expected}, was ${actual}`;
    return `${line} ${where}: ${what}${values}`;
  });
}

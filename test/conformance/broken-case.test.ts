import { expect, it, test } from '@jest/globals';
import { nearest } from '../../src/engine/notation/nearest.js';
import { orderHint } from '../../src/engine/notation/order-hint.js';
import { caseWith, failuresOf, MATERIALS, PBEM_BOOK, run } from './materials.js';
import { runFile } from '../../src/library/conformance/run-file.js';

const good = caseWith('orders: ["Edith: F5"]');

/** The results of a file as `line id: failures`. */
function told(text: string): readonly string[] {
  return run(text).map(({ line, id, failures }) => {
    const wrong = failures.map((one) => `${one.line} ${one.where}: ${one.what}`);
    return `${line} ${id}: ${wrong.join('; ') || 'passes'}`;
  });
}

test.each([
  [
    'an unknown key',
    'orders: []\nexpects: {}',
    '19 expects: must NOT have additional properties: expects; did you mean expect?',
  ],
  ['a wrong type', 'orders: []\ndice: four', '19 dice: must be array'],
  [
    'a wrong key of a unit',
    'orders: []\nexpect: {units: 1}',
    '19 expect.units: must NOT have additional properties: units',
  ],
  [
    'a refusal of no code',
    'orders: [{order: x, code: ilegal}]',
    /^18 orders\.0\.code: must be .*; did you mean illegal\?$/,
  ],
])('%s fails its case alone, with its line', (_, lines, failure) => {
  const bad = caseWith(lines).replace('id: one', 'id: two');
  const results = told(good + bad + good.replace('id: one', 'id: three'));
  expect(results).toHaveLength(3);
  expect([results[0], results[2]]).toStrictEqual(['1 one: passes', expect.stringMatching(/^\d+ three: passes$/)]);
  const [, wrong = ''] = /^10 two: (.*)$/.exec(results[1] ?? '') ?? [];
  expect(wrong).toEqual(typeof failure === 'string' ? failure : expect.stringMatching(failure));
});

it('guesses the key of a unit', () => {
  const text = good.replace('is: billman', 'is: billman, defense: 4');
  expect(failuresOf(text)).toStrictEqual([
    '6 units.0.defense: must NOT have additional properties: defense; did you mean defence?',
  ]);
});

it('fails a case that is no YAML by itself, and runs the others with their lines', () => {
  const bad = '- id: two\n  rules: [pbem:7.3c\n  title: a list without end\n  orders: []\n';
  const results = told(good + bad + good.replace('id: one', 'id: three'));
  expect(results).toStrictEqual(['1 one: passes', expect.stringMatching(/^10 two: \d+ : /), '14 three: passes']);
});

it('tells that an order with a colon needs quotes', () => {
  expect(failuresOf(caseWith('orders:\n  - Edith: F5, G5\n  - blue> Piers: F6'))).toStrictEqual([
    "10 orders.0: an order with a colon stands in quotes: 'Edith: F5, G5'",
    "11 orders.1: an order with a colon stands in quotes: 'blue> Piers: F6'",
  ]);
});

test.each([
  ['terrain: {housInterior: [C3]}', /housInterior: .*; did you mean houseInterior\?/],
  ['hexsides: {windows: [C3/C4]}', /windows: .*; did you mean window\?/],
  ['items: [{item: tourch, at: C3}]', /tourch; did you mean torch\?/],
])('guesses what %s means', (lines, failure) => {
  expect(failuresOf(good.replace('  turn:', `  ${lines}\n  turn:`))).toStrictEqual([expect.stringMatching(failure)]);
});

it('fails cases that are no mapping, and files that are no list', () => {
  expect(told(`${good}- just a text\n`)).toStrictEqual(['1 one: passes', expect.stringMatching(/^10 case 2: /)]);
  expect(told('cases: []')).toStrictEqual(['1 pbem/try.yaml: 1 : the file is no list of cases']);
  expect(told('')).toStrictEqual(['1 pbem/try.yaml: 1 : the file is no list of cases']);
});

it('stops after the first case that fails, if that is asked for', () => {
  const bad = caseWith('orders: []\nexpect: {mp: {Edith: 9}}').replace('id: one', 'id: two');
  const text = good + bad + good.replace('id: one', 'id: three');
  expect(runFile(text, 'a.yaml', MATERIALS, { failFast: true }).map(({ id }) => id)).toStrictEqual(['one', 'two']);
});

test.each([
  ['Ann: attack Ben', 'Ann attacks Ben'],
  ['Ann: attacks Ben + Cy', 'Ann attacks Ben + Cy'],
  ['Ann: atack Ben', 'Ann attacks Ben'],
  ['Ann atacks Ben', 'Ann attacks Ben'],
  ['Ann fires at Ben', 'Ann: fire at Ben'],
  ['Ann: shoots Ben', 'Ann: fire at Ben'],
  ['Ann moves to F5', 'Ann: F5'],
  ['Ann: move f5, g5', 'Ann: F5, G5'],
  ['Ann F5', 'Ann: F5'],
  ['Ann: F5 -> G5', 'Ann: F5, G5'],
  ['Ann dismounts L8', 'Ann: dismount L8'],
  ['Ann: retrat E7', 'Ann: retreat E7'],
  ['end stap', 'end step'],
])('"%s" means "%s"', (written, meant) => {
  expect(orderHint(written, PBEM_BOOK)).toBe(`; did you mean "${meant}"?`);
});

test.each(['', '???', 'Ann: 12 Ben 14'])('nothing is offered for "%s"', (written) => {
  expect(orderHint(written, PBEM_BOOK)).toBe('');
});

test.each([
  ['an unknown unit', 'orders: ["Edit: F5"]', /unknownUnit|there is no unit Edit; did you mean Edith\?/],
  [
    'an unknown unit in an expectation',
    'orders: []\nexpect: {mp: {Pierce: 0}}',
    /there is no unit Pierce; did you mean Piers\?/,
  ],
  [
    'an unknown event',
    'orders: []\nexpect: {noEvents: [UnitMove]}',
    /there is no event UnitMove; did you mean UnitMoved\?/,
  ],
])('%s is answered with what was meant', (_, lines, failure) => {
  expect(failuresOf(caseWith(lines))).toStrictEqual([expect.stringMatching(failure)]);
});

test.each([
  ['step: movement', 'step: movment', /not in movment; did you mean movement\?/],
  ['  turn:', '  options: {nigth: true}\n  turn:', /no option nigth; did you mean night\?/],
  ['is: billman', 'is: bilman', /there is no profile bilman; did you mean billman\?/],
])('a set-up with %s as %s is answered with what was meant', (was, is, failure) => {
  expect(failuresOf(good.replace(was, is))).toStrictEqual([expect.stringMatching(failure)]);
});

it('takes the nearest word, swapped letters counting once, and none that is far', () => {
  expect(nearest('recieve', ['retreat', 'receive'])).toBe('receive');
  expect(nearest('Quarter', ['UnitMoved', 'QuestForsaken'])).toBeUndefined();
});

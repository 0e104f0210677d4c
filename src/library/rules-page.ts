import { listEntry } from './list-entry.js';
import { ruleMap, type CodeOfRules, type MappedRule } from './rule-map.js';

const HEAD = `# Where each rule is

Rule by rule: the files of the source that name it, the conformance cases that stand for it, whether there is a ruling
of ours ([rulings.md](rulings.md)), and whether editions of the ruleset differ in it. A rule of Siege that is kept by
the code of rules of pbem names these rules. \`herald rule pbem:7.3c\` tells the same of one rule or of a chapter, with
the cases one by one, and with the lines of the source; \`herald rule --untested\` lists the rules without a case.

Written by \`npm run rules\` from the source, the catalogue and the cases; do not edit.
`;

/** The books of the page. */
const BOOKS = ['pbem', 'siege-en'];

/** The page docs/rules.md: every rule of the books that are built, with its code, its cases and its ruling. */
export function rulesPage(code: CodeOfRules): string {
  return [HEAD, ...BOOKS.map((book) => bookPart(book, code))].join('\n');
}

function bookPart(book: string, code: CodeOfRules): string {
  const rules = ruleMap(book, null, code);
  const built = rules.filter((one) => one.code.length > 0 || one.through.length > 0 || one.cases.length > 0);
  const chapters = new Map<string, MappedRule[]>();
  for (const one of rules) chapters.set(one.rule.chapter, [...(chapters.get(one.rule.chapter) ?? []), one]);
  const parts = [...chapters].map(([chapter, own]) => `### ${chapter}\n\n${own.map(entry).join('\n')}\n`);
  const stand = `Code or a case stands for **${built.length} of ${rules.length}** rules.`;
  return [`## ${book}\n\n${stand} The others are remarks, advice, or values of tables.\n`, ...parts].join('\n');
}

function entry({ rule, code, through, cases, ruling, differs }: MappedRule): string {
  const only = rule.option === null ? '' : ` (option ${rule.option})`;
  const marks = [
    cases.length === 0 ? 'no case' : `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`,
    ...(ruling === null ? [] : ['a ruling']),
    ...(differs ? ['editions differ'] : []),
    ...(through.length === 0 ? [] : [`as ${through.map((one) => one.rule).join(', ')}`]),
  ];
  const files = code.map((file) => `\`${file.replace(/^src\/engine\//, '')}\``);
  const told = [`**${rule.id}** ${rule.title}${only}: ${marks.join(', ')}.`, ...files];
  return listEntry(told.join(' '));
}

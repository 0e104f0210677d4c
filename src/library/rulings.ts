import { loadCatalogue, type CatalogueRule } from './catalogue.js';
import { provenRules } from './conformance/conformance.js';
import { listEntry } from './list-entry.js';
import { ruleText } from './rule-text.js';

const HEAD = (book: string, rulings: number, proven: number): string => `# Rulings

Where the rulebook \`${book}\` is unclear, contradictory or silent, the ruling below is the rule that Herald plays. This
is our compliance statement: what we decided, chapter by chapter, and whether a conformance case stands for it.
"Recommended" means decided: it holds until an ADR changes it. The rules themselves stand in
[content/catalogue](../content/catalogue); readings that were met while building are in
[ADR 9](adr/0009-readings-of-rules.md).

**${proven} of ${rulings}** rulings belong to rules for which there is a conformance case (✓). Where there is none (·) the
chapter is not built yet, or the ruling has nothing that a case could show.

Written by \`npm run rulings\` from the catalogue and the cases; do not edit.
`;

/**
 * The page docs/rulings.md: every ruling of a book by chapter, with a mark where a conformance case proves its rule.
 */
export function rulingsPage(book = 'pbem'): string {
  const proven = provenRules(book);
  const ruled = loadCatalogue([book]).rules.flatMap((rule) => {
    const ruling = ruleText(rule)?.ruling ?? null;
    return ruling === null ? [] : [{ rule, ruling, proven: proven.has(rule.id) }];
  });
  const chapters = new Map<string, Ruling[]>();
  for (const one of ruled) chapters.set(one.rule.chapter, [...(chapters.get(one.rule.chapter) ?? []), one]);
  const parts = [...chapters].map(([chapter, rulings]) => chapterText(chapter, rulings));
  return [HEAD(book, ruled.length, countProven(ruled)), ...parts].join('\n');
}

interface Ruling {
  readonly rule: CatalogueRule;
  readonly ruling: string;
  readonly proven: boolean;
}

function chapterText(chapter: string, rulings: readonly Ruling[]): string {
  const [number = '', ...words] = chapter.split('-');
  const title = words.join(' ').replace(/^pbem /, '');
  const head = `## ${Number(number)}: ${title} (${countProven(rulings)} of ${rulings.length} ✓)\n`;
  return [head, ...rulings.map(entry), ''].join('\n');
}

function entry({ rule: { id, title, option }, ruling, proven }: Ruling): string {
  const only = option === null ? '' : ` (option ${option})`;
  return listEntry(`${proven ? '✓' : '·'} **${id}** ${title}${only}: ${ruling}`);
}

function countProven(rulings: readonly Ruling[]): number {
  return rulings.filter(({ proven }) => proven).length;
}

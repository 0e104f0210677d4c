import { loadCatalogue, type CatalogueRule } from './catalogue.js';
import { allTexts, ruleText } from './rule-text.js';

/**
 * How a rule is related to another: it names it; it is named by it; both stand in one section (7.3a, 7.3b); both have
 * the same outcome in two books of the family.
 */
export const RELATIONS = ['names', 'namedBy', 'section', 'same'] as const;
export type Relation = (typeof RELATIONS)[number];

export interface RelatedRule {
  readonly relation: Relation;
  readonly rule: CatalogueRule;
}

/** Ids of rules by the ids of others. */
type Links = ReadonlyMap<string, ReadonlySet<string>>;

interface Relations {
  readonly names: Links;
  readonly namedBy: Links;
  readonly section: Links;
  readonly same: Links;
}

let known: Relations | null = null;

/**
 * The rules that are related to a rule, by relation and in the order of the books; each once, by the first relation
 * that holds. The texts of all chapters are read first, once a process.
 */
export async function relatedRules({ id }: Pick<CatalogueRule, 'id'>): Promise<readonly RelatedRule[]> {
  await allTexts();
  const { rules } = loadCatalogue();
  known ??= readRelations(rules);
  const told = new Set([id]);
  const related: RelatedRule[] = [];
  for (const relation of RELATIONS) {
    const ids = known[relation].get(id);
    if (!ids) continue;
    for (const rule of rules) {
      if (!ids.has(rule.id) || told.has(rule.id)) continue;
      told.add(rule.id);
      related.push({ relation, rule });
    }
  }
  return related;
}

function readRelations(rules: readonly CatalogueRule[]): Relations {
  const sections = new Map<string, Set<string>>();
  for (const { id } of rules) addTo(sections, sectionOf(id), id);
  const linked = (): Map<string, Set<string>> => new Map();
  const [names, namedBy, same] = [linked(), linked(), linked()];
  const known = new Set(rules.map(({ id }) => id));
  for (const rule of rules) {
    for (const named of namedIn(rule, known, sections)) {
      addTo(names, rule.id, named);
      addTo(namedBy, named, rule.id);
    }
    for (const kin of (ruleText(rule)?.same ?? []).filter((one) => known.has(one))) {
      addTo(same, rule.id, kin);
      addTo(same, kin, rule.id);
    }
  }
  const section = new Map(rules.map(({ id }) => [id, sections.get(sectionOf(id)) ?? new Set<string>()]));
  return { names, namedBy, section, same };
}

/** An id with its book, `siege-en:1.72b`; or a number with a point as a text writes it, `10.9`. */
const NAMED = /(?:([a-z]+(?:-[a-z]+)*):(\d+[\w.]*\w|\d))|(?<![\d.])(\d+\.\d+[a-z]{0,2})(?![\w.]*\d)/g;

/** The rules that the text of a rule names; for a section (`10.9`) all of its rules. */
function namedIn(
  rule: CatalogueRule,
  known: ReadonlySet<string>,
  sections: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const text = ruleText(rule);
  if (!text) return [];
  // Numbers of a check are mostly strengths and dice; what it names by its whole id is a rule.
  const written = [text.rule, text.ruling ?? ''].join('\n');
  const numbers = [...written.matchAll(NAMED)].map(([, book = rule.book, full, number]) => `${book}:${full ?? number}`);
  const whole = [...`${text.check}\n${JSON.stringify(text.params)}`.matchAll(NAMED)].flatMap(([, book, full]) =>
    book === undefined || full === undefined ? [] : [`${book}:${full}`],
  );
  return [...numbers, ...whole].flatMap((id) => (known.has(id) ? [id] : [...(sections.get(id) ?? [])]));
}

/** `pbem:7.3` of `pbem:7.3c`. */
function sectionOf(id: string): string {
  return id.replace(/[a-z]+$/, '');
}

function addTo(links: Map<string, Set<string>>, from: string, to: string): void {
  const known = links.get(from) ?? new Set();
  links.set(from, known.add(to));
}

/** A place in a file of the source that names a rule. */
export interface NamedRule {
  readonly rule: string;
  /** Counts from 1. */
  readonly line: number;
  /** The declaration at the top of the file in which, or in whose comment, the rule is named; null outside of them. */
  readonly within: string | null;
}

/** `pbem:4.23c, 4.210` names two rules. */
const CITED = /\b([a-z-]+):(\d+\.[0-9a-z.]*[0-9a-z])((?:,? +(?:and +)?\d+\.[0-9a-z.]*[0-9a-z])*)/g;

const DECLARED = /^(?:export )?(?:abstract |async |declare )*(?:function\*?|const|class|interface|type|enum) (\w+)/;
/** A line of a comment that stands above a declaration. */
const ABOVE = /^(?:\/\*\*| \*|\/\/)/;

/** The rules that a file of the source names, in the order in which it names them. */
export function namedRules(source: string): readonly NamedRule[] {
  const within = declarationsByLine(source.split('\n'));
  return [...unwrapped(source).matchAll(CITED)].flatMap(({ index, 1: book, 2: first, 3: others }) => {
    const rules = [first, ...(others ?? '').split(/[ ,]+/).filter((word) => /^\d/.test(word))];
    const line = source.slice(0, index).split('\n').length;
    return rules.map((id) => ({ rule: `${book}:${id}`, line, within: within[line - 1] ?? null }));
  });
}

/** A text of equal length in which the lines of a comment are one line: a list of rules may go on in the next line. */
function unwrapped(source: string): string {
  return source.replace(/\n\s*(?:\*|\/\/) /g, (broken) => ' '.repeat(broken.length));
}

/** By line, the declaration to which it belongs. */
function declarationsByLine(lines: readonly string[]): readonly (string | null)[] {
  const found: (string | null)[] = [];
  let above: number | null = null;
  let current: string | null = null;
  lines.forEach((text, index) => {
    const [, declared] = DECLARED.exec(text) ?? [];
    if (declared !== undefined) {
      current = declared;
      for (let line = above ?? index; line < index; line += 1) found[line] = declared;
    }
    if (!ABOVE.test(text)) above = null;
    else above ??= index;
    found[index] = current;
  });
  return found;
}

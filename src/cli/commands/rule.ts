import type { RulePlace } from '../../library/code-places.js';
import type { MappedRule } from '../../library/rule-map.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

interface Options {
  readonly untested?: boolean;
}

/** A rule with the lines that keep it. */
interface PlacedRule extends MappedRule {
  readonly places: readonly RulePlace[];
}

/** `herald rule`: where a rule is: its code, its cases, its ruling, its editions. */
export function register(program: Program): void {
  program.add<Options>(
    'rule',
    'where a rule is: the code that keeps it, the cases that prove it, its ruling, its editions',
    (command) =>
      command
        .argument('[rule]', 'a rule or what stands before a letter or point of its id (pbem:7.3c, pbem:7.3, pbem:7)')
        .option('--untested', 'only rules for which no case stands'),
    tell,
  );
}

/** The book whose rules are told if none is named. */
const FIRST_BOOK = 'pbem';

async function tell(output: Output, [id]: readonly string[], { untested = false }: Options): Promise<ExitCode> {
  if (id === undefined && !untested) throw badInput('name a rule (pbem:7.3c), or ask for --untested');
  const { ruleMap } = await import('../../library/rule-map.js');
  const book = id?.split(':')[0] ?? FIRST_BOOK;
  const found = ruleMap(book, id?.includes(':') ? id : null);
  if (found.length === 0) throw badInput(`there is no rule ${id ?? book}${await likely(id)}`);
  const { rulePlaces } = await import('../../library/code-places.js');
  const told = found
    .filter(({ cases }) => !untested || cases.length === 0)
    .map((one): PlacedRule => ({ ...one, places: rulePlaces(one) }));
  for (const one of told) {
    if (untested) output.line(`${one.rule.id}  ${one.rule.title}`);
    else tellOne(output, one);
  }
  if (told.length > 1) output.line(`${told.length} rules`);
  output.document({ rules: told });
  return EXIT.ok;
}

function tellOne(output: Output, { rule, places, cases, ruling, check, differs }: PlacedRule): void {
  output.line(`${rule.id}  ${rule.title}${rule.option === null ? '' : ` (option ${rule.option})`}`);
  output.line(`  chapter: ${rule.chapter}`);
  if (ruling !== null) output.line(`  ruling: ${ruling.replace(/\s+/g, ' ')}`);
  output.line(`  check: ${check.replace(/\s+/g, ' ')}`);
  if (places.length === 0) output.line('  code: none names it');
  for (const place of places) output.line(`  code: ${inWords(place)}`);
  if (cases.length === 0) output.line('  cases: none');
  for (const { file, line, id, title } of cases) output.line(`  case: ${file}:${line} ${id}: ${title}`);
  output.line(`  editions: ${differs ? 'they differ, see core/books/book.ts' : 'the same in all'}`);
}

/** `src/….ts:41 whyMoveOver as pbem:7.3c` */
function inWords({ file, line, within, as }: RulePlace): string {
  const at = line === null ? file : `${file}:${line}`;
  return [at, ...(within === null ? [] : [within]), ...(as === null ? [] : [`as ${as}`])].join(' ');
}

async function likely(id: string | undefined): Promise<string> {
  if (id === undefined) return '';
  const [{ loadCatalogue }, { didYouMean }] = await Promise.all([
    import('../../library/catalogue.js'),
    import('../../engine/notation/nearest.js'),
  ]);
  const { rules } = loadCatalogue();
  return didYouMean(
    id,
    rules.map((rule) => rule.id),
  );
}

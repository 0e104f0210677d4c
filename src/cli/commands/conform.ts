import { EXIT, badInput, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

interface ConformOptions {
  readonly rule?: string;
  readonly verbose?: boolean;
  readonly missing?: boolean;
  readonly lifted?: boolean;
  readonly trace?: string;
  readonly failFast?: boolean;
}

/** `herald conform`: runs rule cases against the rulesets and tells what passes, fails and has no case. */
export function register(program: Program): void {
  program.add<ConformOptions>(
    'conform',
    'run the conformance cases of rulebooks',
    (command) =>
      command
        .argument('[path...]', 'files or folders of cases (default: all that ship)')
        .option('--rule <id>', 'only cases of this rule and of those below it: pbem:7.3')
        .option('--missing', 'list the rules that have no case')
        .option('--lifted', 'list the rules whose refusals have no proof')
        .option('--trace <case>', 'only the case of this id: what happens in it, order by order')
        .option('--fail-fast', 'stop after the first case that fails')
        .option('--verbose', 'list every case, and the rules that have none'),
    conform,
  );
}

async function conform(output: Output, paths: readonly string[], options: ConformOptions): Promise<ExitCode> {
  const [{ BOOKS }, { NoCases, runConformance }, { ContentError }, { reportConformance }] = await Promise.all([
    import('../../library/conformance/books.js'),
    import('../../library/conformance/conformance.js'),
    import('../../library/content-file.js'),
    import('../conformance-report.js'),
  ]);
  const bar = output.progress('cases');
  try {
    const { rule = null, trace, failFast } = options;
    const run = runConformance(BOOKS, { paths, rule, trace, failFast, progress: bar.at });
    bar.end();
    const tally = reportConformance(output, run, options);
    return tally.failed === 0 ? EXIT.ok : EXIT.negative;
  } catch (error) {
    bar.end();
    if (error instanceof NoCases || error instanceof ContentError) throw badInput(error.message);
    throw error;
  }
}

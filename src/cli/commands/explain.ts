import type { JudgedOrder } from '../../audit/judged-order.js';
import { isGameId } from '../../ledger/game-stream.js';
import { auditOf } from '../audited-game.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { auditFile } from '../exported-file.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { partsOf } from '../written-parts.js';

interface ExplainOptions {
  readonly at: string;
}

/** `herald explain`: the order to which an event belongs, and the reasons that are recorded for all that followed. */
export function register(program: Program): void {
  program.add<ExplainOptions>(
    'explain',
    'tell why an order had its consequences: each price, modifier and die, with its rule',
    (command) =>
      command
        .argument('<game>', 'id of a game or siege in the ledger, or an exported file')
        .requiredOption('--at <revision>', 'an event that belongs to the order (117)'),
    explain,
  );
}

async function explain(output: Output, [game = '']: readonly string[], { at }: ExplainOptions): Promise<ExitCode> {
  const options = { parts: partsOf({ at }) };
  const audit = isGameId(game) ? await auditOf(output, game, options) : await auditFile(output, game, options);
  if (audit instanceof Error) throw badInput(audit.message);
  const order = audit.judged?.[0];
  if (!order) throw badInput(`${game} cannot be replayed: ${audit.findings[0]?.because ?? 'its log is empty'}`);
  const titles = await titlesOfRules();
  for (const line of explanation(order, titles)) output.line(line);
  output.document(order);
  return order.verdict === 'wrong' ? EXIT.negative : EXIT.ok;
}

function explanation({ events, verdict, findings }: JudgedOrder, titles: ReadonlyMap<string, string>): string[] {
  const named = (rule: string | null): string =>
    rule === null ? '' : ` (${[rule, titles.get(rule)].join(' ').trim()})`;
  return [
    ...events.flatMap(({ revision, text, reasons }) => [
      `event ${revision}: ${text}`,
      ...reasons.map((reason) => `  ${reason.text}${named(reason.rule)}`),
    ]),
    `by the rules: ${verdict}`,
    ...findings.map(({ revision, rule, because }) => `  event ${revision}: ${because}${named(rule)}`),
  ];
}

async function titlesOfRules(): Promise<ReadonlyMap<string, string>> {
  const { loadCatalogue } = await import('../../library/catalogue.js');
  return new Map(loadCatalogue().rules.map(({ id, title }) => [id, title]));
}

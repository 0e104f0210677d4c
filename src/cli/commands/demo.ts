import { EXIT, unavailable, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

interface DemoOptions {
  readonly url?: string;
  readonly scenario: string;
  readonly out?: string;
}

/** `herald demo`: a fight over GraphQL on a running server until one side wins, then its proof. */
export function register(program: Program): void {
  program.add<DemoOptions>(
    'demo',
    'play a fight of two sides over GraphQL, then export it, replay it, judge it and verify the export',
    (command) =>
      command
        .option('--url <url>', 'a running server; without it one is started for the demo')
        .option('--scenario <id>', 'what to play', 'tavern-brawl')
        .option('--out <file>', 'where to keep the exported game (default: nowhere)'),
    (output, _args, options) => demo(output, options),
  );
}

async function demo(output: Output, options: DemoOptions): Promise<ExitCode> {
  if (options.url !== undefined) return playAndProve(options.url.replace(/\/$/, ''), options, output);
  const { startTemporaryServer } = await import('../demo/temporary-server.js');
  const server = await startTemporaryServer();
  try {
    return await playAndProve(server.url, options, output);
  } finally {
    await server.close();
  }
}

async function playAndProve(url: string, { scenario, out }: DemoOptions, output: Output): Promise<ExitCode> {
  const [{ GraphqlClient }, { fightItOut }, { verifyExport }, { RULEBOOKS }] = await Promise.all([
    import('../graphql-client.js'),
    import('../demo/fight.js'),
    import('../../audit/verify-export.js'),
    import('../../library/rulesets.js'),
  ]);
  const fight = await fightItOut(new GraphqlClient(url), scenario, output);
  const points = fight.outcome.points.map(({ side, points: won }) => `${side} ${won}`).join(', ');
  output.line(
    `${fight.outcome.winner ?? 'nobody'} wins after ${fight.gameTurns} game turns, ${fight.orders} orders: ${points}`,
  );
  const exported = await exportOf(url, fight.game);
  if (out !== undefined) await (await import('node:fs/promises')).writeFile(out, exported);
  const audit = await verifyExport(chunksOf(exported), RULEBOOKS);
  output.line(
    `replayed and judged: ${audit.events} events, ${audit.orders} orders, ${audit.turns} player turns; ` +
      (audit.right ? 'all of it is right' : `${audit.findings.length} findings`),
  );
  for (const { because } of audit.findings) output.line(`  ${because}`);
  const forged = await verifyExport(chunksOf(withOneDieChanged(exported)), RULEBOOKS);
  output.line(
    `a copy in which one die was changed: ${forged.right ? 'not noticed' : (forged.findings[0]?.because ?? 'wrong')}`,
  );
  output.document({ ...fight, audit, forgeryNoticed: !forged.right });
  return audit.right && !forged.right ? EXIT.ok : EXIT.negative;
}

async function exportOf(url: string, game: string): Promise<string> {
  const response = await fetch(`${url}/games/${game}/events.ndjson`);
  if (!response.ok) throw unavailable(`the game cannot be exported: ${response.status} ${response.statusText}`);
  return response.text();
}

async function* chunksOf(text: string): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text));
}

/** The forgery that every loser dreams of: the first die of the game shows something else. */
function withOneDieChanged(exported: string): string {
  return exported.replace(/"value":(\d+)/, (_, value: string) => `"value":${value === '1' ? 2 : 1}`);
}

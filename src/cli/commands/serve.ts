import type { DemoGame } from '../../api/demo-game.js';
import type { RunningServer } from '../../api/server.js';
import { badInput, EXIT, type ExitCode, unavailable } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly demo?: boolean;
}

/** The default of HERALD_SHUTDOWN_SECONDS, and the time that closing the stores may take in addition. */
const SHUTDOWN_SECONDS = 20;
const MARGIN_SECONDS = 5;

/** `herald serve`: the server, until it is told to stop (SIGINT, SIGTERM). */
export function register(program: Program): void {
  program.add<ServeOptions>(
    'serve',
    'serve games over GraphQL and REST',
    (command) =>
      command
        .option('--port <port>', 'port to listen on; 0: any that is free (default: PORT, or 4000)')
        .option('--host <host>', 'address to listen on (default: HOST, or 127.0.0.1)')
        .option('--demo', 'have a demo game to look at (default: HERALD_DEMO, or yes)')
        .option('--no-demo', 'have none'),
    (output, _args, options) => serve(output, options),
  );
}

async function serve(output: Output, options: ServeOptions): Promise<ExitCode> {
  const stopped = stopSignal();
  const server = await started(options);
  const { games, scenarios, config } = server.application;
  const { createDemoGame } = await import('../../api/demo-game.js');
  announce(output, server, config.demo ? await createDemoGame(games, scenarios) : null);
  await stopped;
  output.note('stopping');
  await server.close();
  return EXIT.ok;
}

async function started(options: ServeOptions): Promise<RunningServer> {
  const { configFrom, ConfigError, assertPortOption } = await import('../../api/config.js');
  try {
    if (options.port !== undefined) assertPortOption(options.port);
    const config = configFrom(environment(options));
    const { startServer } = await import('../../api/server.js');
    return await startServer(config);
  } catch (error) {
    if (error instanceof ConfigError) throw badInput(error.message);
    throw unavailable(error instanceof Error ? error.message : String(error));
  }
}

/** Options of the command line go before the environment. */
function environment({ port, host, demo }: ServeOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...(port === undefined ? {} : { PORT: port }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(demo === undefined ? {} : { HERALD_DEMO: demo ? '1' : '0' }),
  };
}

/** Ends a process that hangs: at its start, or because a store does not close. */
function endAtLast(): void {
  const seconds = Number(process.env['HERALD_SHUTDOWN_SECONDS']) || SHUTDOWN_SECONDS;
  setTimeout(() => process.exit(EXIT.unavailable), (seconds + MARGIN_SECONDS) * 1000).unref();
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        endAtLast();
        resolve();
      });
    }
  });
}

function announce(output: Output, { url, metricsUrl }: RunningServer, demo: DemoGame | null): void {
  output.line(`Herald listens on ${url}`);
  output.line(`  GraphQL    ${url}/graphql (subscriptions: ${url.replace(/^http/, 'ws')}/graphql)`);
  output.line(`  GraphiQL   ${url}/graphiql`);
  output.line(`  REST       ${url}/openapi.json`);
  if (metricsUrl !== null) output.line(`  Metrics    ${metricsUrl}`);
  if (demo) {
    output.line(`Demo game ${demo.game}; looking at it needs no key. Keys of its seats, shown this once:`);
    for (const { side, key } of demo.seats) output.line(`  ${side.padEnd(10)} ${key}`);
  }
  output.document({ url, graphql: `${url}/graphql`, graphiql: `${url}/graphiql`, metrics: metricsUrl, demo });
}

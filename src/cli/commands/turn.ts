import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import { faultLines, type Fault } from '../fault-lines.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';
import { isSystemError, whyUnread } from '../system-error.js';

interface TurnOptions {
  readonly url: string;
  readonly key?: string;
  readonly dryRun?: true;
  readonly good?: true;
  readonly revision?: string;
}

interface Line {
  readonly line: number;
  readonly text: string;
}

/** The answer of `submitTurn`; the members of the other kinds of answers are absent. */
interface Answer {
  readonly __typename: 'TurnAccepted' | 'TurnRefused' | 'TurnChecked';
  readonly revision: number;
  readonly faults: readonly Fault[];
  readonly orders?: number;
  readonly known?: number;
  readonly carriedOut?: number;
  readonly repeated?: boolean;
  readonly waiting?: readonly Line[];
  readonly stopped?: Fault | null;
  readonly events?: readonly { readonly revision: number; readonly text: string }[];
  readonly warnings?: readonly { readonly line: number; readonly warning: { readonly reason: string } }[];
}

const FAULT = 'line column code rule reason expected found meant';
const SUBMIT = `mutation ($input: SubmitTurnInput!) { submitTurn(input: $input) { __typename
  ... on TurnAccepted { revision repeated carriedOut faults { ${FAULT} } stopped { ${FAULT} } waiting { line text }
    events { revision text } warnings { line warning { reason } } }
  ... on TurnRefused { revision faults { ${FAULT} } }
  ... on TurnChecked { revision orders known faults { ${FAULT} } } } }`;
const REVISION = 'query ($id: ID!) { game(id: $id) { revision } }';

/** `herald turn`: a player turn as one message to a running server, or only checked there. */
export function register(program: Program): void {
  program.add<TurnOptions>(
    'turn',
    'send a turn message to a server, or have it checked; show where it fails (docs/notation.md)',
    (command) =>
      command
        .argument('<game>', 'id of a game on the server')
        .argument('[file]', 'the message, one order a line; absent or -: from stdin')
        .option('--url <url>', 'the server', 'http://localhost:4000')
        .option('--key <key>', 'the key of the seat; absent: that of the environment (HERALD_KEY)')
        .option('--dry-run', 'only check the message: nothing changes')
        .option('--good', 'carry out the lines before the first one at fault')
        .option('--revision <revision>', 'the revision that you have seen; absent: the present one'),
    (output, [game = '', file = '-'], options) => turn(output, game, file, options),
  );
}

async function turn(output: Output, game: string, file: string, options: TurnOptions): Promise<ExitCode> {
  const key = options.key ?? process.env['HERALD_KEY'];
  if (key === undefined) throw badInput('the key of a seat is missing: --key, or HERALD_KEY in the environment');
  const message = await messageIn(file);
  const answer = await sent(game, key, message, options);
  output.document(answer);
  tell(output, answer, message);
  const isWhole = answer.__typename !== 'TurnRefused' && answer.faults.length === 0 && !answer.stopped;
  return isWhole ? EXIT.ok : EXIT.negative;
}

async function sent(game: string, key: string, message: string, options: TurnOptions): Promise<Answer> {
  const { GraphqlClient, GraphqlFailure } = await import('../graphql-client.js');
  const client = new GraphqlClient(options.url.replace(/\/$/, ''));
  try {
    const seen = options.revision === undefined ? await revisionOf(client, game, key) : revisionIn(options.revision);
    const how = { dryRun: options.dryRun ?? false, upTo: options.good ? 'firstFault' : 'wholeMessage' };
    const input = { game, message, expectedRevision: seen, idempotencyKey: randomUUID(), ...how };
    const { submitTurn } = await client.send<{ readonly submitTurn: Answer }>(SUBMIT, { input }, key);
    return submitTurn;
  } catch (error) {
    if (error instanceof GraphqlFailure) throw badInput(error.message);
    throw error;
  }
}

async function revisionOf(
  client: { send<Data>(document: string, variables: Readonly<Record<string, unknown>>, key: string): Promise<Data> },
  id: string,
  key: string,
): Promise<number> {
  const { game } = await client.send<{ readonly game: { readonly revision: number } | null }>(REVISION, { id }, key);
  if (!game) throw badInput(`there is no game ${id}`);
  return game.revision;
}

function revisionIn(text: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw badInput(`--revision expects a number, not ${text}`);
  return Number(text);
}

async function messageIn(file: string): Promise<string> {
  if (file === '-') {
    const parts: Buffer[] = [];
    for await (const part of process.stdin) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  }
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isSystemError(error)) throw badInput(whyUnread(file, error));
    throw error;
  }
}

function tell(output: Output, answer: Answer, message: string): void {
  for (const { revision, text } of answer.events ?? []) output.line(`event ${revision}: ${text}`);
  for (const { line, warning } of answer.warnings ?? []) output.line(`line ${line}: warning: ${warning.reason}`);
  for (const { line, text } of answer.waiting ?? []) output.line(`waits sealed, line ${line}: ${text}`);
  const { faults, stopped } = answer;
  const isTold = stopped && !faults.some(({ line }) => line === stopped.line);
  for (const fault of isTold ? [stopped, ...faults] : faults) {
    for (const line of faultLines(fault, message)) output.line(line);
  }
  output.line(summary(answer));
}

function summary({ __typename: kind, carriedOut, orders, known, stopped, waiting }: Answer): string {
  if (kind === 'TurnRefused') return 'refused: nothing is carried out';
  if (kind === 'TurnChecked')
    return `checked: ${orders ?? 0} orders can be read, ${known ?? 0} are known to be accepted`;
  const rest = stopped ? `; stopped at line ${stopped.line}` : waiting?.length ? `; ${waiting.length} wait` : '';
  return `${carriedOut ?? 0} orders are carried out${rest}`;
}

import type { Attack, Outcome } from '../attack/attack.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

interface AttackOptions {
  readonly only?: string;
  readonly requests: string;
  readonly connections: string;
  readonly patience: string;
}

const DEFAULT_URL = 'http://127.0.0.1:4000';

/** `herald attack`: tries the attacks that SECURITY.md says fail, on your own server on this machine. */
export function register(program: Program): void {
  program.add<AttackOptions>(
    'attack',
    'try to break a server of yours on this machine, in games of its own, and tell what held',
    (command) =>
      command
        .argument('[url]', 'the server, on a loopback address', DEFAULT_URL)
        .option('--only <names>', 'some attacks only: bodies,secrets')
        .option('--requests <count>', 'most requests of a flood', '1500')
        .option('--connections <count>', 'most connections of a flood', '450')
        .option('--patience <seconds>', 'how long to be slow, idle or deaf', '75'),
    (output, [url = DEFAULT_URL], options) => attack(output, url, options),
  );
}

async function attack(output: Output, url: string, options: AttackOptions): Promise<ExitCode> {
  const [{ ATTACKS, tried }, { Target }] = await Promise.all([
    import('../attack/attacks.js'),
    import('../attack/target.js'),
  ]);
  const attacks = chosen(ATTACKS, options.only);
  const target = await Target.at(url, {
    requests: countOf('requests', options.requests, 5000),
    connections: countOf('connections', options.connections, 1000),
    patience: countOf('patience', options.patience, 300),
  });
  const outcomes: Outcome[] = [];
  for await (const outcome of tried(target, attacks)) {
    outcomes.push(outcome);
    output.line(`${outcome.held ? 'held  ' : 'BROKEN'} ${outcome.name}: ${outcome.what}`);
    for (const fault of outcome.faults) output.line(`         ${fault}`);
  }
  const broken = outcomes.filter(({ held }) => !held).length;
  output.line(`${outcomes.length - broken} of ${outcomes.length} held`);
  output.document({ url, outcomes });
  return broken === 0 ? EXIT.ok : EXIT.negative;
}

function chosen(attacks: readonly Attack[], only: string | undefined): readonly Attack[] {
  if (only === undefined) return attacks;
  const names = only.split(',');
  const unknown = names.find((name) => attacks.every((one) => one.name !== name));
  if (unknown === undefined) return attacks.filter(({ name }) => names.includes(name));
  throw badInput(`there is no attack ${unknown}; there are ${attacks.map(({ name }) => name).join(', ')}`);
}

function countOf(name: string, text: string, max: number): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= max) return count;
  throw badInput(`--${name} is ${text}; it may be a whole number from 1 to ${max}`);
}

import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { compare } from './against.js';
import { list } from './list.js';
import { benchOptions, type BenchOptions } from './options.js';
import type { BenchGroup } from './row.js';

type Measurement = (options: BenchOptions) => Promise<readonly BenchGroup[]>;

/** The measurements by name; `npm run bench -- engine ledger` runs some of them, without names all. */
const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  engine: async () => (await import('./engine.js')).engineBench(),
  sight: async () => (await import('./sight.js')).sightBench(),
  ledger: async () => (await import('./ledger.js')).ledgerBench(),
  play: async () => (await import('./play.js')).playBench(),
  dice: async () => (await import('./dice.js')).diceBench(),
  'late-claims': async (options) => (await import('./late-claims.js')).lateClaimsBench(options),
  quarrels: async (options) => (await import('./quarrels.js')).quarrelsBench(options),
  subscribers: async () => (await import('./subscribers.js')).subscribersBench(),
  'slow-readers': async () => (await import('./subscribers.js')).slowReadersBench(),
  sieges: async (options) => (await import('./sieges.js')).siegesBench(options),
  growth: async (options) => (await import('./growth.js')).growthBench(options),
  'kurrent-orders': async () => (await import('./kurrent-orders.js')).kurrentOrdersBench(),
  'kurrent-failover': async () => (await import('./kurrent-failover.js')).kurrentFailoverBench(),
  servers: async () => (await import('./servers.js')).serversBench(),
  orders: async () => (await import('./orders.js')).ordersBench(),
  api: async () => (await import('./api.js')).apiBench(),
  reads: async () => (await import('./reads.js')).readsBench(),
};

/** Parts of measurements, which are run only by their names. */
const PARTS: Readonly<Record<string, Measurement>> = {
  sqlite: async () => [await (await import('./ledger.js')).sqliteBench()],
  postgres: async () => [await (await import('./ledger.js')).postgresBench()],
  kurrentdb: async () => [await (await import('./ledger.js')).kurrentBench()],
};

const BEGIN = '<!-- measured -->';
const END = '<!-- /measured -->';
const ROUNDS = 3;

async function main(args: readonly string[]): Promise<void> {
  const { positionals: names, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ against: { type: 'string' }, rounds: { type: 'string' }, json: { type: 'boolean' } },
      ...{ sizes: { type: 'string' }, stores: { type: 'string' } },
    },
  });
  const chosen = names.length > 0 ? names : Object.keys(MEASUREMENTS);
  const known = { ...MEASUREMENTS, ...PARTS };
  const unknown = chosen.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0)
    throw new Error(`no measurement ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}`);
  if (values.against !== undefined) {
    await compare(values.against, chosen, Number(values.rounds ?? ROUNDS));
    return;
  }
  const groups: BenchGroup[] = [];
  for (const name of chosen) {
    const measured = (await known[name]?.(benchOptions(values))) ?? [];
    if (values.json !== true) for (const group of measured) console.log(list(group));
    groups.push(...measured);
  }
  if (values.json === true) console.log(JSON.stringify(groups));
  else if (names.length === 0) await record(groups);
}

/** Writes all lists between the marks of bench/README.md. */
async function record(groups: readonly BenchGroup[]): Promise<void> {
  const path = 'bench/README.md';
  const text = await readFile(path, 'utf8');
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${path} has lost its marks`);
  const machine = `Measured on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}.`;
  const measured = [machine, ...groups.map(list)].join('\n\n');
  await writeFile(path, `${text.slice(0, before + BEGIN.length)}\n\n${measured}\n\n${text.slice(after)}`);
}

await main(process.argv.slice(2));

import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { type BenchGroup, spread } from './row.js';

/** The measurements by name; `npm run bench -- engine ledger` runs some of them, without names all. */
const MEASUREMENTS: Readonly<Record<string, () => Promise<readonly BenchGroup[]>>> = {
  engine: async () => (await import('./engine.js')).engineBench(),
  sight: async () => (await import('./sight.js')).sightBench(),
  ledger: async () => (await import('./ledger.js')).ledgerBench(),
  play: async () => (await import('./play.js')).playBench(),
  subscribers: async () => (await import('./subscribers.js')).subscribersBench(),
  'slow-readers': async () => (await import('./subscribers.js')).slowReadersBench(),
  api: async () => (await import('./api.js')).apiBench(),
};

const BEGIN = '<!-- measured -->';
const END = '<!-- /measured -->';

async function main(names: readonly string[]): Promise<void> {
  const chosen = names.length > 0 ? names : Object.keys(MEASUREMENTS);
  const unknown = chosen.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
  if (unknown.length > 0)
    throw new Error(`no measurement ${unknown.join(', ')}; there are ${Object.keys(MEASUREMENTS).join(', ')}`);
  const groups: BenchGroup[] = [];
  for (const name of chosen) {
    const measured = (await MEASUREMENTS[name]?.()) ?? [];
    for (const group of measured) console.log(table(group));
    groups.push(...measured);
  }
  if (names.length === 0) await record(groups);
}

/** Writes all tables between the marks of bench/README.md. */
async function record(groups: readonly BenchGroup[]): Promise<void> {
  const path = 'bench/README.md';
  const text = await readFile(path, 'utf8');
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${path} has lost its marks`);
  const machine = `Measured on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}.`;
  const measured = [machine, ...groups.map(table)].join('\n\n');
  await writeFile(path, `${text.slice(0, before + BEGIN.length)}\n\n${measured}\n\n${text.slice(after)}`);
}

function table({ title, rows }: BenchGroup): string {
  const lines = rows.map(({ name, value, unit, floor, note }) => {
    const bound = floor ? `${spread(floor.ratios)} of ${floor.name}: ${rounded(floor.value)}` : '';
    return `| ${name} | ${rounded(value)} | ${unit} | ${bound} | ${note ?? ''} |`;
  });
  const head = ['| measurement | value | unit | times its floor | note |', '|---|---:|---|---|---|'];
  return [`### ${title}`, '', ...head, ...lines].join('\n');
}

function rounded(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toPrecision(3);
}

await main(process.argv.slice(2));

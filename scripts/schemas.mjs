// Writes content/schemas/events from the definitions of the built code, or with --check tells whether it is the same.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVENT_SCHEMAS } from '../dist/api/event-schemas.js';

const FOLDER = fileURLToPath(new URL('../content/schemas/events/', import.meta.url));
/** A line for each member and each definition, so that a change shows where it is. */
function written(schema, depth = 1) {
  const lines = Object.entries(schema).map(([key, value]) => {
    const opened = key === '$defs' || (key === 'properties' && depth < 4) || (key === 'data' && depth < 4);
    return `${'  '.repeat(depth)}${JSON.stringify(key)}: ${opened ? written(value, depth + 1) : JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n${'  '.repeat(depth - 1)}}`;
}

const made = new Map(EVENT_SCHEMAS.map(({ path, schema }) => [path, `${written(schema)}\n`]));
const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true }).catch(() => []);
const names = entries.filter((one) => one.isFile()).map((one) => `${one.parentPath}/${one.name}`);
const kept = names.map((name) => relative(FOLDER, name));

if (process.argv.includes('--check')) {
  const wrong = kept.filter((name) => !made.has(name));
  for (const [path, text] of made) {
    if ((await readFile(`${FOLDER}${path}`, 'utf8').catch(() => '')) !== text) wrong.push(path);
  }
  if (wrong.length === 0) console.log(`content/schemas/events holds the ${made.size} schemas of the definitions`);
  else {
    console.error(`content/schemas/events differs in ${wrong.join(', ')}: run npm run schemas and commit it`);
    process.exitCode = 1;
  }
} else {
  await rm(FOLDER, { recursive: true, force: true });
  for (const [path, text] of made) {
    await mkdir(dirname(`${FOLDER}${path}`), { recursive: true });
    await writeFile(`${FOLDER}${path}`, text);
  }
}

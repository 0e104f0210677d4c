// Writes schema.graphql from the built code, or with --check tells whether the committed file differs from it.
import { readFile, writeFile } from 'node:fs/promises';
import { schemaText } from '../dist/api/graphql/schema.js';

const FILE = new URL('../schema.graphql', import.meta.url);

const built = await schemaText();
if (process.argv.includes('--check')) {
  const kept = await readFile(FILE, 'utf8').catch(() => '');
  if (kept === built) console.log('schema.graphql is what the code builds');
  else {
    console.error('schema.graphql is not what the code builds: run npm run schema and commit it');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, built);
}

// Writes docs/rulings.md from the catalogue and the conformance cases, or with --check tells whether the committed file
// differs from what they say.
import { readFile, writeFile } from 'node:fs/promises';
import { rulingsPage } from '../dist/library/rulings.js';

const FILE = new URL('../docs/rulings.md', import.meta.url);

const made = rulingsPage();
if (process.argv.includes('--check')) {
  const kept = await readFile(FILE, 'utf8').catch(() => '');
  if (kept === made) console.log('docs/rulings.md is what catalogue and cases say');
  else {
    console.error('docs/rulings.md is not what catalogue and cases say: run npm run rulings and commit it');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, made);
}

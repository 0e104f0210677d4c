// Writes content/code-of-rules.json (files of the source by the rules that they name) and docs/rules.md, or with
// --check tells whether the committed files differ from what source, catalogue and cases say.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { formatted } from './formatted.mjs';
import { namedRules } from '../dist/library/named-rules.js';
import { rulesPage } from '../dist/library/rules-page.js';

const ROOT = new URL('../', import.meta.url);
const SOURCE = 'src/engine';
/** Tables of which rule is cited for which name rules and hold no code. */
const NO_CODE = /-citations\.ts$/;

function codeOfRules() {
  const files = readdirSync(new URL(SOURCE, ROOT), { recursive: true, encoding: 'utf8' });
  const found = {};
  for (const file of files.filter((name) => name.endsWith('.ts') && !NO_CODE.test(name)).sort()) {
    const path = `${SOURCE}/${file}`;
    for (const { rule } of namedRules(readFileSync(new URL(path, ROOT), 'utf8'))) {
      (found[rule] ??= new Set()).add(path);
    }
  }
  const ids = Object.keys(found).sort();
  return Object.fromEntries(ids.map((id) => [id, [...found[id]]]));
}

const code = codeOfRules();
const made = {
  'content/code-of-rules.json': await formatted('content/code-of-rules.json', JSON.stringify(code)),
  'docs/rules.md': await formatted('docs/rules.md', rulesPage(code)),
};
for (const [name, text] of Object.entries(made)) {
  const file = new URL(name, ROOT);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
    continue;
  }
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept === text) console.log(`${name} is what source, catalogue and cases say`);
  else {
    console.error(`${name} is not what source, catalogue and cases say: run npm run rules and commit it`);
    process.exitCode = 1;
  }
}

// Writes which rules of a book are cited in place of rules of the family, as a table of the engine, from the catalogue
// (`same`, `cites` and `differs.from`), or with --check tells whether the committed table differs from what it says.
import { readFile, writeFile } from 'node:fs/promises';
import { citationsOf } from '../dist/library/citations.js';
import { formatted } from './formatted.mjs';

const FILES = { 'siege-en': 'src/engine/rulesets/pbem/core/books/siege-en-citations.ts' };

async function tableOf(book, name) {
  const file = new URL(`../${name}`, import.meta.url);
  const rows = [...citationsOf(book)].map(([family, own]) => `  '${family}': '${own}',`);
  const constant = `${book.toUpperCase().replaceAll('-', '_')}_CITATIONS`;
  const text = `/**
 * By rule of the family, the rule of ${book} that is cited in its place. Written by \`npm run citations\` from
 * content/catalogue/${book}; do not edit.
 */
export const ${constant}: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
  return [file, await formatted(name, text)];
}

for (const [book, name] of Object.entries(FILES)) {
  const [file, made] = await tableOf(book, name);
  if (!process.argv.includes('--check')) {
    await writeFile(file, made);
    continue;
  }
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept === made) console.log(`${name} is what the catalogue says`);
  else {
    console.error(`${name} is not what the catalogue says: run npm run citations and commit it`);
    process.exitCode = 1;
  }
}

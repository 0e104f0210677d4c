import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { CatalogueUnsound, loadCatalogue, readChapter } from '../../src/library/catalogue.js';
import { CONTENT_FOLDER } from '../../src/library/content-file.js';

const catalogue = loadCatalogue();

it('reads of every rule what the whole files say', () => {
  const folder = `${CONTENT_FOLDER}catalogue`;
  const whole = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(`${folder}/${name}`).map((file) => ({ book: name, chapter: file.replace('.yaml', ''), file })),
    )
    .flatMap(({ book, chapter, file }) => {
      const entries = parse(readFileSync(`${folder}/${book}/${file}`, 'utf8')) as Record<string, unknown>[];
      return entries.map(({ id, title, topic, option = null }) => ({ id, title, topic, option, book, chapter }));
    });
  expect(whole.length).toBeGreaterThan(2900);
  expect(catalogue.rules).toStrictEqual(whole);
});

it('knows each rule once, by its id', () => {
  expect(new Set(catalogue.rules.map(({ id }) => id)).size).toBe(catalogue.rules.length);
  expect(catalogue.rule('pbem:7.3c')).toMatchObject({ book: 'pbem', chapter: '07-movement' });
  expect(catalogue.rule('pbem:99.1')).toBeUndefined();
});

it('reads the books that are asked for', () => {
  const { rules } = loadCatalogue(['ach']);
  expect(new Set(rules.map(({ book }) => book))).toStrictEqual(new Set(['ach']));
  expect(loadCatalogue(['../boards', 'none']).rules).toStrictEqual([]);
});

it('refuses what is no list of rules', () => {
  expect(() => readChapter('id: "pbem:1"', 'pbem', '01')).toThrow(CatalogueUnsound);
  expect(() => readChapter('- id: "pbem:1"\n  title: 3', 'pbem', '01')).toThrow(CatalogueUnsound);
});

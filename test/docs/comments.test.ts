import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { filesBelow } from './pages.js';

const FOLDERS = ['src', 'web/src', 'clients/typescript', 'test', 'bench', 'scripts', 'examples'];
/** Written by generators. */
const GENERATED = /\/generated\.ts$/;
const COLUMNS_MAX = 120;
const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/)\s/;
/** A clause stands where the subject should be. */
const WITHOUT_SUBJECT = /^\s*(?:\/\*\*?|\*|\/\/)\s*(?:Who|Whoever|Whom|Whose|What)\s/;

const COMMENTS = FOLDERS.flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !GENERATED.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) => (COMMENT.test(text) ? [{ place: `${file}:${index + 1}`, text }] : [])),
    ),
);

const placesOf = (isWrong: (text: string) => boolean): readonly string[] =>
  COMMENTS.filter(({ text }) => isWrong(text)).map(({ place }) => place);

it('comments fit into 120 columns', () => {
  expect(COMMENTS.length).toBeGreaterThan(5000);
  expect(placesOf((text) => text.length > COLUMNS_MAX)).toEqual([]);
});

it('comments begin with their subject', () => {
  expect(placesOf((text) => WITHOUT_SUBJECT.test(text))).toEqual([]);
});

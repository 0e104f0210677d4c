// Plays the stories of docs/quarrels.md on a server that it starts, and writes what comes out into the page.
import { readFileSync, writeFileSync } from 'node:fs';
import { tellStories, withStories } from './quarrel-stories.mjs';
import { askerOf, served } from './served.mjs';

const PAGE = 'docs/quarrels.md';
const { address: url, end } = await served();
const ask = askerOf(url);

try {
  writeFileSync(PAGE, withStories(readFileSync(PAGE, 'utf8'), await tellStories({ ask, url })));
} finally {
  end();
}

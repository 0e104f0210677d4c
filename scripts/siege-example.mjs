// Carries out the worked example of docs/sieges.md on a server that it starts, writes the answers into the page, and
// draws the castle of the example.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { herald } from '../dist/cli/herald.js';
import { askerOf, served } from './served.mjs';
import { carriedOut, documentsOn, withAnswers } from './siege-example-page.mjs';

const PAGE = 'docs/sieges.md';
const PICTURE = 'docs/pictures-of-sieges/leaguer-day-1.png';
const { address: url, end } = await served();
const ask = askerOf(url);

try {
  const page = readFileSync(PAGE, 'utf8');
  const { siege, answers } = await carriedOut(ask, documentsOn(page));
  const folder = mkdtempSync(join(tmpdir(), 'herald-siege-'));
  const file = join(folder, 'siege.ndjson');
  writeFileSync(file, await (await fetch(`${url}/sieges/${siege}/events.ndjson`)).text());
  const words = ['siege', 'picture', file, '--at', '1', '--width', '1000', '--png', PICTURE];
  await herald(words, { out: process.stderr, err: process.stderr, watched: false });
  rmSync(folder, { recursive: true });
  writeFileSync(PAGE, withAnswers(page, answers));
} finally {
  end();
}

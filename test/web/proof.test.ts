import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TestServer } from '../api/server.js';
import { type Person, TestBrowser } from './browser.js';
import { ExportedFiles } from '../verifier/exported-files.js';
import { forgedOffline, large, onAPhone, refused, sameReport } from './stories/proof.js';

/** For a story, on a machine that is busy with other tests. */
const STORY_MS = 240_000;

let browser: TestBrowser;
let server: TestServer;
let files: ExportedFiles;

beforeAll(async () => {
  [browser, server, files] = await Promise.all([TestBrowser.open(), TestServer.shared(), ExportedFiles.make()]);
}, STORY_MS);

afterAll(async () => {
  await browser.close();
  await server.clear();
  files.clear();
});

/** The command with whose reports the page is compared runs in this process, where its modules are loaded. */
describe('the page that proves games', () => {
  const present: Person[] = [];

  async function person(options: Parameters<TestBrowser['person']>[0] = {}): Promise<Person> {
    const one = await browser.person(options);
    present.push(one);
    return one;
  }

  afterEach(async () => {
    const all = present.splice(0);
    await Promise.all(all.map((one) => one.leave()));
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it(
    'gives the report of the command, for right files and for wrong ones',
    async () => sameReport(await person(), server.url, files),
    STORY_MS,
  );

  it(
    'finds a forged file out without a network, and shows the board at the place',
    async () => forgedOffline(await person(), server.url, files),
    STORY_MS,
  );

  it('answers clearly to what is no export', async () => refused(await person(), server.url, files), STORY_MS);

  it('stays alive over a file of 100 MB', async () => large(await person(), server.url, files), STORY_MS);

  it(
    'fits a phone, in the dark',
    async () =>
      onAPhone(await person({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' }), server.url, files),
    STORY_MS,
  );
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { give, type SeatedGame, seatedGame, TestServer } from '../api/server.js';
import { type Person, TestBrowser } from './browser.js';
import { markup, nowhere, past } from './stories/bad-links.js';
import { newcomer } from './stories/newcomer.js';
import { keyboard, phone } from './stories/open-to-all.js';
import { twoPeople } from './stories/two-people.js';

/** For a story, on a machine that is busy with other tests. */
const STORY_MS = 90_000;

let browser: TestBrowser;
let server: TestServer;
let game: SeatedGame;

beforeAll(async () => {
  [browser, server] = await Promise.all([TestBrowser.open(), TestServer.start({ HERALD_COMPUTER_PAUSE_MS: '0' })]);
  game = await seatedGame(server);
  await give(server, game.id, game.red, { endStep: true });
}, STORY_MS);

afterAll(async () => {
  await browser.close();
  await server.clear();
});

describe('the page', () => {
  const present: Person[] = [];

  async function person(options: Parameters<TestBrowser['person']>[0] = {}): Promise<Person> {
    const one = await browser.person(options);
    present.push(one);
    return one;
  }

  afterEach(async () => {
    const all = present.splice(0);
    await Promise.all(all.map((one) => one.leave()));
    // A link to nothing is answered with 404 or an error of GraphQL; the page has thrown nothing.
    expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('lets a newcomer play against the computer by clicks', async () => newcomer(await person(), server.url), STORY_MS);

  it(
    'lets two people play, and tells neither what is hidden from him, before and after a reload',
    async () => twoPeople(await person(), await person(), server.url),
    STORY_MS,
  );

  it(
    'can be used by the keyboard alone, and has nothing that keeps people out',
    async () => keyboard(await person({ reducedMotion: 'reduce' }), server.url),
    STORY_MS,
  );

  it(
    'fits a phone, in the dark',
    async () =>
      phone(
        await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' }),
        server.url,
      ),
    STORY_MS,
  );

  it('says that a game is not there', async () => nowhere(await person(), server.url), STORY_MS);

  it('shows markup as it is written', async () => markup(await person(), server.url, game.id), STORY_MS);

  it('shows the past, each event by its link', async () => past(await person(), server.url, game.id), STORY_MS);
});

import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { CREATE, type SeatedGame, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { revisionOf, settled, until } from '../playing.js';

/** The page asks again for what may come earlier than this, in ms. */
const LONGER_THAN_A_PAUSE_MS = 1500;
const MARKUP = `<img src=x onerror="window.broken = 1"><script>window.broken = 1</script>`;

const NONE = '00000000-0000-0000-0000-000000000000';
/** Links that lead to nothing, and what the page is called that says so. */
const DEAD: readonly (readonly [string, string])[] = [
  ['game', 'This link leads nowhere.'],
  [`game/${NONE}`, 'There is no such game.'],
  [`join/${NONE}?seat=red`, 'There is no such game.'],
  [`seat/${NONE}/hk_none`, 'There is no such game.'],
  [`siege/${NONE}`, 'There is no such siege.'],
  [`campaign/${NONE}`, 'There is no such campaign.'],
  [`tournament/${NONE}`, 'There is no such tournament.'],
  ['rule/pbem:99.99z', 'There is no such rule.'],
  ['new/none', 'There is no such scenario.'],
];

/** A link to something that is not there, or to nothing that the page knows, says so, has a heading, and leads on. */
export async function nowhere(person: Person, url: string): Promise<void> {
  const { page } = person;
  for (const [link, said] of DEAD) {
    await page.goto(`${url}#/${link}`);
    await page.getByRole('alert').getByRole('heading', { level: 1, name: said }).waitFor();
    await until(async () => (await page.title()) === `${said} · Herald`);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('main').getByRole('link').count()).toBeGreaterThan(0);
  }
  await page.goto(`${url}#/game/00000000-0000-0000-0000-000000000000`);
  await page.getByRole('alert').getByText('There is no such game.').waitFor();
  await page.getByRole('link', { name: 'To the games that are there' }).click();
  await page.getByRole('heading', { name: 'Begin a game' }).waitFor();
}

/** To somebody without a key a private game is none, and its title is not in the page. */
export async function stranger(person: Person, server: TestServer): Promise<void> {
  const input = { scenario: 'tavern-brawl', private: true, commandId: randomUUID() };
  const { createGame } = await server.data<{ createGame: { id: string } }>(CREATE, { input });
  const { page } = person;
  await page.goto(`${server.url}#/game/${createGame.id}`);
  await page.getByRole('alert').getByText('There is no such game.').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('Brawl');
}

/** A key that was renewed elsewhere opens the game no longer: the page says so, and shows it without the key. */
export async function expired(person: Person, server: TestServer, { id, red }: SeatedGame): Promise<void> {
  const { page } = person;
  await page.goto(`${server.url}#/seat/${id}/${red}`);
  await page.getByText('It is your turn.').waitFor();
  const RENEW = 'mutation ($game: ID!) { renewKey(input: { game: $game }) { side } }';
  await server.data(RENEW, { game: id }, red);
  await page.reload();
  await page.getByRole('alert').getByText('Your key opens this game no longer.').waitFor();
  await page.getByRole('link', { name: 'Look at the game without it' }).click();
  await page.getByText('You are watching.').waitFor();
}

/** Names with markup in them are shown as they are written, and nothing of them is carried out. */
export async function markup(person: Person, url: string, game: string): Promise<void> {
  const { page } = person;
  const title = JSON.stringify(MARKUP).slice(1, -1);
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/Brawl behind the tavern|The villagers|Jankin/g, title);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(url);
  await page.getByText(MARKUP).first().waitFor();
  await page.goto(`${url}#/game/${game}`);
  await page.getByRole('heading', { level: 1 }).getByText(MARKUP).waitFor();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
}

/** The numbers of the events in the log, the latest first. */
async function numbersIn({ page }: Person): Promise<readonly number[]> {
  const numbers = await page.locator('.log-line a > .small').allInnerTexts();
  return numbers.map(Number);
}

/**
 * An event's link shows the board as it was then with the event in words, however long ago it was, and the way back to
 * now. Of a long log the page fetches the part around the event, again where that fails, and then what one asks for; it
 * shows no gap.
 */
export async function past(person: Person, url: string, game: string): Promise<void> {
  const { page } = person;
  // The page fetches so few events at once, as if the log were long; the part that it asks for first fails.
  let isFailed = false;
  await page.route('**/graphql', (route, request) => {
    const asked = request.postData() ?? '';
    if (!isFailed && asked.includes('query LogPart')) {
      isFailed = true;
      const busy = { message: 'too much at once', extensions: { code: 'RATE_LIMITED' } };
      return route.fulfill({ json: { errors: [busy] } });
    }
    return route.continue({ postData: asked.replace('"last":200', '"last":2').replace('"to":199', '"to":2') });
  });
  await page.goto(`${url}#/game/${game}?at=1`);
  await page.locator('.whose', { hasText: 'You look at the past.' }).waitFor();
  await page.locator('.told-event', { hasText: 'Game turn 1, player turn of red' }).waitFor();
  expect(isFailed).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
  const areShown = (numbers: readonly number[]) =>
    until(async () => (await numbersIn(person)).join() === numbers.join());
  await areShown([2, 1, 0]);
  const latest = await revisionOf(person);
  expect(latest).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'What came then' }).click();
  await page.getByRole('button', { name: 'What came then' }).waitFor({ state: 'detached' });
  await areShown(Array.from({ length: latest + 1 }, (_, index) => latest - index));
  await page.getByRole('button', { name: 'One event on' }).click();
  await page.waitForURL(/at=2$/);
  await page.getByRole('button', { name: 'Now' }).click();
  await page.locator('.whose', { hasText: 'Waiting for' }).waitFor();
  await page.goto(`${url}#/game/${game}?at=9999`);
  await page.getByRole('alert').getByText('The game has not come to event 9999.').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain(`Its latest event is ${latest}.`);
  expect(await page.getByRole('alert').innerText()).not.toContain(game);
  await person.picture('beyond-the-end');
  await page.getByRole('link', { name: 'To the game as it is now' }).click();
  await page.locator('.whose', { hasText: 'Waiting for' }).waitFor();
}

/** A part of the log that the server refuses for good is asked for once; the page says so, and shows the rest. */
export async function refusedForGood(person: Person, url: string, game: string): Promise<void> {
  const { page } = person;
  let asked = 0;
  await page.route('**/graphql', (route, request) => {
    const data = request.postData() ?? '';
    if (!data.includes('query LogPart')) return route.continue({ postData: data.replace('"last":200', '"last":2') });
    asked += 1;
    const damaged = { message: 'an event does not match its hash', extensions: { code: 'CORRUPTED' } };
    return route.fulfill({ json: { errors: [damaged] } });
  });
  await page.goto(`${url}#/game/${game}?at=1`);
  await page.locator('.whose', { hasText: 'You look at the past.' }).waitFor();
  const log = page.getByRole('region', { name: 'What has happened' });
  await log.getByRole('alert').getByText('An event does not match its hash.').waitFor();
  await log.scrollIntoViewIfNeeded();
  await person.picture('refused-part-of-a-log');
  await page.waitForTimeout(LONGER_THAN_A_PAUSE_MS);
  expect(asked).toBe(1);
  expect(await numbersIn(person)).toHaveLength(2);
  await page.getByRole('button', { name: 'Now' }).click();
  await log.getByRole('alert').waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
}

/** Questions that the server cannot answer yet are asked again by themselves, though the connection is there. */
export async function notYet(person: Person, url: string, { game, key }: { game: string; key: string }): Promise<void> {
  const { page } = person;
  const refused: number[] = [];
  await page.route('**/graphql', (route, request) => {
    if (refused.length === 3 || request.postData()?.includes('query Counts') !== true) return route.continue();
    refused.push(Date.now());
    const busy = { message: 'the read model is behind', extensions: { code: 'UNAVAILABLE' } };
    return route.fulfill({ json: { errors: [busy] } });
  });
  await page.goto(`${url}#/seat/${game}/${key}`);
  await settled(person);
  expect(refused).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = refused;
  expect(third - second).toBeGreaterThan(second - first);
  await page.unrouteAll({ behavior: 'wait' });
}

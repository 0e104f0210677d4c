import { expect } from '@jest/globals';
import type { Person } from '../browser.js';

const MARKUP = `<img src=x onerror="window.broken = 1"><script>window.broken = 1</script>`;

/** A link to a game that is not there says so, and leads on. */
export async function nowhere(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/game/00000000-0000-0000-0000-000000000000`);
  await page.getByRole('alert').getByText('There is no such game.').waitFor();
  await page.getByRole('link', { name: 'To the games that are there' }).click();
  await page.getByRole('heading', { name: 'Begin a game' }).waitFor();
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

/** An event's link shows the board as it was then, and the way back to now. */
export async function past(person: Person, url: string, game: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/game/${game}?at=1`);
  await page.locator('.whose', { hasText: 'You look at the past.' }).waitFor();
  await page.getByRole('button', { name: 'One event on' }).click();
  await page.waitForURL(/at=2$/);
  await page.getByRole('button', { name: 'Now' }).click();
  await page.locator('.whose', { hasText: 'Waiting for' }).waitFor();
}

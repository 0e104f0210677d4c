import { expect } from '@jest/globals';
import type { TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { grave, overflow } from './open-to-all.js';

/**
 * Maud opens a tournament, begins a private game in it, invites red by a link, and gives Guy a link to look by. Guy can
 * look and do nothing, and finds nothing without the link; a void key says so and lets him go on without it.
 */
export async function tournament(maud: Person, red: Person, guy: Person, url: string): Promise<void> {
  const { page } = maud;
  await page.goto(`${url}#/account`);
  await page.getByLabel('Your name, as other players shall read it').fill('Maud');
  await page.getByRole('button', { name: 'Open an account' }).click();
  await page.getByLabel('Name of the tournament').fill('Whitsun <b>1185</b>');
  await page.getByRole('button', { name: 'Open a tournament' }).click();
  await page.getByRole('heading', { level: 1, name: 'Whitsun <b>1185</b>' }).waitFor();
  await page.getByText('There is none.').waitFor();
  await page.getByText('Nobody who has an account plays in it yet.').waitFor();
  await page.getByLabel(/Private: nobody/).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByText('You are watching.').waitFor();
  const game = await page.evaluate(() => /game\/([^?]+)/.exec(location.hash)?.[1] ?? '');

  await page.getByRole('button', { name: 'Link for whom you invite' }).first().click();
  const invited = await page.getByLabel('Link for whom you invite').inputValue();
  await red.page.goto(invited);
  await red.page.getByRole('button', { name: 'Take the seat' }).click();
  expect(await red.asked()).toContain('your turn');

  await guy.page.goto(`${url}#/game/${game}`);
  await guy.page.getByText('There is no such game.').waitFor();
  await page.getByRole('button', { name: /^Make a link for those who only look/ }).click();
  const looked = await page.getByLabel('Link for those who only look').inputValue();
  await guy.page.goto(looked);
  await guy.page.getByText('You are watching.').waitFor();
  expect(await guy.page.evaluate(() => location.hash)).toBe(`#/game/${game}`);
  expect(await guy.page.getByRole('button', { name: /^(End step|Take this seat|Make a link)/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Appoint an arbiter' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Odo');
  await page.getByLabel('Fingerprint of the key').fill('Odo');
  expect(await page.locator('input:invalid').count()).toBe(1);
  await page.getByLabel('Fingerprint of the key').fill(` ${'0'.repeat(64)} `);
  await page.getByRole('button', { name: 'Appoint', exact: true }).click();
  await page.getByText('Arbiter: Odo.').waitFor();

  await page.goto(`${url}#/account`);
  await page.getByRole('link', { name: 'Whitsun <b>1185</b>' }).click();
  await page.getByText('1 game', { exact: true }).waitFor();
  await page.getByText(/: taken; .*: free/).waitFor();
  expect(await grave(page)).toEqual([]);
  await maud.picture('tournament');

  // A second link makes the first one void.
  await page.getByRole('link', { name: 'Brawl behind the tavern' }).click();
  await page.getByRole('button', { name: /^Make a link for those who only look/ }).click();
  await page.getByLabel('Link for those who only look').waitFor();
  await guy.page.reload();
  await guy.page.getByText('There is no such game.').waitFor();
}

/**
 * An organiser begins a game of honour with a seat for each whom she invites, which everybody may look at. The table of
 * results tells how it came out, on a phone too.
 */
export async function results(maud: Person, odo: Person, server: TestServer): Promise<void> {
  const { url } = server;
  for (const [{ page }, name] of [
    [maud, 'Maud'],
    [odo, 'Odo of the very long Name'],
  ] as const) {
    await page.goto(`${url}#/account`);
    await page.getByLabel('Your name, as other players shall read it').fill(name);
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByLabel('Name of the tournament').waitFor();
  }
  const { page } = maud;
  await page.getByLabel('Name of the tournament').fill('Lammas');
  await page.getByRole('button', { name: 'Open a tournament' }).click();
  await page.getByLabel(/seats are for those whom you invite/).check();
  await page.getByLabel(/The players, on their honour/).check();
  await page.getByText(/^Options of the rules: none/).waitFor();
  const shown = page.url();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByText('You are watching.').waitFor();
  await page.getByText('free for whoever is invited').first().waitFor();
  await page.getByRole('button', { name: 'Link for whom you invite' }).first().click();
  await odo.page.goto(await page.getByLabel('Link for whom you invite').inputValue());
  await odo.page.getByRole('button', { name: 'Take the seat' }).click();
  expect(await odo.asked()).toContain('your turn');
  await odo.page.getByRole('button', { name: 'Resign…' }).click();
  await odo.page.getByRole('button', { name: 'Resign now' }).click();
  await odo.page.locator('.whose', { hasText: 'The game is over' }).waitFor();

  await odo.page.goto(shown);
  const row = odo.page.getByRole('row', { name: /^Odo of the very long Name \(you\)/ });
  await row.waitFor();
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['0', '0', '1', '0']);
  expect(await grave(odo.page)).toEqual([]);
  expect(await overflow(odo.page)).toBeLessThanOrEqual(0);
  await odo.picture('results');
}

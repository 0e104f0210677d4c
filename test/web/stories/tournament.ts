import { expect } from '@jest/globals';
import type { Person } from '../browser.js';
import { grave } from './open-to-all.js';

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
  await page.getByLabel('Fingerprint of the key').fill('0'.repeat(64));
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

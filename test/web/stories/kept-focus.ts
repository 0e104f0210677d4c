import { expect } from '@jest/globals';
import type { SeatedGame, TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { settled } from '../playing.js';

/**
 * A button that is pressed by the keyboard gives way to something else: one goes on there, and not at the top of the
 * page: at a question, in a form, in the field for the words of a claim, and at the button again when it is closed.
 */
export async function keptFocus(person: Person, server: TestServer, { id, red }: SeatedGame): Promise<void> {
  const { page } = person;
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().press('Enter');
  const isAt = async (words: string): Promise<void> => {
    await page.waitForFunction((wanted) => document.activeElement?.textContent?.startsWith(wanted) === true, words);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  };
  await page.goto(`${server.url}#/seat/${id}/${red}`);
  await settled(person);
  await press('End step');
  await isAt('End the step of movement?');
  await press('Go on with it');
  await isAt('End step');
  await press('Resign…');
  await isAt('Resign now');
  await press(/^Leave this seat/);
  await isAt('Leave it now');
  await page.locator('.log-line', { hasText: 'Blue orders: end turn' }).getByRole('button').press('Enter');
  await press('Claim an error');
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  await press('Not now');
  await isAt('Claim an error');
  await press('Claim an error');
  await page.getByLabel('The error, in your words').fill('Nobody had moved.');
  await press('File the claim');
  await isAt('The claim is filed.');
}

import { expect } from '@jest/globals';
import type { Person } from '../browser.js';
import { grave } from './open-to-all.js';

/** The account that a browser keeps. */
function accountOf({ page }: Person): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('herald.account'));
}

/**
 * Ann opens an account, with an address, and begins a private game; Bob, who has none, comes by her invitation and
 * reads her name and her address. In another browser Ann finds her game by a link to her account, makes the first key
 * void, and removes her address.
 */
export async function accounts(ann: Person, other: Person, url: string): Promise<void> {
  const { page } = ann;
  await page.goto(`${url}#/account`);
  await page.getByLabel('Your name').fill('Ann <i>of</i> the Mill');
  await page.getByRole('button', { name: 'Open an account' }).click();
  await page.getByText('Ann <i>of</i> the Mill').waitFor();
  await page.getByLabel('Your address').fill('ann@mill.example');
  await page.getByRole('button', { name: 'Keep this address' }).click();
  await page.getByText('Only you see it.').waitFor();
  await page.getByLabel(/Show it to those who sit with me/).check();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByText('It is shown to your fellow players.').waitFor();
  await page.getByRole('button', { name: 'Use the account in another browser' }).click();
  const accountLink = await page.getByLabel('Open this link there').inputValue();
  expect(await grave(page)).toEqual([]);
  await ann.picture('account');

  await page.goto(`${url}#/new/tavern-brawl`);
  await page.getByLabel(/takes the free seat/).check();
  await page.getByLabel(/Only whom I invite/).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('you, as Ann <i>of</i> the Mill').waitFor();
  await page.getByRole('button', { name: 'Link for whom you invite' }).click();
  const invitation = await page.getByLabel('Link for whom you invite').inputValue();

  await other.page.goto(invitation);
  await other.page.getByRole('button', { name: 'Take the seat' }).click();
  const seats = other.page.getByRole('region', { name: 'Seats' });
  await seats.getByText('Ann <i>of</i> the Mill').waitFor();
  // The invitation is used up, and its link leads on.
  await other.page.goto(invitation);
  await other.page.getByRole('alert').getByText('This seat is yours.').waitFor();
  await other.page.getByRole('link', { name: 'To the game', exact: true }).click();
  await seats.getByText('Ann <i>of</i> the Mill').waitFor();
  const reached = seats.getByRole('link', { name: 'ann@mill.example' });
  expect(await reached.getAttribute('href')).toBe('mailto:ann@mill.example');
  await seats.getByRole('button', { name: 'Hand this seat over…' }).click();
  const handed = await seats.getByLabel(/Whoever opens this link/).inputValue();
  expect(handed).toMatch(/#\/join\/[0-9a-f-]{36}\?seat=blue&invitation=hi_/);
  expect(await grave(other.page)).toEqual([]);
  await seats.getByRole('button', { name: 'Take the offer back' }).click();
  await seats.getByRole('button', { name: 'Hand this seat over…' }).waitFor();
  await seats.getByRole('button', { name: 'Leave this seat…' }).click();
  await seats.getByRole('button', { name: 'Leave it now' }).click();
  await other.page.getByText('There is no such game.').waitFor();

  await other.page.goto(accountLink);
  expect(await accountOf(other)).toBeNull();
  await other.page.getByRole('button', { name: 'Use this account here' }).click();
  await other.page.getByRole('button', { name: 'Make this browser void' }).click();
  await other.page.getByText('the key of this browser').waitFor();
  expect(other.page.url()).not.toContain('ha_');
  await other.page.getByRole('button', { name: 'Remove it' }).click();
  await other.page.getByRole('button', { name: 'Keep this address' }).waitFor();
  expect(await other.page.getByLabel('Your address').inputValue()).toBe('');
  await other.page.goto(url);
  await other.page.getByRole('link', { name: 'Brawl behind the tavern' }).first().click();
  await other.page.getByText('you, as Ann').waitFor();
}

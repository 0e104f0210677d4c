import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Person } from '../browser.js';
import { grave, overflow } from './open-to-all.js';

/** From the list of sieges to one: its days, the castle, the things, the life of one, and what has changed. */
export async function calendar(person: Person, url: string, title: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/sieges`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.getByText(/^Day 4, in the morning/).waitFor();
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(3).waitFor();
  expect(await grave(page)).toEqual([]);
  await page.getByRole('link', { name: /^Day 2,/ }).press('Enter');
  const castle = page.getByRole('img', { name: 'The castle in the evening of day 2' });
  await castle.waitFor();
  const curves = page.getByRole('img', { name: 'Resistance and losses day by day' });
  // A picture of an earlier moment has another address, so that no browser shows it for this one.
  expect(await curves.getAttribute('src')).toMatch(/curves\.svg\?to=r\d+$/);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
  await page.getByRole('heading', { name: 'Day 2', exact: true }).waitFor();
  await person.picture('siege');
  const things = page.getByRole('region', { name: 'How everything stood in the evening' });
  await things.getByRole('link', { name: 'arrows of the besieger' }).click();
  await page.getByRole('region', { name: 'The life of arrows of the besieger' }).getByText('20').first().waitFor();
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('link', { name: /^Day 3,/ }).click();
  await page.getByRole('heading', { name: 'Day 3', exact: true }).waitFor();
  await page.getByLabel('Since the evening of day').fill('1');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('Nothing stands otherwise.').waitFor();
  await page.waitForURL(/day=3&from=1$/);
}

/**
 * A siege that ships is begun from the list, and one side taken; an order that a program gives for the other side shows
 * at once: the page follows the siege. An error in that order is claimed, and the verdict read.
 */
export async function begun(person: Person, url: string, orderOf: (siege: string) => Promise<unknown>): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/sieges`);
  await page
    .getByRole('button', { name: /^Begin / })
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Orders of the day' });
  await panel.getByRole('listitem').filter({ hasText: 'The besieger: free' }).getByRole('button').click();
  await panel.getByText('The besieger: you').waitFor();
  const siege = /siege\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
  // Why an order was refused is told until the siege has gone on.
  await page.route('**/graphql', (route, request) => {
    if (!request.postData()?.includes('mutation SubmitSiegeOrder(')) return route.fallback();
    const refusal = { reason: 'the day is over', rule: null, __typename: 'Refusal' };
    const submitSiegeOrder = { __typename: 'SiegeOrderRefused', revision: 1, refusal };
    return route.fulfill({ json: { data: { submitSiegeOrder } } });
  });
  await panel.getByRole('button', { name: 'Roll for the initiative' }).click();
  const refused = panel.getByRole('alert').getByText('the day is over');
  await refused.waitFor();
  await orderOf(siege);
  await page.getByText(/The initiative is with the besiege/).waitFor();
  await refused.waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
  const events = page.getByRole('region', { name: 'Events of day 1' });
  await events.getByRole('button', { name: 'Claim an error' }).first().click();
  await events.getByLabel('The error, in your words').fill('The dice were <b>not</b> rolled.');
  await events.getByRole('button', { name: 'File the claim' }).click();
  const quarrels = page.getByRole('region', { name: 'Claims and agreements' });
  await quarrels.getByText('the order was no error').waitFor();
  await quarrels.getByText('The dice were <b>not</b> rolled.').waitFor();
  await quarrels.scrollIntoViewIfNeeded();
  await person.picture('siege-claim');
  expect(await grave(page)).toEqual([]);
}

/** Holds a question back; what is returned lets it go. */
async function heldBack(page: Page, question: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/graphql', async (route, request) => {
    if (request.postData()?.includes(`query ${question}(`)) await released;
    await route.fallback();
  });
  return release;
}

/** Cuts the connection once, when a command is sent. */
async function cutOnce(page: Page, command: string): Promise<void> {
  let isCut = false;
  await page.route('**/graphql', (route, request) => {
    if (isCut || !request.postData()?.includes(`mutation ${command}(`)) return route.fallback();
    isCut = true;
    return route.abort('connectionreset');
  });
}

/** Adds the secret of a day to the answer to an order, as it comes when a day is over. */
async function withSecret(page: Page): Promise<void> {
  await page.route('**/graphql', async (route, request) => {
    if (!request.postData()?.includes('mutation SubmitSiegeOrder(')) return route.fallback();
    const answer = await route.fetch();
    const text = `the dice of turn 0 can be checked: ${'ab'.repeat(32)}`;
    const told = JSON.stringify({ revision: -1, text, __typename: 'SiegeEvent' });
    const body = (await answer.text()).replace(/"events":\[(.*?)\]/, `"events":[$1,${told}]`);
    return route.fulfill({ response: answer, body });
  });
}

/**
 * Somebody takes a side and gives an order, which arrives although the connection was lost at first; no order of before
 * can be given again while the next ones are asked for. The other side is still free for others.
 */
export async function orders(person: Person, url: string, siege: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/siege/${siege}`);
  const panel = page.getByRole('region', { name: 'Orders of the day' });
  await panel.getByRole('listitem').filter({ hasText: 'The besieger: free' }).getByRole('button').click();
  await panel.getByText('The besieger: you').waitFor();
  await panel.getByText('The besieged: free').waitFor();
  const roll = panel.getByRole('button', { name: 'Roll for the initiative' });
  await roll.waitFor();
  person.expects(/ERR_CONNECTION_RESET/);
  await withSecret(page);
  await cutOnce(page, 'SubmitSiegeOrder');
  const release = await heldBack(page, 'Siege');
  await roll.click();
  await panel.getByText(/(has|have) the initiative/).waitFor();
  await panel.getByText('The dice of turn 0 can be checked: abababab…', { exact: true }).waitFor();
  expect(await roll.isEnabled()).toBe(false);
  release();
  await page.getByText(/The initiative is with the besiege/).waitFor();
  await roll.waitFor({ state: 'detached' });
  await page.unrouteAll({ behavior: 'wait' });
  expect(await grave(page)).toEqual([]);
  await page.reload();
  await panel.getByText('The besieger: you').waitFor();
  // The seat is no seat of a game.
  await page.goto(url);
  await page.getByRole('heading', { name: 'Begin a game' }).waitFor();
  expect(await page.getByRole('heading', { name: 'My games' }).count()).toBe(0);
}

/**
 * From a siege into the game of its day, into the seat that is kept for the side, and back; on a phone, in the dark.
 */
export async function intoTheGame(person: Person, url: string, siege: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/siege/${siege}`);
  const panel = page.getByRole('region', { name: 'Orders of the day' });
  await panel.getByRole('listitem').filter({ hasText: 'The besieger: free' }).getByRole('button').click();
  await panel.getByText('The besieger: you').waitFor();
  await panel.getByRole('button', { name: 'Take the result over' }).tap();
  await panel.getByRole('alert').waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await grave(page)).toEqual([]);
  await person.picture('siege-phone');
  await page.getByRole('link', { name: 'The day in detail: to the game' }).tap();
  const seats = page.getByRole('region', { name: 'Seats' });
  const seat = seats.getByRole('listitem').filter({ hasText: '(blue)' });
  // The seat of the other side is kept for another key.
  const take = seats.getByRole('button', { name: 'Take this seat with your key of the siege' });
  await take.first().waitFor();
  expect(await take.count()).toBe(1);
  await seat.getByRole('button', { name: 'Take this seat with your key of the siege' }).tap();
  await seat.getByText(': you').waitFor();
  // A scenario of a siege ends by its rules only: nobody is offered to end it otherwise.
  await page.getByRole('button', { name: 'Propose an arbiter' }).waitFor();
  expect(await page.getByRole('button', { name: /^(Resign|Offer a draw)/ }).count()).toBe(0);
  await seats.getByRole('link', { name: 'Back to the siege' }).tap();
  await page.getByRole('navigation', { name: 'Days' }).waitFor();
}

/** The names under a heading of the things of a siege, with how each stands. */
async function under({ page }: Person, heading: string): Promise<readonly string[]> {
  const things = page.getByRole('region', { name: 'How everything stands' });
  const group = things.locator('details', { has: page.locator('summary', { hasText: heading }) });
  await group.waitFor();
  return group.getByRole('listitem').allInnerTexts();
}

/**
 * Fighters stand by their sides, and whoever has run away by himself with the day on which he is back. The life of one
 * comes into view, and whoever closes it is where he was. On a phone the orders stand before the pictures.
 */
export async function runAway(person: Person, phone: Person, url: string, siege: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/siege/${siege}`);
  expect(await under(person, 'Run away (2)')).toEqual([
    'Dot: of the besieged, wounded, back on the morning of day 5',
    'Cid: of the besieger, will not come back in this siege',
  ]);
  expect(await under(person, 'Fighters of the besieger (1)')).toEqual(['Ann: healthy']);
  expect(await under(person, 'Fighters of the besieged (1)')).toEqual(['Ben: healthy']);
  await person.picture('run-away');
  const { page: small } = phone;
  await small.goto(`${url}#/siege/${siege}`);
  await under(phone, 'Run away (2)');
  expect(await overflow(small)).toBeLessThanOrEqual(0);
  const topOf = async (name: string): Promise<number> =>
    (await small.getByRole(name === 'Orders of the day' ? 'region' : 'img', { name }).boundingBox())?.y ?? NaN;
  expect(await topOf('Orders of the day')).toBeLessThan(await topOf('Resistance and losses day by day'));
  for (let times = 0; times < 2; times += 1) {
    // The second time the life is open already.
    await small.getByRole('link', { name: 'Dot', exact: true }).tap();
    await small.waitForFunction(() => {
      const life = document.getElementById('life');
      const top = Math.round(life?.getBoundingClientRect().top ?? NaN);
      return document.activeElement === life && top >= 0 && top < innerHeight / 2;
    });
  }
  await small.getByRole('link', { name: 'Close' }).tap();
  await small.waitForFunction(() => document.activeElement?.textContent === 'Dot');
  expect(await grave(small)).toEqual([]);
}

/** Links to sieges, days and things that are not there; markup in a title is shown as it is written. */
export async function badSieges(person: Person, url: string, siege: string, title: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/siege/00000000-0000-0000-0000-000000000000`);
  await page.getByRole('alert').getByText('There is no such siege.').waitFor();
  await page.getByRole('link', { name: 'To the sieges that are there' }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1 }).getByText(title, { exact: true }).waitFor();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await page.goto(`${url}#/siege/${siege}?day=99`);
  await page.getByRole('alert').getByText('The siege has not come to day 99.').waitFor();
  for (const thing of ['target:Nowhere', 'nothing']) {
    await page.goto(`${url}#/siege/${siege}?thing=${thing}`);
    await page.getByRole('alert').getByText('There is no such thing in this siege.').waitFor();
  }
  await page.goto(`${url}#/siege/%3Cimg%20src=x%3E`);
  await page.getByRole('alert').waitFor();
}

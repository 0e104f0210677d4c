import { expect } from '@jest/globals';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Person } from '../browser.js';
import { giveOrder, endStep, revisionOf, settled } from '../playing.js';

const GRAVE = ['serious', 'critical'];

/** The findings of axe that keep people out, and whatever stands outside of all landmarks; there must be none. */
export async function grave(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ resultTypes: ['violations'] })");
  return violations
    .filter(({ id, impact }) => id === 'region' || GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** By how much the page is wider than its window, in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** A phone's width, in the dark: everything is there, nothing sticks out, axe has nothing to say. */
export async function phone(person: Person, url: string): Promise<void> {
  const { page } = person;
  await page.goto(`${url}#/new/tavern-brawl`);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await page.getByRole('img', { name: /The map of/ }).waitFor();
  expect(await grave(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Begin' }).tap();
  expect(await person.asked()).toContain('your turn');
  await endStep(person);
  await page.getByRole('button', { name: /^Sim\b/ }).tap();
  await page.locator('.mark.move').first().waitFor();
  expect(await grave(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo(0, 0));
  await person.picture('phone');
  await pinch(person);
}

/** Two fingers that part make the map larger, and choose no hex. */
async function pinch({ page, context }: Person): Promise<void> {
  const world = page.locator('.world');
  const box = await page.locator('.map-frame').boundingBox();
  if (!box) throw new Error('the map is not shown');
  const width = async (): Promise<number> => (await world.boundingBox())?.width ?? 0;
  const [before, words] = [await width(), await page.locator('.map-words').innerText()];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [40, 50, 60]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const after = await width();
  expect(after / before).toBeGreaterThan(1.5);
  expect(after / before).toBeLessThan(2.5);
  expect(await page.locator('.map-words').innerText()).toBe(words);
}

/**
 * A link far down leads to the top of its page, into which the focus goes; the way back leads to where the page before
 * was left, even if that has to come from the server once more, and takes its time.
 */
async function thereAndBack(page: Page): Promise<void> {
  const link = page.locator('.card a').last();
  const title = await link.innerText();
  await link.focus();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => scrollY === 0 && document.activeElement?.id === 'content');
  await page.waitForFunction((words) => document.title === `${words} · Herald`, title);
  await page.route('**/graphql', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.reload();
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Herald');
  await page.waitForFunction((place) => scrollY === place, left);
  await page.unrouteAll({ behavior: 'wait' });
}

/** The keyboard alone, in the light: a unit is chosen and moved, without a pointer. */
export async function keyboard(person: Person, url: string): Promise<void> {
  const { page } = person;
  const { keyboard: keys } = page;
  await page.goto(url);
  await page.getByRole('heading', { name: 'Begin a game' }).waitFor();
  expect(await grave(page)).toEqual([]);
  await thereAndBack(page);
  await page.getByRole('button', { name: 'Play against the computer' }).focus();
  await keys.press('Enter');
  expect(await person.asked()).toContain('your turn');
  await page.waitForFunction(() => document.title === 'Your turn · Brawl behind the tavern · Herald');
  const before = await revisionOf(person);
  // Nobody can come to a button before the page knows what it would do.
  await settled(person);
  await page.getByRole('button', { name: 'End step', exact: true }).focus();
  await keys.press('Enter');
  await page.locator('.status', { hasText: 'movement' }).waitFor();
  expect(await revisionOf(person)).toBeGreaterThan(before);
  // The pressed button is gone: the focus goes to the actions that are possible now.
  await page.locator('#now:focus').waitFor();
  await page.getByRole('button', { name: /^Sim\b/ }).focus();
  await keys.press('Enter');
  await page.locator('.mark.move').first().waitFor();
  await page.getByRole('application').focus();
  await keys.press('ArrowUp');
  expect(await page.locator('.map-words').innerText()).toContain('Q7: flat ground');
  await keys.press('Enter');
  await page.getByRole('group', { name: 'About to be ordered' }).waitFor();
  expect(await grave(page)).toEqual([]);
  await giveOrder(person);
  await page.getByRole('region', { name: 'Events' }).getByText('Sim moves').first().waitFor();
}

import { expect } from '@jest/globals';
import { give, type SeatedGame, type TestServer } from '../../api/server.js';
import type { Person } from '../browser.js';
import { settled } from '../playing.js';

/** The names in the list of one's own units, the first first, with what is said of each. */
async function listOf({ page }: Person): Promise<readonly string[]> {
  return page.locator('.units').first().locator('.unit').allInnerTexts();
}

/**
 * In a host of thirty those who can act come first and ridden horses last. Whoever is chosen in the list is shown on
 * the map, and what he can do stands in view; of hundreds of moves each can be chosen in words. On a phone the page
 * goes to the map.
 */
export async function manyUnits(person: Person, phone: Person, server: TestServer, game: SeatedGame): Promise<void> {
  await give(server, game.id, game.red, { endStep: true });
  const { page } = person;
  await page.goto(`${server.url}#/seat/${game.id}/${game.red}`);
  await settled(person);
  await page.locator('.unit.can-act').first().waitFor();
  const said = await listOf(person);
  const acting = said.map((words) => words.includes('can act'));
  expect(acting.indexOf(false)).toBe(acting.lastIndexOf(true) + 1);
  const ridden = said.map((words) => words.includes('ridden by'));
  expect(ridden.indexOf(true)).toBeGreaterThan(0);
  expect(ridden.slice(ridden.indexOf(true))).not.toContain(false);
  for (let times = 0; times < 4; times += 1) await page.getByRole('button', { name: 'Larger' }).click();
  const counter = page.locator('[data-unit="Reynaut"] .counter-face');
  const isInView = async (): Promise<boolean> => {
    const [frame, at] = [await page.locator('.map-frame').boundingBox(), await counter.boundingBox()];
    return frame !== null && at !== null && at.x >= frame.x && at.x + at.width <= frame.x + frame.width;
  };
  expect(await isInView()).toBe(false);
  await page.locator('.unit', { hasText: /^Reynaut/ }).click();
  const chosen = page.locator('.chosen');
  await chosen.getByText('caparisoned knight').waitFor();
  expect(await isInView()).toBe(true);
  expect((await chosen.boundingBox())?.y).toBeGreaterThan(0);
  await chosen.locator('summary', { hasText: /^Moves/ }).click();
  const moves = chosen.locator('details', { hasText: /^Moves/ });
  expect(await moves.locator('li').count()).toBe(100);
  await person.picture('many-moves');
  const prices = async (): Promise<readonly number[]> =>
    (await moves.locator('li .small').allInnerTexts()).map((words) => Number(/(\d+) MP/.exec(words)?.[1]));
  const cheapest = await prices();
  expect(cheapest).toEqual([...cheapest].sort((one, other) => one - other));
  await moves.getByLabel('List them by hex').check();
  expect(await prices()).not.toEqual(cheapest);
  await moves.getByRole('button', { name: 'Show 100 more' }).click();
  expect(await moves.locator('li').count()).toBe(200);
  await phone.page.goto(`${server.url}#/seat/${game.id}/${game.red}`);
  await settled(phone);
  await phone.page.locator('.unit', { hasText: /^Reynaut/ }).tap();
  await phone.page.waitForFunction(() => {
    const { top = 1, bottom = 0 } = document.querySelector('.map-frame')?.getBoundingClientRect() ?? {};
    return Math.round(top) >= 0 && Math.round(bottom) <= innerHeight;
  });
}

/**
 * Orders of several together are asked for by their types. If the server does not answer, the page says so, and they
 * can be asked for again.
 */
export async function sideOrders(person: Person, server: TestServer, game: SeatedGame): Promise<void> {
  const { page } = person;
  await page.goto(`${server.url}#/seat/${game.id}/${game.red}`);
  await settled(person);
  const asked: string[] = [];
  await page.route('**/graphql', (route, request) => {
    const data = request.postData() ?? '';
    if (!data.includes('query SideOrders')) return route.continue();
    asked.push(data);
    if (asked.length > 1) return route.continue();
    return route.fulfill({ json: { errors: [{ message: 'too much at once', extensions: { code: 'RATE_LIMITED' } }] } });
  });
  const ask = page.getByRole('button', { name: /^Orders of the side, or of several together: \d+ orders$/ });
  const count = Number(/\d+/.exec(await ask.innerText())?.[0]);
  await ask.click();
  await page.getByRole('alert').getByText('Too much at once').waitFor();
  await ask.click();
  await page.locator('summary', { hasText: `Carry (${count})` }).waitFor();
  expect(asked[1]).toContain('"types":["Carry"]');
  await page.unrouteAll({ behavior: 'wait' });
}
